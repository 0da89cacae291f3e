import { ok, type Result } from '../../rules/result.ts';
import { oneByOne } from '../decode-all.ts';
import type { Decoded } from '../record.ts';
import { type RecordStore, readOne, type Stored } from '../store.ts';
import { type Army, armyKey, armyKind, armyPrefix } from './army.ts';
import { joinArmies } from './army-join.ts';
import {
  type ArmySummary,
  type KnownOfArmy,
  summaryKey,
  summaryKind,
  summaryOf,
  summaryPrefix,
} from './summary.ts';
import { trashedArmy, trashKey } from './trash.ts';
import { keepVersion, type VersionReason, versionPrefix } from './version.ts';

/** A stored army that cannot be opened: `damaged` or of a `newer` version of the app. */
export interface UnreadableArmy {
  readonly id: string;
  readonly decoded: Exclude<Decoded<Army>, { readonly state: 'ok' }>;
}

export interface ArmyList {
  readonly summaries: readonly ArmySummary[];
  readonly unreadable: readonly UnreadableArmy[];
}

/** The armies as the list shows them. Only those whose summary is missing or unreadable are read whole. */
export async function listArmies(store: RecordStore): Stored<ArmyList> {
  const [entries, names] = await Promise.all([store.readAll(summaryPrefix), store.names(armyPrefix)]);
  if (!entries.ok) return entries;
  if (!names.ok) return names;
  const known = new Map<string, ArmySummary>();
  await oneByOne(entries.value, ([key, raw]) => {
    const decoded = summaryKind.decode(raw);
    if (decoded.state === 'ok') known.set(key.slice(summaryPrefix.length), decoded.value);
  });
  const ids = names.value.map((name) => name.slice(armyPrefix.length));
  const summaries = ids.flatMap((id) => known.get(id) ?? []);
  const rest = await readArmies(
    store,
    ids.filter((id) => !known.has(id)),
  );
  if (!rest.ok) return rest;
  const { readable, unreadable } = rest.value;
  return ok({ summaries: [...summaries, ...readable.map((army) => summaryOf(army))], unreadable });
}

/** Few enough that a screen in use does not stutter. */
const armiesAtOnce = 16;

/** Looks into every army, also those with a good summary, for the ones that cannot be opened; `each` sees the others. */
export async function findUnreadable(
  store: RecordStore,
  each: (army: Army) => void = () => undefined,
): Stored<readonly UnreadableArmy[]> {
  const names = await store.names(armyPrefix);
  if (!names.ok) return names;
  const ids = names.value.map((name) => name.slice(armyPrefix.length));
  const found: UnreadableArmy[] = [];
  for (let from = 0; from < ids.length; from += armiesAtOnce) {
    const read = await readArmies(store, ids.slice(from, from + armiesAtOnce));
    if (!read.ok) return read;
    read.value.readable.forEach(each);
    found.push(...read.value.unreadable);
  }
  return ok(found);
}

/** Puts what is known of armies into their summaries, unless another state of one was stored meanwhile. */
export function renewSummaries(store: RecordStore, summaries: readonly ArmySummary[]): Stored<void> {
  const keys = summaries.map(({ id }) => summaryKey(id));
  return store.change({ keys: () => keys }, (values) => ({
    put: summaries.flatMap((summary, index): readonly (readonly [string, ArmySummary])[] => {
      const here = summaryKind.decode(values[index]);
      return here.state === 'ok' && here.value.revision === summary.revision
        ? [[summaryKey(summary.id), summary]]
        : [];
    }),
    answer: undefined,
  }));
}

/** One army, or undefined where there is none. */
export async function loadArmy(store: RecordStore, id: string): Stored<Decoded<Army> | undefined> {
  const read = await readOne(store, armyKey(id));
  if (!read.ok) return read;
  return ok(read.value === undefined ? undefined : armyKind.decode(read.value));
}

export type SaveRefusal =
  | { readonly code: 'army-damaged'; readonly id: string }
  | { readonly code: 'army-newer'; readonly id: string };

/** What a save knows of the state that was edited. */
export interface EditedFrom {
  /** The army as it was stored before it was edited: with it, what another tab changed meanwhile is joined. */
  readonly base?: Army | undefined;
  /** Something of what is stored made way already while it was edited: it is kept as a version in any case. */
  readonly keep?: boolean;
  /** It has been edited for long: what is stored is kept as a version, however short the last pause was. */
  readonly milestone?: boolean;
  /** What the code of its game says of an army, for its summary. */
  readonly knownOf?: (army: Army) => KnownOfArmy;
}

