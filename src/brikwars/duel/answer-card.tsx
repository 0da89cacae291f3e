import type { ComponentProps } from 'preact';
import { useAhead } from '../../fight/ahead.ts';
import { AnswerSection } from '../../fight/answer-section.tsx';
import { AnswerTiles } from '../../fight/answer-tiles.tsx';
import { useSpoken } from '../../fight/spoken.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { withChances } from './ahead.ts';
import type { FightAnswer } from './answer.ts';
import type { FightInputs } from './inputs.ts';
import type { FightModel } from './model.ts';
import { issueText } from './phrases.ts';
import { PlansLine } from './plans-line.tsx';
import { answerSentences, givenSentences, tilesOf } from './sentences.ts';
import { TileWhy } from './tile-why.tsx';

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
  const now = answer.ok && ahead ? withChances(answer.value, ahead.chance) : undefined;
  useSpoken(lines.join(' '));

  if (!answer.ok) {
    return <AnswerSection title={t.answer} faults={lines} />;
  }
  // The sentence speaks of the same moment as the figures.
  const [first, ...others] = now && ahead ? givenSentences(t, format, ahead.inputs, now) : lines;
  return (
    <>
      <p class="fight-sentence">
        <b>{first}</b> {others.join(' ')}
      </p>
      <AnswerSection title={t.answer} given={ahead?.given}>
        {now && ahead ? (
          <Tiles
            answer={now}
            inputs={ahead.inputs}
            begun={{
              tiles: tilesOf(t, format, inputs, answer.value),
              turn: ahead.turn === 1 ? undefined : 1,
            }}
          />
        ) : (
          <Tiles answer={answer.value} inputs={inputs} />
        )}
        {/* The defence is that of the first turn; later ones ask for theirs. */}
        {(ahead?.turn ?? 1) === 1 && (
          <PlansLine answer={answer.value} inputs={inputs} begun={now !== undefined} />
        )}
      </AnswerSection>
    </>
  );
}

interface TilesProps {
  readonly answer: FightAnswer;
  readonly inputs: FightInputs;
  readonly begun?: ComponentProps<typeof AnswerTiles>['begun'];
}

function Tiles({ answer, inputs, begun }: TilesProps) {
  const t = useTexts('fight');
  const format = useFormat();
  const tiles = tilesOf(t, format, inputs, answer);
  // Mine from the left, theirs from the right, nobody's between them.
  const parts = (['mine', 'nobody', 'theirs'] as const).flatMap((gain) =>
    tiles.filter((tile) => tile.gain === gain),
  );
  return (
    <AnswerTiles tiles={tiles} why={(tile) => <TileWhy answer={answer} tile={tile} />} begun={begun}>
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
