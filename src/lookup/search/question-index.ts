import { fold } from '../../platform/fold.ts';
import { wordsIn } from './excerpt.ts';
import type { LanguageOfIndex } from './language.ts';
import { slipsAllowed, slipsBetween } from './slips.ts';
import { beginningWith, sortTerms } from './sorted-terms.ts';

export interface Hit<Id extends string = string> {
  readonly id: Id;
  readonly score: number;
  /** The terms of the entry that matched, for marking them. */
  readonly terms: readonly string[];
}

/** The words of an entry, lower case, with the weight of where they stand. */
export type Passage = readonly [words: readonly string[], weight: number];

/** A stem of the language, and how much it counts in which entries, by their number. */
interface Stem {
  readonly text: string;
  readonly folded: string;
  readonly terms: Set<string>;
  readonly weights: Map<number, number>;
}

/** What a word of a question may mean: stems, and how surely each. */
type Meaning = Map<Stem, number>;

const whole = 1;
const begun = 0.5;
const longBegun = 0.35;
const shortened = 0.5;
const related = 0.65;
const inCompound = 0.65;
const sameThing = 0.55;
const slipped = 0.8;
const otherAccents = 0.5;

const shortest = 3;

/** Who asks in a sentence reads no thousand answers. */
const most = 200;

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}

/** Takes endings off a word, as long as enough of it is left. */
function stemmer({ endings = '', endingsInRow = 1 }: LanguageOfIndex): (word: string) => string {
  const ending = endings === '' ? undefined : new RegExp(`(?:${endings})$`);
  return (word) => {
    let rest = fold(word);
    if (!ending || /\d/.test(rest)) return word;
    for (let round = 0; round < endingsInRow; round += 1) {
      const cut = rest.replace(ending, '');
      if (cut === rest || cut.length < (round > 0 || rest.length - cut.length < 2 ? 4 : 3)) break;
      rest = cut;
    }
    const last = rest.at(-1);
    if (rest.length > shortest && last === rest.at(-2)) rest = rest.slice(0, -1);
    return word.slice(0, rest.length);
  };
}

interface Named {
  readonly text: string;
  readonly folded: string;
  readonly isWhole: boolean;
}

/** A line of words for one thing. */
class Concept {
  readonly phrases: readonly string[];
  readonly names: readonly Named[];
  meaning: Meaning | undefined;

  constructor(line: string) {
    const words = line.split(' ');
    this.phrases = words
      .filter((word) => word.includes('_'))
      .map((word) => ` ${word.replaceAll('_', ' ').trim()} `);
    this.names = words
      .filter((word) => !word.includes('_'))
      .map((word) => {
        const text = word.replace('.', '');
        return { text, folded: fold(text), isWhole: word.endsWith('.') };
      });
  }

  /** Accents of the line count, unless the question is typed without any. */
  holds(word: string, folded: string, plainly: boolean): boolean {
    return this.names.some(
      (name) =>
        (name.isWhole ? name.folded === folded : folded.startsWith(name.folded)) &&
        (plainly || name.text === name.folded || word.startsWith(name.text)),
    );
  }
}

/** Entries by what a question means: its words in other forms, in other words, and with slips. */
export interface QuestionIndex<Id extends string> {
  add(id: Id, passages: readonly Passage[]): void;
  find(query: string): readonly Hit<Id>[];
}

