import { Button } from '../../kit/button.tsx';
import { useServices, useTexts } from '../../kit/context.ts';
import type { CastlePlan } from '../../rules/mage-knight/plan.ts';
import { decodePlan, encodePlan } from '../plan/link.ts';
import type { SavedPlans } from './model.ts';

interface SavePlanProps {
  readonly saved: SavedPlans;
  readonly plan: CastlePlan;
}

/** Which saved plan is on the map, and saving what was changed of it; what stood there can be had back. */
export function SavePlan({ saved, plan }: SavePlanProps) {
  const { notices } = useServices();
  const t = useTexts('castleplans');
  const shell = useTexts('shell');
  const held = saved.inHand.value;
  if (!held) return null;
  const { id, name, query } = held;
  const changed = encodePlan(plan) !== query;

  function save(): void {
    const before = saved.overwrite(id, plan);
    if (!before) return;
    const earlier = decodePlan(before.query);
    notices.show(
      t.wasSaved(name),
      earlier && { action: { label: shell.undo, run: () => void saved.overwrite(id, earlier) } },
    );
    // The button is gone with what was to be saved.
    document.querySelector<HTMLElement>('.plan-in-hand')?.focus();
  }

  return (
    <div class="plan-held">
      <p class="plan-in-hand" tabIndex={-1}>
        {changed ? t.heldChanged(name) : t.held(name)}
      </p>
      {changed && !saved.newer.value && (
        <Button kind="primary" icon="check" onClick={save}>
          {t.saveChanges}
        </Button>
      )}
    </div>
  );
}
