import MiniSearch, { type Query } from 'minisearch';
import { fold } from '../../platform/fold.ts';
import { pause } from '../../platform/in-steps.ts';
import type { EntryText } from '../../reference/types.ts';
import { termsOf } from './excerpt.ts';

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
 * small slips, `stems` with other endings, `any` at least half of the telling words, and
 * where nothing has so many, one of them.
 */
export const readings = ['words', 'typos', 'stems', 'any'] as const;

export type Reading = (typeof readings)[number];

export interface Hit<Id extends string = string> {
  readonly id: Id;
  readonly score: number;
  /** The terms of the entry that matched as a whole or by their beginning, for marking them. */
  readonly terms: readonly string[];
}

/** One language, ready to be asked. Hits come best first. */
export interface TextIndex<Id extends string = string> {
  readonly search: (query: string, reading: Reading) => readonly Hit<Id>[];
}

export type Searchable<Id extends string = string> = EntryText & { readonly id: Id };

type Matches<Id extends string> = ReadonlyMap<Id, Hit<Id>>;

const fields = ['title', 'words', 'text'] as const;

const shortestInfix = 3;

const compoundInTitle = 6;

const compoundInText = 1;

/** A word as it stands counts over one that only begins so: `ló` over `lóháton`. */
const wholeWeight = 3;

const slipWeight = 0.5;

/** An entry that has a word with the accents it was typed with, over one that has it with others: `ló` is no `lő`. */
const accentWeight = 4;

const remembered = 100;

/** How many slips a term may hold: none in numbers and short words, one from 4 letters, two from 8. */
export function slipsAllowed(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Two neighbouring letters swapped: one slip of the thumb, though two edits to a computer. */
function swapped(term: string): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, at) => `${term.slice(0, at)}${term[at + 1]}${term[at]}${term.slice(at + 2)}`,
  ).filter((variant) => variant !== term);
}

function stemOf(term: string): string {
  return term.length < 5 || /\d/.test(term)
    ? term
    : term.slice(0, Math.max(4, Math.ceil((term.length * 2) / 3)));
}

/** What of a language its index must know. */
export interface LanguageOfIndex {
  /** Words that ask or join and name nothing, folded: passed over beside others. */
  readonly passedOver?: ReadonlySet<string>;
  /** It joins words into one, so that a word may stand at the end of another. */
  readonly compounds?: boolean;
}

function beginning(terms: readonly string[], weight: number): Query {
  return { queries: [...terms], prefix: true, fuzzy: false, boostTerm: () => weight };
}

/** What a reading asks beyond the stricter one before it; undefined where it adds nothing. */
function queryFor(term: string, reading: Reading): Query | undefined {
  if (reading === 'words') return beginning([term], 1);
  if (reading === 'stems') return stemOf(term) === term ? undefined : beginning([stemOf(term)], slipWeight);
  const slips = slipsAllowed(term);
  if (slips === 0) return undefined;
  const slipped: Query = { queries: [term], prefix: false, fuzzy: slips };
  return { combineWith: 'OR', queries: [slipped, beginning(swapped(term), slipWeight)] };
}

/** An entry as it is looked through: each text folded and taken apart once. */
interface Scanned<Id extends string> {
  readonly id: Id;
  readonly folded: string;
  readonly title: readonly string[];
  readonly all: readonly string[];
}

/**
 * Builds the index of one language in short turns, so that the page answers in between. Titles count
 * over search words, search words over text, whole words over beginnings.
 */
