import * as v from 'valibot';
import { ok } from '../rules/result.ts';
import { timeSchema } from './army/army.ts';
import type { RecordOf } from './held.ts';
import { recordKind } from './record.ts';
import { type RecordStore, readOne, type Stored } from './store.ts';

export const tallyKey = 'tally';
const mostTalliedSides = 100;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sides = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.check((text) => Number(text) >= 2 && Number(text) <= mostTalliedSides, 'sides'),
);

const schema = v.looseObject({
  version: v.literal(1),
  since: timeSchema,
  faces: v.pipe(
    v.record(sides, v.pipe(v.array(count), v.maxLength(mostTalliedSides))),
    v.check(
      (faces) => Object.entries(faces).every(([key, counts]) => counts.length === Number(key)),
      'faces',
    ),
  ),
});

/** Every face that the app drew on this device; `since` is when the counting began. */
export type Tally = RecordOf<typeof schema>;
/** How often each face of each kind of die was drawn, by its number of sides: `{ '6': [n1, …, n6] }`. */
export type TallyFaces = Tally['faces'];

export const tallyKind = recordKind({ name: 'tally', version: 1, schema, migrations: {} });

/** The tally, or undefined where nothing was counted or it cannot be read. */
export async function loadTally(store: RecordStore): Stored<Tally | undefined> {
  const read = await readOne(store, tallyKey);
  return read.ok ? ok(tallyOf(read.value)) : read;
}

function tallyOf(raw: unknown): Tally | undefined {
  const decoded = tallyKind.decode(raw);
  return decoded.state === 'ok' ? decoded.value : undefined;
}

/**
 * Adds what was drawn since the last time, so that two tabs never overwrite each other; the counting began at the
 * earlier of the two times. A damaged record is first put aside; that of a newer version is left alone.
 */
export function addToTally(store: RecordStore, drawn: TallyFaces, since: number): Stored<void> {
  return store.change({ keys: () => [tallyKey] }, ([current]) => {
    const decoded = tallyKind.decode(current);
    if (decoded.state === 'newer') return { answer: undefined };
    const known: Tally = decoded.state === 'ok' ? decoded.value : { version: 1, since, faces: {} };
    const tally: Tally = {
      ...known,
      since: Math.min(known.since, since),
      faces: sumOf(known.faces, drawn),
    };
    const damaged = current !== undefined && decoded.state === 'damaged';
    return {
      put: [[tallyKey, tally], ...(damaged ? [[`damaged:${tallyKey}`, current] as const] : [])],
      answer: undefined,
    };
  });
}

/** Begins the counting again and gives back what was counted. What cannot be read stays. */
export function clearTally(store: RecordStore): Stored<Tally | undefined> {
  return store.change({ keys: () => [tallyKey] }, ([current]) => {
    const tally = tallyOf(current);
    return { remove: tally ? [tallyKey] : [], answer: tally };
  });
}

/** Two tallies added up, face by face. */
export function sumOf(a: TallyFaces, b: TallyFaces): TallyFaces {
  const sum = new Map(Object.entries(a));
  for (const [kind, counts] of Object.entries(b)) {
    const before = sum.get(kind);
    sum.set(kind, before ? before.map((value, face) => value + (counts[face] ?? 0)) : [...counts]);
  }
  return Object.fromEntries(sum);
}
