import type { CastleShotsModel } from '../../../state/castle-shots.ts';
import { Verdict } from '../verdict.tsx';
import { needText, reasonsOf, sumsOf, wordOf } from './shot-phrases.ts';
import { useShotTexts } from './use-shot-texts.ts';

/** The answer with the sums that made it. */
export function ShotVerdictBanner({ model }: { readonly model: CastleShotsModel }) {
  const texts = useShotTexts();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const sums = sumsOf(texts, answer, inputs);
  const [decisive] = reasonsOf(texts, answer);
  return (
    <Verdict
      answer={answer.allowed ? 'yes' : 'no'}
      word={wordOf(texts, answer, inputs.fortification)}
      reason={decisive}
    >
      {sums.length > 0 && (
        <ul class="shot-sums">
          {sums.map((sum) => (
            <li key={sum}>{sum}</li>
          ))}
          {answer.allowed && (
            <li>
              <b>{needText(texts, answer.need)}</b> · {texts.format.percent(answer.need.ways / 36)}
            </li>
          )}
        </ul>
      )}
    </Verdict>
  );
}
