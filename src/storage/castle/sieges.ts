import * as v from 'valibot';
import { siegeOf } from '../../rules/mage-knight/siege/siege.ts';
import { mostEvents, playHistory, type SiegeHistory } from '../../rules/mage-knight/siege/siege-history.ts';
import { siegeLimits } from '../../rules/mage-knight/siege/siege-setup.ts';
import { ok } from '../../rules/result.ts';
import { timeSchema } from '../army/army.ts';
import { contentText } from '../content.ts';
import { decodeAll } from '../decode-all.ts';
import { heldEntries, type RecordOf } from '../held.ts';
import { recordKind } from '../record.ts';
import { freeId, idPattern } from '../record-id.ts';
import type { Entry, RecordStore, Stored } from '../store.ts';
import { whole } from '../whole.ts';
import { battlePrefix } from './siege-prefix.ts';
import { eventSchema, playableSetupSchema, stateSchema } from './siege-schema.ts';

export const siegeKey = (id: string): string => battlePrefix + id;

/** So many a player may begin; more only come by a backup of another device. */
export const mostSieges = 30;

/** What was taken back and cannot be done again is nothing to lose a siege for. */
function withoutBrokenRedo<Kept extends SiegeHistory>(siege: Kept): Kept {
  if (siege.undone.length === 0) return siege;
  const played = playHistory(siege);
  const again = played.ok && siegeOf(played.value.state, siege.undone.toReversed()).ok;
  return again ? siege : { ...siege, undone: [] };
}

const events = v.pipe(v.array(eventSchema), v.maxLength(mostEvents));
const historyEntries = heldEntries<SiegeHistory>()({
  setup: playableSetupSchema,
  base: v.exactOptional(stateSchema),
  folded: whole(0, 1_000_000),
  events,
  undone: events,
});

const schema = v.pipe(
  v.looseObject({
    version: v.literal(1),
    id: v.pipe(v.string(), v.regex(idPattern)),
    game: v.literal('mage-knight'),
    name: v.pipe(v.string(), v.maxLength(siegeLimits.name)),
    created: timeSchema,
    changed: timeSchema,
    /** One more with every change. */
    revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** When the players called it over. */
    ended: v.exactOptional(timeSchema),
    ...historyEntries,
  }),
  v.check((siege) => playHistory(siege).ok, 'events'),
  v.transform((siege) => withoutBrokenRedo(siege)),
);

/** A siege on the device, with everything that happened in it. */
export type StoredSiege = RecordOf<typeof schema>;

export const siegeKind = recordKind({ name: 'battle', version: 1, schema, migrations: {} });

export interface LoadedSieges {
  readonly sieges: readonly StoredSiege[];
  /** Damaged ones and those of a newer version: they stay as they are. */
  readonly unreadable: number;
}

export async function loadSieges(store: RecordStore): Stored<LoadedSieges> {
  const read = await store.readAll(battlePrefix);
  if (!read.ok) return read;
  const { values, unreadable } = await decodeAll(siegeKind, read.value);
  return ok({ sieges: values, unreadable });
}

/** Puts a new siege, or one that was taken away, on the device; what stands there under its id stays. */
export function addSiege(store: RecordStore, siege: StoredSiege): Stored<void> {
  const key = siegeKey(siege.id);
  return store.change({ keys: () => [key] }, ([raw]) => ({
    put: raw === undefined ? [[key, siege]] : [],
    answer: undefined,
  }));
}

/**
 * Changes the siege as it is stored, whatever another tab made of it meanwhile, and answers with the new one; undefined
 * where it is gone or cannot be read here.
 */
export function changeSiege(
  store: RecordStore,
  id: string,
  apply: (siege: StoredSiege) => StoredSiege,
): Stored<StoredSiege | undefined> {
  const key = siegeKey(id);
  return store.change({ keys: () => [key] }, ([raw]) => {
    const here = siegeKind.decode(raw);
    if (here.state !== 'ok') return { answer: undefined };
    const siege = apply(here.value);
    return { put: siege === here.value ? [] : [[key, siege]], answer: siege };
  });
}

export function removeSiege(store: RecordStore, id: string): Stored<void> {
  return store.change({ keys: () => [] }, () => ({ remove: [siegeKey(id)], answer: undefined }));
}

/**
 * Joins sieges of a backup with those here: what stands here already is not doubled; where both have gone on with one
 * siege both stay, the one from outside under a new id.
 */
export function mergeSieges(
  theirs: readonly StoredSiege[],
  here: ReadonlyMap<string, unknown>,
): { readonly put: readonly Entry[]; readonly added: number } {
  const taken = [...here.keys()]
    .filter((key) => key.startsWith(battlePrefix))
    .map((key) => ({ id: key.slice(battlePrefix.length) }));
  const known = new Set(taken.map(({ id }) => contentOf(here.get(siegeKey(id)))));
  const put: Entry[] = [];
  for (const siege of theirs) {
    const content = contentOf(siege);
    if (known.has(content)) continue;
    known.add(content);
    const id = freeId(siege.id, taken);
    taken.push({ id });
    put.push([siegeKey(id), { ...siege, id }]);
  }
  return { put, added: put.length };
}

/** All of a siege but its id, and when: as it was taken over that may be another time than where it was played. */
function contentOf(raw: unknown): string {
  const decoded = siegeKind.decode(raw);
  if (decoded.state !== 'ok') return '';
  const { id: _, changed: _when, ...rest } = decoded.value;
  return contentText(rest);
}
