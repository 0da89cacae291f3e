import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useRootSign } from '../../kit/root-sign.ts';
import '../../kit/thumb-bar.css';
import { createWakeLock } from '../../platform/wake-lock.ts';
import {
  type BattleEvent,
  type BattleHint,
  type BattleSide,
  type BattleUnit,
  battleAfter,
  battleHint,
  battleSides,
  sideCount,
  type UnitState,
  usualRounds,
} from '../../rules/battle.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import type { BattleModel } from './model.ts';
import { MoreSheet } from './more-sheet.tsx';
import { eventText, hintText, markText } from './text.ts';
import { UnitSheet } from './unit-sheet.tsx';

/** More pawns than this do not fit a row: a number says it then. */
const mostPawns = 6;

interface PawnsProps {
  readonly unit: BattleUnit;
  readonly state: UnitState;
  readonly onTap: (event: BattleEvent) => void;
}

/** The models of a unit: a tap and one of them falls. */
function Pawns({ unit, state, onTap }: PawnsProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const { left } = state;
  const shown = unit.models <= mostPawns ? unit.models : 1;
  return (
    <button
      type="button"
      class="battle-pawns"
      disabled={left === 0}
      aria-label={t.loses(unit.name, format.number(left), format.number(unit.models))}
      onClick={() => onTap({ do: 'lose', unit: unit.id, by: 1 })}
    >
      <svg viewBox={`0 0 ${shown * 14} 24`} width={shown * 14} height="24" aria-hidden="true">
        {Array.from({ length: shown }, (_, at) => (
          <path
            key={at}
            class={(unit.models <= mostPawns ? at < left : left > 0) ? 'battle-pawn' : 'battle-pawn down'}
            transform={`translate(${at * 14} 0)`}
            d={
              (unit.models <= mostPawns ? at < left : left > 0)
                ? 'M7 2a4 4 0 0 1 2.6 7L12 20q0 2-2 2H4q-2 0-2-2L4.400 9A4 4 0 0 1 7 2z'
                : 'M1 20h8l2-3-2-3-8 3zM12.500 15.500a1.500 1.500 0 1 1-.1 3'
            }
          />
        ))}
      </svg>
      {unit.models > mostPawns && (
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
function UnitRow({ play, unit, state, asked, onTap, onOpen }: RowProps) {
  const t = useTexts('battle');
  const format = useFormat();
  const marks = Object.entries(state.marks).filter(([, value]) => (value ?? 0) > 0) as [
    keyof UnitState['marks'],
    number,
  ][];
  return (
    <li
      class="battle-row"
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
        {state.acted && <Icon name="check" size={24} />}
      </button>
      <button type="button" class="battle-name" onClick={onOpen}>
        <b>{unit.name}</b>
        {marks.length > 0 && (
          <span class="battle-marks">
            {marks.map(([mark, value]) => (
              <span key={mark} data-mark={mark}>
                {markText(t, format, play.game, mark, value)}
              </span>
            ))}
          </span>
        )}
      </button>
      <Pawns unit={unit} state={state} onTap={onTap} />
    </li>
  );
}

interface NextProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  readonly hint: BattleHint | undefined;
  readonly onReport: () => void;
}

/** What the rules ask for next, with the way to it; of a battle that is over, the way to its report. */
function Next({ model, play, hint, onReport }: NextProps) {
  const { navigation } = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  if (play.ended !== undefined)
    return (
      <div class="battle-hint">
        <p>{t.ended}</p>
        <Button onClick={onReport}>{t.report}</Button>
      </div>
    );
  if (!hint) return null;
  return (
    <div class="battle-hint" role="status">
      <p>{hintText(t, format, play, hint)}</p>
      {hint.asks === 'morale' && (
        <Button icon="dice" onClick={() => navigation.go('fight/usb/morale')}>
          {t.toMorale}
        </Button>
      )}
      {(hint.asks === 'over' || hint.asks === 'count') && (
        <Button onClick={() => model.end(play.id, true)}>{t.end}</Button>
      )}
    </div>
  );
}

/** A battle as it is played: round and turn on top, the units of one side, Undo under the thumb. */
export function Board({ model, play }: { readonly model: BattleModel; readonly play: StoredPlay }) {
  const { navigation, announcer } = useServices();
  const t = useTexts('battle');
  const armies = useTexts('armies');
  const format = useFormat();
  const side = useSignal<BattleSide>('mine');
  const open = useSignal<string | undefined>(undefined);
  const [more, showMore, hideMore] = useShown();
  // A long battle has thousands of taps: they are counted through once for each.
  const { units, events, ended } = play;
  const [state, hint] = useMemo(
    () => [battleAfter(play, events), ended === undefined ? battleHint(play, events) : undefined] as const,
    [units, events, ended],
  );
  const counts = { mine: sideCount(play, state, 'mine'), theirs: sideCount(play, state, 'theirs') };
  const two = counts.theirs.of > 0;
  const last = play.events.at(-1);
  const tap = (event: BattleEvent) => {
    model.tap(play.id, event);
    announcer.announce(eventText(t, format, play, event));
  };
  const opened = play.units.find(({ id }) => id === open.value);
  const openedState = opened && state.units.get(opened.id);

  useRootSign('thumb');
  useEffect(() => {
    const lock = createWakeLock(() => undefined);
    lock.hold();
    return () => lock.release();
  }, []);

  const number = format.number;
  const round =
    play.game === 'usb' ? t.roundOf(number(state.round), number(usualRounds)) : number(state.round);
  const handOver = () => {
    const to: BattleSide = state.turn === 'mine' ? 'theirs' : 'mine';
    tap({ do: 'hand', to });
    side.value = to;
  };
  return (
    <>
      <div class="battle-head" data-turn={two ? state.turn : undefined}>
        <Button kind="quiet" icon="back" label={armies.allArmies} onClick={() => navigation.go('armies')} />
        <p class="battle-figure">
          <small>{t.round}</small>
          <b>{round}</b>
        </p>
        {two ? (
          <button type="button" class="battle-turn" onClick={handOver}>
            <b>{t.turns[state.turn]}</b>
            <small>{t.toAct(number(counts.mine.toAct), number(counts.theirs.toAct))}</small>
            <Icon name="flip" size={20} />
          </button>
        ) : (
          <h2 class="battle-title">{play.name}</h2>
        )}
        {two && (
          <p class="battle-figure">
            <small>{t.score}</small>
            <b>{t.scoreLine(number(state.score.mine), number(state.score.theirs))}</b>
          </p>
        )}
      </div>
      {two && (
        // biome-ignore lint/a11y/useSemanticElements: toggles, not the fields of a form
        <div class="battle-sides" role="group" aria-label={play.name}>
          {battleSides.map((one) => (
            <button
              key={one}
              type="button"
              class="battle-side"
              data-side={one}
              aria-pressed={side.value === one}
              onClick={() => {
                side.value = one;
              }}
            >
              <span>{play[one].name}</span> <b>{number(counts[one].alive)}</b>
              <span class="visually-hidden"> {t.alive(counts[one].alive)}</span>
            </button>
          ))}
        </div>
      )}
      <Next model={model} play={play} hint={hint} onReport={showMore} />
      <ul class="battle-rows" data-side={side.value}>
        {play.units
          .filter((unit) => unit.side === side.value)
          .map((unit) => {
            const of = state.units.get(unit.id);
            return (
              of && (
                <UnitRow
                  key={unit.id}
                  {...{ play, unit }}
                  state={of}
                  asked={hint?.asks === 'morale' && hint.unit.id === unit.id}
                  onTap={tap}
                  onOpen={() => {
                    open.value = unit.id;
                  }}
                />
              )
            );
          })}
      </ul>
      <div class="thumb-bar battle-bar">
        <Button disabled={!last} onClick={() => model.undo(play.id)}>
          <span>
            {t.undo}
            {last && <small> {eventText(t, format, play, last)}</small>}
          </span>
        </Button>
        {two && hint?.asks !== 'round' ? (
          <Button kind="primary" onClick={handOver}>
            {t.handOver}
          </Button>
        ) : (
          <Button kind="primary" onClick={() => tap({ do: 'round' })}>
            {t.next}
          </Button>
        )}
        <Button icon="more" label={t.more} onClick={showMore} />
      </div>
      {opened && openedState && (
        <UnitSheet
          play={play}
          unit={opened}
          state={openedState}
          onTap={tap}
          onClose={() => {
            open.value = undefined;
          }}
        />
      )}
      {more && <MoreSheet model={model} play={play} state={state} onTap={tap} onClose={hideMore} />}
    </>
  );
}
