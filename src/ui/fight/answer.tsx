import type { FightModel } from '../../state/fight.ts';
import type { FightAnswer } from '../../state/fight-answer.ts';
import type { FightInputs } from '../../state/fight-inputs.ts';
import { useFormat, useTexts } from '../context.ts';
import { later } from '../parts/later.tsx';
import { useAhead } from './ahead.ts';
import { AnswerSection } from './answer-section.tsx';
import { AnswerTiles } from './answer-tiles.tsx';
import { withChances } from './duel/duel-ahead.ts';
import { issueText } from './phrases.ts';
import { PlansLine } from './plans-line.tsx';
import { answerSentences, tilesOf } from './sentences.ts';
import { useSpoken } from './spoken.ts';

const TileWhy = later(() => import('./tile-why.tsx').then((module) => module.TileWhy), ['fightwhy']);

/** The answer that follows every tap: who dies in how many of 100, each number with its reasons. */
export function Answer({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const format = useFormat();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const lines = answer.ok
    ? answerSentences(t, format, inputs, answer.value)
    : answer.issues.map((issue) => issueText(t, format, issue));
  const ahead = useAhead(model.play);
  useSpoken(lines.join(' '));

  if (!answer.ok) {
    return <AnswerSection title={t.answer} faults={lines} />;
  }
  return (
    <>
      <p class="fight-sentence">
        <b>{lines[0]}</b> {lines.slice(1).join(' ')}
      </p>
      <AnswerSection title={t.answer} given={ahead?.given}>
        {ahead ? (
          <Tiles answer={withChances(answer.value, ahead.chance)} inputs={ahead.inputs} />
        ) : (
          <Tiles answer={answer.value} inputs={inputs} />
        )}
        <PlansLine answer={answer.value} inputs={inputs} />
      </AnswerSection>
    </>
  );
}

interface TilesProps {
  readonly answer: FightAnswer;
  readonly inputs: FightInputs;
}

function Tiles({ answer, inputs }: TilesProps) {
  const t = useTexts('fight');
  const format = useFormat();
  const tiles = tilesOf(t, format, inputs, answer);
  // Mine from the left, theirs from the right, nobody's between them.
  const parts = (['mine', 'nobody', 'theirs'] as const).flatMap((gain) =>
    tiles.filter((tile) => tile.gain === gain),
  );
  return (
    <AnswerTiles tiles={tiles} why={(tile) => <TileWhy answer={answer} tile={tile} />}>
      {tiles.length > 2 && (
        <div class="fight-bar" aria-hidden="true">
          {parts.map(({ label, chance, gain }) => (
            <span key={label} data-gain={gain} style={{ inlineSize: `${chance * 100}%` }} />
          ))}
        </div>
      )}
    </AnswerTiles>
  );
}
