import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../../kit/context.ts';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { later } from '../../../kit/controls/lazy.tsx';
import { NoticePlace } from '../../../kit/notice-place.tsx';
import { useRootSign } from '../../../kit/stage/root-sign.ts';
import { TableMode, useTableSwitch } from '../../../kit/stage/table-mode.tsx';
import { walkedFrom } from '../../../rules/mage-knight/neighbours.ts';
import type { Point } from '../../../rules/mage-knight/plan/plan.ts';
import { lordsOf } from '../../../rules/mage-knight/siege/siege-setup.ts';
import type { SiegeState } from '../../../rules/mage-knight/siege/siege-state.ts';
import { type Ground, groundOf, isPlanned, sectionAt, settledSpot } from '../ground.ts';
import type { CastleSiegeModel } from '../model.ts';
import { FigureSheet, GroundSheet } from '../sheets/ground-sheet.tsx';
import { HabitsSheet } from '../sheets/habits-sheet.tsx';
import { LogSheet } from '../sheets/log-sheet.tsx';
import { PointsSheet } from '../sheets/points-sheet.tsx';
import { SectionSheet } from '../sheets/section-sheet.tsx';
import { TurnSheet } from '../sheets/turn-sheet.tsx';
import { type SiegeProps, useSiegeNames } from '../text.ts';
import { turnIsOver } from '../turn-over.ts';
import type { CurrentSiege } from '../view.ts';
import { CastleBoard } from './castle-board.tsx';
import { FallsSheet } from './collapse-card.tsx';
import { HandSiege } from './hand-siege.tsx';
import { Refusal } from './refusal.tsx';
import { SiegeHead } from './siege-head.tsx';
import { Spoken } from './spoken.tsx';
import { TurnBar } from './turn-bar.tsx';
import './siege-board.css';

const SiegeOver = later(() => import('../end/siege-over.tsx').then((module) => module.SiegeOver));

/** What lies open beside the castle. */
type Opened = 'turn' | 'falls' | number | { readonly figure: number } | { readonly spot: Point };

interface GroundOpens {
  readonly onPawn: (figure: number) => void;
  readonly onSpot: (at: Point) => void;
}

/** What a finger does on the ground: it asks about a figure, or puts it where it goes: onto the section that it is let go over. */
function groundHands(model: CastleSiegeModel, state: SiegeState, ground: Ground, opens: GroundOpens) {
  function onDrop(id: number, at: Point): void {
    model.move(undefined);
    const on = sectionAt(ground, state, at);
    if (on === undefined) model.play({ do: 'stand', figure: id, spot: settledSpot(ground, state, at) });
    else model.play({ do: 'figure-to', figure: id, section: on, part: 'top' });
  }
  return {
    onDrop,
    onPawn(id: number) {
      model.move(undefined);
      opens.onPawn(id);
    },
    onGround(at: Point) {
      const moving = model.moving.peek();
      if (moving === undefined) opens.onSpot(settledSpot(ground, state, at));
      else onDrop(moving, at);
    },
  };
}

interface SiegeBoardProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  /** It was begun or taken up a moment ago: the focus goes where it begins. */
  readonly fromStart: boolean;
}

