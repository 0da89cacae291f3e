/**
 * What a column holds: dice or a plain number, inches, inches more or less, how far a weapon reaches (0 what it touches),
 * a number with its sign, a word by its id, or yes and no.
 */
export type FigureKind = 'dice' | 'inches' | 'signed-inches' | 'reach' | 'signed' | 'word' | 'mark';

/** A column by the id of its heading; `amount` tells several columns of one heading apart. */
export interface TableColumn<Id extends string = string> {
  readonly id: Id;
  readonly kind: FigureKind;
  readonly amount?: number;
}

export type Figure = number | string | true;

/** A figure, and those that hold elsewhere: in another edition, by a house rule, when charging; empty where there is none. */
export interface TableCell<Where extends string = string> {
  readonly figure?: Figure;
  readonly others?: readonly { readonly where: Where; readonly figure: Figure }[];
}

export interface TableRow<Id extends string = string, Where extends string = string> {
  readonly id: Id;
  /** Inches, points or heads that the heading names. */
  readonly amount?: number;
  /** A weapon's length, S, M or L. */
  readonly size?: string;
  readonly cells: readonly TableCell<Where>[];
}

/** A table of the look-up, made of the figures that the calculators use. */
export interface RulesTable<
  Id extends string = string,
  Column extends string = string,
  Row extends string = string,
  Where extends string = string,
> {
  readonly id: Id;
  readonly columns: readonly TableColumn<Column>[];
  readonly rows: readonly TableRow<Row, Where>[];
}

export function column<Id extends string>(
  id: Id,
  kind: FigureKind = 'dice',
  amount?: number,
): TableColumn<Id> {
  return { id, kind, ...(amount === undefined ? {} : { amount }) };
}

export function cell(figure: Figure | undefined): { readonly figure?: Figure } {
  return figure === undefined ? {} : { figure };
}
