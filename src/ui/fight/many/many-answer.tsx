import type { ManyModel } from '../../../state/many.ts';
import { useFormat, useTexts } from '../../context.ts';
import { later } from '../../parts/later.tsx';
import { AnswerSection } from '../answer-section.tsx';
import { AnswerTiles } from '../answer-tiles.tsx';
import { useSpoken } from '../spoken.ts';
import { manyIssues } from './many-phrases.ts';
import { tell } from './many-tiles.ts';

const ManyWhy = later(
  () => import('./many-why.tsx').then((module) => module.ManyWhy),
  ['manymore', 'fightwhy'],
);

/** The answer that follows every tap: one sentence, and its figures with their reasons. */
export function ManyAnswer({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const format = useFormat();
  const answer = model.answer.value;
  const told = answer.ok ? tell(t, format, answer.value, model.inputs.value.value) : undefined;
  const faults = answer.ok ? [] : manyIssues(t, format, answer.issues);
  useSpoken(told ? [told.sentence, told.best ?? ''].join(' ').trim() : faults.join(' '));
  return (
    <>
      <AnswerSection title={t.answer} faults={faults}>
        {told && (
          <>
            <p class="answer-sentence">{told.sentence}</p>
            <AnswerTiles
              tiles={told.tiles}
              why={({ label, explained }) => <ManyWhy label={label} reasons={explained.reasons} />}
            >
              {told.note && <p class="hint">{told.note}</p>}
            </AnswerTiles>
          </>
        )}
      </AnswerSection>
      {told?.best && <p class="hint">{told.best}</p>}
    </>
  );
}
