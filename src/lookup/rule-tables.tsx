import type { RulesTable } from '../rules/rules-table.ts';
import { Cells, type TableTexts } from './table-cells.tsx';
import type { Heading } from './words/en.ts';
import './rule-tables.css';

interface TableProps {
  readonly table: RulesTable;
  readonly texts: TableTexts;
}

/** The tables of a rule, out of the same figures that the calculators use. */
export function RuleTables({
  tables,
  texts,
}: {
  readonly tables: readonly RulesTable[];
  readonly texts: TableTexts;
}) {
  return (
    <>
      {tables.map((table) => (
        <div key={table.id} class="rule-table-frame">
          <Table table={table} texts={texts} />
        </div>
      ))}
    </>
  );
}

/** With many columns of words each heading of a row has a line of its own, so that a phone need not scroll. */
function Table({ table, texts: t }: TableProps) {
  const { columns, rows } = table;
  const shared = columns[0]?.amount === undefined ? undefined : columns[0].id;
  // Rows of a number have short headings of their own.
  const most = rows[0]?.amount === undefined ? 2 : 3;
  const stacked = columns.length > most && shared === undefined && columns[0]?.kind !== 'mark';
  return (
    <table class="rule-table">
      <caption>{t.titles[table.id]}</caption>
      <thead>
        {shared && (
          <tr>
            <td />
            <th scope="colgroup" colSpan={columns.length}>
              {t.columns[shared]}
            </th>
          </tr>
        )}
        <tr>
          {!stacked && <td />}
          {columns.map(({ id, amount }) => (
            <th key={`${id} ${amount}`} scope="col">
              {amount === undefined ? t.columns[id] : (t.amount?.(amount) ?? amount)}
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
              <Cells row={row} table={table} texts={t} />
            </tr>
          </tbody>
        ))
      ) : (
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.id} ${row.amount}`}>
              <th scope="row">
                {say(t.rows[row.id], row.amount)}
                {row.size && ` (${row.size})`}
              </th>
              <Cells row={row} table={table} texts={t} />
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

function say(heading: Heading = '', amount = 0): string {
  return typeof heading === 'function' ? heading(amount) : heading;
}
