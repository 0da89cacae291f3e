import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/controls/dialog.tsx';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { useScreenKeptOn } from '../../kit/stage/screen-kept-on.ts';
import { isWide } from '../../kit/stage/wide.ts';
import { type BattleEvent, type BattleSide, otherBattleSide } from '../../rules/battle.ts';
import { battleAfter } from '../../rules/battle-after.ts';
import type { BattleHint } from '../../rules/battle-ask.ts';
import { sideCount } from '../../rules/battle-count.ts';
import { battleHint } from '../../rules/battle-hint.ts';
import { isHandedBy, tickOf } from '../../rules/battle-turn.ts';
import type { PlayedUnit, StoredPlay } from '../../storage/plays.ts';
import { Armies } from './armies.tsx';
import { BattleBar } from './battle-bar.tsx';
import { MoreSheet } from './battle-sheet.tsx';
import { BattleHead, BattleSides } from './head.tsx';
import { resultText } from './hint-text.ts';
import { JoinSheet } from './join-sheet.tsx';
import { LogOfBattle } from './log-of-battle.tsx';
import type { BattleModel } from './model.ts';
import { NextLine } from './next-line.tsx';
import { RecentLine } from './recent-line.tsx';
import { eventText } from './text.ts';
import { UnitSheet } from './unit-sheet.tsx';
import { WhoAttacks } from './who-attacks.tsx';

interface BoardProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  /** The unit whose fight has led back here. */
  readonly focus: string | undefined;
}

/** What is settled in the place of the hint is said there. */
const saidThere: readonly BattleEvent['do'][] = ['test', 'card', 'round'];

/** A battle as it is played: round and turn on top, what comes next, the units, Undo under the thumb. */
export function Board({ model, play, focus }: BoardProps) {
  const { announcer } = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  const lookedAt = focus ?? play.chosen?.unit;
  const open = useSignal<string | undefined>(undefined);
  const attacks = useSignal(false);
  const [more, showMore, hideMore] = useShown();
  const [joins, letJoin, joined] = useShown();
  const [logs, showLog, hideLog] = useShown();
  // A long battle has thousands of taps: they are counted through once for each.
  const { units, events } = play;
  // Whose tick was tapped before its test: first it comes to itself, or not (USB-MOR-05).
  const about = useSignal<string | undefined>(undefined);
  const state = useMemo(() => battleAfter(play, events), [units, events]);
  const hint = useMemo(() => battleHint(play, events, state, about.value), [state, about.value]);
  const counts = { mine: sideCount(play, state, 'mine'), theirs: sideCount(play, state, 'theirs') };
  const two = counts.theirs.of > 0;
  // Who opens the battle, or comes back to it, finds the units that are to act.
  const side = useSignal<BattleSide>(two ? state.turn : 'mine');
  const last = play.events.at(-1);
  const settled = about.value === undefined && resultText(t, format, play, last) !== undefined;
  const tap = (event: BattleEvent) => {
    about.value = undefined;
    model.tap(play.id, event);
    const said = saidThere.includes(event.do) || (event.do === 'hand' && event.rolled !== undefined);
    if (!said) announcer.announce(eventText(t, format, play, event));
  };
  const show = (of: BattleSide) => {
    side.value = of;
  };
  const opened = play.units.find(({ id }) => id === open.value);
  const openedState = opened && state.units.get(opened.id);
  const asked = hint && 'unit' in hint ? hint.unit.id : undefined;

  const stands = ({ id }: PlayedUnit) => (state.units.get(id)?.left ?? 0) > 0;

  useRootSign('thumb');
  useScreenKeptOn();

  // When the turn passes, for any reason, the units of the new player are shown.
  const turned = useRef(state.turn);
  useEffect(() => {
    if (turned.current !== state.turn && two) show(state.turn);
    turned.current = state.turn;
  }, [state.turn, two]);

  // Who hands over by mistake gives it back with the same tap: nothing that lasts till a turn begins is lost by that.
  const handOver = () =>
    isHandedBy(last) ? model.undo(play.id) : tap({ do: 'hand', to: otherBattleSide(state.turn) });
  const tick = (unit: PlayedUnit) => {
    if (isHandedBy(last, unit.id)) return model.undo(play.id);
    const tests = battleHint(play, events, state, unit.id);
    const asks = (of: BattleHint) =>
      (of.asks === 'recover' || of.asks === 'locked') && of.unit.id === unit.id ? of.asks : undefined;
    if (asks(tests) && (settled || asks(hint) !== asks(tests))) about.value = unit.id;
    else tap(tickOf(play, state, unit));
  };
  const beside = isWide(600) && two;
  const waiting = play.units.filter(
    (unit) => unit.side === state.turn && state.units.get(unit.id)?.acted === false && stands(unit),
  );
  const attack = () => {
    const chosen = waiting.find(({ id }) => id === play.chosen?.unit) ?? waiting[0];
    open.value = chosen?.id;
    attacks.value = true;
  };
  return (
    <>
      <BattleHead {...{ play, state, counts, two }} onHandOver={handOver} />
      {two && <BattleSides {...{ play, counts, beside }} side={side.value} turn={state.turn} onShow={show} />}
      <NextLine
        {...{ model, play, state, hint, settled }}
        onTap={tap}
        onOpen={(unit) => {
          open.value = unit;
          attacks.value = false;
        }}
      />
      <Armies
        {...{ play, state, beside, asked }}
        side={side.value}
        focus={lookedAt}
        onTap={tap}
        onTick={tick}
        onOpen={(unit) => {
          open.value = unit;
          attacks.value = false;
        }}
      />
      {beside && <RecentLine play={play} round={state.round} onOpen={showLog} />}
      <BattleBar
        {...{ model, play, last }}
        turn={two ? state.turn : undefined}
        hands={two && hint?.asks === 'hand'}
        over={hint?.asks === 'over'}
        onAttack={two && waiting.length > 0 ? attack : undefined}
        onHandOver={handOver}
        onRound={() => tap({ do: 'round' })}
        onMore={showMore}
      />
      {opened && openedState && (
        <UnitSheet
          {...{ model, play, state }}
          unit={opened}
          standing={openedState}
          onTap={tap}
          onClose={() => {
            open.value = undefined;
          }}
          who={
            attacks.value &&
            waiting.length > 1 && (
              <WhoAttacks
                units={waiting}
                chosen={opened.id}
                onChoose={(unit) => {
                  open.value = unit;
                }}
              />
            )
          }
        />
      )}
      {more && (
        <MoreSheet
          {...{ model, play, state, counts }}
          onTap={tap}
          onJoin={() => {
            hideMore();
            letJoin();
          }}
          onLog={() => {
            hideMore();
            showLog();
          }}
          onClose={hideMore}
        />
      )}
      {logs && <LogOfBattle model={model} id={play.id} onClose={hideLog} />}
      {joins && <JoinSheet {...{ model, play, state }} side={side.value} onJoined={show} onClose={joined} />}
    </>
  );
}
