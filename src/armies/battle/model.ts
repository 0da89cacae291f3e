import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { battleNames, namedPlay } from '../../kit/battle-names.ts';
import { signOf, type UnitSignName } from '../../kit/figures/sign-of.ts';
import { createKeptDraft } from '../../kit/question/kept-draft.ts';
import { offerUndo } from '../../kit/undo.ts';
import { createRecordKeeper, type KeptRecords } from '../../platform/record-keeper.ts';
import type { Services } from '../../platform/services.ts';
import { type BattleEvent, type BattleSide, battleLimits } from '../../rules/battle.ts';
import { battleAfter } from '../../rules/battle-after.ts';
import { started, stopped } from '../../rules/battle-clock.ts';
import type { BattleWinner } from '../../rules/battle-winner.ts';
import { fightEditionOf } from '../../rules/brikwars/rule-sets.ts';
import { ok } from '../../rules/result.ts';
import { usbRulesOf } from '../../rules/usb/house-rules.ts';
import { listArmies, loadArmy } from '../../storage/army/armies.ts';
import type { Army, ArmyLine } from '../../storage/army/army.ts';
import type { ArmySummary } from '../../storage/army/summary.ts';
import { forgetOldSummaries, listPlays } from '../../storage/play-list.ts';
import type { PlayedLeague } from '../../storage/play-parts.ts';
import { type PlaySummary, summaryOfPlay } from '../../storage/play-summary.ts';
import {
  addPlay,
  changePlay,
  followed,
  loadPlay,
  type PlayedChoice,
  type PlayedComer,
  playAcross,
  removePlays,
  type StoredPlay,
  withEvent,
  withJoined,
} from '../../storage/plays.ts';
import { createRecordId } from '../../storage/record-id.ts';
import { loadUsbTable } from '../../usb/house-rules.ts';
import { rematchOf } from './rematch.ts';
import { nameOnTable, plainUnits, reservesOf, unitsOfArmy } from './rows.ts';
import { createSiegesOfDevice, type SiegesOfDevice } from './sieges.ts';

/** Only those battles are read whole that were opened here, the last of them. */
const playRecords = (wanted: () => readonly string[]): KeptRecords<StoredPlay> => ({
  kind: 'plays',
  async load(store) {
    const items: StoredPlay[] = [];
    for (const id of wanted()) {
      const loaded = await loadPlay(store, id);
      if (!loaded.ok) return loaded;
      if (loaded.value) items.push(loaded.value);
    }
    return ok({ items, unreadable: 0 });
  },
  add: addPlay,
  change: changePlay,
  remove: removePlays,
});

const mostOpened = 3;

/** So many milliseconds after its list stands, battles are looked into. */
const calm = 3000;

/** Against whom: an army on this device, so many units that nobody entered, or nobody at all. */
export type Enemy =
  | { readonly kind: 'army'; readonly id: string }
  | { readonly kind: 'plain'; readonly units: number; readonly models?: number; readonly name: string }
  | { readonly kind: 'nobody' };

const modelsIn = ({ count, models = 1 }: ArmyLine): number => count * models;

/** What is typed in a sheet of a battle: a note, the name of a unit that comes, or how far two units stand from each other. */
type TypedIn = 'note' | 'unit' | `far ${string}`;

/** What was typed and not entered, by battle and sheet. */
type Typed = Readonly<Record<string, string>>;

function readTyped(stored: string): Typed | undefined {
  try {
    const read: unknown = JSON.parse(stored);
    const texts = Object.entries(Object(read)).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return undefined;
  }
}

