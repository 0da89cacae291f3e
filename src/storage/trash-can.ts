import { ok } from '../rules/result.ts';
import { replacing } from './armies.ts';
import { type Army, armyKey, armyKind } from './army.ts';
import type { Decoded } from './record.ts';
import { type RecordStore, type Stored, write } from './store.ts';
import { summaryKey } from './summary.ts';
import { type TrashedArmy, trashedArmy, trashKey, trashKind, trashPrefix } from './trash.ts';
import { versionPrefix } from './version.ts';

/** One row of the trash, newest first. An unreadable army can be restored or exported like the others. */
export interface TrashItem {
  readonly id: string;
  /** Undefined where that cannot be read. */
  readonly deleted?: number;
  readonly army: Decoded<Army>;
}

/** Moves an army to the trash, readable or not, in one transaction; whether it was there. Its versions stay with it. */
export function moveToTrash(store: RecordStore, id: string, now: number): Stored<boolean> {
  return store.change<boolean>({ keys: () => [armyKey(id)] }, ([raw]) => {
    if (raw === undefined) return { answer: false };
    const trashed: TrashedArmy = { version: 1, deleted: now, army: raw };
    return { put: [[trashKey(id), trashed]], remove: [armyKey(id), summaryKey(id)], answer: true };
  });
}

/** Brings an army back as it was; whether it was in the trash. An army in its place is kept as a version. */
export function restoreFromTrash(store: RecordStore, id: string, now: number): Stored<boolean> {
  const reads = { prefix: versionPrefix(id), keys: () => [trashKey(id), armyKey(id)] };
  return store.change<boolean>(reads, ([raw, current], names) => {
    const army = trashedArmy(raw);
    if (army === undefined) return { answer: false };
    const changes = replacing(id, army, current, names, 'restored', now);
    return { put: changes.put, remove: [...changes.remove, trashKey(id)], answer: true };
  });
}

export async function listTrash(store: RecordStore): Stored<readonly TrashItem[]> {
  const read = await store.readAll(trashPrefix);
  if (!read.ok) return read;
  const items = read.value.map(([key, raw]): TrashItem => {
    const id = key.slice(trashPrefix.length);
    const trashed = trashKind.decode(raw);
    if (trashed.state === 'ok') {
      return { id, deleted: trashed.value.deleted, army: armyKind.decode(trashed.value.army) };
    }
    const army = trashedArmy(raw);
    return { id, army: army === undefined ? trashed : armyKind.decode(army) };
  });
  return ok(items.sort((a, b) => (b.deleted ?? 0) - (a.deleted ?? 0)));
}

/** Removes armies of the trash and their versions for good; the ids that went. */
export async function removeForGood(store: RecordStore, ids: readonly string[]): Stored<readonly string[]> {
  const versions = await Promise.all(ids.map((id) => store.names(versionPrefix(id))));
  const names: string[] = [];
  for (const version of versions) {
    if (!version.ok) return version;
    names.push(...version.value);
  }
  const removed = await write(store, [], [...ids.map(trashKey), ...names]);
  return removed.ok ? ok(ids) : removed;
}
