import { useEffect, useRef } from 'preact/hooks';
import { useServices } from '../../kit/context.ts';
import type { CastleMapModel } from '../map/map-model.ts';
import { encodePlan } from '../plan/link.ts';
import { openSavedPlans } from './model.ts';

/** What came with a link and was taken over is no saved plan, even when the plans are opened meanwhile. */
export function useLentPlan(model: CastleMapModel): void {
  const services = useServices();
  const plan = model.plan.value;
  const linked = model.inputs.linked.value;
  const lent = useRef<string | undefined>(undefined);
  useEffect(() => {
    const query = encodePlan(plan);
    if (!linked && lent.current === query) void openSavedPlans(services).then(({ hold }) => hold(undefined));
    lent.current = linked ? query : undefined;
  }, [linked, plan, services]);
}
