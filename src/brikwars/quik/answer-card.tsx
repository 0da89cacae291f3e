import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { FigureWhy, useSpoken } from '../../fight/answer-tiles.tsx';
import { Cascade, toEnd } from '../../fight/cascade.tsx';
import { Ends } from '../../fight/ends.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { ReasonBar } from '../../kit/stage/outcome-bar.tsx';
import { turned } from '../../platform/whose.ts';
import type { QuikReason } from '../../rules/brikwars/quik/quik-effects.ts';
import { type QuikAnswer as Answer, quikAnswerOf } from './answer.ts';
import type { QuikInputs } from './inputs.ts';
import { answerAhead, type QuikModel } from './model.ts';
import { quikReasonItems } from './odds-details.tsx';
import { quikSteps } from './steps.ts';
import { type QuikEnd, type QuikShown, quikIssueText, quikShown } from './text.ts';
import { quikTries } from './tries.ts';
import './quik.css';

/** Why a number of the answer is what it is. */
function QuikWhy({ label, reasons }: { readonly label: string; readonly reasons: readonly QuikReason[] }) {
  const t = useTexts('quik');
  const format = useFormat();
  return <FigureWhy title={t.why(label)} items={quikReasonItems(t, format, reasons)} />;
}

/** What is no end; where nothing is left to chance, all figures that the sentence has no room for. */
function factsOf({ ends, facts, tiles }: QuikShown): readonly QuikEnd[] {
  const rest = tiles.length > 2 ? tiles.slice(1) : tiles;
  return (
    facts ?? (ends ? [] : rest.map((tile) => ({ ...tile, chance: 0, ...(!tile.percent && { unit: '' }) })))
  );
}

/** The answer that follows every tap: a sentence, and its figures, each with its reasons. */
export function QuikAnswer({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const answer = model.answer.value;
  const ahead = useAhead(model.play);
  // In every second turn of a fight the other side attacks.
  const text = ahead && ahead.turn % 2 === 0 ? turned(t) : t;
  const notify = (value: Answer, inputs: QuikInputs) => quikShown(text, format, dice, value, inputs);
  const shown = answer.ok ? notify(answer.value, model.inputs.value.value) : undefined;
  // A later turn has other attackers: its answer is its own.
  const later = ahead && ahead.turn > 1 ? quikAnswerOf(ahead.inputs) : answer;
  const begun =
    ahead && later.ok
      ? {
          ...notify(later.value, ahead.inputs),
          turn: ahead.turn === 1 ? undefined : ahead.turn,
        }
      : undefined;
  const now = ahead && later.ok ? notify(answerAhead(later.value, ahead.odds), ahead.inputs) : undefined;
  const issues = answer.ok ? [] : [...new Set(answer.issues.map((issue) => quikIssueText(t, format, issue)))];
  const price = answer.ok && answer.value.kind === 'attack' ? answer.value.price : undefined;
  useSpoken(shown?.sentence ?? issues.join(' '));

  const seen = now ?? shown;
  const inputs = model.inputs.value.value;
  const why = (end: QuikEnd) => (
    <>
      {answer.ok && !ahead && seen?.ends?.includes(end) && (
        <Cascade steps={toEnd(quikSteps(t, answer.value, end), end)} />
      )}
      <QuikWhy label={end.label} reasons={end.reasons} />
      {price && (
        <p class="hint">{t.prices(format.number(price.attacker.value), format.number(price.target.value))}</p>
      )}
    </>
  );
  return (
    <AnswerSection title={t.answer} faults={issues} given={ahead?.given}>
      {seen && (
        <>
          {seen.ends ? (
            <p class="visually-hidden">{seen.sentence}</p>
          ) : (
            <ReasonBar reasons={[seen.sentence]} />
          )}
          <Ends
            ends={seen.ends ?? []}
            facts={factsOf(seen)}
            tries={{ ask: quikTries(inputs, seen.ends?.[0], t.youDie), of: inputs }}
            begun={begun && { ...begun, ends: begun.ends ?? [], facts: factsOf(begun) }}
            why={why}
          />
        </>
      )}
    </AnswerSection>
  );
}
