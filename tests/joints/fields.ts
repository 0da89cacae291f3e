import fc from 'fast-check';

/** It does not travel, and why that is right. */
interface Stays {
  readonly why: string;
}

/** It should travel and does not yet. */
interface Lost {
  readonly lost: string;
}

/** Nothing ever stands there. */
interface Never {
  readonly never: string;
}

/** `always`: it travels, and has one value only. */
export type Verdict = 'travels' | 'always' | Stays | Lost | Never;

type Plain = string | number | boolean | bigint | null | undefined;
/** The records in a value, be they in lists; nothing where there is only what has no fields of a type. */
type Records<Value> = unknown extends Value
  ? never
  : Value extends Plain
    ? never
    : Value extends readonly (infer Item)[]
      ? Records<Item>
      : string extends keyof Value
        ? never
        : Value;
type Names<Union> = Union extends unknown ? keyof Union : never;
type At<Union, Name> = Union extends unknown ? (Name extends keyof Union ? Union[Name] : never) : never;
type Cell<Value> = [Records<Value>] extends [never] ? Verdict : Stays | Lost | Never | Fields<Records<Value>>;

/** Every field of a record, and of the records in it, with what becomes of it on the way: one that is not named does not compile. */
export type Fields<Record> = { readonly [Name in Names<Record>]: Cell<At<Record, Name>> };

/** A way from one place to another, and back as far as there is a way back. */
export interface Joint<Value> {
  /** What passes here, where several things do. */
  readonly what: string;
  readonly fields: Fields<Value>;
  readonly any: fc.Arbitrary<Value>;
  /** What has arrived of it, field by field. */
  readonly walk: (value: Value) => unknown;
  readonly runs?: number;
}

/** A joint whose values nobody looks at but itself. */
export interface AnyJoint extends Pick<Joint<never>, 'what' | 'walk' | 'runs'> {
  readonly fields: object;
  readonly any: fc.Arbitrary<unknown>;
}

export const joint = <Value>(made: Joint<Value>): AnyJoint => made;

interface Leaf {
  readonly path: readonly string[];
  readonly verdict: Verdict;
  /** Only that there is a record, or what stands there in its place. */
  readonly shape: boolean;
}

const isVerdict = (cell: unknown): cell is Verdict =>
  typeof cell === 'string' ||
  (typeof cell === 'object' && cell !== null && ['why', 'lost', 'never'].includes(Object.keys(cell).join()));

/** The fields of a table one by one; before those of a record what stands in its place, in each of a list. */
export function leavesOf(fields: object, above: readonly string[] = []): readonly Leaf[] {
  return Object.entries(fields).flatMap(([name, cell]: [string, unknown]): readonly Leaf[] => {
    const path = [...above, name];
    if (isVerdict(cell)) return [{ path, verdict: cell, shape: false }];
    const below = leavesOf(cell as object, path);
    const travels = below.some(({ verdict }) => typeof verdict === 'string');
    return travels ? [{ path, verdict: 'travels', shape: true }, ...below] : below;
  });
}

/** A value without the fields of its records: how many there are of them, and what stands there in the place of one. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  return typeof value === 'object' && value !== null ? 'record' : value;
}

/** What stands at a place of a value, in each of a list. */
function at(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => at(each, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return at(Reflect.get(value, name), rest);
}

const nothing = 'nothing';

/** The same whatever the order of fields, and whether one that is not there is named. */
function notify(value: unknown): string {
  return (
    JSON.stringify(value, (_, part: unknown) =>
      // JSON knows no endless number.
      part === Number.POSITIVE_INFINITY
        ? 'endless'
        : typeof part === 'object' && part !== null && !Array.isArray(part)
          ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
          : part,
    ) ?? nothing
  );
}

/** Each value that stands at a place, apart. */
function each(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(each);
  return [value];
}

/**
 * Walks random values through a joint: each field that travels arrives as it was, and has been there with more than one
 * value; each that stays has made a difference at least once. So the table can lie about neither; what is no lie of its
 * own but nothing that was seen is reported as well.
 */
export async function walkJoint(
  { fields, any, walk, runs = 40 }: AnyJoint,
  times = 1,
): Promise<readonly string[]> {
  const leaves = leavesOf(fields).map((leaf) => ({ ...leaf, seen: new Set<string>(), differed: false }));
  await fc.assert(
    fc.asyncProperty(any, async (value) => {
      const arrived: unknown = await (walk as (value: unknown) => unknown)(value);
      const lost: string[] = [];
      for (const leaf of leaves) {
        const [stood, came] = [value, arrived]
          .map((whole) => at(whole, leaf.path))
          .map((part) => (leaf.shape ? shapeOf(part) : part));
        const [before, after] = [notify(stood), notify(came)];
        for (const one of Array.isArray(stood) ? each(stood) : [stood])
          if (leaf.seen.size < 3) leaf.seen.add(notify(one));
        if (before === after) continue;
        leaf.differed = true;
        if (typeof leaf.verdict === 'string') lost.push(`${leaf.path.join('.')}: ${before} became ${after}`);
      }
      if (lost.length > 0) throw new Error(`lost on the way: ${lost.join('; ')}`);
    }),
    { numRuns: runs * times, seed: 33 },
  );
  return leaves.flatMap(({ path, verdict, shape, seen, differed }) => {
    if (shape) return [];
    const name = path.join('.');
    const there = [...seen].some((value) => value !== nothing);
    if (typeof verdict === 'object' && 'never' in verdict)
      return there ? [`${name} was there: the table says that it never is`] : [];
    if (!there) return [`${name} was never there`];
    if (verdict === 'travels' && seen.size < 2) return [`${name} was always ${[...seen].join()}`];
    return typeof verdict === 'object' && !differed
      ? [`${name} travels: the table says that it does not`]
      : [];
  });
}
