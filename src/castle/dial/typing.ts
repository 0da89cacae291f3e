/** A value that each click of a dial may show. */
export interface DialColumn<Row, Id extends string = string> {
  readonly id: Id;
  /** The highest that can be kept. */
  readonly most: number;
  /** The highest on printed dials: where another digit would pass it, the pad goes on. */
  readonly common: number;
  readonly read: (row: Row) => number | undefined;
  readonly write: (row: Row, value: number | undefined) => Row;
}

/** What the pad has to know of a dial. */
export interface DialKind<Row> {
  readonly columns: readonly DialColumn<Row>[];
  /** A click with nothing on it. */
  readonly blank: Row;
  /** So many clicks fit. */
  readonly most: number;
  /** Nothing comes behind this click. */
  readonly ends: (row: Row) => boolean;
}

export interface DialPlace {
  /** The row behind the last one is the click that comes next. */
  readonly row: number;
  readonly column: number;
}

/** Where the pad writes. */
export interface DialCursor {
  /** Undefined while nothing is being entered. */
  readonly at: DialPlace | undefined;
  /** Digits of the value that is not yet complete. */
  readonly typed?: string;
  /** The same cell was tapped again: it takes two digits, however high they are. */
  readonly long?: true;
}

/** A dial as it is entered. */
export interface DialPage<Row> {
  readonly rows: readonly Row[];
  readonly cursor: DialCursor;
}

/** Two digits are the longest value. */
const longest = 2;

/** Whether one more click can be entered. */
export function hasNext<Row>({ most, ends }: DialKind<Row>, rows: readonly Row[]): boolean {
  const last = rows.at(-1);
  return rows.length < most && !(last !== undefined && ends(last));
}

/** The click at this place: the one that comes next begins with the values of the one before it. */
export function rowAt<Row>({ blank }: DialKind<Row>, rows: readonly Row[], row: number): Row {
  return rows[row] ?? rows.at(-1) ?? blank;
}

/** The place behind one; undefined behind the last cell. */
function behind<Row>(kind: DialKind<Row>, rows: readonly Row[], { row, column }: DialPlace) {
  if (column + 1 < kind.columns.length) return { row, column: column + 1 };
  const there = row + 1 < rows.length || (row + 1 === rows.length && hasNext(kind, rows));
  return there ? { row: row + 1, column: 0 } : undefined;
}

function withRow<Row>(
  kind: DialKind<Row>,
  rows: readonly Row[],
  row: number,
  change: (row: Row) => Row,
): readonly Row[] {
  const changed = change(rowAt(kind, rows, row));
  return row < rows.length ? rows.with(row, changed) : [...rows, changed];
}

/**
 * A digit: in a cell that was complete it starts again; a value that can have no further digit leads on to the next
 * cell.
 */
export function typeDigit<Row>(kind: DialKind<Row>, page: DialPage<Row>, digit: string): DialPage<Row> {
  const { rows, cursor } = page;
  const { at, typed = '', long } = cursor;
  const column = at && kind.columns[at.column];
  if (!at || !column) return page;
  const text = typed + digit;
  const value = Number(text);
  if (value > column.most) return page;
  const changed = withRow(kind, rows, at.row, (row) => column.write(row, value));
  const complete = text.length === longest || value === 0 || (!long && value * 10 > column.common);
  if (complete) return { rows: changed, cursor: { at: behind(kind, changed, at) } };
  return { rows: changed, cursor: { ...cursor, typed: text } };
}

/** On to the next cell; a click that is only coming is there from now on, with the values of the one before it. */
export function goOn<Row>(kind: DialKind<Row>, { rows, cursor: { at } }: DialPage<Row>): DialPage<Row> {
  if (!at) return { rows, cursor: { at } };
  const there = at.row < rows.length || rows.length === 0 ? rows : withRow(kind, rows, at.row, (row) => row);
  return { rows: there, cursor: { at: behind(kind, there, at) } };
}

/** One less than stands in the cell, and on. */
export function oneLess<Row>(kind: DialKind<Row>, page: DialPage<Row>): DialPage<Row> {
  const { rows, cursor } = page;
  const { at } = cursor;
  const column = at && kind.columns[at.column];
  if (!at || !column) return page;
  const changed = withRow(kind, rows, at.row, (row) => less(column, row));
  return { rows: changed, cursor: { at: behind(kind, changed, at) } };
}

function less<Row>(column: DialColumn<Row>, row: Row): Row {
  const value = column.read(row);
  return value === undefined ? row : column.write(row, Math.max(0, value - 1));
}

/** Nothing stands in the cell. */
export function emptyCell<Row>(kind: DialKind<Row>, page: DialPage<Row>): DialPage<Row> {
  const { rows, cursor } = page;
  const { at } = cursor;
  const column = at && kind.columns[at.column];
  if (!at || !column || at.row >= rows.length) return page;
  return {
    rows: rows.with(at.row, column.write(rowAt(kind, rows, at.row), undefined)),
    cursor: { at },
  };
}

/** The whole click as the one before it, or each of its values one less; what it is marked with stays. */
export function wholeRow<Row>(kind: DialKind<Row>, page: DialPage<Row>, by: 0 | -1): DialPage<Row> {
  const { rows, cursor } = page;
  const row = cursor.at?.row ?? 0;
  const above = rows[row - 1];
  if (!cursor.at || above === undefined) return page;
  const changed = withRow(kind, rows, row, (before) =>
    kind.columns.reduce((now, column) => {
      const same = column.write(now, column.read(above));
      return by === 0 ? same : less(column, same);
    }, before),
  );
  const last = { row, column: kind.columns.length - 1 };
  return { rows: changed, cursor: { at: behind(kind, changed, last) } };
}

/** Marks a click; the pad stays there, but for a mark that ends the dial. */
export function markRow<Row>(
  kind: DialKind<Row>,
  { rows, cursor }: DialPage<Row>,
  change: (row: Row) => Row,
): DialPage<Row> {
  const { at } = cursor;
  if (!at) return { rows, cursor };
  const changed = withRow(kind, rows, at.row, change);
  const over = kind.ends(rowAt(kind, changed, at.row)) && at.row === changed.length - 1;
  return { rows: changed, cursor: { at: over ? undefined : at } };
}

/** Takes a click away. */
export function removeRow<Row>(kind: DialKind<Row>, { rows }: DialPage<Row>, row: number): DialPage<Row> {
  const left = rows.toSpliced(row, 1);
  const next = Math.min(row, left.length - (hasNext(kind, left) ? 0 : 1));
  return { rows: left, cursor: { at: { row: Math.max(0, next), column: 0 } } };
}

/** To another cell; a second tap on the same one lets it take two digits. */
export function pickCell<Row>(page: DialPage<Row>, at: DialPlace): DialPage<Row> {
  const { at: before, typed } = page.cursor;
  const same = before?.row === at.row && before.column === at.column;
  return { ...page, cursor: same ? { at, long: true, ...(typed ? { typed } : {}) } : { at } };
}

/** The cell in this direction, as far as the table goes. */
export function stepTo<Row>(
  kind: DialKind<Row>,
  page: DialPage<Row>,
  by: { readonly rows?: number; readonly columns?: number },
): DialPage<Row> {
  const { at } = page.cursor;
  if (!at) return page;
  const last = page.rows.length - (hasNext(kind, page.rows) ? 0 : 1);
  const between = (value: number, highest: number) => Math.max(0, Math.min(highest, value));
  const to = {
    row: between(at.row + (by.rows ?? 0), last),
    column: between(at.column + (by.columns ?? 0), kind.columns.length - 1),
  };
  return { ...page, cursor: { at: to } };
}
