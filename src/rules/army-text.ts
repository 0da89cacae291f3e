import { armyBounds } from './army.ts';
import { readOwn } from './army-text-own.ts';
import type { Game } from './ids.ts';
import { countBefore, countBehind, numberAlone, pointsBehind, withoutEnd } from './listed-number.ts';
import { holds, type ListedUnit, setIn, unitsInOrder } from './listed-units.ts';

/** What was understood of an army list, and what was not. */
export interface ListedArmy {
  /** `own`: the text that the app itself sends. */
  readonly kind: 'own' | 'list' | 'table' | 'generator';
  readonly name: string;
  /** What is said of the whole army. */
  readonly notes?: string;
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
}

type Read = Omit<ListedArmy, 'left' | 'cut'>;

/** What stands further behind is only counted. */
const longest = { text: 200_000, rows: 10_000 } as const;

const bullet = /^[\s•*·–—-]*(?=\S)/u;
const between = /[\s:,;|–—-]/;

/** One line of a list: `5 x Spears, 60 pts`; nothing where it names nobody, or says no number or none that an army holds. */
function readLine(line: string): ListedUnit | undefined {
  const price = pointsBehind(line.replace(bullet, '').trimEnd());
  const before = countBefore(price.rest);
  const rest = withoutEnd(before.rest, between);
  const who = before.number === undefined ? countBehind(rest) : { ...before, rest };
  const name = withoutEnd(who.rest, between);
  // An address is nobody, and a bracket that was cut open, `Guard (128 of 300 points)`, a title.
  if (name.includes('://')) return undefined;
  if (name.includes('(') && !name.includes(')')) return undefined;
  if (!/\p{L}/u.test(name) || (price.number ?? who.number) === undefined) return undefined;
  const { number: count = 1 } = who;
  const { number: points = 0 } = price;
  return holds(count, points) ? { name, count, points, note: '' } : undefined;
}

const columns = {
  name: /^(?:name|unit|units|nazwa|jednostka|oddzia[łl]|n[ée]v|egys[ée]g)$/iu,
  count: /^(?:count|number|qty|quantity|amount|models|liczba|ilo[śs][ćc]|sztuk|db|darab|sz[áa]m)$/iu,
  points: /^(?:points?|pts?|cost|price|value|cp|punkty|pkt|koszt|cena|pont|pontok|[áa]r)$/iu,
  note: /^(?:notes?|equipment|notatk[ai]|uwagi|wyposa[żz]enie|jegyzet|felszerel[ée]s)$/iu,
} as const;
type Column = keyof typeof columns;

