/** A text from which a number was read: what is left of it, and the number where there was one. */
interface Description {
  readonly rest: string;
  readonly number?: number;
}

const decimals = '(?:[.,]\\d{1,2})?';
const grouped = (signs: string) => `\\d{1,3}(?:[${signs}]\\d{3})+`;
/** Blanks that no player types between a name and its points. */
const joining = '\\u00a0\\u2009\\u202f';
/** Points have two decimals at most: three digits behind a comma or a point are thousands. */
const plain = `(?:${grouped(`.,'\\u2019${joining}`)}|\\d{1,7})${decimals}`;
/** Any blank parts thousands where the last of them begin with 0, as no number does. */
const rounded = `\\d{1,3}(?:\\s\\d{3})*\\s0\\d{2}${decimals}`;
/** Behind a sign of its own any blank does. */
const signed = `(?:[:;|=(\\[–—]|\\s-)\\s{0,8}(${grouped('\\s')}${decimals})`;

/** Units of points, as players of the three languages write them. */
const unit = '(?:points?|pts?|punkt[óoyu]?w?|pkt|pont|p|cp|ü)\\.?';
const ending = `\\s{0,8}(?:${unit})?[)\\]]?$`;
const pointsPatterns = [
  new RegExp(`${signed}${ending}`, 'iu'),
  new RegExp(`[\\s:,;|=(\\[–—-](${rounded}|${plain})${ending}`, 'iu'),
];

const countPatterns = [
  new RegExp(`^(${grouped('.,\\s')}|\\d{1,7})\\s*[x×*]\\s*(?=\\D)`, 'iu'),
  /^(\d{1,4})\s*(?:(?:db|szt\.?)\s+|\s)(?=\D)/iu,
];
const countAtEnd = /[x×]\s{0,8}(\d{1,4})$/iu;

const alone = new RegExp(
  `^[x×]?\\s*(${grouped(".,'\\u2019\\s")}${decimals}|\\d{1,9}${decimals})\\s*(?:${unit}|[x×]|db|szt\\.?)?$`,
  'iu',
);

/** So many letters at its end are looked at for the number of a line: long runs of signs cost no more than short ones. */
const lettersOfEnd = 48;

/** The text without such signs at its end. */
export function withoutEnd(text: string, signs: RegExp): string {
  let end = text.length;
  while (end > 0 && signs.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

function readNumber(written: string): number {
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${part || '0'}`);
}

function atEnd(text: string, pattern: RegExp): Description | undefined {
  const from = Math.max(0, text.length - lettersOfEnd);
  const found = pattern.exec(text.slice(from));
  if (!found) return undefined;
  return { rest: text.slice(0, from + found.index).trimEnd(), number: readNumber(found[1] ?? '') };
}

/** A number that stands alone, as in the cell of a table: `1,200`, `12 000,5`, `60 pts`, `x5`; undefined for anything else. */
export function numberAlone(text: string): number | undefined {
  const written = alone.exec(text)?.[1];
  return written === undefined ? undefined : readNumber(written);
}

/** The points at the end of a line. */
export function pointsBehind(line: string): Description {
  for (const pattern of pointsPatterns) {
    const found = atEnd(line, pattern);
    if (found) return found;
  }
  return { rest: line };
}

/** How many there are, at the beginning: `5 x Spears`, `1,000 × Rat`, `3 Łucznicy`, `2 db Lovas`. */
export function countBefore(line: string): Description {
  for (const pattern of countPatterns) {
    const found = pattern.exec(line);
    if (found) return { rest: line.slice(found[0].length).trim(), number: readNumber(found[1] ?? '') };
  }
  return { rest: line };
}

/** How many there are, at the end: `Spears x5`. */
export function countBehind(line: string): Description {
  return atEnd(line, countAtEnd) ?? { rest: line };
}
