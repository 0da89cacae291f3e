import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { useSpoken } from '../../fight/answer-tiles.tsx';
import { Cascade, toEnd } from '../../fight/cascade.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Reasons } from '../../kit/stage/reasons.tsx';
import type { ManyAnswer } from './answer.ts';
import { ManyCharts, ManyHits } from './charts.tsx';
import { type Description, describeMany, type Tile } from './description.ts';
import { manyGiven } from './given.ts';
import type { ManyInputs } from './inputs.ts';
import type { ManyModel } from './model.ts';
import { fatedWords, manyIssues, manyReasons } from './phrases.ts';
import { manySteps } from './steps.ts';
import { manyTries } from './tries.ts';

interface WhyProps {
  readonly answer: ManyAnswer;
  readonly inputs: ManyInputs;
  readonly tile: Tile;
  readonly note: string | undefined;
}

/** Why a number of the answer is what it is, and how many die how often. */
function ManyWhy({ answer, inputs, tile, note }: WhyProps) {
  const { explained, label } = tile;
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const steps = manySteps(fatedWords(t, inputs), answer, inputs, tile);
  return (
    <>
      {note && <p class="hint">{note}</p>}
      {steps.length > 0 && <Cascade steps={toEnd(steps, tile)} />}
      {/* Damage says nothing of how many hit. */}
      {label === t.meanHits ? (
        <ManyHits answer={answer} inputs={inputs} />
      ) : (
        <ManyCharts answer={answer} inputs={inputs} />
      )}
      <Reasons items={manyReasons(fight, t, format, explained.reasons)} />
    </>
  );
}

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