/** The cells of a row; quotes keep separators, and two of them mean one. */
function cellsOf(row: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < row.length; at++) {
    const letter = row[at];
    if (letter === '"' && quoted && row[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

/** A table whose first row names its columns. */
function readTable(rows: readonly string[]): Read | undefined {
  const [head = '', ...body] = rows;
  const separator = ['\t', ';', ','].find((sign) => head.includes(sign));
  if (separator === undefined) return undefined;
  const heads = cellsOf(head, separator);
  const place = (column: Column) => heads.findIndex((cell) => columns[column].test(cell));
  const name = place('name');
  if (name < 0) return undefined;
  const [count, points, note] = [place('count'), place('points'), place('note')];
  const units: ListedUnit[] = [];
  const unread: string[] = [];
  for (const row of body) {
    const cells = cellsOf(row, separator);
    const called = cells[name] ?? '';
    const number = (at: number, defaultValue: number) =>
      cells[at] ? numberAlone(cells[at] ?? '') : defaultValue;
    const [many, price] = [number(count, 1), number(points, 0)];
    if (!called || many === undefined || price === undefined || !holds(many, price)) unread.push(row);
    else units.push({ name: called, count: many, points: price, note: cells[note] ?? '' });
  }
  return { kind: 'table', name: '', units, unread, each: false };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** What a unit of the generator carries, in one note. */
function notesOf(unit: Readonly<Record<string, unknown>>): string {
  const values = ['size', 'armor', 'power', 'action', 'move'].flatMap((name) => {
    const value = textOf(unit[name]);
    return value ? [`${name} ${value}`] : [];
  });
  const weapons = listIn(unit.weapons)
    .filter(isRecord)
    .map((weapon) => {
      const said = textOf(weapon.name) || textOf(weapon.type);
      const more = ['use', 'range', 'damage'].flatMap((name) => textOf(weapon[name]) || []).join(' / ');
      return more ? `${said} (${more})` : said;
    });
  const others = [...listIn(unit.equipment), ...listIn(unit.specialties)]
    .filter(isRecord)
    .map((thing) => textOf(thing.type) || textOf(thing.name));
  return [values.join(', '), ...weapons, ...others].filter(Boolean).join('\n');
}

/** The file of the public army generator of BrikWars: squads of units, each with its value and number. */
function readGenerator(text: string): Read | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(file) || !Array.isArray(file.squads)) return undefined;
  const units: ListedUnit[] = [];
  const unread: string[] = [];
  for (const squad of file.squads.filter(isRecord)) {
    for (const unit of listIn(squad.units).filter(isRecord)) {
      const name = textOf(unit.name);
      const points = numberAlone(textOf(unit.value) || '0');
      const count = numberAlone(textOf(unit.unit_number) || '1');
      const squadName = textOf(squad.name);
      if (!name || points === undefined || count === undefined || !holds(count, count * points))
        unread.push(name || squadName || '?');
      else units.push({ name, count, points, note: [squadName, notesOf(unit)].filter(Boolean).join('\n') });
    }
  }
  return { kind: 'generator', name: textOf(file.name), units, unread, each: true };
}

/** The text that the app itself sends. */
function ownText(rows: readonly string[]): Read | undefined {
  const read = readOwn(rows);
  return read && { kind: 'own', each: false, ...read };
}

/** A text with one unit a line. */
function readList(rows: readonly string[]): Read {
  const [first = '', ...others] = rows;
  const titled = rows.length > 1 && readLine(first) === undefined;
  const units = unitsInOrder();
  const unread: string[] = [];
  for (const row of titled ? others : rows) {
    const unit = readLine(row);
    if (unit) units.add(unit);
    // What is set in belongs to the unit above it.
    else if (!setIn.test(row) || !units.note(row)) unread.push(row.trim());
  }
  const bracket = first.trimEnd().endsWith(')') ? first.indexOf('(') : -1;
  const name = titled ? (bracket < 0 ? first : first.slice(0, bracket)).trim() : '';
  return { kind: 'list', name, units: units.all(), unread, each: false };
}

/** A name that is longer than one of an army stands in the note as well. */
function kept({ name, points, note, ...rest }: ListedUnit): ListedUnit {
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
  const units = read.units.map(kept);
  const long = ({ note }: ListedUnit) => note.length > armyBounds.note;
  return {
    ...read,
    name: read.name.slice(0, armyBounds.name),
    units: units
      .slice(0, armyBounds.lines)
      .map((unit) => (long(unit) ? { ...unit, note: unit.note.slice(0, armyBounds.note) } : unit)),
    left: Math.max(0, units.length - armyBounds.lines) + further,
    cut: units.slice(0, armyBounds.lines).filter(long).length,
  };
}

const rowsOf = (text: string): readonly string[] =>
  text.split(/\r\n|[\n\r]/).filter((row) => row.trim() !== '');

/**
 * An army list: the text that the app itself sends, the file of the BrikWars army generator, a table with a head, or a
 * text with one unit a line. Says what it could not read; never fails, and takes no longer than the text is long.
 */
export function readArmyText(text: string): ListedArmy {
  const whole = text.replace(/[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, '');
  const generator = whole.trimStart().startsWith('{') ? readGenerator(whole) : undefined;
  if (generator) return withinBounds(generator, 0);
  const end = whole.length > longest.text ? whole.lastIndexOf('\n', longest.text) : whole.length;
  const rows = rowsOf(whole.slice(0, Math.max(0, end)));
  const behind = end < whole.length ? rowsOf(whole.slice(Math.max(0, end))).length : 0;
  const read = rows.slice(0, longest.rows);
  const further = rows.length - read.length + behind;
  return withinBounds(ownText(read) ?? readTable(read) ?? readList(read), further);
}

/** The lines of an army that such a unit makes: what all of them cost together stays, also where it cannot be divided. */
export function linesOfUnit(unit: ListedUnit, each: boolean): readonly ListedUnit[] {
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
