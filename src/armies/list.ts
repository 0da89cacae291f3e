import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { fold } from '../platform/fold.ts';
import type { Language } from '../platform/languages.ts';
import type { Services } from '../platform/services.ts';
import { findUnreadable, listArmies, type UnreadableArmy } from '../storage/armies.ts';
import { readOne, write } from '../storage/store.ts';
import { type ArmySummary, summaryKey, summaryKind } from '../storage/summary.ts';

export const armySorts = ['changed', 'name', 'points'] as const;
export type ArmySort = (typeof armySorts)[number];

export interface ArmyListModel {
  /** The armies found, in order; the screen shows the first `shown` of them. */
  readonly rows: ReadonlySignal<readonly ArmySummary[]>;
  readonly total: ReadonlySignal<number>;
  readonly unreadable: ReadonlySignal<readonly UnreadableArmy[]>;
  readonly query: ReadonlySignal<string>;
  readonly sort: ReadonlySignal<ArmySort>;
  readonly shown: ReadonlySignal<number>;
  search(text: string): void;
  sortBy(sort: ArmySort): void;
  showMore(): void;
}

export interface ArmyListControl extends ArmyListModel {
  refresh(): Promise<void>;
  /** Reads one army anew that changed elsewhere. */
  refreshOne(id: string): Promise<void>;
  put(summary: ArmySummary): void;
  nameOf(id: string): string | undefined;
}

const rowsAtOnce = 60;
const place = 'armies';

/** The armies whose name has every word of the query, in the order asked for; the name settles ties. */
function arrange(
  summaries: readonly ArmySummary[],
  query: string,
  sort: ArmySort,
  language: Language,
): readonly ArmySummary[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = summaries.filter(({ name }) => {
    const text = fold(name);
    return words.every((word) => text.includes(word));
  });
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: ArmySummary, b: ArmySummary) => compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
  if (sort === 'name') return found.sort(byName);
  return found.sort((a, b) => b[sort] - a[sort] || byName(a, b));
}

export async function createArmyList(services: Services): Promise<ArmyListControl> {
  const { store, drafts, language, storage } = services;
  const summaries = signal<ReadonlyMap<string, ArmySummary>>(new Map());
  const unreadable = signal<readonly UnreadableArmy[]>([]);
  const query = signal('');
  const sort = signal<ArmySort>(decodeSort(await drafts.load(place)));
  const shown = signal(rowsAtOnce);

  async function refresh(): Promise<void> {
    const list = await listArmies(store);
    if (!list.ok) return list.issues.forEach(storage.report);
    summaries.value = new Map(list.value.summaries.map((summary) => [summary.id, summary]));
    unreadable.value = list.value.unreadable;
  }

  /** A damaged army may hide behind a good summary; looking into all of them must not hold up the list. */
  async function lookInside(): Promise<void> {
    const found = await findUnreadable(store);
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
    summaries.value = new Map(summaries.peek()).set(summary.id, summary);
  }

  await refresh();
  void lookInside();

  return {
    rows: computed(() =>
      arrange([...summaries.value.values()], query.value, sort.value, language.language.value),
    ),
    total: computed(() => summaries.value.size),
    unreadable,
    query,
    sort,
    shown,
    search(text) {
      query.value = text;
      shown.value = rowsAtOnce;
    },
    sortBy(next) {
      sort.value = next;
      shown.value = rowsAtOnce;
      drafts.save(place, `v=1&sort=${next}`);
    },
    showMore() {
      shown.value += rowsAtOnce;
    },
    refresh,
    refreshOne,
    put,
    nameOf: (id) => summaries.peek().get(id)?.name,
  };
}

function decodeSort(draft: string | undefined): ArmySort {
  const wanted = new URLSearchParams(draft).get('sort');
  return armySorts.find((sort) => sort === wanted) ?? 'changed';
}
