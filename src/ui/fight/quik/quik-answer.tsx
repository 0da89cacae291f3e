import type { QuikModel } from '../../../state/quik.ts';
import { quikAnswerOf } from '../../../state/quik-answer.ts';
import { useFormat, useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { useAhead } from '../ahead.ts';
import { AnswerSection } from '../answer-section.tsx';
import { AnswerTiles } from '../answer-tiles.tsx';
import { useSpoken } from '../spoken.ts';
import { answerAhead } from './quik-ahead.ts';
import { quikShown } from './quik-facts.ts';
import { quikIssueText } from './quik-phrases.ts';

const QuikWhy = later(() => import('./quik-why.tsx').then((module) => module.QuikWhy), ['quikmore']);

/** The answer that follows every tap: a sentence, and its figures, each with its reasons. */
export function QuikAnswer({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const { dice } = useTexts('fightplace');
  const format = useFormat();
  const answer = model.answer.value;
  const ahead = useAhead(model.play);
  const shown = answer.ok ? quikShown(t, format, dice, answer.value, model.inputs.value.value) : undefined;
  // A later turn has other attackers: its answer is its own.
  const later = ahead && ahead.turn > 1 ? quikAnswerOf(ahead.inputs) : answer;
  const now =
    ahead && later.ok
      ? quikShown(t, format, dice, answerAhead(later.value, ahead.odds), ahead.inputs)
      : undefined;
  const issues = answer.ok ? [] : [...new Set(answer.issues.map((issue) => quikIssueText(t, format, issue)))];
  const price = answer.ok && answer.value.kind === 'attack' ? answer.value.price : undefined;
  useSpoken(shown?.sentence ?? issues.join(' '));

  return (
    <AnswerSection title={t.answer} faults={issues} given={ahead?.given}>
      {shown && (
        <>
          <p class="quik-sentence">{(now ?? shown).sentence}</p>
          {price && (
            <p class="hint">
              {t.prices(format.number(price.attacker.value), format.number(price.target.value))}
            </p>
          )}
          <AnswerTiles
            tiles={(now ?? shown).tiles}
            why={({ label, reasons }) => <QuikWhy label={label} reasons={reasons} />}
          />
        </>
      )}
    </AnswerSection>
  );
}
