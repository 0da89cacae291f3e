import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { goToVerdict } from '../focus-verdict.ts';
import type { CastleAttackModel } from './model.ts';
import { attackerNames } from './text.ts';

/** Where some are out: who remains, and the way on with them; the others can be had back. */
export function LeaveOut({ model }: { readonly model: CastleAttackModel }) {
  const { notices } = useServices();
  const t = useTexts('castle');
  const shell = useTexts('shell');
  const format = useFormat();
  const mays = model.mays.value;
  const names = attackerNames(t, model.inputs.value.value.figures);
  const out = [...mays.keys()].filter((place) => !mays[place]);
  if (out.length === 0 || out.length === mays.length) return null;
  const named = (may: boolean) => format.list(names.filter((_, place) => mays[place] === may));

  function leave(): void {
    const before = model.inputs.value.peek();
    model.leaveOut(out);
    notices.show(t.leftOut(named(false)), {
      action: { label: shell.undo, run: () => model.restore(before) },
    });
    goToVerdict();
  }

  return (
    <div class="leave-out">
      <p>{t.remain(named(true))}</p>
      <Button icon="check" onClick={leave}>
        {t.leaveOut}
      </Button>
    </div>
  );
}
