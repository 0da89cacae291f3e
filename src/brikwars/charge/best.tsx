import { useFormat, useTexts } from '../../kit/context.ts';
import { bestAnswer } from './advice.ts';
import type { ChargeInputs } from './inputs.ts';
import { wayText } from './ways.ts';

/** What the best answer of the target makes of the Charge; nothing where it has no choice. */
export function ChargeBest({ inputs }: { readonly inputs: ChargeInputs }) {
  const t = useTexts('charge');
  const more = useTexts('chargemore');
  const format = useFormat();
  const best = bestAnswer(inputs);
  if (!best) return null;
  if (best.now) return <p class="hint">{more.noBetterAnswer}</p>;
  const way = wayText({ ...t, ...more }, inputs, 'defender', best);
  const told = way.charAt(0).toLowerCase() + way.slice(1);
  const { defenderDies, attackerDies } = best;
  return (
    <p class="hint">
      {more.bestAnswer(told, format.hundredths(defenderDies), format.hundredths(attackerDies))}
    </p>
  );
}