/** The army as stored with its summary. */
export interface SavedArmy {
  readonly army: Army;
  readonly summary: ArmySummary;
  /** Something of another tab's made way for it, and is kept as a version. */
  readonly overwrote: boolean;
  /** The state before is kept as a version, for whatever reason. */
  readonly kept: boolean;
}

/** So many milliseconds an army has to stand as it is before an edit keeps what it was. */
const still = 2 * 60_000;

/**
 * Stores an army and its summary in one transaction. `army.revision` is the revision it was edited from (0 for a
 * new one); where the store holds another, both are joined. A state that stood for a while is kept as a version. Where both changed the same, or `base` is not known, the last
 * writer wins and the loser is kept as a version. An army that went to the trash meanwhile comes back. A damaged or newer
 * record in its place is never written over.
 */
export function saveArmy(
  store: RecordStore,
  army: Army,
  now: number,
  { base, keep = false, milestone = false, knownOf }: EditedFrom = {},
): Stored<Result<SavedArmy, SaveRefusal>> {
  const { id } = army;
  const reads = { prefix: versionPrefix(id), keys: () => [armyKey(id), trashKey(id)] };
  return store.change<Result<SavedArmy, SaveRefusal>>(reads, ([live, binned], names) => {
    const raw = live ?? trashedArmy(binned);
    const current = raw === undefined ? undefined : armyKind.decode(raw);
    if (current && current.state !== 'ok') {
      return { answer: { ok: false, issues: [{ code: `army-${current.state}`, id }] } };
    }
    const joined = joinStored(army, current?.value, base);
    const overwrote = current !== undefined && (joined.overruled || keep);
    const stood = current && current.value.lines.length > 0 ? now - current.value.changed : 0;
    const why = overwrote ? 'overwritten' : (milestone && stood > 0) || stood >= still ? 'edited' : undefined;
    const version = why ? kept(id, names, raw, why, now) : { put: [], remove: [] };
    const saved = {
      ...joined.army,
      changed: now,
      revision: Math.max(army.revision, current?.value.revision ?? 0) + 1,
    };
    const summary = summaryOf(saved, knownOf?.(saved));
    return {
      put: [...version.put, [armyKey(id), saved], [summaryKey(id), summary]],
      remove: [...version.remove, trashKey(id)],
      answer: ok({ army: saved, summary, overwrote, kept: why !== undefined }),
    };
  });
}

function joinStored(army: Army, current: Army | undefined, base: Army | undefined) {
  const edited = base?.revision ?? army.revision;
  if (!current || current.revision === edited) return { army, overruled: false };
  return base ? joinArmies(base, army, current) : { army, overruled: true };
}

/** Puts a record in place of the army that is there, which is kept as a version. Unreadable records are put as they are. */
export function replacing(
  id: string,
  raw: unknown,
  current: unknown,
  names: readonly string[],
  why: VersionReason,
  now: number,
): { readonly put: readonly (readonly [string, unknown])[]; readonly remove: readonly string[] } {
  const version = current === undefined ? { put: [], remove: [] } : kept(id, names, current, why, now);
  const decoded = armyKind.decode(raw);
  const summary = decoded.state === 'ok' ? [[summaryKey(id), summaryOf(decoded.value)] as const] : [];
  return {
    put: [...version.put, [armyKey(id), raw], ...summary],
    remove: [...version.remove, ...(decoded.state === 'ok' ? [] : [summaryKey(id)])],
  };
}

function kept(id: string, names: readonly string[], army: unknown, why: VersionReason, now: number) {
  return keepVersion(id, names, { version: 1, kept: now, why, army });
}

async function readArmies(
  store: RecordStore,
  ids: readonly string[],
): Stored<{ readonly readable: readonly Army[]; readonly unreadable: readonly UnreadableArmy[] }> {
  const read = await store.readMany(ids.map(armyKey));
  if (!read.ok) return read;
  const readable: Army[] = [];
  const unreadable: UnreadableArmy[] = [];
  await oneByOne(ids, (id, index) => {
    // Another tab may have deleted it since its name was read.
    if (read.value[index] === undefined) return;
    const decoded = armyKind.decode(read.value[index]);
    if (decoded.state === 'ok') readable.push(decoded.value);
    else unreadable.push({ id, decoded });
  });
  return ok({ readable, unreadable });
}
