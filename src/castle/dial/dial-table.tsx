import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { afterKey, type DialEditing } from './editing.ts';
import { hasNext, pickCell, rowAt } from './typing.ts';
import './dial.css';

/** The names of values, by the columns' ids. */
export function useValueNames(): {
  readonly head: (id: string) => string;
  readonly name: (id: string) => string;
} {
  const { heads, values } = useTexts('castledial');
  const named = (names: Readonly<Record<string, string>>) => (id: string) => names[id] ?? id;
  return { head: named(heads), name: named(values) };
}

/** Between the head of the sheet and the pad, which stands over its end. */
function keepInSight(cell: HTMLElement): void {
  cell.scrollIntoView({ block: 'nearest' });
  const pad = cell.closest('.dial-sheet')?.querySelector('.dial-foot')?.getBoundingClientRect();
  const { bottom, right } = cell.getBoundingClientRect();
  if (pad && pad.left < right && bottom > pad.top) cell.closest('dialog')?.scrollBy(0, bottom - pad.top + 4);
}

interface DialTableProps<Row> {
  readonly editing: DialEditing<Row>;
  /** What a click is marked with, as signs with their words. */
  readonly signs: (row: Row) => ComponentChildren;
  /** What a cell without a value stands for, where it does not stand for nothing. */
  readonly instead?: (row: Row, column: string) => number | undefined;
  /** The click that the dial stands at. */
  readonly now?: number;
}

/** A dial as a table: a row for each click, and one for the click that comes next. */
export function DialTable<Row>({ editing, signs, instead, now }: DialTableProps<Row>) {
  const { kind, page, put } = editing;
  const { at } = page.cursor;
  const t = useTexts('castledial');
  const format = useFormat();
  const names = useValueNames();
  const body = useRef<HTMLTableSectionElement>(null);
  const row = at?.row;
  const column = at?.column;
  useLayoutEffect(() => {
    const cell = body.current?.querySelector<HTMLElement>('[aria-current]');
    if (cell) keepInSight(cell);
    // Who types in the table goes on in it; who taps the pad stays there.
    if (body.current?.contains(document.activeElement)) cell?.focus({ preventScroll: true });
  }, [row, column]);
  const shown = page.rows.length + (hasNext(kind, page.rows) ? 1 : 0);

  return (
    <table class="dial-table" aria-label={t.table}>
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{t.click}</span>
          </th>
          {kind.columns.map(({ id }) => (
            <th key={id} scope="col">
              <abbr title={names.name(id)}>{names.head(id)}</abbr>
            </th>
          ))}
          <th scope="col">
            <span class="visually-hidden">{t.marks}</span>
          </th>
        </tr>
      </thead>
      <tbody
        ref={body}
        onKeyDown={(event) => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const next = afterKey(editing, event.key);
          if (!next) return;
          event.preventDefault();
          put(next);
        }}
      >
        {Array.from({ length: shown }, (_, click) => {
          const coming = click >= page.rows.length;
          const values = rowAt(kind, page.rows, click);
          const called = t.clickNumber(format.number(click));
          return (
            <tr
              key={click}
              data-coming={coming || undefined}
              data-now={(!coming && click === now) || undefined}
            >
              <th scope="row">
                {format.number(click)}
                {!coming && click === now && <span class="visually-hidden"> {t.standsHere}</span>}
              </th>
              {kind.columns.map(({ id, read }, place) => {
                const value = read(values);
                const stands = value ?? instead?.(values, id);
                const here = at?.row === click && at.column === place;
                const first = click === 0 && place === 0 && !at;
                const number = value === undefined ? t.empty : format.number(value);
                const said = coming ? `${number}, ${t.coming}` : number;
                return (
                  <td key={id}>
                    <button
                      type="button"
                      class="dial-cell"
                      data-faint={value === undefined || undefined}
                      aria-current={here ? 'true' : undefined}
                      aria-label={t.cell(called, names.name(id), said)}
                      tabIndex={here || first ? 0 : -1}
                      onClick={() => put(pickCell(page, { row: click, column: place }))}
                    >
                      {stands === undefined ? '–' : format.number(stands)}
                    </button>
                  </td>
                );
              })}
              <td class="dial-signs">{!coming && signs(values)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
