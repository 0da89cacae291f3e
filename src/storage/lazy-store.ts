import { fail } from '../rules/result.ts';
import type { HeldStore } from './memory.ts';
import type { RecordStore, Stored } from './store.ts';

/** A store whose code is fetched at its first use: the first paint needs no database. */
export function lateStore(open: () => Promise<HeldStore>): HeldStore {
  let opening: Promise<HeldStore> | undefined;

  async function use<Value>(work: (store: HeldStore) => Stored<Value>): Stored<Value> {
    opening ??= open();
    let store: HeldStore;
    try {
      store = await opening;
    } catch (error) {
      opening = undefined;
      return fail({ code: 'storage-failed', detail: error instanceof Error ? error.name : 'unknown' });
    }
    return work(store);
  }

  const through = (pick: (store: HeldStore) => RecordStore): RecordStore => ({
    readMany: (keys) => use((store) => pick(store).readMany(keys)),
    readAll: (prefix) => use((store) => pick(store).readAll(prefix)),
    names: (prefix) => use((store) => pick(store).names(prefix)),
    change: (reads, plan) => use((store) => pick(store).change(reads, plan)),
  });
  return {
    ...through((store) => store),
    strict: through((store) => store.strict),
    retry: async () => (await opening)?.retry() ?? true,
  };
}
