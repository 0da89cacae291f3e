import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { fold } from '../platform/fold.ts';
import type { Services } from '../platform/services.ts';
import { type Game, games } from '../rules/ids.ts';
import type { Language } from '../rules/languages.ts';
import {
  findUnreadable,
  listArmies,
  loadArmy,
  renewSummaries,
  type UnreadableArmy,
} from '../storage/army/armies.ts';
import type { Army } from '../storage/army/army.ts';
import {
  type ArmySummary,
  type KnownOfArmy,
  summaryKey,
  summaryKind,
  summaryOf,
  unitNames,
} from '../storage/army/summary.ts';
import { readOne, write } from '../storage/store.ts';
import { inOwnOrder, makeOrder, movedBy, movedTo, parseOrder } from './own-order.ts';
import type { LastPlayed } from './played/last-played.ts';

export const armySorts = ['changed', 'name', 'points', 'own'] as const;

export type ArmySort = (typeof armySorts)[number];

/** A tag with how many armies bear it. */
export interface CountedTag {
  readonly tag: string;
  readonly armies: number;
}

export interface ArmyListModel {
  /** The armies found, in order; the screen shows the first `shown` of them. */
  readonly rows: ReadonlySignal<readonly ArmySummary[]>;
  readonly total: ReadonlySignal<number>;
  readonly unreadable: ReadonlySignal<readonly UnreadableArmy[]>;
  readonly query: ReadonlySignal<string>;
  readonly sort: ReadonlySignal<ArmySort>;
  readonly shown: ReadonlySignal<number>;
  /** The games that armies are there of, in the order of the app, with how many. */
  readonly games: ReadonlySignal<readonly { readonly game: Game; readonly armies: number }[]>;
  /** Only armies of this game are shown; all where nothing is chosen. */
  readonly only: ReadonlySignal<Game | undefined>;
  /** All tags that armies bear, by name. */
  readonly tags: ReadonlySignal<readonly CountedTag[]>;
  /** Only armies with all of these are shown. */
  readonly wanted: ReadonlySignal<readonly string[]>;
  /** The last battle of each army; none till it is read. */
  readonly played: ReadonlySignal<ReadonlyMap<string, LastPlayed> | undefined>;
  /** Those selected; undefined while nobody selects. */
  readonly selected: ReadonlySignal<ReadonlySet<string> | undefined>;
  showOnly(game: Game | undefined): void;
  want(tag: string, on: boolean): void;
  search(text: string): void;
  sortBy(sort: ArmySort): void;
  showMore(): void;
  /** The unit for whose name an army is among those found; undefined where its own name says it. */
  unitFound(army: ArmySummary): string | undefined;
  /** How many armies were changed since a time. */
  changedSince(time: number): number;
  /** Reads what the last battles came to. */
  refreshPlayed(): Promise<void>;
  select(ids: readonly string[] | undefined): void;
  /** Moves armies a place up or down in the own order; the place of the first among those in sight, if they moved. */
  move(ids: readonly string[], by: -1 | 1): number | undefined;
  /** Puts one right before (-1) or behind (1) another in the own order. */
  moveTo(id: string, anchor: string, side: -1 | 1): void;
}

export interface ArmyListControl extends ArmyListModel {
  refresh(): Promise<void>;
  /** Reads one army again that changed elsewhere. */
  refreshOne(id: string): Promise<void>;
  put(summary: ArmySummary): void;
  /** Keeps what the code of its game says of an army that is as it was stored. */
  know(army: Army, known: KnownOfArmy): void;
  summaryOf(id: string): ArmySummary | undefined;
  /** Armies that the code of their game has not judged since they were stored: restored, imported, sent. */
  readonly unjudged: ReadonlySignal<readonly string[]>;
  /** Has them judged, and keeps with them what is said. */
  judge(knownOf: (army: Army) => KnownOfArmy): Promise<void>;
}

