import { ok } from '../rules/result.ts';
import { replacing } from './armies.ts';
import { type Army, armyKey, armyKind } from './army.ts';
import type { Decoded } from './record.ts';
import { type RecordStore, type Stored, write } from './store.ts';
import { summaryKey } from './summary.ts';
import { daysLeft, type TrashedArmy, trashKey, trashKind, trashPrefix } from './trash.ts';
import { versionPrefix } from './version.ts';

/** One row of the trash, newest first. An unreadable army can be restored or exported like the others. */
export interface TrashItem {
  readonly id: string;
  readonly deleted: number;
  readonly daysLeft: number;
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
    const trashed = trashKind.decode(raw);
    if (trashed.state !== 'ok') return { answer: false };
    const changes = replacing(id, trashed.value.army, current, names, 'restored', now);
    return { put: changes.put, remove: [...changes.remove, trashKey(id)], answer: true };
  });
}

export async function listTrash(store: RecordStore, now: number): Stored<readonly TrashItem[]> {
  const read = await store.readAll(trashPrefix);
  if (!read.ok) return read;
  const items = read.value.map(([key, raw]): TrashItem => {
    const id = key.slice(trashPrefix.length);
    const trashed = trashKind.decode(raw);
    // The wrapper itself unreadable: no date is known, so it never goes by itself.
    if (trashed.state !== 'ok') return { id, deleted: now, daysLeft: daysLeft(now, now), army: trashed };
    const { deleted, army } = trashed.value;
    return { id, deleted, daysLeft: daysLeft(deleted, now), army: armyKind.decode(army) };
  });
  return ok(items.sort((a, b) => b.deleted - a.deleted));
}

/** Removes for good what has been in the trash for 30 days, with the versions; the ids that went. */
export async function purgeTrash(store: RecordStore, now: number): Stored<readonly string[]> {
  const items = await listTrash(store, now);
  if (!items.ok) return items;
  const due = items.value.filter((item) => item.daysLeft === 0).map((item) => item.id);
  return due.length === 0 ? ok([]) : removeForGood(store, due);
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
