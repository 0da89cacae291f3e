import { type ReadonlySignal, signal } from '@preact/signals';
import { inOrder } from '../../platform/serial-queue.ts';
import type { Services } from '../../platform/services.ts';
import { addSiege, changeSiege, loadSieges, removeSiege, type StoredSiege } from '../../storage/sieges.ts';

/** The sieges on the device: each change is shown at once, stored at once and told to other tabs. */
export interface SiegeKeeper {
  /** The last changed first. */
  readonly sieges: ReadonlySignal<readonly StoredSiege[]>;
  /** How many are damaged or of a newer version of the app: they stay as they are. */
  readonly unreadable: ReadonlySignal<number>;
  read(): Promise<void>;
  add(siege: StoredSiege): void;
  /** Changes a siege as it is stored then, whatever another tab made of it meanwhile; answers when that is done. */
  change(id: string, apply: (siege: StoredSiege) => StoredSiege): Promise<void>;
  remove(id: string): void;
}

type List = readonly StoredSiege[];

function inTime(sieges: List): List {
  return sieges.toSorted((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1));
}

const without = (list: List, id: string) => list.filter((siege) => siege.id !== id);
const including = (list: List, siege: StoredSiege) => [...without(list, siege.id), siege];

export function createSiegeKeeper(services: Pick<Services, 'store' | 'storage' | 'sync'>): SiegeKeeper {
  const { store, storage, sync } = services;
  const sieges = signal<List>([]);
  const unreadable = signal(0);
  const queue = inOrder();
  let known: List = [];
  let waiting: ((list: List) => List)[] = [];

  /** What is stored, with the changes that are still on their way. */
  function show(): void {
    sieges.value = inTime(waiting.reduce((now, change) => change(now), known));
  }

  async function load(): Promise<void> {
    const loaded = await loadSieges(store);
    if (!loaded.ok) return loaded.issues.forEach(storage.report);
    known = loaded.value.sieges;
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
      sync.tell({ kind: 'sieges' });
    });
  }

  sync.listen((heard) => {
    if (heard.kind === 'sieges') void queue(load);
  });

  return {
    sieges,
    unreadable,
    read: () => queue(load),
    add(siege) {
      const shown = (list: List) => including(list, siege);
      void run(shown, async () => {
        const added = await addSiege(store, siege);
        if (!added.ok) added.issues.forEach(storage.report);
        return shown;
      });
    },
    change(id, apply) {
      const shown = (list: List) => list.map((siege) => (siege.id === id ? apply(siege) : siege));
      return run(shown, async () => {
        const changed = await changeSiege(store, id, apply);
        if (!changed.ok) {
          changed.issues.forEach(storage.report);
          return shown;
        }
        const stored = changed.value;
        // Without one it was taken away in another tab.
        return (list) => (stored ? including(list, stored) : without(list, id));
      });
    },
    remove(id) {
      const shown = (list: List) => without(list, id);
      void run(shown, async () => {
        const removed = await removeSiege(store, id);
        if (!removed.ok) removed.issues.forEach(storage.report);
        return shown;
      });
    },
  };
}
