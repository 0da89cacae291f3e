import { countBefore, countBehind, numberBehind, unitsOfPoints, withoutEnd } from './number.ts';

/** A line of a text without what chats, Markdown and BBCode put around its words. */
export interface Line {
  /** Counted from 1. */
  readonly at: number;
  readonly said: string;
  /** Blanks before it; a tab is four. */
  readonly indent: number;
  /** It began with a bullet. */
  readonly bullet: boolean;
  /** The sign of a heading that it stands between or behind, or nothing. */
  readonly marked: string;
  /** An empty line, or one of dashes, stands above it. */
  readonly gap: boolean;
  /** A number in a box began it: its place in a list, or a count. */
  readonly key?: number;
}

const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const tags =
  /\[\/?(?:b|i|u|s|list|quote|size|color|colour|center|code|spoiler|h\d|ul|ol|li|url|font)(?:=[^\]\n]{0,60})?\]|<\/?(?:b|i|u|s|p|ul|ol|li|br|em|strong|div|span|h\d)(?:\s[^>\n]{0,60})?>/gi;
const day = '\\d{1,4}[./-]\\s?\\d{1,2}[./-]\\s?\\d{1,4}\\.?';
const clock = '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[ap]\\.?m\\.?)?';
/** When something was said and who said it, before the words. */
const chatBefore = new RegExp(
  `^(?:\\[(?:${day},?\\s)?${clock}\\]|${day},?\\s${clock})\\s?[-–]?\\s?[^:\\n]{1,40}:\\s?`,
  'iu',
);
/** The same on a line of its own. */
const chatAlone = new RegExp(
  `^[^\\d\\n]{1,40}(?:,\\s\\[${day},?\\s${clock}\\]|\\s[—–-]\\s(?:${day},?|[\\p{L} ]{3,16})\\s${clock})$`,
  'iu',
);

