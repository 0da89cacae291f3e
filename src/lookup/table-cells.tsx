import { useFormat } from '../kit/context.ts';
import type { Figure, FigureKind, RulesTable, TableCell, TableRow } from '../rules/rules-table.ts';
import type { Heading } from './words/en.ts';

type Words = Readonly<Record<string, string>>;

/** What the tables of a game are called, and how their figures are said. */
export interface TableTexts {
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
export function Cells({ row, table, texts }: CellsProps) {
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
