import type { AskedSide, Between, SidedWord } from './sides.ts';

/** What was typed about a fight, looked at by one question, which takes of it what it has a place for. */
export interface FightAsking<Own extends string, Concept extends string = Own | Between> {
  readonly has: (...concepts: readonly Concept[]) => boolean;
  readonly says: (side: AskedSide, ...concepts: readonly Concept[]) => boolean;
  /** The first of them that is typed, of anybody or of a side. */
  readonly take: <Wanted extends Concept>(...concepts: readonly Wanted[]) => Wanted | undefined;
  readonly takeOf: <Wanted extends Concept>(
    side: AskedSide,
    ...concepts: readonly Wanted[]
  ) => Wanted | undefined;
  /** Takes words that change nothing here, of anybody or of a side. */
  readonly allow: (...concepts: readonly Concept[]) => void;
  readonly allowOf: (side: AskedSide, ...concepts: readonly Concept[]) => void;
  /** How many a side has of these, if it is at most so much. */
  readonly count: (
    side: AskedSide,
    of: readonly Concept[],
    most: number,
    least?: number,
  ) => number | undefined;
  /** The same, taking nothing. */
  readonly countOf: (side: AskedSide, of: readonly Concept[]) => number | undefined;
  /** "4+": what must be rolled. */
  readonly plus: (most: number, least: number) => number | undefined;
  /** A number of a side that no word says what it counts. */
  readonly bare: (side: AskedSide, most: number) => number | undefined;
  /** The value of a thing that has one. */
  readonly value: (concept: Concept, most: number, least?: number) => number | undefined;
  /** How far it is: inches, or a mere number behind "at". */
  readonly inches: (most: number) => number | undefined;
  /** What of the typed it has no place for, as it is typed. */
  readonly left: () => readonly string[];
}

/** What stands before a number that says from where. */
const whence = /(?:^|[\s,])(?:at|from|na|z|ze|od|range)\s+$/i;

/** "24-ről": the ending that says it. */
const whenceEnding = /-?r[oóöő]l$/i;

export function lookAtFight<Own extends string>(
  words: readonly SidedWord<Own>[],
  text: string,
  distance: Own,
): FightAsking<Own> {
  type Concept = Own | Between;
  type Word = SidedWord<Own>;
  const taken = new Set<Word>();
  const isOne = (concepts: readonly Concept[], { concept }: Word) =>
    concept !== undefined && concepts.includes(concept);

  function take<Wanted extends Concept>(
    known: (word: Word) => boolean,
    concepts: readonly Wanted[],
  ): Wanted | undefined {
    const concept = concepts.find((one) => words.some((word) => word.concept === one && known(word)));
    if (concept === undefined) return undefined;
    for (const word of words)
      if (word.concept === concept && word.number === undefined && known(word)) taken.add(word);
    return concept;
  }

  function allow(known: (word: Word) => boolean, concepts: readonly Concept[]): void {
    for (const word of words)
      if (word.number === undefined && isOne(concepts, word) && known(word)) taken.add(word);
  }

  const whole = (value: number | undefined, most: number, least: number): value is number =>
    value !== undefined && Number.isInteger(value) && value >= least && value <= most;

  function takeNumber(
    fits: (word: Word, at: number) => boolean,
    most: number,
    least: number,
  ): number | undefined {
    const found = words.find(
      (word, at) => whole(word.number, most, least) && !taken.has(word) && fits(word, at),
    );
    if (found) taken.add(found);
    return found?.number;
  }

  /** It says from where something is done, so it is not how far somebody goes. */
  const isWhence = (word: Word) => whence.test(text.slice(0, word.start)) || whenceEnding.test(word.text);

  /** Nothing parts the two. */
  const isClose = (one: Word, other: Word) =>
    !/[,;]/.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));

  /** The words that stand beside a number, those first that it may count. */
  const beside = (at: number) => [words[at + 1], words[at - 1]].filter((word) => word !== undefined);

  const countsOf =
    (side: AskedSide, of: readonly Concept[]) =>
    (word: Word, at: number): boolean => {
      const next = words[at + 1]?.concept === 'with' ? words[at + 2] : words[at + 1];
      const thing = next !== undefined && next.number === undefined && isOne(of, next);
      return word.side === side && word.concept !== distance && !whenceEnding.test(word.text) && thing;
    };

  return {
    has: (...concepts) => words.some((word) => isOne(concepts, word)),
    says: (side, ...concepts) => words.some((word) => word.side === side && isOne(concepts, word)),
    take: (...concepts) => take(() => true, concepts),
    takeOf: (side, ...concepts) => take((word) => word.side === side, concepts),
    allow: (...concepts) => allow(() => true, concepts),
    allowOf: (side, ...concepts) => allow((word) => word.side === side, concepts),
    count: (side, of, most, least = 1) => takeNumber(countsOf(side, of), most, least),
    countOf: (side, of) =>
      words.find((word, at) => word.number !== undefined && countsOf(side, of)(word, at))?.number,
    plus: (most, least) => takeNumber(({ plus }) => plus === true, most, least),
    bare: (side, most) =>
      takeNumber(
        (word, at) =>
          word.side === side &&
          word.concept === undefined &&
          beside(at).every(({ concept }) => concept !== distance),
        most,
        1,
      ),
    value(concept, most, least = 0) {
      const value = takeNumber(
        (word, at) =>
          word.counts === concept ||
          (!isWhence(word) && beside(at).some((one) => one.concept === concept && isClose(word, one))),
        most,
        least,
      );
      if (value !== undefined) for (const word of words) if (word.concept === concept) taken.add(word);
      return value;
    },
    inches(most) {
      const measured = takeNumber((word) => word.counts === distance, most, 1);
      const value =
        measured ??
        takeNumber(
          (word) =>
            word.plus !== true &&
            (whenceEnding.test(word.text) || (word.counts === undefined && isWhence(word))),
          most,
          1,
        );
      if (value !== undefined)
        for (const word of words) if (word.concept === distance && word.number === undefined) taken.add(word);
      return value;
    },
    left: () => [...new Set(words.flatMap((word) => (word.unknown || taken.has(word) ? [] : word.text)))],
  };
}
