import type { ComponentProps } from 'preact';
import { AnswerSection, useAhead } from '../../fight/answer-section.tsx';
import { AnswerTiles, FigureWhy, useSpoken } from '../../fight/answer-tiles.tsx';
import { Button } from '../../kit/button.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { type ExchangeOdds, exchangeOdds } from '../../rules/brikwars/exchange.ts';
import { reasonItems } from '../reason-phrases.ts';
import type { DuelAnswer } from './answer.ts';
import type { DuelInputs } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { answerSentences, givenSentences, type Tile, tilesOf, withChances } from './sentences.ts';
import { issueText, planLines } from './text.ts';

interface PlansLineProps {
  readonly answer: DuelAnswer;
  readonly inputs: DuelInputs;
  /** Dice have been rolled since: what was best before may be so no longer. */
  readonly begun: boolean;
}

function jump(to: string): void {
  const target = document.querySelector(to);
  target?.scrollIntoView();
  target?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
}

/** Which defence the numbers are for, and the way to the others and to the dice. */
function PlansLine({ answer, begun }: PlansLineProps) {
  const t = useTexts('fight');
  const { fight, choices, chosen } = answer;
  if (choices.length < 2) return null;
  return (
    <div class="fight-plans">
      <button type="button" class="fight-plan" onClick={() => jump('#fight-defences')}>
        <span class="visually-hidden">{t.howDefend} </span>
        <span>{planLines(t, fight, chosen.plan).join('; ')}</span>
        {chosen.isBest && !begun && <span class="badge">{t.best}</span>}
      </button>
      <Button kind="quiet" icon="dice" label={t.jumpToDice} onClick={() => jump('#fight-play')} />
    </div>
  );
}

/** Every figure of the chosen defence, blow by blow, with its reasons: worked out when somebody asks. */
export function toldOdds({ fight, chosen }: DuelAnswer): ExchangeOdds {
  return exchangeOdds(fight, chosen.plan);
}

/** Why a number of the answer is what it is; worked out when somebody asks. */
function TileWhy({ answer, tile }: { readonly answer: DuelAnswer; readonly tile: Tile }) {
  const t = useTexts('fightwhy');
  const format = useFormat();
  const odds = toldOdds(answer);
  const { reasons } = tile.id === 'hit' ? (odds.attacks[0]?.hit ?? odds.defenderDies) : odds[tile.id];
  return <FigureWhy title={t.why(tile.label)} items={reasonItems(t, format, reasons)} />;
}

/** The answer that follows every tap: who dies in how many of 100, each number with its reasons. */
export function Answer({ model }: { readonly model: DuelModel }) {
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
  readonly answer: DuelAnswer;
  readonly inputs: DuelInputs;
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
