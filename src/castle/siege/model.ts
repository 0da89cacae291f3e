import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { fitting } from '../../kit/named-list.ts';
import { offerUndo } from '../../kit/undo.ts';
import { createRecordKeeper } from '../../platform/record-keeper.ts';
import type { Services } from '../../platform/services.ts';
import type { SettingsModel } from '../../platform/settings.ts';
import { attackModes } from '../../rules/mage-knight/attack/attack.ts';
import { fallDie } from '../../rules/mage-knight/collapse.ts';
import { playEvent } from '../../rules/mage-knight/siege/siege.ts';
import type { SiegeEvent, SiegeHabits, SiegeIssue } from '../../rules/mage-knight/siege/siege-events.ts';
import { stepsTo, tokensByHabit } from '../../rules/mage-knight/siege/siege-habits.ts';
import {
  beginHistory,
  doneAgain,
  type SiegeHistory,
  takenBack,
  withEvent,
} from '../../rules/mage-knight/siege/siege-history.ts';
import { checkSetup, siegeLimits } from '../../rules/mage-knight/siege/siege-setup.ts';
import type { SiegeState } from '../../rules/mage-knight/siege/siege-state.ts';
import { mostSieges, type StoredSiege } from '../../storage/castle/sieges.ts';
import { createRecordId, freeId } from '../../storage/record-id.ts';
import type { SiegeSummary } from '../sieges.ts';
import { type Attackers, createAttackers } from './attack/attackers.ts';
import { siegeRecords } from './keeper.ts';
import { createKeptAwake, type KeptAwake, type OpenWakeLock } from './kept-awake.ts';
import { createKnownDials, createSiegeDraft, type KnownDials, type SiegeDraft } from './setup/setup.ts';
import { type CurrentSiege, stateOf, summariesOf, viewOf } from './view.ts';

/** What did not happen, and why; `canForce` where the table may decide otherwise. */
export interface RefusedEvent {
  readonly event: SiegeEvent;
  readonly issues: readonly SiegeIssue[];
  readonly canForce: boolean;
}

export type CastleSiegeServices = Pick<
  Services,
  'store' | 'storage' | 'sync' | 'drafts' | 'notices' | 'language' | 'fill' | 'random' | 'now'
> & { readonly settings: Pick<SettingsModel, 'useGame'> };

export interface CastleSiegeModel extends Omit<KeptAwake, 'arrived'>, Attackers {
  /** What is kept has been read, and the siege that was played last can be shown. */
  readonly arrived: Promise<void>;
  /** The last changed first. */
  readonly sieges: ReadonlySignal<readonly SiegeSummary[]>;
  /** Sieges on the device that are damaged or of a newer version: they are left alone. */
  readonly unreadable: ReadonlySignal<number>;
  /** No room for another one. */
  readonly full: ReadonlySignal<boolean>;
  /** The one that is played; undefined while a new one is set up. */
  readonly current: ReadonlySignal<CurrentSiege | undefined>;
  /** The same as it is stored: what goes to another phone. */
  readonly kept: ReadonlySignal<StoredSiege | undefined>;
  /** What happened last in it was done on this device: it did not just come from another one. */
  readonly playedHere: ReadonlySignal<boolean>;
  readonly refused: ReadonlySignal<RefusedEvent | undefined>;
  readonly draft: SiegeDraft;
  readonly dials: KnownDials;
  /** Begins the drafted siege; false where that is not possible. */
  start(name?: string): boolean;
  open(id: string): void;
  /** Back to setting one up; the siege stays. */
  leave(): void;
  rename(id: string, name: string): void;
  /** Says of the current one that it is over, or that it is not. */
  finish(over: boolean): void;
  /** The castle and who stood ready in it before the game, once more from there and played as it was agreed; false where there is no room. */
  rematch(): boolean;
  /** Takes a siege away; a notice offers it back. What has no name is called `called`. Needs the texts `castlesiege`. */
  remove(id: string, called: string): void;
  /** What happens by one tap, stored at once with the turns that end for it; false where `refused` says why not, or `asked` waits. */
  play(event: SiegeEvent, ...more: readonly SiegeEvent[]): boolean;
  /** Leads up to the turn in which this may happen, and goes on then; `asked` may come before. */
  before(event: SiegeEvent, goOn: () => void): void;
  /** What goes on once the table has said how turns and tokens are kept in this siege. */
  readonly asked: ReadonlySignal<(() => void) | undefined>;
  /** Asks that now; `goOn` is what was to be done. */
  askHabits(goOn: () => void): void;
  settle(habits: SiegeHabits, actions: readonly (number | undefined)[]): void;
  dismissAsked(): void;
  /** The figure that goes where the castle is tapped next. */
  readonly moving: ReadonlySignal<number | undefined>;
  move(figure: number | undefined): void;
  /** Ends the turn by the habits of the siege; `ask` where the tokens are asked about each time. */
  endTurn(ask: () => void): void;
  /** Back or forth to where so many events of the log have happened. */
  goTo(events: number): void;
  /** Plays what was refused, because the table decided so. */
  overrule(): boolean;
  dismiss(): void;
  undo(): void;
  redo(): void;
  /** The die of one falling figure, or of all that wait. */
  rollFall(figure: number): void;
  rollFalls(): void;
  typeFall(figure: number, face: number): void;
}

