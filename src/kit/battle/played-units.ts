import type { Services } from '../../platform/services.ts';
import { listPlays } from '../../storage/play-list.ts';
import { loadPlay, type PlayedUnit, type StoredPlay } from '../../storage/plays.ts';

type Store = Services['store'];

async function playOf(store: Store, id: string): Promise<StoredPlay | undefined> {
  const loaded = await loadPlay(store, id);
  return loaded.ok ? loaded.value : undefined;
}

/** The units of a battle; none where it cannot be read. */
export async function unitsOfPlay(store: Store, id: string): Promise<readonly PlayedUnit[]> {
  return (await playOf(store, id))?.units ?? [];
}

/** The battle of a game that goes on, of several the one changed last. */
export async function runningPlay(store: Store, game: StoredPlay['game']): Promise<StoredPlay | undefined> {
  const list = await listPlays(store);
  if (!list.ok) return undefined;
  const [running] = list.value.summaries
    .filter((summary) => summary.game === game && summary.ended === undefined)
    .toSorted((a, b) => b.changed - a.changed);
  return running && playOf(store, running.id);
}
