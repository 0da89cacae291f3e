import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { later as fetched } from '../../kit/controls/lazy.tsx';
import { type Description, describeMany } from './description.ts';
import { manyGiven } from './given.ts';
import type { ManyModel } from './model.ts';
import { manyIssues } from './names.ts';
import { manyTries } from './tries.ts';

const ManyWhy = fetched(() => import('./sheets.tsx').then((module) => module.ManyWhy));

/** The answer that follows every tap: its ends, each number with its reasons. */
export function Answer({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const format = useFormat();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const shown = answer.ok ? describeMany(t, format, answer.value, inputs) : undefined;
  const ahead = useAhead(model.play);
  const given = answer.ok && ahead ? manyGiven(answer.value, ahead.odds) : undefined;
  const now = given ? describeMany(t, format, given, inputs) : shown;
  const faults = answer.ok ? [] : manyIssues(t, format, answer.issues);
  // Which defence is best is of the beginning.
  const best = ahead ? undefined : shown?.best;
  useSpoken(shown ? [shown.sentence, shown.best ?? ''].join(' ').trim() : faults.join(' '));

  if (!answer.ok || !now || !shown) return <AnswerSection title={t.answer} faults={faults} />;
  const begun: Description | undefined = given && shown;
  return (
    <AnswerSection title={t.answer} given={ahead?.given}>
      <p class="fight-sentence visually-hidden">
        <b>{now.sentence}</b> {best} {now.note}
      </p>
      <Ends
        ends={now.ends}
        facts={now.facts}
        begun={begun}
        tries={{ ask: manyTries(inputs, now.ends[0]), of: inputs }}
        why={(tile) => <ManyWhy answer={answer.value} inputs={inputs} tile={tile} note={now.note} />}
      />
    </AnswerSection>
  );
}