const place = 'castle-siege-current';

const herePlace = 'castle-siege-here';

/** How far a siege is, distinct from every other. */
const stageOf = ({ id, folded, events }: StoredSiege): string => `${id} ${folded + events.length}`;

/** The event of a row that cannot happen now, and why; undefined where all can. */
function refusedOf(siege: StoredSiege, events: readonly SiegeEvent[]): RefusedEvent | undefined {
  let { state } = stateOf(siege);
  for (const event of events) {
    const played = playEvent(state, event);
    if (!played.ok) {
      const { issues } = played;
      return { event, issues, canForce: issues.every(({ code }) => code === 'refused') };
    }
    state = played.value.state;
  }
  return undefined;
}

/** Events of one tap: all behind the first belong to it. */
function ofOneTap(events: readonly SiegeEvent[]): readonly SiegeEvent[] {
  return events.map((event, place) => (place > 0 ? { ...event, also: true } : event));
}

/** How a table keeps its turns, and what a helper adds there, as it has agreed. */
function agreed({ habits, helper = {}, players }: SiegeState): readonly SiegeEvent[] {
  const actions = players.map((player) => player.actions ?? null);
  return [
    ...(habits ? [{ do: 'habits' as const, ...habits, actions }] : []),
    ...attackModes.flatMap((mode) => {
      const bonus = helper[mode];
      return bonus === undefined ? [] : [{ do: 'helper' as const, mode, bonus }];
    }),
  ];
}