export interface BattleModel extends SiegesOfDevice {
  /** All battles as their list shows them, with all their names in the language of now, the last changed first. */
  readonly list: ReadonlySignal<readonly PlaySummary[]>;
  /** Those that were opened here, the last of them, read whole. */
  readonly plays: ReadonlySignal<readonly StoredPlay[]>;
  readonly unreadable: ReadonlySignal<number>;
  /** The armies of this device, the last changed first. */
  readonly armies: ReadonlySignal<readonly ArmySummary[]>;
  /** What most models of an army are; undefined where it cannot be read. */
  commonest(army: string): Promise<UnitSignName | undefined>;
  /** Reads this battle; answers when it is known whether it is here. */
  open(id: string): Promise<void>;
  /** Reads the armies of the device. */
  readArmies(): Promise<void>;
  find(id: string): StoredPlay | undefined;
  /** As it is kept: what nobody named has no name in it. */
  stored(id: string): StoredPlay | undefined;
  /** Begins a battle of this army and stores it; its id, or `undefined` where an army is gone or has nobody. */
  begin(army: string, enemy: Enemy, league?: PlayedLeague): Promise<string | undefined>;
  /** Something happened; stored at once. Full battles take no more. */
  tap(id: string, event: BattleEvent): void;
  /** A unit comes to the table while the battle goes on. */
  join(id: string, side: BattleSide, comer: PlayedComer): void;
  /** What of the army of this side may still come; nothing where it is not on this device. */
  reserves(play: StoredPlay, side: BattleSide): Promise<readonly PlayedComer[]>;
  /** This unit is looked at, or aimed at by this side; that is no event of the battle. */
  choose(id: string, chosen: PlayedChoice): void;
  /** Whose side this phone is, of a battle that came from another. */
  side(id: string, own: BattleSide): void;
  /** This phone is neither side's: its player looks on. */
  lookOn(id: string): void;
  /** A clock a side: so many minutes each, only counting, or none. */
  clock(id: string, limit: number | 'counts' | undefined): void;
  /** Lets the clock run, or stops it. */
  runClock(id: string, on: boolean): void;
  /** What was typed in a sheet of this battle and not entered yet. */
  typed(id: string, where: TypedIn): string;
  type(id: string, where: TypedIn, text: string): void;
  undo(id: string): void;
  redo(id: string): void;
  /** Goes back to where it stood after so many steps, and on from there; the later ones can be brought back. */
  backTo(id: string, steps: number): void;
  /** Does again all that was taken back and not played over. */
  bringBack(id: string): void;
  /** Calls the battle over, or goes on with it. */
  end(id: string, over: boolean): void;
  /** Who has won, whatever was counted; nobody says so any more without it. */
  won(id: string, winner: BattleWinner | undefined): void;
  /** The pictures of it, from now on. */
  photos(id: string, photos: readonly string[]): void;
  /** A new battle with the same armies, as they began; its id. */
  rematch(id: string, swapped: boolean): string | undefined;
  /** Takes it away, with undo. */
  remove(id: string): void;
  readonly now: () => number;
}

