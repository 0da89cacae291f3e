import { fold } from '../../platform/fold.ts';
import { type Concept, fillers, vocabulary } from './vocabulary.ts';

/** What is measured or printed: a number may stand before or behind its word. */
const counted = ['damage', 'ranged-damage', 'distance', 'range', 'attack-value', 'defence', 'bonus'] as const;

export type Counted = (typeof counted)[number];

function isCounted(concept: Concept | undefined): concept is Counted {
  return counted.some((known) => known === concept);
}

/** What was typed, as far as it is understood. */
export interface Asked {
  /** In the order in which they were typed, each once. */
  readonly concepts: readonly Concept[];
  readonly numbers: Readonly<Partial<Record<Counted, number>>>;
  /** A number that no word says what it counts. */
  readonly loose: number | undefined;
  /** Words that mean nothing here. */
  readonly unknown: readonly string[];
}

interface Stem {
  readonly concept: Concept;
  readonly words: readonly string[];
  /** The last word is meant whole. */
  readonly whole: boolean;
  readonly length: number;
}

const stems: readonly Stem[] = vocabulary.flatMap(([concept, ...languages]) =>
  languages
    .flatMap((language) => language.split(' '))
    .map((text) => {
      const whole = text.startsWith('=');
      const words = (whole ? text.slice(1) : text).split('_');
      return { concept, words, whole, length: text.length };
    }),
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
  const exact = longest(stems.filter((stem) => fits(stem, words, at)));
  if (exact) return exact;
  const word = words[at] ?? '';
  return fillers.has(word) ? undefined : longest(stems.filter((stem) => fitsNearly(stem, word)));
}

const numeral = /^(\d{1,3}(?:[.,]\d{1,2})?)("|'')?$/;

interface Piece {
  readonly concept?: Concept;
  readonly number?: number;
  /** The number says itself what it is. */
  readonly counts?: Counted;
  readonly unknown?: string;
}

function piecesOf(text: string): readonly Piece[] {
  // "8″" and "8inch" are a number and what it counts; "2d6+3" is none.
  const words = fold(text)
    .replaceAll(/(\d)\s*(?:"|''|inch\p{L}*|col\b|cal\p{L}*)/gu, '$1" ')
    .split(/[\s,;:?!()]+(?!\d)|\s+/)
    .filter(Boolean);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const found = numeral.exec(word);
    const stem = found ? undefined : conceptAt(words, at);
    if (found) {
      const number = Number(found[1]?.replace(',', '.'));
      pieces.push(found[2] ? { number, counts: 'distance', concept: 'distance' } : { number });
    } else if (stem) pieces.push({ concept: stem.concept });
    else if (!fillers.has(word)) pieces.push({ unknown: word });
    at += stem?.words.length ?? 1;
  }
  return pieces;
}

/** What somebody types who asks about a castle, in words of three languages, with their endings and a slip of a letter. */
export function parseAsked(text: string): Asked {
  const pieces = piecesOf(text);
  const numbers: Partial<Record<Counted, number>> = {};
  let loose: number | undefined;
  for (const [at, { number, counts }] of pieces.entries()) {
    if (number === undefined) continue;
    const beside = [pieces[at - 1]?.concept, pieces[at + 1]?.concept].filter(isCounted);
    const what = counts ?? beside.find((concept) => numbers[concept] === undefined);
    if (what) numbers[what] = number;
    else loose ??= number;
  }
  return {
    concepts: [...new Set(pieces.flatMap(({ concept }) => concept ?? []))],
    numbers,
    loose,
    unknown: pieces.flatMap(({ unknown }) => unknown ?? []),
  };
}
