import { useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { offerUndo } from '../../kit/undo.ts';
import { useMapPhrases } from '../plan/findings-text.ts';
import type { Thing } from '../plan/model.ts';
import { isMendedByMoving } from './mending.ts';
import type { CastleMapModel } from './model.ts';

/** Moves a thing, or all that breaks a rule, to where the rules allow it; says what came of it, with the way back. */
export function useMend(model: CastleMapModel): (thing?: Thing) => void {
  const services = useServices();
  const t = useTexts('castlemap');
  const phrases = useMapPhrases(model.plan.value);
  return async (thing) => {
    const mended = await model.mend(thing);
    if (!mended) return;
    const { moved, left } = mended;
    const placeless = left.filter(isMendedByMoving).length;
    const missing = left.filter((found) => !isMendedByMoving(found)).map(phrases.finding);
    if (missing.length > 0 && left.some(({ code }) => code === 'DOOR')) missing.push(t.addEntrance);
    const said = [
      ...(moved > 0 ? [t.mended(moved)] : []),
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

interface MendButtonProps {
  readonly model: CastleMapModel;
  readonly kind?: 'primary';
}

/** Makes all of it legal; where that takes a while it says so. */
export function MendButton({ model, kind }: MendButtonProps) {
  const mend = useMend(model);
  const t = useTexts('castlemap');
  const { value: mending } = model.mending;
  return (
    <Button
      {...(kind && { kind })}
      disabled={model.findings.value.length === 0}
      onClick={() => {
        if (!mending) mend();
      }}
    >
      {mending ? t.mending : t.mend}
    </Button>
  );
}
