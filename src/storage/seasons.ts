import { ok } from '../rules/result.ts';
import { type MergedKind, mergeRecords, type RecordImport, type RecordWins } from './backup/merge-records.ts';
import { decodeAll } from './decode-all.ts';
import { type StoredSeason, seasonKey, seasonKind, seasonPrefix } from './season.ts';
import type { Entry, RecordStore, Stored } from './store.ts';

export interface LoadedSeasons {
  /** Those in the trash too. */
  readonly seasons: readonly StoredSeason[];
  /** How many are damaged or of a newer version: they stay as they are. */
  readonly unreadable: number;
}

export async function loadSeasons(store: RecordStore): Stored<LoadedSeasons> {
  const read = await store.readAll(seasonPrefix);
  if (!read.ok) return read;
  const { values, unreadable } = await decodeAll(seasonKind, read.value);
  return ok({ seasons: values, unreadable });
}

/** Puts a new season on the device; what stands there under its id stays. */
export function addSeason(store: RecordStore, season: StoredSeason): Stored<void> {
  const key = seasonKey(season.id);
  return store.change({ keys: () => [key] }, ([raw]) => ({
    put: raw === undefined ? [[key, season]] : [],
    answer: undefined,
  }));
}

/**
 * Changes the season as it is stored, whatever another tab made of it meanwhile, and answers with the new one; undefined
 * where it is gone or cannot be read here.
 */
export function changeSeason(
  store: RecordStore,
  id: string,
  apply: (season: StoredSeason) => StoredSeason,
): Stored<StoredSeason | undefined> {
  const key = seasonKey(id);
  return store.change({ keys: () => [key] }, ([raw]) => {
    const here = seasonKind.decode(raw);
    if (here.state !== 'ok') return { answer: undefined };
    const season = apply(here.value);
    return { put: season === here.value ? [] : [[key, season]], answer: season };
  });
}

/** Removes those of these seasons that still lie in the trash, for good. */
export function removeTrashedSeasons(store: RecordStore, ids: readonly string[]): Stored<void> {
  return store.change({ keys: () => ids.map(seasonKey) }, (values) => ({
    remove: ids.filter((_, at) => isTrashed(values[at])).map(seasonKey),
    answer: undefined,
  }));
}

function isTrashed(raw: unknown): boolean {
  const decoded = seasonKind.decode(raw);
  return decoded.state === 'ok' && decoded.value.deleted !== undefined;
}

const merging: MergedKind<StoredSeason> = {
  prefix: seasonPrefix,
  decode: (raw) => seasonKind.decode(raw),
  aside: (season, now) => ({ ...season, deleted: season.deleted ?? now }),
};

/**
 * Seasons of a backup beside those here. Where both have one that differs, the one changed later wins, or the one that is
 * asked for; what makes way goes to the trash as a season of its own.
 */
export function mergeSeasons(
  theirs: readonly StoredSeason[],
  here: ReadonlyMap<string, unknown>,
  wins: RecordWins,
  now: number,
): { readonly put: readonly Entry[]; readonly seasons: readonly RecordImport[] } {
  const { put, rows } = mergeRecords(merging, theirs, here, wins, now);
  return { put, seasons: rows };
}
