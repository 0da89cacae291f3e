import { armyBounds } from './army.ts';

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
}

/** Whether an army can hold so many for so many points. */
export function holds(count: number, points: number): boolean {
  const one = points / Math.max(1, count);
  return Number.isInteger(count) && count >= 0 && count <= armyBounds.count && one <= armyBounds.points;
}

/** Units one after the other, each with the lines below it. */
export function unitsInOrder() {
  const read: { readonly unit: ListedUnit; readonly notes: string[] }[] = [];
  return {
    add: (unit: ListedUnit) => void read.push({ unit, notes: [] }),
    /** False where no unit stands above. */
    note: (row: string): boolean => read.at(-1)?.notes.push(row.trim()) !== undefined,
    all: (): readonly ListedUnit[] => read.map(({ unit, notes }) => ({ ...unit, note: notes.join('\n') })),
  };
}

/** A line that is set in: it belongs to the unit above. */
export const setIn = /^(?:\s{2}|\t)/;
