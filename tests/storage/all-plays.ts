import { ok } from '../../src/rules/result.ts';
import { listPlays } from '../../src/storage/play-list.ts';
import { loadPlay, type StoredPlay } from '../../src/storage/plays.ts';
import type { RecordStore, Stored } from '../../src/storage/store.ts';

/** All battles of a device, each read whole, and how many nobody can read. */
export async function loadPlays(
  store: RecordStore,
): Stored<{ readonly plays: readonly StoredPlay[]; readonly unreadable: number }> {
  const list = await listPlays(store);
  if (!list.ok) return list;
  const plays: StoredPlay[] = [];
  for (const { id } of list.value.summaries) {
    const loaded = await loadPlay(store, id);
    if (!loaded.ok) return loaded;
    if (loaded.value) plays.push(loaded.value);
  }
  return ok({ plays, unreadable: list.value.unreadable });
}
