import { useMemo } from 'preact/hooks';
import { markText, supplyText } from '../../kit/battle-text.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/icon.tsx';
import type { BattleEvent, BattleMark, UnitState } from '../../rules/battle.ts';
import { isSupply, suppliesOf } from '../../rules/battle-supply.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { signOf, UnitSign } from '../unit-sign.tsx';

/** More pawns than this do not fit a row: a number says it then. */
const mostPawns = 6;

const standing = 'M7 2a4 4 0 0 1 2.600 7L12 20q0 2-2 2H4q-2 0-2-2L4.400 9A4 4 0 0 1 7 2z';
const lying = 'M1 20h8l2-3-2-3-8 3zM12.500 15.500a1.500 1.500 0 1 1-.1 3';

interface PawnsProps {
  readonly unit: PlayedUnit;
  readonly state: UnitState;
  readonly onTap: (event: BattleEvent) => void;
}

/** The models of a unit: a tap and one of them falls. */
function Pawns({ unit, state, onTap }: PawnsProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const { left } = state;
  const few = unit.models <= mostPawns;
  const shown = few ? unit.models : 1;
  return (
    <button
      type="button"
      class="battle-pawns"
      disabled={left === 0}
      aria-label={t.loses(unit.name, format.number(left), format.number(unit.models))}
      onClick={() => onTap({ do: 'lose', unit: unit.id, by: 1 })}
    >
      <svg viewBox={`0 0 ${shown * 14} 24`} width={shown * 14} height="24" aria-hidden="true">
        {Array.from({ length: shown }, (_, at) => {
          const stands = few ? at < left : left > 0;
          return (
            <path
              key={at}
              class={stands ? 'battle-pawn' : 'battle-pawn down'}
              transform={`translate(${at * 14} 0)`}
              d={stands ? standing : lying}
            />
          );
        })}
      </svg>
      {!few && (
        <b>
          {format.number(left)}
          <small>/{format.number(unit.models)}</small>
        </b>
      )}
    </button>
  );
}

interface RowProps extends PawnsProps {
  readonly play: StoredPlay;
  readonly asked: boolean;
  readonly onOpen: () => void;
}

/** A unit: whether it has acted, its name and states, its models. */
export function UnitRow({ play, unit, state, asked, onTap, onOpen }: RowProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const sign = useMemo(() => signOf(unit.unit), [unit.unit]);
  const marks = Object.entries(state.marks).filter(
    ([mark, value]) => (value ?? 0) > 0 && !isSupply(mark as BattleMark),
  );
  const supplies = suppliesOf(play.game, unit);
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
        {marks.length + supplies.length > 0 && (
          <span class="battle-marks">
            {marks.map(([mark, value = 0]) => (
              <span key={mark} data-mark={mark}>
                {markText(t, format, play.game, mark as BattleMark, value)}
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
      <Pawns unit={unit} state={state} onTap={onTap} />
    </li>
  );
}
