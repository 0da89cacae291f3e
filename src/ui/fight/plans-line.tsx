import type { Choice } from '../../rules/brikwars/advice.ts';
import type { FightAnswer } from '../../state/fight-answer.ts';
import type { FightInputs } from '../../state/fight-inputs.ts';
import { useFormat, useTexts } from '../context.ts';
import { planLines } from './phrases.ts';

/** Which defence the numbers are for, and what the best one would make of it. */
export function PlansLine({
  answer,
  inputs,
}: {
  readonly answer: FightAnswer;
  readonly inputs: FightInputs;
}) {
  const t = useTexts('fight');
  const format = useFormat();
  const { choices, chosen } = answer;
  const [best] = choices;
  if (choices.length < 2 || !best) return null;
  const words = (choice: Choice) => planLines(t, inputs, choice.plan).join('; ');
  return (
    <p class="fight-plans">
      <span>{words(chosen)}</span>
      {best === chosen ? (
        <span class="badge">{t.best}</span>
      ) : (
        <span class="hint">{t.bestLine(words(best), format.hundredths(best.odds.defenderDies.value))}</span>
      )}
    </p>
  );
}
