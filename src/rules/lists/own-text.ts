import { armyBounds } from '../army.ts';
import type { Game } from '../ids.ts';
import { numberAlone } from './number.ts';
import { holds, type ListedRow, type ListedUnit, noted, notToday, setIn } from './rows.ts';

/** What the title of a text of the app says. */
interface Title {
  readonly name: string;
  readonly game?: Game;
  readonly limit?: number;
  readonly declared?: number;
}

interface OwnText extends Title {
  readonly notes?: string;
  readonly rows: readonly ListedRow[];
  /** The sum that its title says. */
  readonly declared?: number;
}

const ownCount = /^(\d[\d.,\s]{0,12}) × /;
const ownPoints = /^(?=\d)[^:]* ?(?:points?|pkt|pont|CP)$/;
const ownEnds: readonly string[] = ['Made with Adjutant.', 'Z aplikacji Adiutant.', 'Az Adjutáns appból.'];

const ownReserve = new RegExp(` \\(${notToday}\\)$`);
/** The heading of what follows, up to the next one. */
const ownSquad = /^— (?=\S)(.+) —$/;

const gameNames: readonly (readonly [Game, RegExp])[] = [
  ['brikwars', /BrikWars/],
  ['usb', /USB/],
  ['mage-knight', /Mage Knight/],
];

/** A line of a unit as the app writes it: `12 × Guards: 1,200 CP`, and behind it that it does not play. */
function readOwnLine(written: string): ListedUnit | undefined {
  const row = written.replace(ownReserve, '');
  const [head, many = ''] = ownCount.exec(row) ?? [];
  const end = row.lastIndexOf(': ');
  if (head === undefined || end < head.length) return undefined;
  const price = row.slice(end + 2);
  const [count, points] = [numberAlone(many), numberAlone(price)];
  if (count === undefined || points === undefined || !ownPoints.test(price) || !holds(count, points))
    return undefined;
  const name = row.slice(head.length, end).trim();
  return { name, count, points, note: '', ...(row !== written && { reserve: true }) };
}

/** The title as the app writes it: `Guard (USB, 128 of 300 points)`. */
function readOwnTitle(row: string): Title | undefined {
  const open = row.lastIndexOf(' (');
  if (open < 0 || !row.endsWith(')')) return undefined;
  const shown = row.slice(open + 2, -1);
  const comma = shown.indexOf(', ');
  const [game] = gameNames.find(([, name]) => name.test(shown.slice(0, Math.max(0, comma)))) ?? [];
  if (!game) return undefined;
  const [, sum, limit] =
    /^(\d[\d.,\s]*?)(?: (?:of|z|\/) (\d[\d.,\s]*?))? \p{L}+$/u.exec(shown.slice(comma + 2)) ?? [];
  if (sum === undefined) return undefined;
  const most = limit === undefined ? undefined : numberAlone(limit);
  const declared = numberAlone(sum);
  return {
    name: row.slice(0, open),
    game,
    ...(declared !== undefined && { declared }),
    ...(most !== undefined && most <= armyBounds.limit && { limit: most }),
  };
}

function readSquad(row: string): string | undefined {
  const [, squad] = ownSquad.exec(row) ?? [];
  return squad !== undefined && squad.length <= armyBounds.squad ? squad : undefined;
}

/** As many rows as the notes of an army hold; the others have no room. */
function notesOf(rows: readonly string[]): { readonly notes?: string; readonly over: readonly string[] } {
  let letters = -1;
  const fits = rows.findIndex((row) => {
    letters += row.length + 1;
    return letters > armyBounds.notes;
  });
  const held = fits < 0 ? rows : rows.slice(0, fits);
  return { over: rows.slice(held.length), ...(held.length > 0 && { notes: held.join('\n') }) };
}

/**
 * The text that the app sends (`armyText`), also with other words before and behind it: each line that begins with a
 * number of units and ends in points is one of them, one between dashes a heading, and all else belongs to the one above,
 * even where a chat has taken the blanks before it; below the title those are the notes of the army. Without its title and
 * its end it is one where nothing else would stand at the edge.
 */
export function readOwn(rows: readonly string[]): OwnText | undefined {
  const begin = rows.findIndex((row) => readOwnTitle(row.trim()));
  const end = rows.findIndex((row, place) => place > begin && ownEnds.includes(row.trim()));
  const framed = begin >= 0 || end >= 0;
  const found = readOwnTitle(rows[begin]?.trim() ?? '');
  const whole = rows.slice(begin + 1, end < 0 ? undefined : end);
  const [first = ''] = whole;
  // A title that somebody rewrote.
  const again = !found && framed && ![setIn.test(first), readOwnLine(first), readSquad(first)].some(Boolean);
  const title = again ? { name: first.trim() } : found;
  const notes: string[] = [];
  const read: ListedRow[] = [];
  const unread = (at: number): ListedRow => ({ kind: 'unread', line: at + 1, said: rows[at]?.trim() ?? '' });
  const from = begin + 1 + (again ? 1 : 0);
  for (const [place, row] of (again ? whole.slice(1) : whole).entries()) {
    const line = from + place + 1;
    const said = row.trim();
    const edge = !setIn.test(row);
    const unit = edge ? readOwnLine(row.trimEnd()) : undefined;
    const under = edge ? readSquad(said) : undefined;
    const last = read.at(-1);
    const above = last?.kind === 'heading' ? undefined : last;
    if (unit) read.push({ kind: 'unit', line, said, unit });
    else if (under !== undefined) read.push({ kind: 'heading', line, said, name: under });
    else if (edge && !framed) return undefined;
    else if (above?.kind === 'unit') read[read.length - 1] = { ...above, unit: noted(above.unit, said) };
    else if (title && read.length === 0) notes.push(said);
    else read.push({ kind: 'unread', line, said });
  }
  if (!read.some(({ kind }) => kind === 'unit')) return undefined;
  const { over, ...army } = notesOf(notes);
  const before = Array.from({ length: Math.max(0, begin) }, (_, at) => unread(at));
  const after = end < 0 ? [] : rows.slice(end + 1).map((_, at) => unread(end + 1 + at));
  const tooLong = over.map((said): ListedRow => ({ kind: 'unread', line: from, said }));
  return { name: '', rows: [...before, ...read, ...after, ...tooLong], ...title, ...army };
}