export async function buildTextIndex<Id extends string>(
  entries: readonly Searchable<Id>[],
  { passedOver = new Set(), compounds = false }: LanguageOfIndex = {},
): Promise<TextIndex<Id>> {
  // It is given terms, not texts: they only have to be parted.
  const engine = new MiniSearch<Searchable<Id>>({
    fields: [...fields],
    tokenize: (terms) => (terms === '' ? [] : terms.split(' ')),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost: { title: 6, words: 3 },
    },
  });
  const scanned: Scanned<Id>[] = [];
  await inTurns(entries, (entry) => {
    const { id } = entry;
    const [title, words, text] = [termsOf(entry.title), termsOf(entry.words), termsOf(entry.text)];
    scanned.push({ id, folded: fold(entry.title), title, all: [...title, ...words, ...text] });
    engine.add({ id, title: title.join(' '), words: words.join(' '), text: text.join(' ') });
  });
  const titles = new Map<string, string>(scanned.map(({ id, folded }) => [id, folded]));
  const unfolded = new Map<Id, EntryText>(entries.map((entry) => [entry.id, entry]));
  const memory = new Map<string, Matches<Id>>();

  /** How many of the words that were typed with accents an entry has just so, at least as the beginning of a word. */
  function accentsOf(query: string): (id: Id) => number {
    const accented = (
      query
        .normalize('NFC')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    ).filter((word) => fold(word) !== word);
    const signs = accented.map((word) => new RegExp(`(?<!\\p{L})${word}`, 'iu'));
    return (id) => {
      const { title = '', words = '', text = '' } = unfolded.get(id) ?? {};
      return signs.filter((sign) => sign.test(title) || sign.test(words) || sign.test(text)).length;
    };
  }

  function asked(query: Query | undefined, weight: number): Hit<Id>[] {
    if (query === undefined) return [];
    // The engine multiplies by the number of query terms that matched; here they all stand for one.
    return engine.search(query).map(({ id, score, terms, queryTerms }) => ({
      id,
      score: (score / queryTerms.length) * weight,
      terms,
    }));
  }

  function whole(term: string): Hit<Id>[] {
    return asked({ queries: [term], prefix: false, fuzzy: false }, wholeWeight);
  }

  /** Entries in which it ends a compound, or in which so many of these dice are thrown. */
  function ending(term: string): Hit<Id>[] {
    const die = /^d\d+$/.test(term);
    if ((!compounds || term.length < shortestInfix) && !die) return [];
    const least = term.length + (die ? 1 : shortestInfix);
    const ends = (word: string) => word.length >= least && word.endsWith(term);
    return scanned
      .filter(({ all }) => all.some(ends))
      .map(({ id, title }) => ({
        id,
        score: title.some(ends) ? compoundInTitle : compoundInText,
        terms: [],
      }));
  }

  function matchTerm(term: string, reading: Exclude<Reading, 'any'>): Matches<Id> {
    const key = `${reading} ${term}`;
    const known = memory.get(key);
    if (known) return known;
    const stricter = reading === 'stems' ? 'typos' : 'words';
    const matches = new Map(reading === 'words' ? [] : matchTerm(term, stricter));
    const more = asked(queryFor(term, reading), reading === 'words' ? 1 : slipWeight);
    for (const hit of reading === 'words' ? [...whole(term), ...more, ...ending(term)] : more) {
      if (!matches.has(hit.id)) matches.set(hit.id, hit);
    }
    if (memory.size >= remembered) memory.clear();
    memory.set(key, matches);
    return matches;
  }

  /** Entries that match at least `needed` of the terms; the more of them, the better. */
  function combine(found: readonly Matches<Id>[], needed: number): Hit<Id>[] {
    const hits = new Map<Id, { score: number; count: number; terms: readonly string[] }>();
    for (const matches of found) {
      for (const { id, score, terms } of matches.values()) {
        const sum = hits.get(id);
        if (sum) {
          sum.score += score;
          sum.count += 1;
          sum.terms = [...sum.terms, ...terms];
        } else hits.set(id, { score, count: 1, terms });
      }
    }
    return Array.from(hits).flatMap(([id, { score, count, terms }]) =>
      count < needed ? [] : [{ id, score: score * (count / found.length) ** 2, terms }],
    );
  }

  function hitsFor(terms: readonly string[], reading: Reading): Hit<Id>[] {
    if (reading !== 'any') {
      const found = terms.map((term) => matchTerm(term, reading));
      return combine(found, terms.length);
    }
    const found = terms.map((term) => matchTerm(term, 'stems')).filter(({ size }) => size > 0);
    const describing = found.filter(({ size }) => size <= entries.length / 3);
    if (describing.length === 0) return combine(found, found.length);
    const most = combine(describing, Math.ceil(describing.length / 2));
    // One telling word is better than nothing.
    return most.length > 0 ? most : combine(describing, 1);
  }

  return {
    search: (query, reading) => {
      const folded = fold(query).trim();
      const typed = [...new Set(termsOf(query))];
      const describing = typed.filter((term) => !passedOver.has(term));
      const terms = describing.length > 0 ? describing : typed;
      // A single letter typed beside other words is usually the beginning of the next one.
      const long = terms.filter((term) => term.length > 1 || /\d/.test(term));
      const named = (id: Id) =>
        titles.get(id) === folded ? 4 : titles.get(id)?.startsWith(folded) ? 1.5 : 1;
      const accents = accentsOf(query);
      return hitsFor(long.length > 0 ? long : terms, reading)
        .map((hit) => ({ ...hit, score: hit.score * named(hit.id) * accentWeight ** accents(hit.id) }))
        .sort((a, b) => b.score - a.score);
    },
  };
}
