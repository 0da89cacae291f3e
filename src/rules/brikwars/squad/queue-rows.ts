import { Numbered, unknown } from './numbered.ts';
import type { Waiting } from './queue.ts';

/** Nobody. */
export const emptyRow = 0;

/** Cells of a row, and of a row with one more. */
const [first, rest, length] = [0, 1, 2];
const made = 2;

/** Members by numbers of their own, and rows of members: each row is one member before another row. */
export function rowsOf() {
  const members: Waiting[] = [];
  const memberIds = new Map<number, number>();
  const memberOf = (one: Waiting): number => {
    const name = ((one.damage * 64 + one.seat) * 64 + one.hits) * 64 + one.kind;
    const known = memberIds.get(name);
    if (known !== undefined) return known;
    memberIds.set(name, members.length);
    return members.push(one) - 1;
  };
  const rows = new Numbered(1);
  rows.set(rows.numberOf(0, 0), length, 0);
  const before = (one: number, others: number): number => {
    // Nobody but the empty row has the pair of the empty row.
    const row = rows.numberOf(one + 1, others);
    rows.set(row, length, rows.cell(others, length) + 1);
    return row;
  };
  const firstOf = (row: number): number => rows.cell(row, first) - 1;
  const restOf = (row: number): number => rows.cell(row, rest);
  const added = new Numbered(1);
  /** The row with one more: behind all whom as many have hit, but in the order of later rounds. */
  const withOne = (row: number, one: number): number => {
    if (row === emptyRow) return before(one, row);
    const at = added.numberOf(row, one);
    const known = added.cell(at, made);
    if (known !== unknown) return known;
    const next = members[firstOf(row)] as Waiting;
    const { hits, seat } = members[one] as Waiting;
    const to =
      next.hits === hits && next.seat > seat
        ? before(one, row)
        : before(firstOf(row), withOne(restOf(row), one));
    added.set(at, made, to);
    return to;
  };
  return {
    members: members as readonly Waiting[],
    memberOf,
    rowOf: (list: readonly number[]) => list.reduceRight((others, one) => before(one, others), emptyRow),
    firstOf,
    restOf,
    withOne,
    lengthOf: (row: number) => rows.cell(row, length),
    listOf(row: number): readonly number[] {
      const list: number[] = [];
      for (let others = row; others !== emptyRow; others = restOf(others)) list.push(firstOf(others));
      return list;
    },
  };
}
