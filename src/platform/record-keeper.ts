import { type ReadonlySignal, signal } from '@preact/signals';
import type { RecordStore, Stored } from '../storage/store.ts';
import type { SyncChange } from '../storage/sync.ts';
import { inOrder } from './serial-queue.ts';
import type { Services } from './services.ts';

interface Kept {
  readonly id: string;
  readonly changed: number;
}

/** How records of a kind are stored, each under a key of its own. */
export interface KeptRecords<Item extends Kept> {
  /** By which name other tabs hear of them. */
  readonly kind: Exclude<SyncChange['kind'], 'army' | 'draft'>;
  readonly load: (
    store: RecordStore,
  ) => Stored<{ readonly items: readonly Item[]; readonly unreadable: number }>;
  readonly add: (store: RecordStore, item: Item) => Stored<void>;
  /** Undefined where it is gone or cannot be read here. */
  readonly change: (store: RecordStore, id: string, apply: (item: Item) => Item) => Stored<Item | undefined>;
  readonly remove: (store: RecordStore, ids: readonly string[]) => Stored<void>;
}

/** Records on the device: each change is shown at once, stored at once and sent to other tabs. */
export interface RecordKeeper<Item extends Kept> {
  /** The last changed first. */
  readonly items: ReadonlySignal<readonly Item[]>;
  /** How many are damaged or of a newer version of the app: they stay as they are. */
  readonly unreadable: ReadonlySignal<number>;
  read(): Promise<void>;
  add(item: Item): void;
  /** Changes one as it is stored then, whatever another tab made of it meanwhile; answers when that is done. */
  change(id: string, apply: (item: Item) => Item): Promise<void>;
  remove(...ids: readonly string[]): void;
}

export function createRecordKeeper<Item extends Kept>(
  services: Pick<Services, 'store' | 'storage' | 'sync'>,
  records: KeptRecords<Item>,
): RecordKeeper<Item> {
  type List = readonly Item[];
  const { store, storage, sync } = services;
  const { kind } = records;
  const items = signal<List>([]);
  const unreadable = signal(0);
  const queue = inOrder();
  let known: List = [];
  let waiting: ((list: List) => List)[] = [];

  const without = (list: List, ids: readonly string[]) => list.filter(({ id }) => !ids.includes(id));
  const including = (list: List, item: Item) => [...without(list, [item.id]), item];

  /** What is stored, with the changes that are still on their way. */
  function show(): void {
    items.value = waiting
      .reduce((now, change) => change(now), known)
      .toSorted((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
  }

  async function load(): Promise<void> {
    const loaded = await records.load(store);
    if (!loaded.ok) return loaded.issues.forEach(storage.report);
    known = loaded.value.items;
    unreadable.value = loaded.value.unreadable;
    show();
  }

  /** Shows a change now and stores it in its turn; `settle` then says what is known to be stored. */
  function run(shown: (list: List) => List, settle: () => Promise<(list: List) => List>): Promise<void> {
    waiting.push(shown);
    show();
    return queue(async () => {
      const settled = await settle();
      waiting = waiting.filter((each) => each !== shown);
      known = settled(known);
      show();
      sync.notify({ kind });
    });
  }

  sync.listen((heard) => {
    if (heard.kind === kind) void queue(load);
  });

  return {
    items,
    unreadable,
    read: () => queue(load),
    add(item) {
      const shown = (list: List) => including(list, item);
      void run(shown, async () => {
        const added = await records.add(store, item);
        if (!added.ok) added.issues.forEach(storage.report);
        return shown;
      });
    },
    change(id, apply) {
      const shown = (list: List) => list.map((item) => (item.id === id ? apply(item) : item));
      return run(shown, async () => {
        const changed = await records.change(store, id, apply);
        if (!changed.ok) {
          changed.issues.forEach(storage.report);
          return shown;
        }
        const stored = changed.value;
        // Without one it was taken away in another tab.
        return (list) => (stored ? including(list, stored) : without(list, [id]));
      });
    },
    remove(...ids) {
      const shown = (list: List) => without(list, ids);
      void run(shown, async () => {
        const removed = await records.remove(store, ids);
        if (!removed.ok) removed.issues.forEach(storage.report);
        return shown;
      });
    },
  };
}
