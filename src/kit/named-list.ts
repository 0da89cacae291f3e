import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../platform/drafts.ts';
import { inOrder } from '../platform/serial-queue.ts';
import type { Services } from '../platform/services.ts';
import type { ListIssue, ListRecord } from '../storage/list-record.ts';
import { createRecordId, freeId } from '../storage/record-id.ts';
import type { SyncChange } from '../storage/sync.ts';
import { offerUndo } from './undo.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** How a list stands in the store. */
interface KeptIn<Item> {
  readonly kind: Extract<
    SyncChange['kind'],
    'saved-rolls' | 'profiles' | 'fights' | 'usb-units' | 'castle-figures' | 'castle-dials' | 'castle-plans'
  >;
  readonly stored: Pick<ListRecord<Item>, 'load' | 'change'>;
  /** Words for what was taken away; one thing is called by its name where nothing else is said. */
  removed(): {
    readonly removed?: (name: string) => string;
    readonly removedMany: (count: number) => string;
  };
}

/** A player's own list, shown at once as it is changed, on the device and in step with other tabs. */
interface KeptList<Item> {
  readonly items: ReadonlySignal<readonly Item[]>;
  /** Why nothing can be changed: the record is of a newer version of the app. */
  readonly newer: ReadonlySignal<boolean>;
  read(): Promise<void>;
  change(apply: (items: readonly Item[]) => readonly Item[]): void;
  /** Takes an item away; a notice offers it back, with those taken away just before. What has no name is called `called`. */
  remove(id: string, called?: string): void;
}

/** The item back at its place, or as near as what happened since allows. */
export function inserted<Item extends Named>(
  items: readonly Item[],
  item: Item,
  at: number,
): readonly Item[] {
  return items.some(({ id }) => id === item.id) ? items : items.toSpliced(at, 0, item);
}

