import { useSignal } from '@preact/signals';
import {
  type DialCursor,
  type DialKind,
  type DialPage,
  type DialPlace,
  emptyCell,
  goOn,
  oneLess,
  stepTo,
  typeDigit,
  wholeRow,
} from './typing.ts';

/** A dial under the pad: its clicks, where the pad writes, and the way to change both. */
export interface DialEditing<Row> {
  readonly kind: DialKind<Row>;
  readonly page: DialPage<Row>;
  put(page: DialPage<Row>): void;
}

/** The rows stay with the owner; where the pad stands is forgotten with the table. `begins`: it stands on the first cell. */
export function useDialEditing<Row>(
  kind: DialKind<Row>,
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
  begins: boolean,
): DialEditing<Row> {
  const first: DialPlace = { row: 0, column: 0 };
  const cursor = useSignal<DialCursor>({ at: begins ? first : undefined });
  const { at } = cursor.value;
  // Clicks and columns may have gone meanwhile.
  const there = at && at.row <= rows.length && at.column < kind.columns.length;
  return {
    kind,
    page: { rows, cursor: there ? cursor.value : { at: undefined } },
    put(page) {
      cursor.value = page.cursor;
      if (page.rows !== rows) onChange(page.rows);
    },
  };
}

const arrows: Readonly<Record<string, { readonly rows?: number; readonly columns?: number }>> = {
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
};

/** What a key of a real keyboard does in the table; undefined for keys that it leaves alone. */
export function afterKey<Row>({ kind, page }: DialEditing<Row>, key: string): DialPage<Row> | undefined {
  if (/^\d$/.test(key)) return typeDigit(kind, page, key);
  if (key === 'Backspace' || key === 'Delete') return emptyCell(kind, page);
  if (key === 'Enter') return goOn(kind, page);
  if (key === '-') return oneLess(kind, page);
  if (key === '=') return wholeRow(kind, page, 0);
  const by = arrows[key];
  return by && stepTo(kind, page, by);
}