export function createQuestionIndex<Id extends string>(language: LanguageOfIndex): QuestionIndex<Id> {
  const { passedOver = new Set(), compounds = false, beginnings = '' } = language;
  const before = beginnings === '' ? [] : beginnings.split(' ');
  const stemOf = stemmer(language);
  const ids: Id[] = [];
  const stems = new Map<string, Stem>();
  const concepts = (language.concepts ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => new Concept(line));
  const memory = new Map<string, Meaning>();
  let sorted: readonly Stem[] = [];

  function add(id: Id, passages: readonly Passage[]): void {
    const number = ids.push(id) - 1;
    sorted = [];
    for (const [words, weight] of passages) {
      for (const word of words) {
        const text = stemOf(word);
        let stem = stems.get(text);
        if (!stem) {
          stem = { text, folded: fold(text), terms: new Set(), weights: new Map() };
          stems.set(text, stem);
        }
        stem.terms.add(fold(word));
        const known = stem.weights.get(number) ?? 0;
        stem.weights.set(number, Math.max(known, weight) + 0.2 * Math.min(known, weight));
      }
    }
  }

  const rarity = ({ weights }: Stem) => Math.log(1 + ids.length / weights.size) ** 0.65;

  function likeness(asked: string, stem: string): number {
    if (asked === stem) return whole;
    const [a, b] = [asked.length, stem.length];
    if (stem.startsWith(asked)) return b - a <= 2 ? begun : longBegun;
    if (asked.startsWith(stem)) return b < 4 ? 0 : a - b <= 3 ? shortened : compounds ? longBegun : 0;
    const shared = sharedStart(asked, stem);
    return shared >= 4 && shared >= 0.7 * Math.max(a, b) ? related : 0;
  }

  function put(meaning: Meaning, stem: Stem, surety: number): void {
    if (surety > (meaning.get(stem) ?? 0)) meaning.set(stem, surety);
  }

  function meaningOfConcept(concept: Concept): Meaning {
    if (concept.meaning) return concept.meaning;
    const meant = concept.names.flatMap(({ text, folded, isWhole }) => {
      const [own, start] = isWhole ? [stemOf(text), fold(stemOf(text))] : [text, folded];
      return beginningWith(sorted, start).filter(
        (stem) => (!isWhole || stem.folded === start) && (text === folded || stem.text.startsWith(own)),
      );
    });
    concept.meaning = new Map(meant.map((stem) => [stem, sameThing]));
    return concept.meaning;
  }

  function meaningOf(word: string, plainly: boolean): Meaning {
    const key = `${word} ${plainly}`;
    const known = memory.get(key);
    if (known) return known;
    const meaning: Meaning = new Map();
    const text = stemOf(word);
    const asked = fold(text);
    const folded = fold(word);
    for (const stem of beginningWith(sorted, asked.slice(0, Math.min(4, asked.length)))) {
      const surety = likeness(asked, stem.folded);
      const length = Math.min(text.length, stem.text.length);
      const accents = plainly || stem.text.slice(0, length) === text.slice(0, length);
      if (surety > 0) put(meaning, stem, surety * (accents ? 1 : otherAccents));
    }
    for (const begin of before) {
      if (!asked.startsWith(begin) || asked.length - begin.length < shortest) continue;
      const rest = asked.slice(begin.length);
      for (const stem of beginningWith(sorted, rest.slice(0, Math.min(4, rest.length)))) {
        const surety = 0.7 * likeness(rest, stem.folded);
        if (surety > 0) put(meaning, stem, surety);
      }
    }
    if (compounds && asked.length >= 4) {
      for (const stem of sorted) {
        if (stem.folded.length > asked.length + 2 && stem.folded.endsWith(asked))
          put(meaning, stem, inCompound);
        else if (
          stem.folded.length >= 4 &&
          asked.length > stem.folded.length + 2 &&
          asked.endsWith(stem.folded)
        )
          put(meaning, stem, inCompound);
      }
    }
    for (const concept of concepts) {
      if (!concept.holds(word, folded, plainly) && !concept.holds(text, asked, plainly)) continue;
      for (const [stem, surety] of meaningOfConcept(concept)) put(meaning, stem, surety);
    }
    const slips = slipsAllowed(asked);
    if (meaning.size === 0 && slips > 0) {
      for (const stem of sorted) {
        if (slipsBetween(asked, stem.folded, slips) <= slips) put(meaning, stem, slipped);
      }
    }
    if (memory.size > 200) memory.clear();
    memory.set(key, meaning);
    return meaning;
  }

  function meanings(query: string): readonly Meaning[] {
    const words = wordsIn(query);
    const plainly = words.every((word) => fold(word) === word);
    const told = words.filter((word) => !passedOver.has(fold(word)) && (word.length > 1 || /\d/.test(word)));
    const found = [...new Set(told)].map((word) => meaningOf(word, plainly));
    const folded = ` ${words.map(fold).join(' ')} `;
    const joined = concepts
      .filter(({ phrases }) => phrases.some((phrase) => folded.includes(phrase)))
      .map(meaningOfConcept);
    return [...found, ...joined].filter(({ size }) => size > 0);
  }

  function find(query: string): readonly Hit<Id>[] {
    if (sorted.length !== stems.size) {
      sorted = sortTerms(stems.values());
    }
    const asked = meanings(query);
    const scores = new Float64Array(ids.length);
    const covered = new Float64Array(ids.length);
    const best = new Float64Array(ids.length);
    let total = 0;
    for (const meaning of asked) {
      best.fill(0);
      let weight = 0;
      for (const [stem, surety] of meaning) {
        const rare = rarity(stem);
        if (surety === whole || weight === 0) weight = Math.max(weight, rare);
        for (const [number, here] of stem.weights) {
          const score = surety * rare * here;
          const known = best[number] ?? 0;
          best[number] = Math.max(score, known) + 0.2 * Math.min(score, known);
        }
      }
      total += weight;
      for (const [number, score] of best.entries()) {
        if (score === 0) continue;
        scores[number] = (scores[number] ?? 0) + score;
        covered[number] = (covered[number] ?? 0) + weight;
      }
    }
    const hits = ids.flatMap((id, number) => {
      const score = (scores[number] ?? 0) * (0.4 + (0.6 * (covered[number] ?? 0)) / total);
      return score > 0 ? [{ id, number, score }] : [];
    });
    hits.sort((a, b) => b.score - a.score);
    return hits.slice(0, most).map(({ id, number, score }) => ({ id, score, terms: termsIn(asked, number) }));
  }

  /** The words of an entry that answer the question. */
  function termsIn(asked: readonly Meaning[], number: number): readonly string[] {
    const terms = new Set<string>();
    for (const meaning of asked)
      for (const { weights, terms: own } of meaning.keys())
        if (weights.has(number)) for (const term of own) terms.add(term);
    return [...terms];
  }

  return { add, find };
}
