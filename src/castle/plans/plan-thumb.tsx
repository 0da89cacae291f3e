import { useMemo } from 'preact/hooks';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import { TableGround, ThingDrawing } from '../plan/drawing.tsx';
import { ownerOf, thingsOf } from '../plan/model.ts';

/** A plan at a glance; drawn once, for the list around it changes with every letter of a name. */
export function PlanThumb({ plan }: { readonly plan: CastlePlan }) {
  return useMemo(
    () => (
      <svg class="plan-thumb" viewBox={`0 0 ${plan.width} ${plan.depth}`} aria-hidden="true">
        <TableGround plan={plan} />
        {thingsOf(plan).map((thing) => (
          <g key={`${thing.kind}-${thing.index}`} data-player={ownerOf(plan, thing)}>
            <ThingDrawing plan={plan} thing={thing} />
          </g>
        ))}
      </svg>
    ),
    [plan],
  );
}
