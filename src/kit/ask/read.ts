import { fold } from '../../platform/fold.ts';
import { allAsked, askedGrammars } from '../../platform/grammar/asked/grammars.ts';
import { type Language, languages } from '../../rules/languages.ts';
import { numberWord } from './number-words.ts';

/** What a place knows to be asked in words. */
export interface AskWords<Concept extends string> {
  /**
   * What words mean: of English, Polish and Hungarian in that order, without capitals and marks, as far as their endings
   * leave them alone, with blanks between them. `=` stands before one that is only meant whole, `_` joins several; one that
   * has marks is only meant with them (`=lő`). Of several that a text begins with the longest counts.
   */
  readonly vocabulary: readonly (readonly [concept: Concept, ...words: readonly string[]])[];
  /** Words that say nothing here, a language each: none that could change an answer. */
  readonly fillers: readonly string[];
  /** Beginnings that are near to a word above and mean something else. */
  readonly unlike?: readonly string[];
  /** What has a value: its number stands before or behind it. */
  readonly valued: readonly Concept[];
  /** What there may be several of: their number stands before it. */
  readonly things?: readonly Concept[];
  /** What a number with an inch sign is. */
  readonly inches?: Concept;
  /** Signs that are words of their own, such as dice, over folded text. */
  readonly signs?: readonly (readonly [concept: Concept, sign: RegExp])[];
  /** What says something else where it is the player's own, as an ending may say it. */
  readonly owned?: readonly Concept[];
  /** What words mean beside others, before numbers are said to count one of them. */
  readonly refine?: (words: readonly AskedWord<Concept>[]) => readonly AskedWord<Concept>[];
}

/** A word, several that mean one thing, or a number, where it stands. What says nothing is left out. */
export interface AskedWord<Concept extends string> {
  /** As it is typed, and its place in the NFC form of the text. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Undefined for a mere number, and for what is not understood. */
  readonly concept?: Concept;
  readonly number?: number;
  /** "4+" is a number and more. */
  readonly plus?: boolean;
  /** What the number is the value or the count of; undefined where no word says so. */
  readonly counts?: Concept | undefined;
  /** Out of it or down from it something comes: "from the yard". */
  readonly from?: boolean;
  /** It is aimed at: "at the castle". */
  readonly at?: boolean;
  /** Its ending says that it is the player's own. */
  readonly own?: boolean;
  /** Its ending says that somebody stands on it. */
  readonly on?: boolean;
  /** Of the vocabulary that it is found in. */
  readonly language?: Language | undefined;
  /** Neither a number nor a word that is known. */
  readonly unknown?: boolean;
}

interface Stem<Concept> {
  readonly concept: Concept;
  readonly words: readonly string[];
  /** The last word is meant whole. */
  readonly whole: boolean;
  readonly length: number;
  readonly language: Language | undefined;
}

/** Endings of three languages may follow a beginning that is long enough to be known by. */
const longestEnding = 10;

/** So long a beginning is known with one letter missing, too many or out of place; with one that is another if it is longer. */
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

/** A token of a text: folded, and with its marks. */
interface Token {
  readonly word: string;
  readonly marked: string;
  readonly start: number;
  readonly end: number;
  readonly number?: number;
  readonly plus?: boolean;
  readonly inches?: boolean;
}

const inch = `\\s*-?(?:"|''|inch[a-z]*|calow\\p{L}*|cal[aei]?(?:ch|mi)?|col(?:os|ra|rol)?|huvelyk[a-z]*)|in`;