const place = 'armies';
const orderPlace = 'armies-order';
/** Somewhat more than a phone shows at once: the next ones follow as they are scrolled to, few enough for one frame. */
const rowsAtOnce = 8;
/** So many are shown with what was said of them at a time. */
const judgedAtOnce = 16;
/** So many milliseconds the list has for itself before anything is looked into. */
const calm = 250;

const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);
const foldedNames = new WeakMap<readonly string[], readonly string[]>();
const foldedArmies = new WeakMap<ArmySummary, string>();

/** Names as a search compares them, folded once. */
function foldedOf(names: readonly string[]): readonly string[] {
  const folded = foldedNames.get(names) ?? names.map(fold);
  foldedNames.set(names, folded);
  return folded;
}

function foldedName(army: ArmySummary): string {
  const folded = foldedArmies.get(army) ?? fold(army.name);
  foldedArmies.set(army, folded);
  return folded;
}

/** The summaries in the order asked for; the name settles ties. */
function inOrder(
  summaries: readonly ArmySummary[],
  sort: ArmySort,
  own: readonly string[],
  language: Language,
): readonly ArmySummary[] {
  if (sort === 'own') return inOwnOrder(summaries, own);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: ArmySummary, b: ArmySummary) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
  if (sort === 'name') return summaries.toSorted(byName);
  return summaries.toSorted((a, b) => b[sort] - a[sort] || byName(a, b));
}

