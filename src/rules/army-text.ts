import { armyBounds } from './army.ts';

/** A unit as a list of another maker tells it. */
export interface ToldUnit {
  readonly name: string;
  readonly count: number;
  /** Points as they stand in the list: of one, or of the whole line. */
  readonly points: number;
  readonly note: string;
}

/** What was understood of an army list, and what was not. */
export interface ToldArmy {
  readonly kind: 'list' | 'table' | 'generator';
  readonly name: string;
  readonly units: readonly ToldUnit[];
  /** Lines that say no unit, as they stand. */
  readonly unread: readonly string[];
  /** Its points are known to be of one. */
  readonly each: boolean;
}

/** Longer texts are no army list. */
export const longestArmyText = 200_000;

const most = armyBounds.lines;

/** Units of points, as players of the three languages write them. */
const unitOfPoints = '(?:points?|pts?|punkt[óoy]?w?|pkt|pont|p|cp|ü)?\\.?';
const bullet = /^[\s•*·–—-]*(?=\S)/u;
const counted = /^(\d{1,4})\s*(?:[x×*]\s*|(?:db|szt\.?)\s+|\s)(?=\D)/iu;
const countedBehind = /\s*[x×]\s*(\d{1,4})$/iu;
const priced = new RegExp(
  `(?:[\\s:,;|=(\\[–—-]+)(\\d{1,6}(?:[.,]\\d{1,2})?)\\s*${unitOfPoints}[)\\]]?$`,
  'iu',
);

const numberOf = (text: string): number => Number(text.replace(',', '.'));

function withinBounds({ name, count, points, note }: ToldUnit): ToldUnit {
  return {
    name: name.slice(0, armyBounds.name),
    count: Math.min(armyBounds.count, Math.max(0, count)),
    points: Math.min(armyBounds.points, Math.max(0, Math.round(points * 100) / 100)),
    note: note.slice(0, armyBounds.note),
  };
}

/** One line of a list: `5 x Spears, 60 pts`; nothing where it names nobody or says no number. */
function readLine(line: string): ToldUnit | undefined {
  let rest = line.replace(bullet, '').trim();
  const price = priced.exec(rest);
  if (price) rest = rest.slice(0, price.index).trim();
  const before = counted.exec(rest);
  if (before) rest = rest.slice(before[0].length).trim();
  const behind = before ? null : countedBehind.exec(rest);
  if (behind) rest = rest.slice(0, behind.index).trim();
  const name = rest.replace(/[\s:,;|–—-]+$/u, '');
  // A bracket that was cut open: `Guard (128 of 300 points)` is a title.
  if (name.includes('(') && !name.includes(')')) return undefined;
  if (!/\p{L}/u.test(name) || !(price || before || behind)) return undefined;
  return withinBounds({
    name,
    count: Number(before?.[1] ?? behind?.[1] ?? 1),
    points: price ? numberOf(price[1] ?? '0') : 0,
    note: '',
  });
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
function readTable(rows: readonly string[]): ToldArmy | undefined {
  const [head = '', ...body] = rows;
  const separator = ['\t', ';', ','].find((sign) => head.includes(sign));
  if (separator === undefined) return undefined;
  const heads = cellsOf(head, separator);
  const place = (column: Column) => heads.findIndex((cell) => columns[column].test(cell));
  const name = place('name');
  if (name < 0) return undefined;
  const [count, points, note] = [place('count'), place('points'), place('note')];
  const units: ToldUnit[] = [];
  const unread: string[] = [];
  for (const row of body) {
    const cells = cellsOf(row, separator);
    const called = cells[name] ?? '';
    const number = (at: number, usual: number) => (cells[at] ? numberOf(cells[at] ?? '') : usual);
    const [many, price] = [number(count, 1), number(points, 0)];
    if (!called || !Number.isFinite(many) || !Number.isFinite(price)) unread.push(row);
    else if (units.length < most)
      units.push(
        withinBounds({ name: called, count: Math.round(many), points: price, note: cells[note] ?? '' }),
      );
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
function readGenerator(text: string): ToldArmy | undefined {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(file) || !Array.isArray(file.squads)) return undefined;
  const units: ToldUnit[] = [];
  const unread: string[] = [];
  for (const squad of file.squads.filter(isRecord)) {
    for (const unit of listIn(squad.units).filter(isRecord)) {
      const name = textOf(unit.name);
      const points = Number.parseFloat(textOf(unit.value) || '0');
      const count = Number.parseInt(textOf(unit.unit_number) || '1', 10);
      const squadName = textOf(squad.name);
      if (!name || !Number.isFinite(points) || !Number.isFinite(count)) unread.push(name || squadName || '?');
      else if (units.length < most)
        units.push(
          withinBounds({ name, count, points, note: [squadName, notesOf(unit)].filter(Boolean).join('\n') }),
        );
    }
  }
  return {
    kind: 'generator',
    name: textOf(file.name).slice(0, armyBounds.name),
    units,
    unread,
    each: true,
  };
}

/**
 * An army list of another maker: the file of the BrikWars army generator, a table with a head, or a text with one unit a
 * line. Says what it could not read; never fails.
 */
export function readArmyText(text: string): ToldArmy {
  const whole = text.slice(0, longestArmyText).replace(/^\ufeff/, '');
  const generator = /^\s*\{/.test(whole) ? readGenerator(whole) : undefined;
  if (generator) return generator;
  const rows = whole.split(/\r?\n/).filter((row) => row.trim() !== '');
  const table = readTable(rows);
  if (table) return table;
  const [first = '', ...others] = rows;
  const titled = rows.length > 1 && readLine(first) === undefined;
  const units: ToldUnit[] = [];
  const unread: string[] = [];
  for (const row of titled ? others : rows) {
    const unit = readLine(row);
    const last = units.at(-1);
    if (unit && units.length < most) units.push(unit);
    // What is set in belongs to the unit above it.
    else if (!unit && last && /^\s{2,}|^\t/.test(row))
      units[units.length - 1] = withinBounds({
        ...last,
        note: [last.note, row.trim()].filter(Boolean).join('\n'),
      });
    else if (!unit) unread.push(row.trim());
  }
  const name = titled
    ? first
        .replace(/\s*\(.*\)\s*$/, '')
        .trim()
        .slice(0, armyBounds.name)
    : '';
  return { kind: 'list', name, units, unread, each: false };
}
