import { useAhead } from '../../fight/ahead.ts';
import { AnswerSection } from '../../fight/answer-section.tsx';
import { AnswerTiles } from '../../fight/answer-tiles.tsx';
import { useSpoken } from '../../fight/spoken.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { answerAhead } from './ahead.ts';
import { type QuikAnswer as Answer, quikAnswerOf } from './answer.ts';
import { quikShown } from './answer-text.ts';
import type { QuikInputs } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { quikIssueText } from './phrases.ts';
import { QuikWhy } from './why-card.tsx';

/** The answer that follows every tap: a sentence, and its figures, each with its reasons. */
export function QuikAnswer({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const { dice } = useTexts('fightplace');
  const format = useFormat();
  const answer = model.answer.value;
  const ahead = useAhead(model.play);
  const tell = (value: Answer, inputs: QuikInputs) => quikShown(t, format, dice, value, inputs);
  const shown = answer.ok ? tell(answer.value, model.inputs.value.value) : undefined;
  // A later turn has other attackers: its answer is its own.
  const later = ahead && ahead.turn > 1 ? quikAnswerOf(ahead.inputs) : answer;
  const begun =
    ahead && later.ok
      ? {
          ...tell(later.value, ahead.inputs),
          turn: ahead.turn === 1 ? undefined : ahead.turn,
        }
      : undefined;
  const now = ahead && later.ok ? tell(answerAhead(later.value, ahead.odds), ahead.inputs) : undefined;
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
            begun={begun}
            why={({ label, reasons }) => <QuikWhy label={label} reasons={reasons} />}
          />
        </>
      )}
    </AnswerSection>
  );
}
