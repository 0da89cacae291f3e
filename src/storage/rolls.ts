import * as v from 'valibot';
import { bonusDice, type RollRules } from '../rules/dice/expression.ts';
import { ok } from '../rules/result.ts';
import { timeSchema } from './army/army.ts';
import { held, type RecordOf } from './held.ts';
import { recordKind } from './record.ts';
import type { Entry, RecordStore, Stored } from './store.ts';

export const rollsOnPage = 50;
export const rollsKept = 1000;
const pagesKept = rollsKept / rollsOnPage;

const face = v.pipe(v.number(), v.integer(), v.minValue(1));
const finite = v.pipe(v.number(), v.finite());
const integer = v.pipe(v.number(), v.safeInteger());

export const rollSchema = v.looseObject({
  time: timeSchema,
  label: v.pipe(v.string(), v.maxLength(200)),
  notation: v.pipe(v.string(), v.maxLength(1_000)),
  rules: held<RollRules>()(
    v.looseObject({
      bonus: v.picklist(bonusDice),
      penaltyPerDie: v.exactOptional(finite),
      floor: v.boolean(),
    }),
  ),
  /** In the order in which they were rolled, bonus dice included. */
  faces: v.pipe(v.array(face), v.maxLength(20_000)),
  /** Typed in from dice on the table. */
  typed: v.boolean(),
  total: finite,
  /** Id of what was rolled, such as `bail`. */
  preset: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  /** The total or number of successes that was asked for. */
  need: v.exactOptional(integer),
  /** The total counts inches. */
  inches: v.exactOptional(v.literal(true)),
  /** How many dice stayed from the roll before. */
  kept: v.exactOptional(v.pipe(integer, v.minValue(0))),
  /** One throw of a contest: not the roll that the Dice place shows as its last. */
  contest: v.exactOptional(v.literal(true)),
  /** Only the total is known; there are no faces. */
  bare: v.exactOptional(v.literal(true)),
});

const schema = v.looseObject({
  version: v.literal(1),
  rolls: v.pipe(v.array(rollSchema), v.maxLength(rollsOnPage)),
});

/** A roll as the history keeps it: enough to show it and to roll the same again. */
export type RollRecord = RecordOf<typeof rollSchema>;
/** Fifty rolls at most, newest last. */
export type RollPage = RecordOf<typeof schema>;

export const rollPageKind = recordKind({ name: 'rolls', version: 1, schema, migrations: {} });

export const rollsPrefix = 'rolls:';
const keyOf = (page: number) => rollsPrefix + page;
const keysOf = (names: readonly string[]) => pageNumbers(names).map(keyOf);

/** Rolls that were read, newest last, and whether those are all that there are. */
export interface ReadRolls {
  readonly rolls: readonly RollRecord[];
  readonly complete: boolean;
}

/** The rolls of the newest pages, or of all of them. A page that cannot be read is passed over and stays as it is. */
export async function readRolls(
  store: RecordStore,
  newestPages = Number.POSITIVE_INFINITY,
): Stored<ReadRolls> {
  const names = await store.names(rollsPrefix);
  if (!names.ok) return names;
  const all = keysOf(names.value);
  const wanted = all.slice(-newestPages);
  const read = await store.readMany(wanted);
  if (!read.ok) return read;
  const rolls = read.value.flatMap((page) => rollsOf(page) ?? []).slice(-rollsKept);
  return ok({ rolls, complete: wanted.length === all.length });
}

/** The last 1,000 rolls, or those of the newest pages, newest last. */
export async function listRolls(store: RecordStore, newestPages?: number): Stored<readonly RollRecord[]> {
  const read = await readRolls(store, newestPages);
  return read.ok ? ok(read.value.rolls) : read;
}

/** Adds a roll after the newest one; the oldest page goes when there are 1,000 rolls on later ones. Reads one page. */
export function appendRoll(store: RecordStore, roll: RollRecord): Stored<void> {
  return store.change(
    { prefix: rollsPrefix, keys: (names) => keysOf(names).slice(-1) },
    ([current], names) => {
      const pages = pageNumbers(names);
      const last = pages.at(-1) ?? 0;
      // An unreadable newest page is never written over: a new one starts.
      const rolls = pages.length === 0 ? [] : rollsOf(current);
      const onLast = rolls !== undefined && rolls.length < rollsOnPage;
      const written: RollPage = { version: 1, rolls: onLast ? [...rolls, roll] : [roll] };
      const others = onLast ? pages.slice(0, -1) : pages;
      return {
        put: [[keyOf(onLast ? last : last + 1), written]],
        remove: others.slice(0, -pagesKept).map(keyOf),
        answer: undefined,
      };
    },
  );
}

type RollName = Pick<RollRecord, 'time' | 'notation' | 'total'>;

