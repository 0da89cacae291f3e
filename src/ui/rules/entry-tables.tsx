import type { Heading } from '../../i18n/en/ruletables.ts';
import type { EntryFacts } from '../../reference/types.ts';
import type { Figure, FigureKind, RulesTable, TableCell, TableRow } from '../../rules/brikwars/tables.ts';
import { tablesOf } from '../../state/lookup-tables.ts';
import { useFormat, useTexts } from '../context.ts';
import './entry-tables.css';

/** The tables of a rule, out of the same figures that the calculators use. */
export function EntryTables({ tables }: { readonly tables: NonNullable<EntryFacts['tables']> }) {
  return (
    <>
      {tablesOf({ tables }).map((table) => (
        <div key={table.id} class="rule-table-frame">
          <Table table={table} />
        </div>
      ))}
    </>
  );
}

/** With many columns of words each heading of a row has a line of its own, so that a phone need not scroll. */
function Table({ table }: { readonly table: RulesTable }) {
  const t = useTexts('ruletables');
  const { columns, rows } = table;
  const bySize = columns[0]?.id === 'of-size';
  const stacked = columns.length > 2 && !bySize && columns[0]?.kind !== 'mark';
  return (
    <table class="rule-table">
      <caption>{t.titles[table.id]}</caption>
      <thead>
        {bySize && (
          <tr>
            <td />
            <th scope="colgroup" colSpan={columns.length}>
              {t.columns['of-size']}
            </th>
          </tr>
        )}
        <tr>
          {!stacked && <td />}
          {columns.map(({ id, amount }) => (
            <th key={`${id} ${amount}`} scope="col">
              {amount ?? t.columns[id]}
            </th>
          ))}
        </tr>
      </thead>
      {stacked ? (
        rows.map((row) => (
          <tbody key={row.id}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length}>
                {say(t.rows[row.id], row.amount)}
                {row.size && ` (${row.size})`}
              </th>
            </tr>
            <tr>
              <Cells row={row} table={table} />
            </tr>
          </tbody>
        ))
      ) : (
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.id} ${row.amount}`}>
              <th scope="row">{say(t.rows[row.id], row.amount)}</th>
              <Cells row={row} table={table} />
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

function say(heading: Heading, amount = 0): string {
  return typeof heading === 'function' ? heading(amount) : heading;
}

function Cells({ row, table }: { readonly row: TableRow; readonly table: RulesTable }) {
  return (
    <>
      {row.cells.map((cell, at) => {
        const column = table.columns[at];
        return column && <Cell key={`${column.id} ${column.amount}`} cell={cell} kind={column.kind} />;
      })}
    </>
  );
}

function Cell({ cell, kind }: { readonly cell: TableCell; readonly kind: FigureKind }) {
  const t = useTexts('ruletables');
  const format = useFormat();
  const show = (figure: Figure): string => {
    if (figure === true) return t.yes;
    if (kind === 'reach' && figure === 0) return t.touch;
    if (kind === 'reach' || kind === 'inches') return `${t.dice(String(figure))}″`;
    if (typeof figure === 'string') return t.dice(figure);
    return kind === 'signed' ? format.signed(figure) : format.number(figure);
  };
  return (
    <td>
      {cell.figure === undefined ? (
        <>
          <span aria-hidden="true">–</span>
          <span class="visually-hidden">{t.none}</span>
        </>
      ) : (
        show(cell.figure)
      )}
      {cell.others?.map(({ edition, figure }) => (
        <small key={edition}>{t.other(t.editions[edition], show(figure))}</small>
      ))}
    </td>
  );
}