/** "8", "8,5", "4+", "8 inches", "4-es", "3x"; "2d6" is none. */
const numeral = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\d[.,])(\\d{1,4}(?:[.,]\\d{1,2})?)(\\+)?(?:(${inch})|x|×)?(?:-\\p{L}{1,7}|[aeo]?s|[aeo]t|r[ae])?(?![\\p{L}\\p{N}])`,
  'uy',
);

const wordSign = /[\p{L}\p{N}][\p{L}\p{N}'.+%~<>=*/-]*/uy;

function tokensOf(marked: string, signs: readonly RegExp[]): readonly Token[] {
  const folded = fold(marked);
  const tokens: Token[] = [];
  const take = (start: number, length: number, more: Partial<Token> = {}) => {
    const text = folded.slice(start, start + length).replace(/[^\p{L}\p{N}"'+%]+$/u, '');
    const end = start + text.length;
    tokens.push({ word: text, marked: marked.slice(start, end).toLowerCase(), start, end, ...more });
    return start + length;
  };
  for (let at = 0; at < folded.length; ) {
    const sign = signs.map((each) => matchAt(each, folded, at)).find(Boolean);
    const number = sign ? undefined : matchAt(numeral, folded, at);
    const word = matchAt(wordSign, folded, at);
    if (sign) at = take(at, sign[0].length);
    else if (number) {
      const [all, digits = '', plus, inches] = number;
      const value = Number(digits.replace(',', '.'));
      at = take(at, all.length, { number: value, plus: plus !== undefined, inches: inches !== undefined });
    } else if (word) at = take(at, word[0].length);
    else at += 1;
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The words of all languages that say from where something comes, and what it is aimed at. */
const fromWords: ReadonlySet<string> = new Set(allAsked.flatMap(({ before }) => before?.from ?? []));

const toWords: ReadonlySet<string> = new Set(allAsked.flatMap(({ before }) => before?.at ?? []));

/** Reads what is typed, in words of all languages, with their endings and a slip of a letter; the player's own counts first. */
export function createReader<Concept extends string>({
  vocabulary,
  fillers,
  unlike = [],
  valued,
  things = [],
  inches,
  signs = [],
  owned = [],
  refine = (words) => words,
}: AskWords<Concept>): (text: string, own?: Language) => readonly AskedWord<Concept>[] {
  const stems: readonly Stem<Concept>[] = vocabulary.flatMap(([concept, ...byLanguage]) =>
    byLanguage.flatMap((words, place) =>
      words
        .split(' ')
        .filter(Boolean)
        .map((text) => {
          const whole = text.startsWith('=');
          const parts = (whole ? text.slice(1) : text).split('_');
          const length = text.length + (fold(text) === text ? 0 : 0.5);
          return { concept, words: parts, whole, length, language: languages[place] };
        }),
    ),
  );
  const silent = fillers.map((words) => new Set(words.split(' ')));
  const stickySigns = signs.map(([, sign]) => new RegExp(sign.source, `${sign.flags.replace('y', '')}y`));

  const begins = (word: string, start: string, whole: boolean) =>
    whole ? word === start : word.startsWith(start) && word.length - start.length <= longestEnding;

  function fits({ words, whole }: Stem<Concept>, tokens: readonly Token[], at: number): boolean {
    return words.every((start, place) => {
      const token = tokens[at + place];
      const last = place === words.length - 1;
      if (token === undefined || (token.number !== undefined && !/^\d/.test(start))) return false;
      return begins(fold(start) === start ? token.word : token.marked, start, whole && last);
    });
  }

  function fitsNearly({ words, whole }: Stem<Concept>, word: string): boolean {
    const [start = ''] = words;
    if (words.length > 1 || whole || start.length < forgiven) return false;
    const misspelt = (more: number) => differByOne(word.slice(0, start.length + more), start);
    // "Sárkány" is nothing yellow ("sárga").
    const swapped = [...word.slice(0, start.length)].toSorted().join('') === [...start].toSorted().join('');
    return [-1, 1].some(misspelt) || ((start.length > forgiven || swapped) && misspelt(0));
  }

  const longest = (found: readonly Stem<Concept>[]) =>
    found.toSorted((one, other) => other.length - one.length)[0];

  function stemAt(tokens: readonly Token[], at: number): Stem<Concept> | undefined {
    const word = tokens[at]?.word ?? '';
    if (unlike.some((start) => word.startsWith(start))) return undefined;
    const exact = longest(stems.filter((stem) => fits(stem, tokens, at)));
    if (exact || silent.some((words) => words.has(word))) return exact;
    return longest(stems.filter((stem) => fitsNearly(stem, word)));
  }

  /** A number in words, unless the player's own language says nothing by it, or it is mostly an article. */
  function numberAt(tokens: readonly Token[], at: number, own: Language): number | undefined {
    const { word = '', number } = tokens[at] ?? {};
    if (number !== undefined) return number;
    const next = tokens[at + 1]?.word ?? '';
    if (allAsked.some(({ noNumber }) => word === noNumber?.word && noNumber.before.test(next)))
      return undefined;
    const mine = numberWord(word, own);
    const spoken =
      mine ??
      (silent[languages.indexOf(own)]?.has(word)
        ? undefined
        : languages.map((language) => numberWord(word, language)).find((each) => each !== undefined));
    if (spoken !== undefined) return spoken;
    const thing = allAsked.some(({ article }) => word === article)
      ? stemAt(tokens, at + 1)?.concept
      : undefined;
    return thing !== undefined && things.includes(thing) ? 1 : undefined;
  }

  function endsOwn({ concept, words, language }: Stem<Concept>, word: string): boolean {
    const start = words.at(-1) ?? '';
    const ending = language && askedGrammars[language].endings?.own;
    return (
      ending !== undefined &&
      owned.includes(concept) &&
      word.startsWith(start) &&
      ending.test(word.slice(start.length))
    );
  }

  function wordsOf(text: string, own: Language): readonly AskedWord<Concept>[] {
    const tokens = tokensOf(text, stickySigns);
    const found: AskedWord<Concept>[] = [];
    let from = false;
    let to = false;
    for (let at = 0; at < tokens.length; ) {
      const token = tokens[at];
      if (!token) break;
      const { word, start } = token;
      const sign = signs[stickySigns.findIndex((each) => matchAt(each, word, 0)?.[0] === word)];
      const silenced = allAsked.some(
        ({ auxiliary }) =>
          word === auxiliary?.word &&
          tokens.slice(0, at).some((before) => auxiliary.after.includes(before.word)),
      );
      const number = sign ? undefined : numberAt(tokens, at, own);
      const phrase = sign || silenced ? undefined : stemAt(tokens, at);
      // A number is part of what is said only in a phrase of several words.
      const stem = number === undefined || (phrase && phrase.words.length > 1) ? phrase : undefined;
      const length = stem?.words.length ?? 1;
      const last = tokens[at + length - 1] ?? token;
      at += length;
      const place = { text: text.slice(start, last.end), start, end: last.end };
      if (sign) found.push({ ...place, concept: sign[0] });
      else if (stem) {
        const { endings, on } = (stem.language && askedGrammars[stem.language]) ?? {};
        const marks = stem.whole && endings !== undefined;
        const ending = marks ? last.word : last.word.slice(stem.words.at(-1)?.length);
        found.push({
          ...place,
          concept: stem.concept,
          language: stem.language,
          ...(from || allAsked.some((each) => each.endings?.from.test(last.word)) ? { from: true } : {}),
          ...(to || allAsked.some((each) => each.endings?.at.test(ending)) ? { at: true } : {}),
          ...(endsOwn(stem, last.word) ? { own: true } : {}),
          ...(on?.test(last.marked) ? { on: true } : {}),
        });
      } else if (number !== undefined) {
        const unit = token.inches && inches !== undefined ? { concept: inches, counts: inches } : {};
        found.push({ ...place, number, ...(token.plus ? { plus: true } : {}), ...unit });
      } else if (toWords.has(word) || fromWords.has(word)) {
        from = fromWords.has(word);
        to = !from;
        continue;
      } else if (silenced || silent.some((words) => words.has(word))) continue;
      else found.push({ ...place, unknown: true });
      from = false;
      to = false;
    }
    return found;
  }

  /** Says of each number what it is the value or the count of. */
  function withCounts(found: readonly AskedWord<Concept>[]): readonly AskedWord<Concept>[] {
    const taken = new Set<Concept>();
    const isValued = (concept: Concept | undefined): concept is Concept =>
      concept !== undefined && valued.includes(concept);
    return found.map((word, at) => {
      if (word.number === undefined) return word;
      const next = found[at + 1];
      const beside = [word.counts, found[at - 1]?.concept, next?.concept].filter(isValued);
      // "3 bows", not "4 and 3 on the bow" nor "4 4 3 bow".
      const alone = found[at - 1]?.number === undefined && next !== undefined && next.start - word.end < 2;
      const thing =
        alone && next.concept !== undefined && things.includes(next.concept) ? [next.concept] : [];
      const counts = [...beside, ...thing].find((each) => !taken.has(each));
      if (counts !== undefined) taken.add(counts);
      return { ...word, counts };
    });
  }

  return (text, own = 'en') => withCounts(refine(wordsOf(text.normalize('NFC'), own)));
}