/** What the list says without reading an army: its summaries, how they are found, ordered and selected. */
export async function createArmyList(services: Services): Promise<ArmyListControl> {
  const { store, drafts, language, storage } = services;
  const summaries = signal<ReadonlyMap<string, ArmySummary>>(new Map());
  const unreadable = signal<readonly UnreadableArmy[]>([]);
  const query = signal('');
  /** All unit names of armies whose summary has none or not all of them. */
  const longNames = signal<ReadonlyMap<string, readonly string[]>>(new Map());
  // All that the device has to say is asked for at once.
  const reading = refresh();
  const [sorted, ordered] = await Promise.all([drafts.load(place), drafts.load(orderPlace)]);
  const sort = signal<ArmySort>(decodeSort(sorted));
  const order = signal(parseOrder(ordered));
  const shown = signal(rowsAtOnce);
  const wantedGame = signal<Game | undefined>(undefined);
  const wantedTags = signal<readonly string[]>([]);
  const played = signal<ReadonlyMap<string, LastPlayed> | undefined>(undefined);
  const chosen = signal<ReadonlySet<string> | undefined>(undefined);
  /** The order while somebody selects: what is tapped on does not move away. */
  const held = signal<readonly string[] | undefined>(undefined);

  const all = computed(() => [...summaries.value.values()]);
  /** Of these nobody can say: they are not asked for again and again. */
  const unsaid = signal<ReadonlySet<string>>(new Set());
  const asStored = ({ id, revision }: ArmySummary) => `${id} ${revision}`;

  const unjudged = computed(() =>
    all.value
      .filter(
        ({ game, limit, lines, broken }) =>
          game === 'usb' && limit !== undefined && lines > 0 && broken === undefined,
      )
      .filter((summary) => !unsaid.value.has(asStored(summary)))
      .map(({ id }) => id),
  );
  const present = computed(() =>
    games
      .map((game) => ({ game, armies: all.value.filter((army) => army.game === game).length }))
      .filter(({ armies }) => armies > 0),
  );
  // Anyone who took away the last army of a game sees the others again; and so with tags.
  const only = computed(() =>
    present.value.length > 1 && present.value.some(({ game }) => game === wantedGame.value)
      ? wantedGame.value
      : undefined,
  );
  const tags = computed(() => {
    const counts = new Map<string, number>();
    for (const army of all.value)
      for (const tag of army.tags ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    const { compare } = new Intl.Collator(language.language.value, { numeric: true });
    return [...counts].map(([tag, armies]) => ({ tag, armies })).sort((a, b) => compare(a.tag, b.tag));
  });
  const wanted = computed(() =>
    wantedTags.value.filter((tag) => tags.value.some((counted) => counted.tag === tag)),
  );
  const inFull = computed(() => inOrder(all.value, sort.value, order.value, language.language.value));
  const words = computed(() => wordsOf(query.value));
  const unitsOf = (army: ArmySummary) => longNames.value.get(army.id) ?? army.units ?? [];

  const rows = computed(() => {
    const [asked, game, filed] = [words.value, only.value, wanted.value];
    const found = inFull.value.filter((army) => {
      if (army.game !== (game ?? army.game)) return false;
      if (!filed.every((tag) => army.tags?.includes(tag))) return false;
      if (asked.length === 0) return true;
      const texts = [foldedName(army), ...foldedOf(army.tags ?? []), ...foldedOf(unitsOf(army))];
      return asked.every((word) => texts.some((text) => text.includes(word)));
    });
    const before = sort.value === 'own' ? undefined : held.value;
    return before ? inOwnOrder(found, before) : found;
  });

  async function refresh(): Promise<void> {
    const list = await listArmies(store);
    if (!list.ok) return list.issues.forEach(storage.report);
    longNames.value = new Map();
    summaries.value = new Map(list.value.summaries.map((summary) => [summary.id, summary]));
    unreadable.value = list.value.unreadable;
  }

  /**
   * A damaged army may hide behind a good summary, and an older version of the app kept no names of units; looking into
   * all of them must not hold up the list.
   */
  async function lookInside(): Promise<void> {
    const renewed: ArmySummary[] = [];
    const found = await findUnreadable(store, (army) => {
      const known = summaries.peek().get(army.id);
      if (known && known.units === undefined) renewed.push(summaryOf(army));
    });
    if (renewed.length > 0) {
      await renewSummaries(store, renewed);
      const now = new Map(summaries.peek());
      for (const summary of renewed)
        if (now.get(summary.id)?.revision === summary.revision) now.set(summary.id, summary);
      summaries.value = now;
    }
    if (!found.ok || found.value.length === 0) return;
    // Without its summary such an army is looked into by every later reading of the list.
    await write(
      store,
      [],
      found.value.map(({ id }) => summaryKey(id)),
    );
    await refresh();
  }

  async function refreshOne(id: string): Promise<void> {
    const read = await readOne(store, summaryKey(id));
    const summary = read.ok ? summaryKind.decode(read.value) : undefined;
    if (summary?.state === 'ok') put(summary.value);
    else await refresh();
  }

  function put(summary: ArmySummary): void {
    if (longNames.peek().has(summary.id)) {
      longNames.value = new Map([...longNames.peek()].filter(([id]) => id !== summary.id));
    }
    summaries.value = new Map(summaries.peek()).set(summary.id, summary);
  }

  /** Who searches may mean a unit that no summary names. */
  async function readLongNames(): Promise<void> {
    for (const { id, units, unitsCut } of all.peek()) {
      if ((units && !unitsCut) || longNames.peek().has(id)) continue;
      const read = await loadArmy(store, id);
      const names = read.ok && read.value?.state === 'ok' ? unitNames(read.value.value.lines) : [];
      longNames.value = new Map(longNames.peek()).set(id, names);
    }
  }

  async function judge(knownOf: (army: Army) => KnownOfArmy): Promise<void> {
    const asked = unjudged.peek().flatMap((id) => summaries.peek().get(id) ?? []);
    for (let from = 0; from < asked.length; from += judgedAtOnce) {
      const renewed: ArmySummary[] = [];
      const not = new Set(unsaid.peek());
      for (const before of asked.slice(from, from + judgedAtOnce)) {
        const read = await loadArmy(store, before.id);
        const army = read.ok && read.value?.state === 'ok' ? read.value.value : undefined;
        const known = army && army.revision === before.revision ? knownOf(army) : {};
        if (!army || known.broken === undefined) not.add(asStored(before));
        else renewed.push(summaryOf(army, known));
      }
      const now = new Map(summaries.peek());
      for (const summary of renewed)
        if (now.get(summary.id)?.revision === summary.revision) now.set(summary.id, summary);
      batch(() => {
        unsaid.value = not;
        summaries.value = now;
      });
      await renewSummaries(store, renewed);
    }
  }

  async function refreshPlayed(): Promise<void> {
    const { readLastPlayed } = await import('./played/entry.ts');
    const read = await readLastPlayed(store);
    if (read.ok) played.value = read.value;
  }

  function reorder(next: readonly string[] | undefined): void {
    if (!next) return;
    order.value = next;
    drafts.save(orderPlace, makeOrder(next));
  }
  const wholeOrder = () => inOwnOrder(all.peek(), order.peek()).map(({ id }) => id);

  await reading;
  setTimeout(() => void lookInside(), calm);
  drafts.follow?.(orderPlace, {
    changed: (text) => {
      order.value = parseOrder(text);
    },
    overruled: () => undefined,
  });

  return {
    rows,
    total: computed(() => summaries.value.size),
    unreadable,
    query,
    sort,
    shown,
    games: present,
    only,
    tags,
    wanted,
    played,
    // What went away meanwhile is not selected any more.
    selected: computed(
      () => chosen.value && new Set([...chosen.value].filter((id) => summaries.value.has(id))),
    ),
    showOnly(game) {
      wantedGame.value = game;
      shown.value = rowsAtOnce;
    },
    want(tag, on) {
      wantedTags.value = on ? [...wanted.peek(), tag] : wanted.peek().filter((other) => other !== tag);
      shown.value = rowsAtOnce;
    },
    search(text) {
      query.value = text;
      shown.value = rowsAtOnce;
      if (words.peek().length > 0) void readLongNames();
    },
    sortBy(next) {
      sort.value = next;
      held.value = chosen.peek() && rows.peek().map(({ id }) => id);
      shown.value = rowsAtOnce;
      drafts.save(place, `v=1&sort=${next}`);
    },
    showMore() {
      shown.value += rowsAtOnce;
    },
    unitFound(army) {
      const missing = words.value.filter((word) => !foldedName(army).includes(word));
      const units = unitsOf(army);
      return units[foldedOf(units).findIndex((unit) => missing.some((word) => unit.includes(word)))];
    },
    changedSince: (time) => all.value.filter(({ changed }) => changed > time).length,
    select(ids) {
      held.value = ids && (held.peek() ?? rows.peek().map(({ id }) => id));
      chosen.value = ids && new Set(ids);
    },
    move(ids, by) {
      const moving = new Set(ids);
      const seen = rows.peek().map(({ id }) => id);
      const next = movedBy(wholeOrder(), seen, moving, by);
      reorder(next);
      return next && rows.peek().findIndex(({ id }) => moving.has(id));
    },
    moveTo: (id, anchor, side) => reorder(movedTo(wholeOrder(), new Set([id]), anchor, side)),
    refresh,
    refreshOne,
    refreshPlayed,
    put,
    know(army, known) {
      const before = summaries.peek().get(army.id);
      if (!before || before.revision !== army.revision || Object.keys(known).length === 0) return;
      const summary = summaryOf(army, known);
      if (before.broken === summary.broken && String(before.units) === String(summary.units)) return;
      put(summary);
      void renewSummaries(store, [summary]);
    },
    summaryOf: (id) => summaries.peek().get(id),
    unjudged,
    judge,
  };
}

function decodeSort(draft: string | undefined): ArmySort {
  const wanted = new URLSearchParams(draft).get('sort');
  return armySorts.find((sort) => sort === wanted) ?? 'changed';
}
