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
const signed = `(?:^|[:;|=(\\[–—/@+]|\\s-)\\s{0,8}(${grouped('\\s')}${decimals})`;

/** Units of points, as players of the three languages write them. */
const unit = '(?:points?|pts?|punkt[óoyu]?w?|pkt|pontos|pont|p|cp|ü)\\.?';

const numberPatterns = [
  new RegExp(`${signed}\\s{0,8}$`, 'u'),
  new RegExp(`(?:^|[\\s:,;|=(\\[–—@+/-])(${rounded}|${plain})\\s{0,8}$`, 'u'),
];

const pieces =
  'db|szt(?:uk[ai]?)?\\.?|models?|modele?i?|model|f[őo]|figur(?:ek|ki|a)|miniatures?|minis|minifigs?';
const countPatterns = [
  new RegExp(`^(${grouped('.,\\s')}|\\d{1,7})\\s*[x×*]\\s*(?=\\D)`, 'iu'),
  new RegExp(`^(\\d{1,4})\\s*(?:(?:${pieces})\\s+|\\s)(?=\\D)`, 'iu'),
];
const countsAtEnd = [
  /[x×]\s{0,8}(\d{1,4})$/iu,
  new RegExp(`[([]\\s{0,4}[x×]?(\\d{1,4})\\s{0,4}[x×]?\\s{0,4}(?:${pieces})?\\s{0,4}[)\\]]$`, 'iu'),
  new RegExp(`[\\s,:;–—-]\\s{0,4}(\\d{1,4})\\s{0,4}(?:${pieces})$`, 'iu'),
];

const alone = new RegExp(
  `^[x×]?\\s*(${grouped(".,'\\u2019\\s")}${decimals}|\\d{1,9}${decimals})\\s*(?:${unit}|[x×]|${pieces})?$`,
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

function atEnd(text: string, pattern: RegExp): Required<Description> | undefined {
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

/** The number at the end of a text; what parts it from the words before stays with them. */
export function numberBehind(text: string): Required<Description> | undefined {
  const from = Math.max(0, text.length - lettersOfEnd);
  const end = text.slice(from);
  for (const pattern of numberPatterns) {
    const found = pattern.exec(end);
    const [all, written = ''] = found ?? [];
    if (found && all !== undefined)
      return {
        rest: text.slice(0, from + found.index + all.indexOf(written)),
        number: readNumber(written),
      };
  }
  return undefined;
}

const unitBehind = new RegExp(`(?<=\\d\\s{0,3})${unit}(?![\\p{L}\\d])`, 'giu');

/** Where a unit of points stands in a line, and how long it is: the last few of them. */
export function unitsOfPoints(line: string): readonly { readonly at: number; readonly length: number }[] {
  return [...line.matchAll(unitBehind)]
    .slice(-6)
    .map((found) => ({ at: found.index, length: found[0].length }));
}

/** How many there are, at the beginning: `5 x Spears`, `1,000 × Rat`, `3 Łucznicy`, `2 db Lovas`. */
export function countBefore(line: string): Description {
  for (const pattern of countPatterns) {
    const found = pattern.exec(line);
    if (found) return { rest: line.slice(found[0].length).trim(), number: readNumber(found[1] ?? '') };
  }
  return { rest: line };
}

/** How many there are, at the end: `Spears x5`, `Spears (5)`, `Spears, 5 models`. */
export function countBehind(line: string): Description {
  for (const pattern of countsAtEnd) {
    const found = atEnd(line, pattern);
    if (found) return found;
  }
  return { rest: line };
}
