import { useMemo } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { markText, supplyText, wreckText } from '../../kit/figures/battle-text.ts';
import { signOf } from '../../kit/figures/sign-of.ts';
import { UnitSign } from '../../kit/figures/unit-sign.tsx';
import type { BattleEvent, BattleMark, UnitState } from '../../rules/battle.ts';
import { hitOn, pointMarks, pointsLeft } from '../../rules/battle-points.ts';
import { isSupply, suppliesOf } from '../../rules/battle-supply.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';

/** More pawns than this do not fit a row: a number says it then. */
const mostPawns = 6;

const standing = 'M7 2a4 4 0 0 1 2.600 7L12 20q0 2-2 2H4q-2 0-2-2L4.400 9A4 4 0 0 1 7 2z';
const lying = 'M1 20h8l2-3-2-3-8 3zM12.500 15.500a1.500 1.500 0 1 1-.1 3';

interface PawnsProps {
  readonly play: StoredPlay;
  readonly unit: PlayedUnit;
  readonly state: UnitState;
  readonly onTap: (event: BattleEvent) => void;
}

/** What stands of a unit: its models, or the points of one that has several. A tap and one of them is gone. */
function Pawns({ play: { game }, unit, state, onTap }: PawnsProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const { points = 1 } = unit;
  const alone = unit.models === 1 && points > 1;
  const left = alone ? pointsLeft(game, unit, state) : state.left;
  const of = alone ? points : unit.models;
  const few = of <= mostPawns;
  const shown = few && !alone ? of : 1;
  const boxes = alone && few ? points : 0;
  const loses = points > 1 ? t.losesPoint : t.loses;
  const width = shown * 14 + boxes * 8;
  return (
    <button
      type="button"
      class="battle-pawns"
      disabled={state.left === 0}
      aria-label={loses(unit.name, format.number(left), format.number(of))}
      onClick={() => onTap(hitOn(game, unit, state))}
    >
      <svg viewBox={`0 0 ${width} 24`} width={width} height="24" aria-hidden="true">
        {Array.from({ length: shown }, (_, at) => {
          const stands = few && !alone ? at < left : left > 0;
          return (
            <path
              key={at}
              class={stands ? 'battle-pawn' : 'battle-pawn down'}
              transform={`translate(${at * 14} 0)`}
              d={stands ? standing : lying}
            />
          );
        })}
        {Array.from({ length: boxes }, (_, at) => (
          <rect
            key={`point ${at}`}
            class={at < left ? 'battle-pawn' : 'battle-pawn down'}
            x={16 + at * 8}
            y="8"
            width="6"
            height="12"
            rx="1.5"
          />
        ))}
      </svg>
      {!few && (
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
  readonly onOpen: () => void;
}

/** A unit: whether it has acted, its name and states, its models. */
export function UnitRow({ play, unit, state, asked, onTap, onOpen }: RowProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const sign = useMemo(() => signOf(unit.unit), [unit.unit]);
  const marks = Object.entries(state.marks).filter(
    ([mark, value]) =>
      (value ?? 0) > 0 &&
      !isSupply(mark as BattleMark) &&
      // Of one alone they are seen beside it.
      !(unit.models === 1 && unit.points !== undefined && mark === pointMarks[play.game]),
  );
  const supplies = suppliesOf(play.game, unit);
  const lost = state.wreck ? wreckText(t, format, state.wreck) : [];
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
        disabled={state.left === 0}
        onClick={() => onTap({ do: 'act', unit: unit.id, done: !state.acted })}
      >
        {state.acted ? <Icon name="check" size={24} /> : <UnitSign name={sign} />}
      </button>
      <button type="button" class="battle-name" onClick={onOpen}>
        <b>{unit.name}</b>
        {marks.length + lost.length + supplies.length > 0 && (
          <span class="battle-marks">
            {marks.map(([mark, value = 0]) => (
              <span key={mark} data-mark={mark}>
                {markText(t, format, play.game, mark as BattleMark, value)}
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
      <Pawns play={play} unit={unit} state={state} onTap={onTap} />
    </li>
  );
}
