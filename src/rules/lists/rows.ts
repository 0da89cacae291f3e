import { armyBounds } from '../army.ts';
import type { GeneratorUnit } from './generator-unit.ts';

/** A unit as a list names it. */
export interface ListedUnit {
  readonly name: string;
  readonly count: number;
  /** Points as they stand in the list: of one, or of the whole line. */
  readonly points: number;
  readonly note: string;
  /** The heading that it stands under. */
  readonly squad?: string;
  /** It does not play today. */
  readonly reserve?: true;
  /** Its values, where the list has them. */
  readonly values?: GeneratorUnit;
}

/** A row of a list, in its place: a unit with all that belongs to it, a heading of what follows, or what nobody understood. */
export type ListedRow = {
  /** The line of the text that it stands in, counted from 1. */
  readonly line: number;
  /** What stands there. */
  readonly said: string;
} & (
  | { readonly kind: 'unit'; readonly unit: Omit<ListedUnit, 'squad'> }
  | { readonly kind: 'heading'; readonly name: string }
  | { readonly kind: 'unread' }
);

/** Whether an army can hold so many for so many points. */
export function holds(count: number, points: number): boolean {
  const one = points / Math.max(1, count);
  return Number.isInteger(count) && count >= 0 && count <= armyBounds.count && one <= armyBounds.points;
}

/** The units of some rows, each under the heading above it; a heading without a name ends the one before. */
export function unitsOf(rows: readonly ListedRow[]): readonly ListedUnit[] {
  let squad = '';
  const units: ListedUnit[] = [];
  for (const row of rows) {
    if (row.kind === 'heading') squad = row.name.slice(0, armyBounds.squad).trim();
    else if (row.kind === 'unit') units.push(squad === '' ? row.unit : { ...row.unit, squad });
  }
  return units;
}

/** A unit with one more row in its note. */
export const noted = <Unit extends Pick<ListedUnit, 'note'>>(unit: Unit, more: string): Unit =>
  more === '' ? unit : { ...unit, note: unit.note === '' ? more : `${unit.note}\n${more}` };

/** What the app writes of a unit that stays at home, in any of its languages. */
export const notToday = '(?:not today|dziś nie gra|ma nem játszik)';
const firstRow = new RegExp(`^${notToday}(?:\\n|$)`);

/** A unit whose note begins with the words that it does not play. */
export function standingBy<Unit extends Pick<ListedUnit, 'note'>>(
  unit: Unit,
): Unit & Pick<ListedUnit, 'reserve'> {
  const note = unit.note.replace(firstRow, '');
  return note === unit.note ? unit : { ...unit, note, reserve: true };
}

/** A line that is set in: it belongs to the unit above. */
export const setIn = /^(?:\s{2}|\t)/;
