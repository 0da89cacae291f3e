import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { offerUndo } from '../../kit/undo.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import type { Thing } from '../plan/model.ts';
import { isFixedByMoving } from './fixing.ts';
import type { CastleMapModel } from './map-model.ts';

/** Moves a thing, or all that breaks a rule, to where the rules allow it; says what came of it, with the way back. */
export function useFix(model: CastleMapModel): (thing?: Thing) => void {
  const services = useServices();
  const t = useTexts('castlemap');
  const phrases = useMapPhrases(model.plan.value);
  return async (thing) => {
    const fixed = await model.fix(thing);
    if (!fixed) return;
    const { moved, left } = fixed;
    const placeless = left.filter(isFixedByMoving).length;
    const missing = left.filter((found) => !isFixedByMoving(found)).map(phrases.finding);
    if (missing.length > 0 && left.some(({ code }) => code === 'DOOR')) missing.push(t.addEntrance);
    const said = [
      ...(moved > 0 ? [t.fixed(moved)] : []),
      ...(placeless > 0 ? [moved > 0 ? `${t.wrong(placeless)}.` : t.noPlace] : []),
      ...missing,
    ].join(' ');
    // It is true of this plan alone.
    const after = model.laid.peek();
    const over = () => model.laid.value !== after;
    if (moved > 0) offerUndo(services, said, model.undo, { over });
    else services.notices.show(said, { over });
  };
}

interface FixButtonProps {
  readonly model: CastleMapModel;
  readonly kind?: 'primary';
}

/** Makes all of it legal; where that takes a while it says so. */
export function FixButton({ model, kind }: FixButtonProps) {
  const fix = useFix(model);
  const t = useTexts('castlemap');
  const { value: fixing } = model.fixing;
  return (
    <Button
      {...(kind && { kind })}
      disabled={model.findings.value.length === 0}
      onClick={() => {
        if (!fixing) fix();
      }}
    >
      {fixing ? t.fixing : t.fix}
    </Button>
  );
}
