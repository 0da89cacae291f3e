import * as v from 'valibot';
import { bonusDice, type RollRules } from '../rules/dice/expression.ts';
import { ok } from '../rules/result.ts';
import { timeSchema } from './army.ts';
import { recordKind } from './record.ts';
import { type RecordStore, type Stored, write } from './store.ts';

/** A roll as the history keeps it: enough to show it and to roll the same again. */
export interface RollRecord {
  readonly time: number;
  readonly label: string;
  readonly notation: string;
  readonly rules: RollRules;
  /** In the order in which they were rolled, bonus dice included. */
  readonly faces: readonly number[];
  /** Typed in from dice on the table. */
  readonly typed: boolean;
  readonly total: number;
}

/** Fifty rolls at most, newest last. */
export interface RollPage {
  readonly version: 1;
  readonly rolls: readonly RollRecord[];
}

export const rollsOnPage = 50;
export const rollsKept = 200;

const face = v.pipe(v.number(), v.integer(), v.minValue(1));
const finite = v.pipe(v.number(), v.finite());

export const rollSchema = v.looseObject({
  time: timeSchema,
  label: v.pipe(v.string(), v.maxLength(200)),
  notation: v.pipe(v.string(), v.maxLength(1_000)),
  rules: v.looseObject({
    bonus: v.picklist(bonusDice),
    penaltyPerDie: v.exactOptional(finite),
    floor: v.boolean(),
  }),
  faces: v.pipe(v.array(face), v.maxLength(20_000)),
  typed: v.boolean(),
  total: finite,
});

const schema = v.looseObject({
  version: v.literal(1),
  rolls: v.pipe(v.array(rollSchema), v.maxLength(rollsOnPage)),
});

export const rollPageKind = recordKind<RollPage>({ name: 'rolls', version: 1, schema, migrations: {} });

export const rollsPrefix = 'rolls:';

/** The last 200 rolls, newest last. A page that cannot be read is passed over and stays as it is. */
export async function listRolls(store: RecordStore): Stored<readonly RollRecord[]> {
  const read = await store.readAll(rollsPrefix);
  if (!read.ok) return read;
  const byPage = new Map(read.value);
  const rolls = pageNumbers([...byPage.keys()]).flatMap(
    (page) => rollsOf(byPage.get(rollsPrefix + page)) ?? [],
  );
  return ok(rolls.slice(-rollsKept));
}

/** Adds a roll after the newest one; the oldest page goes when the later ones hold 200 rolls without it. */
export function appendRoll(store: RecordStore, roll: RollRecord): Stored<void> {
  const keys = (names: readonly string[]) =>
    pageNumbers(names)
      .slice(-1)
      .map((page) => rollsPrefix + page);
  return store.change({ prefix: rollsPrefix, keys }, ([current], names) => {
    const pages = pageNumbers(names);
    const last = pages.at(-1) ?? 0;
    // An unreadable newest page is never written over: a new one starts.
    const rolls = pages.length === 0 ? [] : rollsOf(current);
    const onLast = rolls !== undefined && rolls.length < rollsOnPage;
    const page = onLast ? last : last + 1;
    const written: RollPage = { version: 1, rolls: onLast ? [...rolls, roll] : [roll] };
    const oldest = page - Math.ceil(rollsKept / rollsOnPage);
    return {
      put: [[rollsPrefix + page, written]],
      remove: pages.filter((number) => number < oldest).map((number) => rollsPrefix + number),
      answer: undefined,
    };
  });
}

/** Takes back the newest roll made at that time; whether there was one. */
export function removeRoll(store: RecordStore, time: number): Stored<boolean> {
  const keys = (names: readonly string[]) => pageNumbers(names).map((page) => rollsPrefix + page);
  return store.change<boolean>({ prefix: rollsPrefix, keys }, (values, names) => {
    const found = keys(names)
      .map((key, index) => ({ key, rolls: rollsOf(values[index]) ?? [] }))
      .findLast(({ rolls }) => rolls.some((roll) => roll.time === time));
    if (!found) return { answer: false };
    const index = found.rolls.findLastIndex((roll) => roll.time === time);
    const page: RollPage = { version: 1, rolls: found.rolls.toSpliced(index, 1) };
    return { put: [[found.key, page]], answer: true };
  });
}

export async function clearRolls(store: RecordStore): Stored<void> {
  const names = await store.names(rollsPrefix);
  return names.ok ? write(store, [], names.value) : names;
}

/** Pages for a whole history, numbered from `first` on, as they are stored. */
export function pagesOf(
  rolls: readonly RollRecord[],
  first: number,
): readonly (readonly [string, RollPage])[] {
  const kept = rolls.slice(-rollsKept);
  return Array.from({ length: Math.ceil(kept.length / rollsOnPage) }, (_, index) => [
    rollsPrefix + (first + index),
    { version: 1, rolls: kept.slice(index * rollsOnPage, (index + 1) * rollsOnPage) },
  ]);
}

function rollsOf(raw: unknown): readonly RollRecord[] | undefined {
  const decoded = rollPageKind.decode(raw);
  return decoded.state === 'ok' ? decoded.value.rolls : undefined;
}

export function pageNumbers(names: readonly string[]): readonly number[] {
  return names
    .map((name) => Number(name.slice(rollsPrefix.length)))
    .filter((page) => Number.isInteger(page))
    .sort((a, b) => a - b);
}