/** Two tabs may roll in one millisecond, so the time alone does not name a roll. */
function sameRoll(a: RollName, b: RollName): boolean {
  return a.time === b.time && a.notation === b.notation && a.total === b.total;
}

/** Takes a roll back; whether it was there. Nearly always it is on one of the two newest pages. */
export async function removeRoll(store: RecordStore, roll: RollName): Stored<boolean> {
  const near = await removeAmong(store, roll, 2);
  return near.ok && !near.value ? removeAmong(store, roll, Number.POSITIVE_INFINITY) : near;
}

function removeAmong(store: RecordStore, roll: RollName, newestPages: number): Stored<boolean> {
  const keys = (names: readonly string[]) => keysOf(names).slice(-newestPages);
  return store.change<boolean>({ prefix: rollsPrefix, keys }, (values, names) => {
    const found = keys(names)
      .map((key, index) => ({ key, rolls: rollsOf(values[index]) ?? [] }))
      .findLast(({ rolls }) => rolls.some((each) => sameRoll(each, roll)));
    if (!found) return { answer: false };
    const index = found.rolls.findLastIndex((each) => sameRoll(each, roll));
    const page: RollPage = { version: 1, rolls: found.rolls.toSpliced(index, 1) };
    // Without an empty newest page the next start finds rolls on the one page that it reads.
    if (page.rolls.length === 0) return { remove: [found.key], answer: true };
    return { put: [[found.key, page]], answer: true };
  });
}

/** Takes all rolls away and gives them back, oldest first. Pages that cannot be read stay. */
export function clearRolls(store: RecordStore): Stored<readonly RollRecord[]> {
  return store.change({ prefix: rollsPrefix, keys: keysOf }, (values, names) => {
    const pages = readPages(new Map(keysOf(names).map((key, index) => [key, values[index]])));
    return { remove: pages.map(({ key }) => key), answer: pages.flatMap(({ rolls }) => rolls) };
  });
}

/** Puts rolls that were taken away back among those made since. */
export function restoreRolls(store: RecordStore, rolls: readonly RollRecord[]): Stored<void> {
  return store.change({ prefix: rollsPrefix, keys: keysOf }, (values, names) => {
    const { put, remove } = mergeRolls(
      rolls,
      new Map(keysOf(names).map((key, index) => [key, values[index]])),
    );
    return { put, remove, answer: undefined };
  });
}

export interface MergedRolls {
  readonly put: readonly Entry[];
  readonly remove: readonly string[];
  /** How many of the rolls given are new and kept. */
  readonly added: number;
}

/** Joins rolls with those stored (`here`: records by key), in order of time, each once, the last 1,000. */
export function mergeRolls(theirs: readonly RollRecord[], here: ReadonlyMap<string, unknown>): MergedRolls {
  const pages = readPages(here);
  const mine = pages.flatMap((page) => page.rolls);
  const known = new Set(mine.map(identityOf));
  const fresh = theirs.filter((roll) => !known.has(identityOf(roll)));
  const merged = [...mine, ...fresh].sort((a, b) => a.time - b.time).slice(-rollsKept);
  const added = merged.filter((roll) => !known.has(identityOf(roll))).length;
  if (added === 0) return { put: [], remove: [], added };
  const newest = pageNumbers([...here.keys()].filter((key) => key.startsWith(rollsPrefix))).at(-1) ?? -1;
  return { put: pagesOf(merged, newest + 1), remove: pages.map((page) => page.key), added };
}

/** Pages for a whole history, numbered from `first` on, as they are stored. */
export function pagesOf(
  rolls: readonly RollRecord[],
  first: number,
): readonly (readonly [string, RollPage])[] {
  const kept = rolls.slice(-rollsKept);
  return Array.from({ length: Math.ceil(kept.length / rollsOnPage) }, (_, index) => [
    keyOf(first + index),
    { version: 1, rolls: kept.slice(index * rollsOnPage, (index + 1) * rollsOnPage) },
  ]);
}

function identityOf(roll: RollRecord): string {
  return `${roll.time} ${roll.notation} ${roll.total} ${roll.faces.join(',')}`;
}

function rollsOf(raw: unknown): readonly RollRecord[] | undefined {
  const decoded = rollPageKind.decode(raw);
  return decoded.state === 'ok' ? decoded.value.rolls : undefined;
}

/** The pages among these records that can be read, oldest first. */
function readPages(
  records: ReadonlyMap<string, unknown>,
): readonly { readonly key: string; readonly rolls: readonly RollRecord[] }[] {
  return keysOf([...records.keys()].filter((key) => key.startsWith(rollsPrefix))).flatMap((key) => {
    const rolls = rollsOf(records.get(key));
    return rolls ? [{ key, rolls }] : [];
  });
}

function pageNumbers(names: readonly string[]): readonly number[] {
  return names
    .map((name) => Number(name.slice(rollsPrefix.length)))
    .filter((page) => Number.isInteger(page))
    .sort((a, b) => a - b);
}
