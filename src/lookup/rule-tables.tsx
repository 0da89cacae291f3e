import { useFormat } from '../kit/context.ts';
import type { Figure, FigureKind, RulesTable, TableCell, TableRow } from '../rules/rules-table.ts';
import type { Heading } from './words/en.ts';
import './rule-tables.css';

type Words = Readonly<Record<string, string>>;

/** What the tables of a game are called, and how their figures are said. */
interface TableTexts {
  readonly titles: Words;
  readonly columns: Words;
  readonly rows: Readonly<Record<string, Heading>>;
  /** Where another figure holds: an edition, a house rule. */
  readonly wheres: Words;
  /** What a cell of words says. */
  readonly words?: Words;
  /** The amount that tells columns of one heading apart. */
  readonly amount?: (amount: number) => string;
  readonly touch: string;
  readonly yes: string;
  readonly none: string;
  readonly other: (where: string, figure: string) => string;
  readonly dice: (notation: string) => string;
}

interface CellsProps {
  readonly row: TableRow;
  readonly table: RulesTable;
  readonly texts: TableTexts;
}

/** The figures of a row, each as its column says it. */
function Cells({ row, table, texts }: CellsProps) {
  return (
    <>
      {row.cells.map((cell, at) => {
        const column = table.columns[at];
        return (
          column && (
            <Cell key={`${column.id} ${column.amount}`} cell={cell} kind={column.kind} texts={texts} />
          )
        );
      })}
    </>
  );
}

interface CellProps {
  readonly cell: TableCell;
  readonly kind: FigureKind;
  readonly texts: TableTexts;
}

function Cell({ cell, kind, texts: t }: CellProps) {
  const format = useFormat();
  const show = (figure: Figure): string => {
    if (figure === true) return t.yes;
    if (kind === 'reach' && figure === 0) return t.touch;
    if (kind === 'reach' || kind === 'inches') return `${t.dice(String(figure))}″`;
    if (typeof figure === 'string') return kind === 'word' ? (t.words?.[figure] ?? figure) : t.dice(figure);
    if (kind === 'signed-inches') return `${format.signed(figure)}″`;
    return kind === 'signed' ? format.signed(figure) : format.number(figure);
  };
  return (
    <td class={kind === 'word' ? 'words' : undefined}>
      {cell.figure === undefined ? (
        <>
          <span aria-hidden="true">–</span>
          <span class="visually-hidden">{t.none}</span>
        </>
      ) : (
        show(cell.figure)
      )}
      {cell.others?.map(({ where, figure }) => (
        <small key={where}>{t.other(t.wheres[where] ?? '', show(figure))}</small>
      ))}
    </td>
  );
}

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
