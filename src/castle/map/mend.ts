import { useServices, useTexts } from '../../kit/context.ts';
import { useUndo } from '../../kit/undo.ts';
import type { Thing } from '../plan/model.ts';
import type { CastleMapModel } from './model.ts';

/** Moves a thing, or all that breaks a rule, to where the rules allow it; says what came of it, with the way back. */
export function useMend(model: CastleMapModel): (thing?: Thing) => void {
  const { notices } = useServices();
  const offerUndo = useUndo();
  const t = useTexts('castlemap');
  return (thing) => {
    const { moved, left } = model.mend(thing);
    if (moved === 0) notices.show(t.noPlace);
    else offerUndo(left > 0 ? `${t.mended(moved)} ${t.wrong(left)}.` : t.mended(moved), model.undo);
  };
}