export async function createCastleSiegeModel(
  services: CastleSiegeServices,
  openWakeLock?: OpenWakeLock,
): Promise<CastleSiegeModel> {
  const { drafts, language, random, now, settings } = services;
  const keeper = createRecordKeeper(services, siegeRecords);
  const { items: sieges } = keeper;
  const refused = signal<RefusedEvent | undefined>(undefined);
  const chosen = signal((await drafts.load(place)) || undefined);
  const reachedHere = signal(await drafts.load(herePlace));
  const useGame = () => settings.useGame('mage-knight');
  const draft = createSiegeDraft(drafts, useGame);
  const dials = createKnownDials(services, () => language.texts('castlesiege'));
  const awake = createKeptAwake(drafts, openWakeLock);
  const attackers = await createAttackers(drafts);
  const asked = signal<(() => void) | undefined>(undefined);
  const moving = signal<number | undefined>(undefined);
  const arrived = Promise.all([keeper.read(), dials.read(), draft.arrived, awake.arrived]).then(
    () => undefined,
  );

  const stored = computed(() => sieges.value.find(({ id }) => id === chosen.value));

  function choose(id: string | undefined): void {
    refused.value = undefined;
    asked.value = undefined;
    chosen.value = id;
    drafts.save(place, id ?? '');
  }

  /** Changes the current siege as it is stored then; the clock never runs back, or it would fall behind in the list. */
  function change(apply: (siege: StoredSiege) => StoredSiege): void {
    const id = stored.peek()?.id;
    if (id === undefined) return;
    const time = now();
    void keeper.change(id, (siege) => {
      const changed = apply(siege);
      if (changed === siege) return siege;
      reachedHere.value = stageOf(changed);
      drafts.save(herePlace, reachedHere.peek() ?? '');
      return { ...changed, changed: Math.max(time, siege.changed), revision: siege.revision + 1 };
    });
  }

  /** The events of one tap, or none of them. */
  function playAll(events: readonly SiegeEvent[]): boolean {
    const siege = stored.peek();
    if (!siege) return false;
    refused.value = refusedOf(siege, events);
    if (refused.peek()) return false;
    useGame();
    const tap = ofOneTap(events);
    change((known) => {
      const late = refusedOf(known, tap);
      if (!late) return tap.reduce(withEvent, known);
      // Another tab has gone on with it meanwhile.
      refused.value = late;
      return known;
    });
    return true;
  }

  /** The steps to the turn of an event; undefined where the table must first say how turns are kept. */
  function leadingTo(event: SiegeEvent): readonly SiegeEvent[] | undefined {
    const siege = stored.peek();
    if (!siege) return [];
    const { state } = stateOf(siege);
    const steps = stepsTo(state, event);
    return state.habits || steps.every((step) => step.do !== 'end-turn') ? steps : undefined;
  }

  function askHabits(goOn: () => void): void {
    refused.value = undefined;
    asked.value = goOn;
  }

  function play(event: SiegeEvent, ...more: readonly SiegeEvent[]): boolean {
    const steps = leadingTo(event);
    if (steps) return playAll([...steps, event, ...more]);
    askHabits(() => void play(event, ...more));
    return false;
  }

  function endTurn(ask: () => void): void {
    const siege = stored.peek();
    if (!siege) return;
    const { state } = stateOf(siege);
    const { habits } = state;
    if (!habits) askHabits(() => endTurn(ask));
    else if (habits.tokens === 'ask' && viewOf(siege).tokened.length > 0) ask();
    else playAll([{ do: 'end-turn', tokensOff: tokensByHabit(state) }]);
  }

  function before(event: SiegeEvent, goOn: () => void): void {
    const steps = leadingTo(event);
    if (!steps) askHabits(() => before(event, goOn));
    else if (steps.length === 0 || playAll(steps)) goOn();
  }

  /** Only what this tab shows is taken back: not what another one did meanwhile. */
  function step(move: (siege: StoredSiege) => StoredSiege): void {
    refused.value = undefined;
    const seen = stored.peek()?.revision;
    change((siege) => (siege.revision === seen ? move(siege) : siege));
  }

  const waiting = () => viewed.peek()?.falling.map(({ figure }) => figure) ?? [];
  const viewed = computed(() => stored.value && viewOf(stored.value));
  const fall = (figure: number, face: number, typed: boolean) => play({ do: 'fall', figure, face, typed });

  function rollFall(figure: number): void {
    if (waiting().includes(figure)) fall(figure, random(fallDie), false);
  }

  /** A siege of that much comes to be played; false where there is no room for it. */
  function begin(history: SiegeHistory, name: string): boolean {
    const known = sieges.peek();
    if (known.length >= mostSieges) return false;
    useGame();
    const time = now();
    const siege: StoredSiege = {
      version: 1,
      id: freeId(createRecordId(services.fill), known),
      game: 'mage-knight',
      name: fitting(name, siegeLimits.name),
      created: time,
      changed: time,
      revision: 0,
      ...history,
    };
    keeper.add(siege);
    choose(siege.id);
    return true;
  }

  return {
    arrived,
    sieges: computed(() => summariesOf(sieges.value)),
    unreadable: keeper.unreadable,
    full: computed(() => sieges.value.length >= mostSieges),
    current: viewed,
    kept: stored,
    playedHere: computed(() => stored.value !== undefined && stageOf(stored.value) === reachedHere.value),
    refused,
    draft,
    dials,
    awake: awake.awake,
    wanted: awake.wanted,
    keepAwake: awake.keepAwake,
    stay: awake.stay,
    start(name = '') {
      const checked = checkSetup(draft.setup.peek());
      return checked.ok && begin(beginHistory(checked.value), name);
    },
    rematch() {
      const siege = stored.peek();
      if (!siege) return false;
      const start = siege.folded > 0 ? -1 : siege.events.findIndex((event) => event.do === 'begin');
      const ready = siege.events.slice(0, Math.max(0, start));
      const events = [
        ...agreed(stateOf(siege).state),
        ...ready.filter((event) => event.do !== 'habits' && event.do !== 'helper'),
      ];
      return begin({ ...beginHistory(siege.setup), events }, siege.name);
    },
    open(id) {
      if (sieges.peek().some((siege) => siege.id === id)) choose(id);
    },
    ...attackers,
    leave: () => choose(undefined),
    rename(id, name) {
      const given = fitting(name, siegeLimits.name);
      void keeper.change(id, (siege) =>
        siege.name === given ? siege : { ...siege, name: given, revision: siege.revision + 1 },
      );
    },
    finish(over) {
      const time = now();
      change(({ ended: _, ...siege }) => (over ? { ...siege, ended: time } : siege));
    },
    remove(id, called) {
      const siege = sieges.peek().find((each) => each.id === id);
      if (!siege) return;
      const wasCurrent = chosen.peek() === id;
      keeper.remove(id);
      if (wasCurrent) choose(undefined);
      const undo = () => {
        keeper.add(siege);
        if (wasCurrent) choose(id);
      };
      offerUndo(services, language.texts('castlesiege').removed(siege.name || called), undo, {
        over: () => sieges.value.some((each) => each.id === id),
      });
    },
    play,
    before,
    asked,
    askHabits,
    settle(habits, actions) {
      const goOn = asked.peek();
      asked.value = undefined;
      if (playAll([{ do: 'habits', ...habits, actions: actions.map((given) => given ?? null) }])) goOn?.();
    },
    dismissAsked() {
      asked.value = undefined;
    },
    moving,
    move(figure) {
      moving.value = figure;
    },
    endTurn,
    goTo(events) {
      step((siege) => {
        let at = siege;
        while (at.events.length > events) at = takenBack(at);
        while (at.events.length < events && at.undone.length > 0) at = doneAgain(at);
        return at;
      });
    },
    overrule() {
      const last = refused.peek();
      return last?.canForce === true && play({ ...last.event, forced: true });
    },
    dismiss() {
      refused.value = undefined;
    },
    undo: () => step(takenBack),
    redo: () => step(doneAgain),
    rollFall,
    rollFalls: () => waiting().forEach(rollFall),
    typeFall: (figure, face) => fall(figure, face, true),
  };
}
