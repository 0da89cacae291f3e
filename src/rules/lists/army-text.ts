import { armyBounds } from '../army.ts';
import type { Game } from '../ids.ts';
import { readGenerator } from './generator.ts';
import { type ReadList, readList } from './list.ts';
import { readOwn } from './own-text.ts';
import { type ListedRow, type ListedUnit, unitsOf } from './rows.ts';
import { readTable } from './table.ts';

/** What was understood of an army list, and what was not. */
export interface ListedArmy {
  /** `own`: the text that the app itself sends. */
  readonly kind: 'own' | 'list' | 'table' | 'generator';
  readonly name: string;
  /** What is said of the whole army. */
  readonly notes?: string;
  /** All of it in its order. */
  readonly rows: readonly ListedRow[];
  readonly units: readonly ListedUnit[];
  /** Lines that say no unit, as they stand. */
  readonly unread: readonly string[];
  /** Its points are known to be of one. */
  readonly each: boolean;
  /** So many units or lines more have no room in one army. */
  readonly left: number;
  /** So many of its units have longer notes than an army keeps. */
  readonly cut: number;
  readonly game?: Game;
  readonly limit?: number;
  /** The sum that the list says it has. */
  readonly declared?: number;
}

type Read = ReadList & Pick<ListedArmy, 'kind' | 'game'>;

/** What stands further behind is only counted. */
const longest = { text: 200_000, rows: 1_200 } as const;

type Unit = Omit<ListedUnit, 'squad'>;

/** A name that is longer than one of an army stands in the note as well. */
function kept<Listed extends Unit>({ name, points, note, ...rest }: Listed) {
  const long = name.length > armyBounds.name;
  return {
    ...rest,
    name: name.slice(0, armyBounds.name),
    points: Math.round(points * 100) / 100,
    note: long ? [name, note].filter(Boolean).join('\n') : note,
  };
}

/** What an army has room for, and how much is left over. */
function withinBounds(read: Read, further: number): ListedArmy {
  let units = 0;
  let cut = 0;
  const rows: ListedRow[] = [];
  for (const row of read.rows) {
    if (row.kind !== 'unit') {
      if (units < armyBounds.lines || row.kind === 'unread') rows.push(row);
      continue;
    }
    units += 1;
    if (units > armyBounds.lines) continue;
    const unit = kept(row.unit);
    if (unit.note.length > armyBounds.note) cut += 1;
    rows.push({ ...row, unit: { ...unit, note: unit.note.slice(0, armyBounds.note) } });
  }
  const unread = rows.flatMap((row) => (row.kind === 'unread' ? [row.said] : []));
  return {
    ...read,
    name: read.name.slice(0, armyBounds.name),
    ...{ rows, units: unitsOf(rows), unread, cut },
    left: Math.max(0, units - armyBounds.lines) + further,
  };
}

const rowsOf = (text: string): readonly string[] =>
  text.split(/\r\n|[\n\r]/).filter((row) => row.trim() !== '');

function readText(text: string): Read {
  const own = readOwn(rowsOf(text));
  if (own) return { kind: 'own', each: false, ...own };
  const table = readTable(text);
  if (table) return { kind: 'table', ...table };
  return { kind: 'list', ...readList(text) };
}

/** The text up to so many filled rows, and how many more there are. */
function bounded(text: string): { readonly read: string; readonly further: number } {
  const end = text.length > longest.text ? Math.max(0, text.lastIndexOf('\n', longest.text)) : text.length;
  let read = text.slice(0, end);
  let further = end < text.length ? rowsOf(text.slice(end)).length : 0;
  let rows = 0;
  for (const { index } of read.matchAll(/[^\s][^\r\n]*/g)) {
    rows += 1;
    if (rows <= longest.rows) continue;
    further += rowsOf(read.slice(index)).length;
    read = read.slice(0, index);
    break;
  }
  return { read, further };
}

/**
 * An army list: the text that the app itself sends, the file of the BrikWars army generator, a table, or a text of
 * another maker. Says what it could not read; never fails, and takes no longer than the text is long.
 */
export function readArmyText(text: string): ListedArmy {
  const whole = text.replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '');
  const generator = /^\s*[[{]/.test(whole) ? readGenerator(whole) : undefined;
  if (generator) return withinBounds({ kind: 'generator', game: 'brikwars', ...generator }, 0);
  const { read, further } = bounded(whole);
  return withinBounds(readText(read), further);
}

/** The lines of an army that such a unit makes: what all of them cost together stays, also where it cannot be divided. */
export function linesOfUnit<Unit extends Pick<ListedUnit, 'count' | 'points'>>(
  unit: Unit,
  each: boolean,
): readonly Unit[] {
  const { count, points } = unit;
  if (each || count < 2) return [unit];
  const sum = Math.round(points * 100);
  const costlier = sum % count;
  const one = (sum - costlier) / count;
  const lines = [
    { ...unit, count: count - costlier, points: one / 100 },
    { ...unit, count: costlier, points: (one + 1) / 100 },
  ];
  return lines.filter((line) => line.count > 0);
}
