import { Numbered, unknown } from './numbered.ts';
import type { Waiting } from './queue.ts';

/** Nobody. */
export const emptyRow = 0;

/** Cells of a row, and of a row with one more. */
const [first, rest, length] = [0, 1, 2];
const made = 2;

/** Members by numbers of their own, and rows of members: each row is one member before another row. */
export class Rows {
  readonly members: Waiting[] = [];
  readonly #memberIds = new Map<number, number>();
  readonly #rows = new Numbered(1);
  readonly #added = new Numbered(1);

  constructor() {
    this.#rows.set(this.#rows.numberOf(0, 0), length, 0);
  }

  memberOf(one: Waiting): number {
    const name = ((one.damage * 64 + one.seat) * 64 + one.hits) * 64 + one.kind;
    const known = this.#memberIds.get(name);
    if (known !== undefined) return known;
    this.#memberIds.set(name, this.members.length);
    return this.members.push(one) - 1;
  }

  #before(one: number, others: number): number {
    // Nobody but the empty row has the pair of the empty row.
    const row = this.#rows.numberOf(one + 1, others);
    this.#rows.set(row, length, this.#rows.cell(others, length) + 1);
    return row;
  }

  rowOf(list: readonly number[]): number {
    return list.reduceRight((others, one) => this.#before(one, others), emptyRow);
  }

  firstOf(row: number): number {
    return this.#rows.cell(row, first) - 1;
  }

  restOf(row: number): number {
    return this.#rows.cell(row, rest);
  }

  lengthOf(row: number): number {
    return this.#rows.cell(row, length);
  }

  /** The row with one more: behind all with as many hits, but in the order of later rounds. */
  withOne(row: number, one: number): number {
    if (row === emptyRow) return this.#before(one, row);
    const at = this.#added.numberOf(row, one);
    const known = this.#added.cell(at, made);
    if (known !== unknown) return known;
    const next = this.members[this.firstOf(row)] as Waiting;
    const { hits, seat } = this.members[one] as Waiting;
    const to =
      next.hits === hits && next.seat > seat
        ? this.#before(one, row)
        : this.#before(this.firstOf(row), this.withOne(this.restOf(row), one));
    this.#added.set(at, made, to);
    return to;
  }

  listOf(row: number): readonly number[] {
    const list: number[] = [];
    for (let others = row; others !== emptyRow; others = this.restOf(others)) list.push(this.firstOf(others));
    return list;
  }
}
