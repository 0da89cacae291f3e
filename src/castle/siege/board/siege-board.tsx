import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../../kit/context.ts';
import { useShown } from '../../../kit/controls/dialog.tsx';
import { later } from '../../../kit/controls/lazy.tsx';
import { NoticePlace } from '../../../kit/notice-place.tsx';
import { useRootSign } from '../../../kit/stage/root-sign.ts';
import { TableMode, useTableSwitch } from '../../../kit/stage/table-mode.tsx';
import { walkedFrom } from '../../../rules/mage-knight/neighbours.ts';
import type { Point } from '../../../rules/mage-knight/plan/plan.ts';
import { decidedBy } from '../../../rules/mage-knight/siege/siege-decided.ts';
import { lordsOf } from '../../../rules/mage-knight/siege/siege-setup.ts';
import type { SiegeState } from '../../../rules/mage-knight/siege/siege-state.ts';
import { type Ground, groundOf, isPlanned, sectionAt, settledSpot } from '../ground.ts';
import type { CastleSiegeModel } from '../model.ts';
import type { Opened, Over } from '../sheets.tsx';
import { type SiegeProps, useSiegeNames } from '../text.ts';
import type { CurrentSiege } from '../view.ts';
import { Caption, Ending, Moving } from './caption.tsx';
import { CastleBoard } from './castle-board.tsx';
import { HandSiege } from './hand-siege.tsx';
import { Refusal } from './refusal.tsx';
import { SiegeHead } from './siege-head.tsx';
import { Spoken } from './spoken.tsx';
import { TurnBar } from './turn-bar.tsx';
import './siege-board.css';

const SiegeOver = later(() => import('../siege-over.tsx').then((module) => module.SiegeOver));

// Fetched once the castle is drawn: there before anybody has looked where to tap.
const fetchSheets = () => import('../sheets.tsx');
const BesideSheet = later(() => fetchSheets().then((module) => module.BesideSheet));
const OverSheet = later(() => fetchSheets().then((module) => module.OverSheet));

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

interface CastleChipsProps extends Pick<SiegeProps, 'names'> {
  readonly lords: readonly number[];
  readonly shown: number | undefined;
  readonly onShow: (place: number) => void;
}

/** Whose castle is shown, where each stands by itself. */
function CastleChips({ names, lords, shown, onShow }: CastleChipsProps) {
  const t = useTexts('castlesiege');
  return (
    <div class="siege-castles chips">
      {lords.map((lord, place) => (
        <button
          key={lord}
          type="button"
          class="chip"
          aria-pressed={lord === shown}
          onClick={() => onShow(place)}
        >
          {t.castleOf(names.player(lord))}
        </button>
      ))}
    </div>
  );
}

/** A section comes down, or waits for dice since before: its figures are what is to be seen now. */
function useFalls(falling: number, opened: Signal<Opened | undefined>): void {
  const waited = useRef(0);
  useEffect(() => {
    if (falling > waited.current) opened.value = 'falls';
    waited.current = falling;
  }, [falling, opened]);
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
  const over = useSignal<Over | undefined>(undefined);
  const [handing, handOver, handed] = useShown();
  const seen = useSignal(0);
  const sending = useSignal(false);
  const table = useTableSwitch();
  useEffect(() => model.stay(), [model]);
  useEffect(() => {
    fetchSheets().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (fromStart) document.querySelector<HTMLElement>('#siege-turn')?.focus({ preventScroll: true });
  }, [fromStart]);
  const show = (what?: Over) => () => {
    over.value = what;
  };
  const { state, falling } = siege;
  const close = () => {
    opened.value = undefined;
    model.move(undefined);
  };
  useFalls(falling.length, opened);

  const lords = lordsOf(state);
  const together = lords.length < 2 || isPlanned(state.sections);
  const shown = together ? undefined : (lords[seen.value] ?? lords[0]);
  const moving = model.moving.value;
  const mover = moving === undefined ? undefined : state.figures[moving];
  // While somebody moves, the whole castle is there to be tapped.
  const aside = mover ? undefined : opened.value;
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
  const base = { model, siege, names };
  if (siege.ended !== undefined && kept) {
    return (
      <div class="siege" data-over>
        <h2 class="visually-hidden">{siege.name || modeNames.siege}</h2>
        <SiegeOver {...base} kept={kept} onMore={show('log')} sending={sending} />
        {over.value && <OverSheet {...base} shown={over.value} onHandOver={handOver} onClose={show()} />}
        {handing && <HandSiege {...base} onClose={handed} />}
        <NoticePlace class="siege-notices" />
      </div>
    );
  }
  const above = model.asked.value ? 'habits' : over.value;
  const decided = decidedBy(state);
  const bar = <TurnBar {...base} atTable={table.on.value} onLog={show('log')} />;
  const play = (
    <div class="siege" data-open={aside !== undefined} data-table={table.on.value}>
      <h2 class="visually-hidden">{siege.name || modeNames.siege}</h2>
      <SiegeHead
        {...base}
        onTurn={() => {
          opened.value = opened.peek() === 'turn' ? undefined : 'turn';
        }}
        onPoints={show('points')}
      />
      <div class="siege-field">
        {!together && (
          <CastleChips names={names} lords={lords} shown={shown} onShow={(place) => (seen.value = place)} />
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
        {mover ? (
          <Moving model={model} name={names.figure(mover)} anywhere={ground !== undefined} />
        ) : decided ? (
          <Ending model={model} why={t.decided[decided.why](names.player(decided.player))} />
        ) : opened.value === undefined ? (
          <Caption
            siege={siege}
            names={names}
            onFalls={() => (opened.value = 'falls')}
            onHandOver={model.playedHere.value ? handOver : undefined}
          />
        ) : null}
      </div>
      {open !== undefined && !mover && <BesideSheet {...base} opened={opened} open={open} onClose={close} />}
      {!table.on.value && bar}
      {above && (
        <OverSheet
          {...base}
          shown={above}
          onTable={table.enter}
          onSend={() => (sending.value = true)}
          onHandOver={handOver}
          onClose={show()}
        />
      )}
      {handing && <HandSiege {...base} onClose={handed} />}
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
