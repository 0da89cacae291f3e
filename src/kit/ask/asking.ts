import type { AskedWord } from './read.ts';

/** What was typed, looked at by one question, which takes of it what it has a place for. */
export interface Asking<Concept extends string> {
  readonly words: readonly AskedWord<Concept>[];
  /** In the order in which they were typed, each once. */
  readonly concepts: readonly Concept[];
  /** Of these something comes down or out. */
  readonly from: readonly Concept[];
  /** These are aimed at. */
  readonly at: readonly Concept[];
  readonly numbers: Readonly<Partial<Record<Concept, number>>>;
  /** One of them, or more; none is taken. */
  has(...concepts: readonly Concept[]): boolean;
  /** The first of them that is typed, unless something comes out of it. */
  take<Wanted extends Concept>(...concepts: readonly Wanted[]): Wanted | undefined;
  /** The first of these places out of which somebody comes or shoots. */
  takeFrom<Wanted extends Concept>(...concepts: readonly Wanted[]): Wanted | undefined;
  /** All of them are taken: whether they are typed changes nothing here. */
  allow(...concepts: readonly Concept[]): void;
  /** The value or the count of a thing, if it is at most so much. */
  number(counted: Concept, most: number): number | undefined;
  whole(counted: Concept, most: number): number | undefined;
  /** A whole number that no word says what it counts. */
  loose(most: number): number | undefined;
  /** Takes one word by itself, whatever else means the same. */
  takeWord(word: AskedWord<Concept>): void;
}

export interface Looked<Concept extends string> {
  readonly asking: Asking<Concept>;
  /** What of the typed it took, for as many concepts. */
  readonly taken: () => number;
  /** What of the typed it had no place for, as it is typed. */
  readonly left: () => readonly string[];
}

/** `places` say something else where something comes out of them; of what is `countable` one is what is asked anyway. */
export function lookAt<Concept extends string>(
  words: readonly AskedWord<Concept>[],
  places: readonly Concept[] = [],
  countable: readonly Concept[] = [],
): Looked<Concept> {
  const concepts = new Set<Concept>();
  const numbers = new Set<Concept>();
  const single = new Set<AskedWord<Concept>>();
  const known = words.filter(({ unknown }) => !unknown);
  const all = [...new Set(known.flatMap(({ concept }) => concept ?? []))];
  const side = (which: 'from' | 'at') =>
    known.flatMap((word) => (word.concept !== undefined && word[which] ? word.concept : []));
  const from = side('from');
  const values: Partial<Record<Concept, number>> = {};
  for (const { counts, number } of known) if (counts !== undefined) values[counts] ??= number;
  const outOf = (concept: Concept) => places.includes(concept) && from.includes(concept);

  function take<Wanted extends Concept>(found: Wanted | undefined): Wanted | undefined {
    if (found !== undefined) concepts.add(found);
    return found;
  }

  function number(counted: Concept, most: number, isOne: (value: number) => boolean): number | undefined {
    const value = values[counted];
    if (value === undefined || value > most || !isOne(value)) return undefined;
    concepts.add(counted);
    numbers.add(counted);
    return value;
  }

  function isTaken(word: AskedWord<Concept>): boolean {
    if (single.has(word)) return true;
    if (word.number === undefined) return word.concept !== undefined && concepts.has(word.concept);
    if (word.counts === undefined) return false;
    // One of a thing is what is asked anyway.
    return (
      numbers.has(word.counts) ||
      (word.number === 1 && countable.includes(word.counts) && concepts.has(word.counts))
    );
  }

  return {
    asking: {
      words: known,
      concepts: all,
      from,
      at: side('at'),
      numbers: values,
      has: (...wanted) => wanted.some((concept) => all.includes(concept)),
      take: (...wanted) => take(wanted.find((concept) => all.includes(concept) && !outOf(concept))),
      takeFrom: (...wanted) => take(wanted.find((concept) => all.includes(concept) && outOf(concept))),
      allow(...wanted) {
        for (const concept of wanted) if (!outOf(concept)) concepts.add(concept);
      },
      number: (counted, most) => number(counted, most, () => true),
      whole: (counted, most) => number(counted, most, Number.isInteger),
      loose(most) {
        const found = known.find(
          ({ number: value, counts }) =>
            value !== undefined && counts === undefined && value <= most && Number.isInteger(value),
        );
        if (found) single.add(found);
        return found?.number;
      },
      takeWord: (word) => single.add(word),
    },
    taken: () => all.filter((concept) => concepts.has(concept)).length,
    left: () => [...new Set(known.flatMap((word) => (isTaken(word) ? [] : word.text)))],
  };
}

/** What was understood as one thing, or was not: a chip, which can be taken out of the text. */
export interface AskedPart<Concept extends string> {
  /** Among the parts of a text there is one of it. */
  readonly id: string;
  readonly text: string;
  /** Undefined for a mere number and for what is not understood. */
  readonly concept: Concept | undefined;
  readonly number: number | undefined;
  readonly unknown: boolean;
  readonly places: readonly (readonly [start: number, end: number])[];
}

/** The parts of a text in their order; a number is one with the word beside it that says what it counts. */
export function partsOf<Concept extends string>(
  words: readonly AskedWord<Concept>[],
): readonly AskedPart<Concept>[] {
  const parts: AskedPart<Concept>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;
    const next = words[at + 1];
    const joins = next !== undefined && belongs(word, next);
    const both = joins ? [word, next] : [word];
    if (joins) at += 1;
    parts.push({
      id: String(word.start),
      text: both.map(({ text }) => text).join(' '),
      concept: word.concept ?? word.counts ?? both.at(-1)?.concept,
      number: both.find(({ number }) => number !== undefined)?.number,
      unknown: word.unknown === true,
      places: both.map(({ start, end }) => [start, end]),
    });
  }
  return parts;
}

/** Of a number and a word, whichever stands first, the number counts the word. */
function belongs<Concept extends string>(one: AskedWord<Concept>, other: AskedWord<Concept>): boolean {
  const ofNumber = (number: AskedWord<Concept>, word: AskedWord<Concept>) =>
    number.number !== undefined &&
    number.counts !== undefined &&
    word.number === undefined &&
    number.counts === word.concept;
  return ofNumber(one, other) || ofNumber(other, one);
}

/** The text without a part. */
export function without(text: string, { places }: Pick<AskedPart<string>, 'places'>): string {
  return places
    .toSorted(([one], [other]) => other - one)
    .reduce((rest, [start, end]) => `${rest.slice(0, start)} ${rest.slice(end)}`, text.normalize('NFC'))
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:.?!])/g, '')
    .trim();
}
