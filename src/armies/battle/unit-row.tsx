import { useMemo } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { markText, supplyText, wreckText } from '../../kit/figures/battle-text.ts';
import { signOf } from '../../kit/figures/sign-of.ts';
import { UnitSign } from '../../kit/figures/unit-sign.tsx';
import type { BattleEvent, BattleMark, UnitState } from '../../rules/battle.ts';
import { hitOn, pointMarks, pointsLeft } from '../../rules/battle-points.ts';
import { lossWorth } from '../../rules/battle-score.ts';
import { isSupply, suppliesOf } from '../../rules/battle-supply.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';

/** More pawns than this do not fit a row: a number says it then. */
const mostPawns = 6;
/** And more bricks of points. */
const mostBricks = 10;

const lying = 'M1 14h7q3 0 3 3.500T8 21H1zM11.500 16h3.500v5h-3.500z';

interface PawnsProps {
  readonly play: StoredPlay;
  readonly unit: PlayedUnit;
  readonly state: UnitState;
  readonly onTap: (event: BattleEvent) => void;
}

/** A model that stands, or lies: its shape says it, not its colour. */
function Pawn({ at, stands }: { readonly at: number; readonly stands: boolean }) {
  const place = `translate(${at} 0)`;
  if (!stands) return <path class="battle-pawn down" transform={place} d={lying} />;
  return (
    <g class="battle-pawn" transform={place}>
      <rect x="3.500" y="1" width="7" height="7" rx="2" />
      <path d="M5 8.500h4q4 1.500 4 8v2.500q0 2-2 2H3q-2 0-2-2v-2.500q0-6.500 4-8z" />
    </g>
  );
}

/** What stands of a unit: its models, the points of one that has several as bricks; a tap and one of them is gone. */
function Pawns({ play: { game }, unit, state, onTap }: PawnsProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const { points = 1 } = unit;
  const alone = unit.models === 1 && points > 1;
  const left = points > 1 ? pointsLeft(game, unit, state) : state.left;
  const of = unit.models * points;
  const rolls = signOf(unit.unit) === 'wheel';
  const pawns = alone ? (rolls ? 0 : 1) : unit.models <= mostPawns ? unit.models : 1;
  const bricks = alone && points <= mostBricks ? points : 0;
  // What cannot be counted at a glance is said, and so are points.
  const said = points > 1 || unit.models > mostPawns;
  const start = pawns * 16;
  // Many bricks are narrower: a name of two words has its place beside them.
  const pitch = bricks > 6 ? 6 : 9;
  const width = start + bricks * pitch;
  const loses = game === 'mage-knight' ? t.losesClick : points > 1 ? t.losesPoint : t.loses;
  return (
    <button
      type="button"
      class="battle-pawns"
      disabled={state.left === 0}
      aria-label={loses(unit.name, format.number(left), format.number(of))}
      onClick={() => onTap(hitOn(game, unit, state))}
    >
      <svg viewBox={`0 0 ${width} 22`} width={width} height="22" aria-hidden="true">
        {Array.from({ length: pawns }, (_, at) => (
          <Pawn key={at} at={at * 16} stands={pawns === unit.models ? at < state.left : state.left > 0} />
        ))}
        {Array.from({ length: bricks }, (_, at) => (
          <rect
            key={`point ${at}`}
            class={at < left ? 'battle-brick' : 'battle-brick down'}
            x={start + 1.5 + at * pitch}
            y="8"
            width={pitch - 2.5}
            height="11"
            rx={pitch / 6}
          />
        ))}
      </svg>
      {said && (
        <b>
          {format.number(left)}
          <small>/{format.number(of)}</small>
        </b>
      )}
    </button>
  );
}

interface RowProps extends PawnsProps {
  readonly asked: boolean;
  /** It has acted, or has not after all. */
  readonly onTick: () => void;
  readonly onOpen: () => void;
}

/** A unit: whether it has acted, its name and states, its models. */
export function UnitRow({ play, unit, state, asked, onTap, onTick, onOpen }: RowProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const sign = useMemo(() => signOf(unit.unit), [unit.unit]);
  const marks = Object.entries(state.marks).filter(
    ([mark, value]) =>
      (value ?? 0) > 0 &&
      !isSupply(mark as BattleMark) &&
      // They are seen beside its pawns.
      !(unit.points !== undefined && mark === pointMarks[play.game]),
  );
  const supplies = suppliesOf(play.game, unit);
  const worth = play.counted ? lossWorth(play.game, unit) : undefined;
  const lost = state.wreck ? wreckText(t, format, state.wreck) : [];
  // Nobody is left to be in any state.
  const stands = state.left > 0;
  return (
    <li
      class="battle-row"
      data-unit={unit.id}
      data-acted={state.acted || undefined}
      data-down={state.left === 0 || undefined}
      data-asked={asked || undefined}
    >
      <button
        type="button"
        class="battle-act"
        aria-pressed={state.acted}
        aria-label={t.acted(unit.name)}
        disabled={!stands}
        onClick={onTick}
      >
        <span class="battle-tile">
          {state.acted && stands ? <Icon name="check" size={24} /> : <UnitSign name={sign} />}
        </span>
      </button>
      <button type="button" class="battle-name" onClick={onOpen}>
        <b>{unit.name}</b>
        {stands && unit.commander && <span class="battle-lead">{t.leads}</span>}
        {stands && marks.length + lost.length + supplies.length > 0 && (
          <span class="battle-marks">
            {marks.map(([mark, value = 0]) => (
              <span key={mark} data-mark={mark}>
                {markText(t, format, play, mark as BattleMark, value)}
              </span>
            ))}
            {lost.map((text) => (
              <span key={text} data-mark="wreck">
                {text}
              </span>
            ))}
            {supplies.map(({ mark }) => (
              <span key={mark} data-supply={mark}>
                {supplyText(t, format, play.game, unit, mark, state.marks[mark] ?? 0)}
              </span>
            ))}
          </span>
        )}
      </button>
      {stands ? (
        <Pawns play={play} unit={unit} state={state} onTap={onTap} />
      ) : (
        <p class="battle-lost">
          <span>{t.lost}</span>
          {worth !== undefined && (
            <>
              <span class="visually-hidden"> · </span>
              <span>{t.lostFor(format.signed(worth), t.forSide[unit.side])}</span>
            </>
          )}
        </p>
      )}
    </li>
  );
}
