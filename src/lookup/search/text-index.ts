import { fold } from '../../platform/fold.ts';
import { pause } from '../../platform/in-steps.ts';
import type { EntryText } from '../../reference/types.ts';
import { termOf, termsOf, wordsIn } from './excerpt.ts';
import type { LanguageOfIndex } from './language.ts';
import { createQuestionIndex, type Hit } from './question-index.ts';
import { createTermIndex, type TermMatches } from './term-index.ts';

/** How long the page may wait for an answer, in milliseconds; a slow phone simply takes more turns. */
const turn = 12;

/** Does so with each of many things, and lets the page have its turn again and again. */
export async function inTurns<Thing>(things: Iterable<Thing>, act: (thing: Thing) => void): Promise<void> {
  let since = performance.now();
  for (const thing of things) {
    act(thing);
    if (performance.now() - since < turn) continue;
    await pause();
    since = performance.now();
  }
}

/**
 * How freely a query is read, strictest first: `words` as typed (whole, begun, or ending a compound), `typos` with
 * small slips, `meant` as a question of which any word may lead to the answer, in other forms and other words.
 */
export const readings = ['words', 'typos', 'meant'] as const;

export type Reading = (typeof readings)[number];

/** One language, ready to be asked. Hits come best first. */
export interface TextIndex<Id extends string = string> {
  readonly search: (query: string, reading: Reading) => readonly Hit<Id>[];
}

export type Searchable<Id extends string = string> = EntryText & {
  readonly id: Id;
  /** What players call the things of its chapter. */
  readonly about?: string;
};

type Matches = ReadonlyMap<number, { readonly score: number; readonly terms: readonly string[] }>;

const shortestInfix = 3;

const compoundWeight = 1;

/** A word as it stands counts over one that only begins so: `ló` over `lóháton`. */
const wholeWeight = 3;

const slipWeight = 0.5;

/** An entry that has a word with the accents it was typed with, over one that has it with others: `ló` is no `lő`. */
const accentWeight = 4;

const remembered = 100;

/** How much the words of an entry count for a question, by where they stand. */
const asked = { title: 2.5, words: 2, text: 1, about: 1 };

/**
 * Builds the index of one language in short turns, so that the page answers in between. Titles count
 * over search words, search words over text, whole words over beginnings.
 */
export async function buildTextIndex<Id extends string>(
  entries: readonly Searchable<Id>[],
  language: LanguageOfIndex = {},
): Promise<TextIndex<Id>> {
  const { passedOver = new Set(), compounds = false } = language;
  const index = createTermIndex();
  const questions = createQuestionIndex<Id>(language);
  const scanned: { readonly id: Id; readonly title: string; readonly whole: string }[] = [];
  await inTurns(entries, ({ id, title, words, text, about = '' }) => {
    const parts = {
      title: wordsIn(title),
      words: wordsIn(words),
      text: wordsIn(text),
      about: wordsIn(about),
    };
    const folded = [parts.title, parts.words, parts.text].map((part) =>
      part.map((word) => termOf(fold(word))),
    );
    index.add(
      scanned.push({ id, title: termsOf(title).join(' '), whole: `${title} ${words} ${text}` }) - 1,
      folded,
    );
    questions.add(id, [
      [parts.title, asked.title],
      [parts.words, asked.words],
      [parts.text, asked.text],
      [parts.about, asked.about],
    ]);
  });
  const memory = new Map<string, Matches>();

  /** How many of the words that were typed with accents an entry has just so, at least as the beginning of a word. */
  function accentsOf(query: string): (number: number) => number {
    const accented = wordsIn(query).filter((word) => fold(word) !== word);
    const signs = accented.map((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu'));
    return (number) => signs.filter((sign) => sign.test(scanned[number]?.whole ?? '')).length;
  }

  /** Terms in which it ends a compound, or which throw so many of these dice. */
  function endedBy(term: string): readonly string[] {
    const die = /^d\d+$/.test(term);
    if ((!compounds || term.length < shortestInfix) && !die) return [];
    return index.ending(term, term.length + (die ? 1 : shortestInfix));
  }

  function matchesOf(term: string, reading: Exclude<Reading, 'meant'>): Matches {
    const key = `${reading} ${term}`;
    const known = memory.get(key);
    if (known) return known;
    const matches = new Map(reading === 'words' ? [] : matchesOf(term, 'words'));
    const put = ({ scores, terms }: TermMatches, weight: number) => {
      for (const [number, score] of scores) {
        if (!matches.has(number)) matches.set(number, { score: score * weight, terms });
      }
    };
    if (reading === 'words') {
      put(index.whole(term), wholeWeight);
      put(index.begun(term), 1);
      for (const compound of endedBy(term)) put({ ...index.whole(compound), terms: [] }, compoundWeight / 10);
    } else put(index.slipped(term), slipWeight);
    if (memory.size >= remembered) memory.clear();
    memory.set(key, matches);
    return matches;
  }

  /** Entries that match all of the terms. */
  function strictly(query: string, reading: Exclude<Reading, 'meant'>): Hit<Id>[] {
    const typed = [...new Set(termsOf(query))];
    const describing = typed.filter((term) => !passedOver.has(term));
    const terms = describing.length > 0 ? describing : typed;
    // A single letter typed beside other words is usually the beginning of the next one.
    const long = terms.filter((term) => term.length > 1 || /\d/.test(term));
    const found = (long.length > 0 ? long : terms).map((term) => matchesOf(term, reading));
    const accents = accentsOf(query);
    return scanned.flatMap(({ id }, number) => {
      const here = found.flatMap((matches) => matches.get(number) ?? []);
      if (here.length === 0 || here.length < found.length) return [];
      const score = here.reduce((sum, one) => sum + one.score, 0) * accentWeight ** accents(number);
      return [{ id, score, terms: here.flatMap(({ terms }) => terms) }];
    });
  }

  const titles = new Map<Id, string>(scanned.map(({ id, title }) => [id, title]));

  return {
    search(query, reading) {
      const folded = termsOf(query).join(' ');
      const named = (id: Id) =>
        titles.get(id) === folded ? 4 : titles.get(id)?.startsWith(folded) ? 1.5 : 1;
      const hits = reading === 'meant' ? questions.find(query) : strictly(query, reading);
      return hits
        .map((hit) => ({ ...hit, score: hit.score * named(hit.id) }))
        .sort((a, b) => b.score - a.score);
    },
  };
}