/** Cut to so many letters, never through the middle of a sign. */
export function fitting(name: string, longest: number): string {
  return name
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

export function createKeptList<Item extends Named>(
  services: Pick<Services, 'store' | 'storage' | 'sync' | 'notices' | 'language'>,
  { kind, stored, removed }: KeptIn<Item>,
): KeptList<Item> {
  type List = readonly Item[];
  const { store, storage, sync, notices } = services;
  const items = signal<List>([]);
  const newer = signal(false);
  const queue = inOrder();
  let waiting: ((items: List) => List)[] = [];
  let gone: readonly { readonly item: Item; readonly at: number }[] = [];
  let goneNotice: number | undefined;

  /** What is stored, with the changes that are still on their way. */
  function show(list: List): void {
    items.value = waiting.reduce((now, change) => change(now), list);
  }

  function report(issues: readonly ListIssue[]): void {
    for (const issue of issues) {
      if (issue.code === 'list-newer') newer.value = true;
      // A damaged record is put aside by the next change.
      else if (issue.code !== 'list-damaged') storage.report(issue);
    }
  }

  const read = () =>
    queue(async () => {
      const loaded = await stored.load(store);
      if (loaded.ok) show(loaded.value);
      else report(loaded.issues);
    });

  function change(apply: (items: List) => List): void {
    waiting.push(apply);
    items.value = apply(items.peek());
    void queue(async () => {
      const changed = await stored.change(store, apply);
      waiting = waiting.filter((each) => each !== apply);
      if (!changed.ok) return report(changed.issues);
      show(changed.value);
      sync.notify({ kind });
    });
  }

  sync.listen((heard) => {
    if (heard.kind === kind) void read();
  });

  return {
    items,
    newer,
    read,
    change,
    remove(id, called) {
      const at = items.peek().findIndex((each) => each.id === id);
      const item = items.peek()[at];
      if (!item || newer.peek()) return;
      change((list) => list.filter((each) => each.id !== id));
      // Taken away one after the other, they come back together.
      gone = notices.holds(goneNotice) ? [...gone, { item, at }] : [{ item, at }];
      const back = gone;
      const { removedMany, removed: removedOne = services.language.texts('named').removed } = removed();
      goneNotice = offerUndo(
        services,
        back.length > 1 ? removedMany(back.length) : removedOne(item.name || (called ?? '')),
        () => change((list) => back.reduceRight((now, each) => inserted(now, each.item, each.at), list)),
        {
          instead: goneNotice,
          over: () => back.every(({ item }) => items.value.some((each) => each.id === item.id)),
        },
      );
    },
  };
}

/** What a player gave a name to is kept with the name and an id of its own. */
export type Saved<Unsaved> = Unsaved & Named;

/** What the lists of names have of their own. */
interface ListOf<Unsaved> extends KeptIn<Saved<Unsaved>> {
  /** Where the name being given is kept through a reload. */
  readonly place: string;
  readonly most: number;
  readonly longestName: number;
  /** What is stored of it; undefined where that is too long. */
  readonly bare: (unsaved: Unsaved) => Unsaved | undefined;
  /** Those that this list shows and counts; all of them when absent. */
  readonly shown?: (items: readonly Saved<Unsaved>[]) => readonly Saved<Unsaved>[];
}

/** The name being given to something; undefined while none is. */
export interface Naming {
  readonly naming: ReadonlySignal<string | undefined>;
  startNaming(name: string): void;
  stopNaming(): void;
}

/** Things a player gave names to, on the device and in step with other tabs. */
export interface NamedList<Unsaved> extends Naming {
  readonly arrived: Promise<void>;
  /** Why nothing can be saved: the record is of a newer version of the app. */
  readonly newer: ReadonlySignal<boolean>;
  readonly full: ReadonlySignal<boolean>;
  /** Saves it under the name, cut to what fits; undefined where there is no name or no room. */
  add(name: string, unsaved: Unsaved): Saved<Unsaved> | undefined;
  /** A name without a letter changes nothing. */
  rename(id: string, name: string): void;
  /** A second one of the same, right behind it, under the name given. */
  duplicate(id: string, name: string): Saved<Unsaved> | undefined;
  /** Takes one away; a notice offers it back. */
  remove(id: string): void;
}

export type NamedListServices = Pick<
  Services,
  'store' | 'storage' | 'sync' | 'fill' | 'drafts' | 'notices' | 'language'
>;

function createNaming(drafts: Drafts, place: string): Naming & { resume(): Promise<void> } {
  const naming = signal<string | undefined>(undefined);
  function set(name: string | undefined): void {
    naming.value = name;
    drafts.save(place, name ?? '');
  }
  return {
    naming,
    startNaming: (name) => set(name),
    stopNaming: () => set(undefined),
    async resume() {
      const draft = await drafts.load(place);
      if (draft && naming.peek() === undefined) naming.value = draft;
    },
  };
}

export function renamed<Item extends Named>(
  items: readonly Item[],
  id: string,
  name: string,
): readonly Item[] {
  return items.map((item) => (item.id === id ? { ...item, name } : item));
}

export function createNamedList<Unsaved extends object>(
  services: NamedListServices,
  { place, most, longestName, bare, shown = (items) => items, ...kept }: ListOf<Unsaved>,
) {
  type List = readonly Saved<Unsaved>[];
  const { items: all, newer, read, change, remove } = createKeptList<Saved<Unsaved>>(services, kept);
  const items: ReadonlySignal<List> = computed(() => shown(all.value));
  const full = computed(() => items.value.length >= most);
  const { resume, ...naming } = createNaming(services.drafts, place);

  function insert(given: string, unsaved: Unsaved, at: number): Saved<Unsaved> | undefined {
    const name = fitting(given, longestName);
    const fits = bare(unsaved);
    if (name === '' || full.peek() || newer.peek() || !fits) return undefined;
    // Two of them never become one, whatever the source of bytes says.
    const saved = { id: freeId(createRecordId(services.fill), all.peek()), name, ...fits };
    change((now) => inserted(now, saved, at));
    return saved;
  }

  const list: NamedList<Unsaved> = {
    ...naming,
    arrived: Promise.all([read(), resume()]).then(() => undefined),
    newer,
    full,
    add: (name, unsaved) => insert(name, unsaved, all.peek().length),
    rename(id, given) {
      const name = fitting(given, longestName);
      if (name !== '' && !newer.peek()) change((now) => renamed(now, id, name));
    },
    duplicate(id, name) {
      const at = all.peek().findIndex((each) => each.id === id);
      const known = all.peek()[at];
      return known && insert(name, known, at + 1);
    },
    remove,
  };
  return { ...list, items, all, change };
}
