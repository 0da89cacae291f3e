import { plainly, sayingOf } from './line.ts';
import { holds, type ListedRow, type ListedUnit, noted, unitsOf } from './rows.ts';

/** A row of a list as a player settles it before an army is made of it. */
export type SettledRow = ListedRow & {
  readonly id: number;
  /** It is left out. */
  readonly off?: true;
};

type Rows = readonly SettledRow[];
type Unit = Omit<ListedUnit, 'squad'>;

export const settling = (rows: readonly ListedRow[]): Rows => rows.map((row, id) => ({ ...row, id }));

const changed = (rows: Rows, id: number, change: (row: SettledRow) => readonly SettledRow[]): Rows =>
  rows.flatMap((row) => (row.id === id ? change(row) : [row]));

/** Without the mark that it is left out. */
function kept({ off: _, ...row }: SettledRow): SettledRow {
  return row;
}

/** A row is left out, or taken again. */
export const switched = (rows: Rows, id: number): Rows =>
  changed(rows, id, (row) => [row.off ? kept(row) : { ...row, off: true }]);

/** So many of a unit; what all of them cost stays where that is said of all of them. */
export const counted = (rows: Rows, id: number, count: number): Rows =>
  changed(rows, id, (row) =>
    row.kind === 'unit' && holds(count, row.unit.points) ? [{ ...row, unit: { ...row.unit, count } }] : [row],
  );

/** A unit of several becomes two, each with its share of what they cost. */
export function split(rows: Rows, id: number, each: boolean): Rows {
  const next = Math.max(...rows.map((row) => row.id)) + 1;
  return changed(rows, id, (row) => {
    if (row.kind !== 'unit' || row.unit.count < 2) return [row];
    const { unit } = row;
    const first = Math.ceil(unit.count / 2);
    const cents = Math.round(unit.points * 100);
    const share = each ? cents : Math.round((cents * first) / unit.count);
    const half = (count: number, points: number): Unit => ({ ...unit, count, points: points / 100 });
    return [
      { ...row, unit: half(first, share) },
      { ...row, id: next, unit: half(unit.count - first, each ? cents : cents - share) },
    ];
  });
}

const nameOf = (row: ListedRow) =>
  row.kind === 'unit' ? row.unit.name : row.kind === 'heading' ? row.name : plainly(row).name || row.said;

/** A row heads those below it. */
export const asHeading = (rows: Rows, id: number): Rows =>
  changed(rows, id, (row) => {
    const { line, said } = row;
    return [{ id, line, said, kind: 'heading', name: nameOf(row) }];
  });

/** What a row says as a unit: with the points that stand in it, however they are written. */
export function unitSaid({ said }: ListedRow): Unit | undefined {
  const { name, count = 1, points = 0, note } = sayingOf({ said });
  const called = /\p{L}/u.test(name) ? name : said;
  return holds(count, points) ? { name: called, count, points, note } : undefined;
}

export const asUnit = (rows: Rows, id: number): Rows =>
  changed(rows, id, (row) => {
    const unit = row.kind === 'unit' ? undefined : unitSaid(row);
    return [unit ? { id, line: row.line, said: row.said, kind: 'unit', unit } : kept(row)];
  });

/** A row becomes a note of the unit above it; where there is none nothing changes. */
export function asNote(rows: Rows, id: number): Rows {
  const at = rows.findIndex((row) => row.id === id);
  const above = rows.findLastIndex((row, place) => place < at && row.kind === 'unit' && !row.off);
  return above < 0
    ? rows
    : rows.flatMap((row, place) => {
        if (place === at) return [];
        if (place !== above || row.kind !== 'unit') return [row];
        return [{ ...row, unit: noted(row.unit, rows[at]?.said ?? '') }];
      });
}

/** The units that are taken, under their headings. */
export const taken = (rows: Rows): readonly ListedUnit[] => unitsOf(rows.filter(({ off }) => !off));