export async function createBattleModel(services: Services): Promise<BattleModel> {
  const { store, storage, sync, language, notices, now } = services;
  const wanted = signal<readonly string[]>([]);
  const keeper = createRecordKeeper(
    services,
    playRecords(() => wanted.peek()),
  );
  const armies = signal<readonly ArmySummary[]>([]);
  const listed = signal<readonly PlaySummary[]>([]);
  const unreadable = signal(0);
  const want = (id: string) => {
    wanted.value = [id, ...wanted.peek().filter((other) => other !== id)].slice(0, mostOpened);
  };
  async function readList(): Promise<void> {
    const list = await listPlays(store);
    if (!list.ok) return list.issues.forEach(storage.report);
    listed.value = list.value.summaries;
    unreadable.value = list.value.unreadable;
  }
  /** An older version of the app may have changed battles and not their summaries. */
  async function lookInside(): Promise<void> {
    const forgotten = await forgetOldSummaries(store, listed.peek());
    if (forgotten.ok && forgotten.value > 0) await readList();
  }
  await readList();
  setTimeout(() => void lookInside(), calm);
  sync.listen(({ kind }) => {
    if (kind === 'plays') void readList();
  });

  const typed = createKeptDraft(services.drafts, 'battle-typed', readTyped);
  const put = (id: string, change: (play: StoredPlay) => StoredPlay) =>
    void keeper.change(id, (play) => {
      const after = change(play);
      return after === play
        ? play
        : { ...followed(after, now()), changed: now(), revision: play.revision + 1 };
    });
  /** Adds to a battle, or says that there is no room in it. */
  const add = (id: string, change: (play: StoredPlay) => StoredPlay) => {
    const play = stored(id);
    if (play && change(play) === play) notices.show(language.texts('battle').full, { sticky: true });
    else void keeper.change(id, change);
  };
  /** The words are here by which units are called that nobody named. */
  const namesRead = signal(false);
  const named = computed(() => {
    const t = language.texts('battle');
    // A battle that nothing happens in stays the same one.
    const known = new WeakMap<StoredPlay, StoredPlay>();
    const texts = namesRead.value && { armies: language.texts('armies'), usb: language.texts('usb') };
    const nameAll = (play: StoredPlay): StoredPlay =>
      texts && play.units.some(({ unnamed }) => unnamed)
        ? { ...play, units: play.units.map((unit) => ({ ...unit, name: nameOnTable(texts, play, unit) })) }
        : play;
    return (play: StoredPlay): StoredPlay => {
      const called = known.get(play) ?? namedPlay(t, nameAll(play));
      known.set(play, called);
      return called;
    };
  });
  const plays = computed(() => keeper.items.value.map(named.value));
  // What was changed here stands in the list before it is stored.
  const all = computed(() => {
    const opened = keeper.items.value.map(summaryOfPlay);
    const others = listed.value.filter(({ id }) => opened.every((one) => one.id !== id));
    return [...opened, ...others].toSorted((one, other) => other.changed - one.changed);
  });
  const list = computed(() => {
    const t = language.texts('battle');
    return all.value.map((summary) => ({ ...summary, ...battleNames(t, summary) }));
  });
  const find = (id: string) => plays.peek().find((play) => play.id === id);
  const stored = (id: string) => keeper.items.peek().find((play) => play.id === id);

  async function armyOf(id: string): Promise<Army | undefined> {
    const army = await loadArmy(store, id);
    return army.ok && army.value?.state === 'ok' ? army.value.value : undefined;
  }

  async function usbRules() {
    return usbRulesOf(await loadUsbTable(services.drafts));
  }

  async function names() {
    await language.load(['usb']);
    namesRead.value = true;
    return { armies: language.texts('armies'), usb: language.texts('usb') };
  }

  return {
    list,
    plays,
    unreadable,
    ...createSiegesOfDevice(services),
    armies,
    async open(id) {
      want(id);
      await keeper.read();
      if (stored(id)?.units.some(({ unnamed }) => unnamed)) await names();
    },
    now,
    find,
    stored,
    async readArmies() {
      const list = await listArmies(store);
      if (!list.ok) return list.issues.forEach(storage.report);
      armies.value = list.value.summaries.toSorted((one, other) => other.changed - one.changed);
    },
    async commonest(id) {
      const army = await armyOf(id);
      const [line] = [...(army?.lines ?? [])].sort((a, b) => modelsIn(b) - modelsIn(a));
      return army && signOf(line?.unit);
    },
    join: (id, side, comer) => add(id, (play) => withJoined(play, side, comer, now())),
    async reserves(play, side) {
      const { army: id } = play[side];
      const [army, texts] = await Promise.all([id && armyOf(id), names()]);
      return army && army.game === play.game ? reservesOf(army, texts, await usbRules()) : [];
    },
    async begin(id, enemy, league) {
      const texts = await names();
      const own = await armyOf(id);
      const other = enemy.kind === 'army' ? await armyOf(enemy.id) : undefined;
      if (!own || (enemy.kind === 'army' && !other)) return undefined;
      const rules = await usbRules();
      const mine = unitsOfArmy(own, 'mine', texts, rules);
      if (mine.length === 0) return undefined;
      const theirs = other
        ? unitsOfArmy(other, 'theirs', texts, rules)
        : enemy.kind === 'plain'
          ? plainUnits(enemy.units, enemy.models)
          : [];
      const against = other?.name ?? (enemy.kind === 'plain' ? enemy.name : '');
      const play: StoredPlay = {
        version: 2,
        id: createRecordId(services.fill),
        game: own.game,
        counted: true,
        ...(own.game === 'brikwars' && {
          edition: fightEditionOf(own.edition) ?? services.settings.value.peek().edition,
        }),
        ...(league && { league }),
        name: '',
        created: now(),
        changed: now(),
        revision: 0,
        mine: { name: own.name.slice(0, battleLimits.name), army: own.id },
        theirs: { name: against.slice(0, battleLimits.name), ...(other && { army: other.id }) },
        units: [...mine, ...theirs],
        events: [],
        undone: [],
      };
      want(play.id);
      keeper.add(play);
      return play.id;
    },
    tap: (id, event) => add(id, (play) => withEvent(play, event, now())),
    choose: (id, chosen) => put(id, (play) => ({ ...play, chosen: { ...play.chosen, ...chosen } })),
    side: (id, own) =>
      put(id, ({ handed: _, looks: __, ...play }) => (own === 'mine' ? play : playAcross(play))),
    lookOn: (id) => put(id, ({ handed: _, ...play }) => ({ ...play, looks: true })),
    clock: (id, limit) =>
      put(id, ({ clock = { mine: 0, theirs: 0 }, ...play }) => {
        if (limit === undefined) return play;
        const { limit: _, ...used } = clock;
        const next = { ...used, ...(limit !== 'counts' && { limit }) };
        const { turn } = battleAfter(play, play.events);
        return { ...play, clock: next.runs === undefined ? started(next, turn, now()) : next };
      }),
    runClock: (id, on) =>
      put(id, ({ clock, ...play }) => {
        const { turn } = battleAfter(play, play.events);
        return { ...play, ...(clock && { clock: on ? started(clock, turn, now()) : stopped(clock, now()) }) };
      }),
    typed: (id, where) => typed.draft.value?.[`${id} ${where}`] ?? '',
    type(id, where, text) {
      const key = `${id} ${where}`;
      // Of battles that are gone nothing is kept.
      const others = Object.entries(typed.draft.peek() ?? {}).filter(
        ([one]) => one !== key && all.peek().some((play) => one.startsWith(`${play.id} `)),
      );
      typed.set(Object.fromEntries(text ? [...others, [key, text]] : others));
    },
    undo: (id) =>
      put(id, (play) => {
        const last = play.events.at(-1);
        return last ? { ...play, events: play.events.slice(0, -1), undone: [last, ...play.undone] } : play;
      }),
    redo: (id) =>
      put(id, (play) => {
        const [next, ...rest] = play.undone;
        return next ? { ...play, events: [...play.events, next], undone: rest } : play;
      }),
    backTo(id, steps) {
      const before = stored(id);
      if (!before || steps >= before.events.length) return;
      const { events, undone, ended } = before;
      put(id, ({ ended: _, ...play }) => ({
        ...play,
        events: play.events.slice(0, steps),
        undone: [...play.events.slice(steps), ...play.undone],
      }));
      offerUndo(services, language.texts('aftermath').wentBack(events.length - steps), () =>
        put(id, (play) =>
          // Where something has been played since, that stays.
          play.events.length === steps
            ? { ...play, events, undone, ...(ended !== undefined && { ended }) }
            : play,
        ),
      );
    },
    bringBack: (id) =>
      put(id, (play) =>
        play.undone.length === 0 ? play : { ...play, events: [...play.events, ...play.undone], undone: [] },
      ),
    won: (id, winner) => put(id, ({ won: _, ...play }) => ({ ...play, ...(winner && { won: winner }) })),
    photos: (id, photos) =>
      put(id, ({ photos: _, ...play }) => ({ ...play, ...(photos.length > 0 && { photos: [...photos] }) })),
    rematch(id, swapped) {
      const before = stored(id);
      if (!before) return undefined;
      const next = rematchOf(before, swapped, createRecordId(services.fill), now());
      want(next.id);
      keeper.add(next);
      return next.id;
    },
    end: (id, over) =>
      put(id, ({ ended: _, clock, ...play }) => ({
        ...play,
        ...(clock && { clock: over ? stopped(clock, now()) : clock }),
        ...(over && { ended: now() }),
      })),
    remove(id) {
      const play = stored(id);
      const name = find(id)?.name;
      if (!play || name === undefined) return;
      keeper.remove(id);
      listed.value = listed.peek().filter((one) => one.id !== id);
      offerUndo(services, language.texts('battle').removed(name), () => keeper.add(play));
    },
  };
}
