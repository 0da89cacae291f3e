import { ok } from '../../rules/result.ts';
import type { Decoded } from '../record.ts';
import type { RecordStore, Stored } from '../store.ts';
import { replacing } from './armies.ts';
import { type Army, armyKey, armyKind } from './army.ts';
import { summaryKey } from './summary.ts';
import { type TrashedArmy, trashedArmy, trashKey, trashKind, trashPrefix } from './trash.ts';
import { versionPrefix, versionsPrefix } from './version.ts';

/** One row of the trash, newest first. An unreadable army can be restored or exported like the others. */
export interface TrashItem {
  readonly id: string;
  /** Undefined where that cannot be read. */
  readonly deleted?: number;
  readonly army: Decoded<Army>;
}

/** Moves armies to the trash, readable or not, in one transaction; those that were there. Their versions stay with them. */
export function moveToTrash(
  store: RecordStore,
  ids: readonly string[],
  now: number,
): Stored<readonly string[]> {
  return store.change<readonly string[]>({ keys: () => ids.map(armyKey) }, (raws) => {
    const there = ids.filter((_, index) => raws[index] !== undefined);
    return {
      put: ids.flatMap((id, index): readonly (readonly [string, TrashedArmy])[] =>
        raws[index] === undefined ? [] : [[trashKey(id), { version: 1, deleted: now, army: raws[index] }]],
      ),
      remove: there.flatMap((id) => [armyKey(id), summaryKey(id)]),
      answer: there,
    };
  });
}

/** Brings armies back as they were, in one transaction; those that were in the trash. An army in the place of one is kept as a version. */
export function restoreFromTrash(
  store: RecordStore,
  ids: readonly string[],
  now: number,
): Stored<readonly string[]> {
  const [only, ...others] = ids;
  const reads = {
    prefix: only !== undefined && others.length === 0 ? versionPrefix(only) : versionsPrefix,
    keys: () => [...ids.map(trashKey), ...ids.map(armyKey)],
  };
  return store.change<readonly string[]>(reads, (raws, names) => {
    const back = ids.flatMap((id, index) => {
      const army = trashedArmy(raws[index]);
      if (army === undefined) return [];
      return [{ id, ...replacing(id, army, raws[ids.length + index], names, 'restored', now) }];
    });
    return {
      put: back.flatMap(({ put }) => put),
      remove: back.flatMap(({ id, remove }) => [...remove, trashKey(id)]),
      answer: back.map(({ id }) => id),
    };
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

/**
 * Removes armies of the trash and their versions for good, in one transaction; the ids that went. One that another tab
 * brought back meanwhile stays with all it has.
 */
export function removeForGood(store: RecordStore, ids: readonly string[]): Stored<readonly string[]> {
  const reads = { prefix: versionsPrefix, keys: () => [...ids.map(trashKey), ...ids.map(armyKey)] };
  return store.change<readonly string[]>(reads, (raws, names) => {
    const there = (at: number) => raws[at] !== undefined;
    const gone = ids.filter((_, at) => there(at));
    const bare = new Set(ids.filter((_, at) => there(at) && !there(ids.length + at)).map(versionPrefix));
    const versions = names.filter((name) => bare.has(name.slice(0, name.lastIndexOf(':') + 1)));
    return { remove: [...gone.map(trashKey), ...versions], answer: gone };
  });
}
