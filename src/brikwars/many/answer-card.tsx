import { useAhead } from '../../fight/ahead.ts';
import { AnswerSection } from '../../fight/answer-section.tsx';
import { AnswerTiles } from '../../fight/answer-tiles.tsx';
import { useSpoken } from '../../fight/spoken.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { manyGiven } from './given.ts';
import type { ManyModel } from './model.ts';
import { manyIssues } from './phrases.ts';
import { tell } from './tiles.ts';
import { ManyWhy } from './why-card.tsx';

/** The answer that follows every tap: one sentence, and its figures with their reasons. */
export function ManyAnswer({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const format = useFormat();
  const answer = model.answer.value;
  const told = answer.ok ? tell(t, format, answer.value, model.inputs.value.value) : undefined;
  const ahead = useAhead(model.play);
  const now =
    answer.ok && ahead
      ? tell(t, format, manyGiven(answer.value, ahead.odds), model.inputs.value.value)
      : told;
  const faults = answer.ok ? [] : manyIssues(t, format, answer.issues);
  useSpoken(told ? [told.sentence, told.best ?? ''].join(' ').trim() : faults.join(' '));
  return (
    <>
      <AnswerSection title={t.answer} faults={faults} given={ahead?.given}>
        {now && (
          <>
            <p class="answer-sentence">{now.sentence}</p>
            <AnswerTiles
              tiles={now.tiles}
              begun={ahead && told}
              why={({ label, explained }) => <ManyWhy label={label} reasons={explained.reasons} />}
            >
              {now.note && <p class="hint">{now.note}</p>}
            </AnswerTiles>
          </>
        )}
      </AnswerSection>
      {/* Which defence is best is of the beginning. */}
      {told?.best && !ahead && <p class="hint">{told.best}</p>}
    </>
  );
}
