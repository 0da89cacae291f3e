import { ok } from '../rules/result.ts';
import { freeId } from './record-id.ts';
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
  const decoded = read.value.map(([, raw]) => seasonKind.decode(raw));
  const seasons = decoded.flatMap((each) => (each.state === 'ok' ? [each.value] : []));
  return ok({ seasons, unreadable: decoded.length - seasons.length });
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

/** What an import does with one season of a backup; times are those of the last change. */
export interface SeasonImport {
  readonly id: string;
  readonly name: string;
  readonly action: 'add' | 'replace' | 'keep' | 'same';
  readonly theirs: number;
  readonly mine?: number;
  /** What is here cannot be read (damaged, or of a newer version), so it stays. */
  readonly unreadableHere?: true;
}

/**
 * Seasons of a backup beside those here. Where both have one that differs, the one changed later wins, or the one that is
 * asked for; what makes way goes to the trash as a season of its own.
 */
export function mergeSeasons(
  theirs: readonly StoredSeason[],
  here: ReadonlyMap<string, unknown>,
  wins: 'newer' | 'backup' | 'mine',
  now: number,
): { readonly put: readonly Entry[]; readonly seasons: readonly SeasonImport[] } {
  const taken = [...here.keys()]
    .filter((key) => key.startsWith(seasonPrefix))
    .map((key) => ({ id: key.slice(seasonPrefix.length) }));
  const put: Entry[] = [];
  const seasons = theirs.map((season): SeasonImport => {
    const { id, name, changed } = season;
    const row = { id, name, theirs: changed };
    const raw = here.get(seasonKey(id));
    if (raw === undefined) {
      put.push([seasonKey(id), season]);
      return { ...row, action: 'add' };
    }
    const decoded = seasonKind.decode(raw);
    if (decoded.state !== 'ok') return { ...row, action: 'keep', unreadableHere: true };
    const mine = decoded.value;
    if (contentOf(mine) === contentOf(season)) return { ...row, mine: mine.changed, action: 'same' };
    if (wins === 'mine' || (wins === 'newer' && changed <= mine.changed)) {
      return { ...row, mine: mine.changed, action: 'keep' };
    }
    const aside = freeId(id, taken);
    taken.push({ id: aside });
    const revision = Math.max(season.revision, mine.revision) + 1;
    put.push(
      [seasonKey(aside), { ...mine, id: aside, deleted: mine.deleted ?? now }],
      [seasonKey(id), { ...season, revision }],
    );
    return { ...row, mine: mine.changed, action: 'replace' };
  });
  return { put, seasons };
}

/** All of a season but when and how often it was changed. */
function contentOf({ revision: _revision, changed: _changed, ...rest }: StoredSeason): string {
  return JSON.stringify(Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