/** A siege in play, all on one screen: whose turn it is, the castle, what is asked of one of its sections, what comes next. */
export function SiegeBoard({ model, siege, fromStart }: SiegeBoardProps) {
  const t = useTexts('castlesiege');
  const { modeNames } = useTexts('castle');
  const names = useSiegeNames(siege.state);
  const opened = useSignal<Opened | undefined>(undefined);
  const [atPoints, showPoints, hidePoints] = useShown();
  const [atLog, showLog, hideLog] = useShown();
  const [handing, handOver, handed] = useShown();
  const seen = useSignal(0);
  const table = useTableSwitch();
  useEffect(() => model.stay(), [model]);
  useEffect(() => {
    if (fromStart) document.querySelector<HTMLElement>('#siege-turn')?.focus({ preventScroll: true });
  }, [fromStart]);
  const { state, falling } = siege;
  const waited = useRef(falling.length);
  const close = () => {
    opened.value = undefined;
    model.move(undefined);
  };
  // A section comes down: its figures are what is to be seen now.
  useEffect(() => {
    if (falling.length > waited.current) opened.value = 'falls';
    waited.current = falling.length;
  }, [falling.length, opened]);
  useEffect(() => {
    if (falling.length > 0) opened.value = 'falls';
  }, []);

  const lords = lordsOf(state);
  const together = lords.length < 2 || isPlanned(state.sections);
  const shown = together ? undefined : (lords[seen.value] ?? lords[0]);
  const moving = model.moving.value;
  const mover = moving === undefined ? undefined : state.figures[moving];
  const lit = mover?.at ? walkedFrom(state.sections, mover.at.section, mover.kind) : undefined;
  const open = opened.value;
  const section = typeof open === 'number' ? open : undefined;
  const asked = typeof open === 'object' ? open : undefined;
  const figure = asked && 'figure' in asked ? asked.figure : undefined;
  const spot = asked && 'spot' in asked ? asked.spot : undefined;
  const ground = groundOf(state);

  const hands =
    ground &&
    groundHands(model, state, ground, {
      onPawn: (id) => {
        opened.value = { figure: id };
      },
      onSpot(at) {
        if (opened.peek() !== undefined && spot === undefined) close();
        else opened.value = { spot: at };
      },
    });

  function choose(index: number): void {
    if (mover) {
      model.move(undefined);
      if (!lit || lit.includes(index)) {
        model.play({ do: 'figure-to', figure: mover.id, section: index, part: 'top' });
      }
    }
    opened.value = index;
  }

  useRootSign('siege');
  const kept = model.kept.value;
  if (siege.ended !== undefined && kept) {
    return (
      <div class="siege" data-over>
        <h2 class="visually-hidden">{siege.name || modeNames.siege}</h2>
        <SiegeOver {...{ model, siege, names, kept }} onMore={showLog} />
        {atLog && <LogSheet {...{ model, siege, names }} onHandOver={handOver} onClose={hideLog} />}
        {handing && <HandSiege {...{ model, siege, names }} onClose={handed} />}
        <NoticePlace class="siege-notices" />
      </div>
    );
  }
  const base = { model, siege, names };
  const bar = <TurnBar {...base} atTable={table.on.value} onLog={showLog} />;
  const play = (
    <div class="siege" data-open={opened.value !== undefined} data-table={table.on.value}>
      <h2 class="visually-hidden">{siege.name || modeNames.siege}</h2>
      <SiegeHead
        {...base}
        onTurn={() => {
          opened.value = opened.peek() === 'turn' ? undefined : 'turn';
        }}
        onPoints={showPoints}
      />
      <div class="siege-field">
        {!together && (
          <div class="siege-castles chips">
            {lords.map((lord, place) => (
              <button
                key={lord}
                type="button"
                class="chip"
                aria-pressed={lord === shown}
                onClick={() => {
                  seen.value = place;
                }}
              >
                {t.castleOf(names.player(lord))}
              </button>
            ))}
          </div>
        )}
        <CastleBoard
          siege={siege}
          names={names}
          lord={lords.length < 2 ? lords[0] : shown}
          label={shown === undefined ? t.sections : t.castleOf(names.player(shown))}
          chosen={section}
          lit={lit}
          onChoose={choose}
          ground={ground}
          hands={hands}
          figure={figure ?? moving}
          moving={moving !== undefined}
        />
        <NoticePlace class="siege-notices" />
        {opened.value === undefined && (
          <Caption
            siege={siege}
            names={names}
            onFalls={() => (opened.value = 'falls')}
            onHandOver={model.playedHere.value ? handOver : undefined}
          />
        )}
      </div>
      {open !== undefined && <OpenedSheet {...base} opened={opened} open={open} onClose={close} />}
      {!table.on.value && bar}
      {atPoints && <PointsSheet siege={siege} names={names} onClose={hidePoints} />}
      {atLog && <LogSheet {...base} onTable={table.enter} onHandOver={handOver} onClose={hideLog} />}
      {handing && <HandSiege {...base} onClose={handed} />}
      {model.asked.value && <HabitsSheet {...base} />}
      {model.refused.value && <Refusal model={model} refused={model.refused.value} />}
      <Spoken {...base} />
    </div>
  );
  if (!table.on.value) return play;
  return (
    <TableMode title={siege.name || modeNames.siege} onLeave={table.leave} bar={bar}>
      {play}
    </TableMode>
  );
}

interface OpenedProps extends SiegeProps {
  readonly opened: Signal<Opened | undefined>;
  readonly open: Opened;
  readonly onClose: () => void;
}

/** What lies open beside the castle. */
function OpenedSheet({ opened, open, onClose, ...base }: OpenedProps) {
  const { falling, fallen } = base.siege;
  if (open === 'turn') return <TurnSheet {...base} onClose={onClose} />;
  if (open === 'falls')
    return falling.length + fallen.length > 0 ? <FallsSheet {...base} onClose={onClose} /> : null;
  if (typeof open === 'number') return <SectionSheet {...base} index={open} onClose={onClose} />;
  if ('spot' in open) return <GroundSheet {...base} spot={open.spot} onClose={onClose} />;
  return (
    <FigureSheet
      {...base}
      id={open.figure}
      onAttack={(index) => {
        opened.value = index;
      }}
      onClose={onClose}
    />
  );
}

interface CaptionProps extends Pick<SiegeProps, 'siege' | 'names'> {
  readonly onFalls: () => void;
  /** Undefined where the last deed was done on another phone. */
  readonly onHandOver: (() => void) | undefined;
}

/** What is to be done now, below the castle. */
function Caption({ siege, names, onFalls, onHandOver }: CaptionProps) {
  const t = useTexts('castlesiege');
  const { turn } = siege.state;
  if (siege.falling.length + siege.fallen.length > 0) {
    return (
      <button type="button" class="siege-caption button" onClick={onFalls}>
        {siege.falling.length > 0 ? t.eachRolls(siege.falling.length) : t.falls}
      </button>
    );
  }
  if (turn.phase === 'set-up') {
    const besieged = groundOf(siege.state) ? ` ${t.fieldHint}` : '';
    return <p class="siege-caption">{t.phases['set-up'] + besieged}</p>;
  }
  // A turn is over, and the next player may have a phone of his own.
  if (onHandOver && turnIsOver(siege.log)) {
    return (
      <button type="button" class="siege-caption siege-hand button" onClick={onHandOver}>
        <Icon name="share" />
        {t.handOverTo(names.player(turn.player))}
      </button>
    );
  }
  return siege.log.length < 3 ? <p class="siege-caption">{t.tapSection}</p> : null;
}
