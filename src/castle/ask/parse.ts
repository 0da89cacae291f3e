import { fold } from '../../platform/fold.ts';
import { sectionKinds } from '../../rules/mage-knight/kinds.ts';
import { type Concept, fillers, unlike, vocabulary } from './vocabulary.ts';

/** What is measured or printed: a number may stand before or behind its word. */
const counted = ['damage', 'ranged-damage', 'distance', 'range', 'attack-value', 'defence', 'bonus'] as const;

export type Counted = (typeof counted)[number];

function isCounted(concept: Concept | undefined): concept is Counted {
  return counted.some((known) => known === concept);
}

/** A word or a number that is understood. */
export interface Typed {
  /** As it is typed. */
  readonly text: string;
  readonly concept?: Concept | undefined;
  readonly number?: number | undefined;
  /** What the number counts; undefined where no word says so. */
  readonly counts?: Counted | undefined;
}

/** What was typed, as far as it is understood. */
export interface Asked {
  readonly typed: readonly Typed[];
  /** In the order in which they were typed, each once. */
  readonly concepts: readonly Concept[];
  /** Out of what or down from what something comes: "from the yard". */
  readonly from: readonly Concept[];
  /** What is aimed at: "at the castle". */
  readonly at: readonly Concept[];
  readonly numbers: Readonly<Partial<Record<Counted, number>>>;
  /** Words that mean nothing here, as they are typed. */
  readonly unknown: readonly string[];
}

interface Stem {
  readonly concept: Concept;
  readonly words: readonly string[];
  /** The last word is meant whole. */
  readonly whole: boolean;
  readonly length: number;
  readonly hungarian: boolean;
}

const stems: readonly Stem[] = vocabulary.flatMap(([concept, ...languages]) =>
  languages.flatMap((language, place) =>
    language.split(' ').map((text) => {
      const whole = text.startsWith('=');
      const words = (whole ? text.slice(1) : text).split('_');
      return { concept, words, whole, length: text.length, hungarian: place === 2 };
    }),
  ),
);

/** Endings of three languages may follow a beginning that is long enough to be known by. */
const longestEnding = 10;

const begins = (word: string, start: string, whole: boolean) =>
  whole ? word === start : word.startsWith(start) && word.length - start.length <= longestEnding;

function fits({ words: wanted, whole }: Stem, words: readonly string[], at: number): boolean {
  return wanted.every((start, place) => {
    const word = words[at + place];
    return word !== undefined && begins(word, start, whole && place === wanted.length - 1);
  });
}

/** So long a beginning is known with one letter wrong, missing or too many. */
const forgiven = 5;

/** Whether two texts differ by at most one letter: another, one more, one less, or two that changed places. */
export function differByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (text: string, skip: number) => text.slice(at + skip);
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2))
  );
}

function fitsNearly({ words, whole }: Stem, word: string): boolean {
  const [start = ''] = words;
  if (words.length > 1 || whole || start.length < forgiven) return false;
  return [-1, 0, 1].some((more) => differByOne(word.slice(0, start.length + more), start));
}

/** The concept that stands at a place, and how many words it takes; the longest beginning counts. */
function conceptAt(words: readonly string[], at: number): Stem | undefined {
  const longest = (found: readonly Stem[]) => found.toSorted((one, other) => other.length - one.length)[0];
  if (unlike.some((start) => words[at]?.startsWith(start))) return undefined;
  const exact = longest(stems.filter((stem) => fits(stem, words, at)));
  if (exact) return exact;
  const word = words[at] ?? '';
  return fillers.has(word) ? undefined : longest(stems.filter((stem) => fitsNearly(stem, word)));
}

