/** A line of an army list, as far as two of them can differ. `unit` is plain JSON: what its builder keeps. */
export interface PlainLine {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** Points of one. */
  readonly points: number;
  /** Models of one; one where nothing is said. */
  readonly models?: number;
  readonly note?: string;
  readonly unit?: unknown;
}

/** What may differ between two lines that are the same unit, in the order in which it is shown. */
const lineFields = ['name', 'count', 'points', 'models', 'unit', 'note'] as const;
export type LineField = (typeof lineFields)[number];

/** The same unit in both lists. */
export interface LinePair<Line extends PlainLine> {
  readonly before: Line;
  readonly after: Line;
}

export interface ChangedLine<Line extends PlainLine> extends LinePair<Line> {
  /** What differs, at least one. */
  readonly fields: readonly LineField[];
}

export interface ArmyDifference<Line extends PlainLine> {
  /** Only in the later list, in its order. */
  readonly added: readonly Line[];
  /** Only in the earlier list, in its order. */
  readonly removed: readonly Line[];
  /** In both, not alike, in the order of the later list. */
  readonly changed: readonly ChangedLine<Line>[];
  /** In both and alike. */
  readonly same: readonly LinePair<Line>[];
  /** Those in both stand in another order. */
  readonly moved: boolean;
}

/** What makes two lines the same unit, the surest sign first: the id, then name and unit, then the name alone. */
const signs: readonly ((line: PlainLine) => string | undefined)[] = [
  ({ id }) => id,
  (line) => named(line) && `${named(line)}\n${canonical(line.unit)}`,
  named,
];

/**
 * What became of one list of lines in another: two states of one army, or two armies side by side. Each line is paired
 * with at most one other; a line without a name is known by its id alone.
 */
export function armyDifference<Line extends PlainLine>(
  before: readonly Line[],
  after: readonly Line[],
): ArmyDifference<Line> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const sign of signs) {
    const open = new Map<string, number[]>();
    before.forEach((line, index) => {
      const key = taken.has(index) ? undefined : sign(line);
      if (key) open.set(key, [...(open.get(key) ?? []), index]);
    });
    after.forEach((line, index) => {
      const key = pairs.has(index) ? undefined : sign(line);
      const found = key && open.get(key)?.shift();
      if (typeof found !== 'number') return;
      pairs.set(index, found);
      taken.add(found);
    });
  }
  const both = after.flatMap((line, index) => {
    const of = before[pairs.get(index) ?? -1];
    return of ? [{ before: of, after: line, fields: differing(of, line) }] : [];
  });
  const order = after.flatMap((_, index) => pairs.get(index) ?? []);
  return {
    added: after.filter((_, index) => !pairs.has(index)),
    removed: before.filter((_, index) => !taken.has(index)),
    changed: both.filter(({ fields }) => fields.length > 0),
    same: both.flatMap(({ fields, ...pair }) => (fields.length > 0 ? [] : [pair])),
    moved: order.some((place, index) => place < (order[index - 1] ?? 0)),
  };
}

function differing(one: PlainLine, other: PlainLine): readonly LineField[] {
  return lineFields.filter((field) => said(one, field) !== said(other, field));
}

/** What is not said is what it stands for, so that leaving it out is no difference. */
function said(line: PlainLine, field: LineField): string | number {
  if (field === 'unit') return canonical(line.unit);
  if (field === 'models') return line.models ?? 1;
  return line[field] ?? '';
}

function named({ name }: PlainLine): string | undefined {
  return name.normalize('NFC').trim().toLowerCase() || undefined;
}

/** The text of plain JSON, whatever the order of its keys; what is undefined is not there. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => {
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
      return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? ''
  );
}