const picture = '(?:\\p{Extended_Pictographic}|\\p{Emoji_Presentation})[\\ufe0f\\u200d\\p{Emoji_Modifier}]*';
const bullets = new RegExp(
  `^(?:${picture}|[\\s•*·–—\\-➤►▪◦‣○●■□◆★☆✓✔☐☑»›>|~→\\ufe0f]|\\+(?!\\s?\\d))+(?=\\S)`,
  'u',
);
const keycap = /^(?:[\s•-]*)(\d)\ufe0f?\u20e3\s?/u;
const numbered = /^\d{1,3}[.)]\s+(?=\D)/;
const ornament = /^[\s=\-–—_*+~#.|:•]*$/;
/** `== Core ==`, `++ Core ++`, `— Core —`. */
const between = /^(=+|\++|\*{2,}|-+|—+|–+|~+|#+)\s*(\S.*?)\s*\1$/;

function unmarked(text: string): string {
  return text.replace(/\*\*|__|~~|`/g, '').replace(/(^|\s)\*(\S[^*\n]{0,200})\*(?=$|[\s,.:;)])/g, '$1$2');
}

/** The lines of a text, in order; empty ones and ornaments only part what stands around them. */
export function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let gap = false;
  const whole = text
    .replace(invisible, '')
    .replace(/\[\*\]/g, '\n- ')
    .replace(tags, '');
  let at = 0;
  for (const row of whole.split(/\r\n|[\n\r\u2028\u2029]/)) {
    at++;
    const timed = row.length < 1_000 && /\d:\d\d/.test(row);
    const spoken = timed ? row.replace(chatBefore, '') : row;
    if (ornament.test(spoken) || (timed && spoken.length < 120 && chatAlone.test(spoken.trim()))) {
      gap = true;
      continue;
    }
    const [before = ''] = /^\s*/.exec(spoken) ?? [];
    const indent = before.replaceAll('\t', '    ').length;
    const strong = /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/.test(spoken);
    const title = /^\s*#{1,6}\s/.test(spoken);
    const trimmed = unmarked(spoken)
      .replace(/^\s*#{1,6}\s+/, '')
      .trim();
    const [, sign, within] = trimmed.length < 300 ? (between.exec(trimmed) ?? []) : [];
    const [, box] = keycap.exec(trimmed) ?? [];
    const bare = within ?? (box ? trimmed.replace(keycap, '') : trimmed.replace(bullets, ''));
    const said = (sign === undefined ? bare.replace(numbered, '') : bare).trim();
    if (said === '') continue;
    lines.push({
      ...{ at, said, indent, gap },
      bullet: sign === undefined && bare !== trimmed,
      marked: sign?.slice(0, 1) ?? (title ? '#' : strong ? '*' : ''),
      ...(box !== undefined && { key: Number(box) }),
    });
    gap = false;
  }
  return lines;
}

/** How the points of a line are written, the surest first. */
export const forms = ['unit', 'bracket', 'bar', 'sign', 'blank'] as const;
export type Form = (typeof forms)[number];

/** What a line says of a unit. */
export interface Said {
  readonly name: string;
  /** Undefined where it says none. */
  readonly count?: number;
  /** Behind its name and its points. */
  readonly note: string;
  /** Of all of them. */
  readonly points?: number;
  readonly form?: Form;
  /** Another number of points stood behind the first: `1000 / 2000 pts`. */
  readonly of?: number;
  /** It costs so much more. */
  readonly plus?: boolean;
}

interface Price {
  readonly form: Form;
  readonly before: string;
  readonly after: string;
  readonly points: number;
  readonly each: boolean;
  readonly plus: boolean;
  readonly of?: number;
}

const eachBehind =
  /^[\s)\]]*(?:\/\s*(?:model|szt|db|ea|each|unit|f[őo]|minifig)|per\b|each\b|ea\b|apiece\b|za\s+(?:szt|model|jed)|od\s+sztuki|ka[żz]d|darabj|darabonk|egyenk|[x×]\s*\d)/iu;
const eachBefore = /(?:@|(?:^|\s)(?:à|á|each|po|per model|egyenk[ée]nt))\s*:?\s*$/iu;
const over = /^(.*?(?:^|\D))(\d[\d.,\s\u00a0\u202f]{0,12})\s*(?:\/|of|out of|z|ze)\s*$/iu;

function priceByUnit(line: string): Price | undefined {
  let shown: Price | undefined;
  for (const { at, length } of unitsOfPoints(line)) {
    const found = numberBehind(line.slice(0, at));
    if (!found) continue;
    const after = line.slice(at + length);
    const each = eachBehind.test(after) || eachBefore.test(found.rest);
    const plus = /[+]\s*$/.test(found.rest);
    const [, rest, first = ''] = found.rest.length < 300 ? (over.exec(found.rest) ?? []) : [];
    const sum = rest === undefined ? undefined : numberBehind(first.trim())?.number;
    const price: Price = {
      ...{ form: 'unit', each, plus, after },
      before: sum === undefined ? found.rest : (rest ?? ''),
      points: sum ?? found.number,
      ...(sum !== undefined && { of: found.number }),
    };
    // Of several the last that is of all of them.
    if (!shown || shown.plus || shown.each || !(plus || each)) shown = price;
  }
  return shown;
}

function priceBySign(line: string): Price | undefined {
  const make = (form: Form, before: string, after: string, points: number): Price => ({
    ...{ form, before, after, points },
    each: eachBehind.test(after) || eachBefore.test(before),
    plus: /[+]\s*$/.test(before),
  });
  const bracket = /[([]\s*(\+?[\d.,\s\u00a0\u202f]{1,14})\s*[)\]]\s*(?=$|[:|,–—-])/u;
  const found = bracket.exec(line.slice(0, 400));
  if (found) {
    const number = numberBehind(found[1]?.replace(/^\+/, '').trim() ?? '');
    const before = line.slice(0, found.index) + (found[1]?.startsWith('+') ? '+' : '');
    if (number?.rest === '')
      return make('bracket', before, line.slice(found.index + found[0].length), number.number);
  }
  const behind = numberBehind(withoutEnd(line, /[\s|)\]]/));
  if (!behind) return undefined;
  const { rest, number } = behind;
  // A title that was cut open.
  if (over.test(rest.slice(-40))) return undefined;
  const each = eachBefore.test(rest);
  const part = /(\|\s*|\t\s*|\.{2,}\s*|…\s*)$|([[(]\s*)$|(?:[:=;,–—]\s*|\s-\s*)$/.exec(rest.slice(-12));
  const form = each ? 'unit' : part ? (part[1] ? 'bar' : part[2] ? 'bracket' : 'sign') : 'blank';
  return make(form, rest, '', number);
}

const edge = /[\s:,;|=@–—\-.+/]/;
const front = /^[\s:,;|=–—\-.)\]]+/;
/** `Q4+ D4+` and the like: values behind a name. */
const values = /\s(?=(?:Q\d\+|Quality\s\d))/u;
const role = /^(?:char|unit|char\d{1,2}|unit\d{1,2}|hero\d{0,2})\s?\d{0,2}:\s+(?=\S)/iu;

/** A name without what was opened and not closed, and what stood in it. */
function withoutOpen(text: string): readonly [name: string, more: string] {
  const open = Math.max(text.lastIndexOf('('), text.lastIndexOf('['));
  if (open < 0 || /[)\]]/.test(text.slice(open))) return [text, ''];
  const inside = text.slice(open + 1).replace(/\d+\s*PL\b/u, '');
  const more = withoutEnd(inside, edge).trim();
  return [text.slice(0, open), /\p{L}{3}/u.test(more) ? more : ''];
}

/** What a line says of a unit, read by one way of writing points or by the surest that it has. */
export function sayingOf(line: Pick<Line, 'said' | 'key'>): Said {
  const { said, key } = line;
  const price = /\d/.test(said) ? (priceByUnit(said) ?? priceBySign(said)) : undefined;
  return spoken(said, key, price);
}

/** The same without points. */
export function plainly(line: Pick<Line, 'said' | 'key'>): Said {
  return spoken(line.said, line.key, undefined);
}

function spoken(said: string, key: number | undefined, price: Price | undefined): Said {
  const [opened, inside] = withoutOpen(price ? price.before : said);
  let head = withoutEnd(opened, edge).replace(role, '');
  let behind = price?.after ?? '';
  if (!/\p{L}/u.test(head) && price) {
    // `60 pts - 5x Spears`
    head = behind.replace(front, '');
    behind = '';
  }
  // What is said of each was read.
  if (price)
    behind = behind
      .replace(eachBehind, (found) => (/\d$/.test(found) ? found : ''))
      .replace(/^[\p{L}]*\s*[)\]]/u, '');
  const [, times = ''] = /^\s*[x×]\s*(\d{1,4})\s*$/iu.exec(behind) ?? [];
  if (times) behind = '';
  const [named = '', ...more] = head.split(values);
  const before = countBefore(named);
  const rest = withoutEnd(before.rest, edge);
  const after = before.number === undefined ? countBehind(rest) : { ...before, rest };
  // A count in brackets behind a name that began with one is said twice.
  const name = withoutEnd(after.rest, edge);
  const count = after.number ?? (times ? Number(times) : key);
  const each = price?.each && count !== undefined ? count : 1;
  const note = [more.join(' '), inside, behind.replace(front, '')]
    .map((part) => withoutEnd(part.trim(), /[\s|,;]/))
    .filter(Boolean)
    .join(', ');
  return {
    name: name.trim(),
    note,
    ...(count !== undefined && { count }),
    ...(price && {
      points: Math.round(price.points * 100 * each) / 100,
      form: price.form,
      plus: price.plus,
      ...(price.of !== undefined && { of: price.of }),
    }),
  };
}
