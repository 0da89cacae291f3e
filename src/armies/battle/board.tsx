import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { NoticePlace } from '../../kit/notice-place.tsx';
import { useRootSign } from '../../kit/stage/root-sign.ts';
import { useScreenKeptOn } from '../../kit/stage/screen-kept-on.ts';
import '../../kit/controls/thumb-bar.css';
import { type BattleEvent, type BattleSide, otherBattleSide } from '../../rules/battle.ts';
import { battleAfter, sideCount } from '../../rules/battle-after.ts';
import { battleHint } from '../../rules/battle-hint.ts';
import type { StoredPlay } from '../../storage/plays.ts';
import { MoreSheet } from './battle-sheet.tsx';
import { BattleHead, BattleSides } from './head.tsx';
import { JoinSheet } from './join-sheet.tsx';
import { LogOfBattle } from './log-of-battle.tsx';
import type { BattleModel } from './model.ts';
import { NextLine } from './next-line.tsx';
import { eventText } from './text.ts';
import { UnitRow } from './unit-row.tsx';
import { UnitSheet } from './unit-sheet.tsx';

interface BoardProps {
  readonly model: BattleModel;
  readonly play: StoredPlay;
  /** The unit whose fight has led back here. */
  readonly focus: string | undefined;
}

/** A battle as it is played: round and turn on top, the units of one side, Undo under the thumb. */
export function Board({ model, play, focus }: BoardProps) {
  const { announcer } = useServices();
  const t = useTexts('battle');
  const format = useFormat();
  const lookedAt = focus ?? play.chosen?.unit;
  const side = useSignal<BattleSide>(play.units.find(({ id }) => id === lookedAt)?.side ?? 'mine');
  const open = useSignal<string | undefined>(undefined);
  const rows = useRef<HTMLUListElement>(null);
  const [more, showMore, hideMore] = useShown();
  const [joins, letJoin, joined] = useShown();
  const [logs, showLog, hideLog] = useShown();
  // A long battle has thousands of taps: they are counted through once for each.
  const { units, events } = play;
  const [state, hint] = useMemo(() => {
    const after = battleAfter(play, events);
    return [after, battleHint(play, events, after)] as const;
  }, [units, events]);
  const counts = { mine: sideCount(play, state, 'mine'), theirs: sideCount(play, state, 'theirs') };
  const two = counts.theirs.of > 0;
  const last = play.events.at(-1);
  const tap = (event: BattleEvent) => {
    model.tap(play.id, event);
    announcer.announce(eventText(t, format, play, event));
  };
  const show = (of: BattleSide) => {
    side.value = of;
  };
  const opened = play.units.find(({ id }) => id === open.value);
  const openedState = opened && state.units.get(opened.id);
  const asked = hint && 'unit' in hint ? hint.unit.id : undefined;

  useRootSign('thumb');
  useScreenKeptOn();
  useEffect(() => {
    if (lookedAt === undefined) return;
    const row = rows.current?.querySelector(`[data-unit="${CSS.escape(lookedAt)}"]`);
    row?.querySelector<HTMLElement>('.battle-name')?.focus();
  }, []);

  // When the turn passes, for any reason, the units of the new player are shown.
  const turned = useRef(state.turn);
  useEffect(() => {
    if (turned.current !== state.turn && two) show(state.turn);
    turned.current = state.turn;
  }, [state.turn, two]);

  const handOver = () => tap({ do: 'hand', to: otherBattleSide(state.turn) });
  return (
    <>
      <BattleHead {...{ play, state, counts, two }} onHandOver={handOver} />
      {two && <BattleSides play={play} counts={counts} side={side.value} onShow={show} />}
      <NoticePlace class="battle-told">
        <NextLine {...{ model, play, state, hint }} onTap={tap} />
      </NoticePlace>
      <ul class="battle-rows" data-side={side.value} ref={rows}>
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
                  asked={asked === unit.id}
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
          {...{ model, play, state }}
          unit={opened}
          standing={openedState}
          onTap={tap}
          onClose={() => {
            open.value = undefined;
          }}
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
