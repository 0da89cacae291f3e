import type { CastleAttackModel } from '../../../state/castle-attack.ts';
import { useFormat, useServices, useTexts } from '../../context.ts';
import { Button } from '../../parts/button.tsx';
import { attackerName } from './phrases.ts';

interface LeaveOutProps {
  readonly model: CastleAttackModel;
  readonly out: readonly number[];
}

/** Goes on with those who may; the others can be had back. */
export function LeaveOut({ model, out }: LeaveOutProps) {
  const { notices } = useServices();
  const t = useTexts('castle');
  const shell = useTexts('shell');
  const format = useFormat();

  function leave(): void {
    const before = model.inputs.value.peek();
    const names = out.map((place) => attackerName(t, before.figures, place));
    // The button goes with those who are out: who stood on it goes on at the top of the place.
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    model.leaveOut(out);
    notices.show(t.leftOut(format.list(names)), {
      action: { label: shell.undo, run: () => model.restore(before) },
    });
  }

  return (
    <Button icon="check" onClick={leave}>
      {t.leaveOut}
    </Button>
  );
}
