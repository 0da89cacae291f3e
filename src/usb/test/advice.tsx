import { useFormat, useTexts } from '../../kit/context.ts';
import { AdviceChip } from '../../kit/stage.tsx';
import { useUndo } from '../../kit/undo.ts';
import { chanceAtLeast } from '../../rules/dice/distribution.ts';
import { numberOdds } from './answer.ts';
import { kindOf } from './inputs.ts';
import { type UsbTestModel, withTick } from './model.ts';
import { wantedOf } from './play.ts';

/** What whoever throws may choose beforehand: to take his time and aim (USB-ACT-04). */
const chosen = 'aimed';

/** To aim, where that helps and is not done yet: a tap does it, with a way back. */
export function UsbTestAdvice({ model }: { readonly model: UsbTestModel }) {
  const t = useTexts('usb');
  const format = useFormat();
  const offerUndo = useUndo();
  const inputs = model.inputs.value.value;
  const offered = kindOf(inputs.kind).modifiers.find(({ effect }) => effect === chosen);
  if (!offered || inputs.ticked.includes(chosen)) return null;
  const next = withTick(inputs, chosen, true);
  const [from, to] = [inputs, next].map((one) =>
    format.hundredths(Math.min(1, chanceAtLeast(numberOdds(one), wantedOf(one)))),
  );
  if (from === to) return null;
  const { ticked, onlySix } = inputs;
  const take = () => {
    model.tick(chosen, true);
    offerUndo(t.modifiers[chosen], () => model.change({ ticked, onlySix }));
  };
  return <AdviceChip text={t.modifiers[chosen]} from={from} to={to} onClick={take} />;
}
