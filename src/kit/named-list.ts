import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Drafts } from '../platform/drafts.ts';
import type { Services } from '../platform/services.ts';
import { createRecordId, freeId } from '../storage/record-id.ts';
import { createKeptList, fitting, inserted, type KeptIn, type Named } from './kept-list.ts';

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
  return { ...list, items, change };
}