const numeral = /^(\d{1,3}(?:[.,]\d{1,2})?)("|'')?$/;

/** The endings and the words that say from where. */
const fromEnding = /(?:bol|rol|tol)$/;

const fromWords: ReadonlySet<string> = new Set(['from', 'z', 'ze', 'od']);

/** The same of where to. */
const toEnding = /^[aeo]?r[ae]$|^(?:var|fal|resz|kapu)r[ae]$/;

const toWords: ReadonlySet<string> = new Set(['at', 'w']);

/** "Át" is through; without its mark it is another word of another language. */
const through = /^át$/iu;

/** "Can the gate be opened" says nothing of a way in, and "be" is Hungarian for in. */
const withBe: ReadonlySet<string> = new Set(['can', 'may', 'could', 'should', 'will', 'would', 'must', 'to']);

/** Whose it is decides much of a castle and nothing of who comes to it: "my titan" is a titan, "my wall" is not any wall. */
const whose: ReadonlySet<string> = new Set(['my', 'our', 'moj', 'moja', 'moje', 'nasz', 'nasza', 'nasze']);

const comers: readonly Concept[] = [
  'figure',
  'warrior',
  'titan',
  'multi-dial',
  'mounted',
  'peanut-base',
  'flies',
];

const buildings: readonly Concept[] = [...sectionKinds, 'castle', 'section', 'gate', 'door'];

const owned =
  /^[aeo]?(?:m|d|nk|tok|tek)(?:a?t|[eo]t|[bn][ae]n?|r[ae]|[eo]?n|h[eo]z|[brt][oe]l|n[ae]l|v[ae]l)?$/;

/** "Tornyom" is one's own, and the Hungarian ending says so. */
function endsOwned({ concept, words, hungarian }: Stem, word: string): boolean {
  const start = words.at(-1) ?? '';
  return (
    hungarian && buildings.includes(concept) && word.startsWith(start) && owned.test(word.slice(start.length))
  );
}

interface Piece extends Typed {
  readonly from?: boolean;
  readonly at?: boolean;
  readonly unknown?: boolean;
}

/** "8″" and "8inch" are a number and what it counts; "2d6+3" is none. */
const inches = /(\d)\s*(?:["\u2033\u201d\u201c\u201e]|['\u2019]{2}|inch\p{L}*|col\b|cal\p{L}*)/giu;

function piecesOf(text: string): readonly Piece[] {
  const said = text
    .normalize('NFC')
    .replaceAll(inches, '$1" ')
    .split(/[\s,;:?!()]+(?!\d)|\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}"']+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const words = said.map(fold);
  const pieces: Piece[] = [];
  let from = false;
  let to = false;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const found = numeral.exec(word);
    const english = word === 'be' && words.slice(0, at).some((before) => withBe.has(before));
    const stem = found || english ? undefined : conceptAt(words, at);
    const length = stem?.words.length ?? 1;
    const spoken = said.slice(at, at + length).join(' ');
    const last = words[at + length - 1] ?? '';
    at += length;
    if (found) {
      const number = Number(found[1]?.replace(',', '.'));
      pieces.push({ text: spoken, number, ...(found[2] ? { counts: 'distance' } : {}) });
      if (found[2]) pieces.push({ text: spoken, concept: 'distance' });
    } else if (stem && !endsOwned(stem, last)) {
      const whence = from || fromEnding.test(last);
      const ending = stem.whole && stem.hungarian ? last : last.slice(stem.words.at(-1)?.length);
      const whither = to || toEnding.test(ending);
      pieces.push({ text: spoken, concept: stem.concept, from: whence, at: whither });
    } else if (through.test(spoken)) {
      pieces.push({ text: spoken, concept: 'through' });
    } else if (toWords.has(word)) {
      to = true;
      continue;
    } else if (fromWords.has(word)) {
      from = true;
      continue;
    } else if (english || fillers.has(word)) continue;
    else if (!(whose.has(word) && comes(conceptAt(words, at)))) pieces.push({ text: spoken, unknown: true });
    from = false;
    to = false;
  }
  return pieces;
}

const comes = (stem: Stem | undefined) => stem !== undefined && comers.includes(stem.concept);

/** Beside a defence an attack with a number is the printed value. */
function withValues(pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some(({ concept }) => concept === 'defence')) return pieces;
  return pieces.map((piece, at) =>
    piece.concept === 'attack' && pieces[at + 1]?.number !== undefined
      ? { ...piece, concept: 'attack-value' }
      : piece,
  );
}

/** What somebody types who asks about a castle, in words of three languages, with their endings and a slip of a letter. */
export function parseAsked(text: string): Asked {
  const pieces = withValues(piecesOf(text));
  const numbers: Partial<Record<Counted, number>> = {};
  const typed: Typed[] = [];
  for (const [at, { text: spoken, concept, number, counts, unknown }] of pieces.entries()) {
    if (unknown) continue;
    if (number === undefined) {
      typed.push({ text: spoken, concept });
      continue;
    }
    const beside = [counts, pieces[at - 1]?.concept, pieces[at + 1]?.concept].filter(isCounted);
    const what = beside.find((each) => numbers[each] === undefined);
    if (what) numbers[what] = number;
    typed.push({ text: spoken, number, counts: what });
  }
  return {
    typed,
    concepts: [...new Set(pieces.flatMap(({ concept }) => concept ?? []))],
    from: pieces.flatMap(({ concept, from }) => (concept && from ? concept : [])),
    at: pieces.flatMap(({ concept, at }) => (concept && at ? concept : [])),
    numbers,
    unknown: pieces.flatMap(({ text: spoken, unknown }) => (unknown ? spoken : [])),
  };
}
