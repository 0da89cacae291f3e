import { Verdict } from '../verdict.tsx';
import type { CastleShotsModel } from './model.ts';
import { reasonsOf, signOf, sumsOf, wordOf } from './text.ts';
import { useShotTexts } from './use-shot-texts.ts';

/** What the dice must show, with the sums that made it: the defence is the one that players argue about. */
export function ShotVerdictBanner({ model }: { readonly model: CastleShotsModel }) {
  const texts = useShotTexts();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const sums = sumsOf(texts, answer, inputs);
  const [decisive] = reasonsOf(texts, answer);
  return (
    <Verdict answer={signOf(answer)} word={wordOf(texts, answer)} reason={decisive}>
      {sums.length > 0 && (
        <ul class="shot-sums">
          {sums.map((sum, place) => (
            <li key={sum}>{answer.allowed && place === 0 ? <b>{sum}</b> : sum}</li>
          ))}
        </ul>
      )}
    </Verdict>
  );
}
