import { fold } from '../../platform/fold.ts';
import type { Hit } from './question-index.ts';
import { type Reading, readings, type TextIndex } from './text-index.ts';

interface Parts {
  readonly letters: readonly string[];
  readonly number: string;
}

function partsOf(id: string): Parts {
  const segments = id.toLowerCase().split('-');
  return { letters: segments.slice(0, -1), number: (segments.at(-1) ?? '').replace(/^0+(?=\d)/, '') };
}

function namesEnding(letters: readonly string[]): readonly string[] {
  return letters.map((_, start) => letters.slice(start).join(''));
}

/**
 * The ids that a query names as players type them: `BW-CC-16`, `bwc50`, `cc 16`, `USB A-20`. The exact
 * number comes first, then numbers that it begins (`bwc5`: BWC-05, BWC-50, BWC-52); letters alone name a
 * group (`bw-cc`).
 */
export function matchIds<Id extends string>(query: string, ids: readonly Id[]): readonly Id[] {
  const match = /^([a-z]+)(\d*[a-z]?)$/.exec(fold(query).replace(/[\s.-]+/g, ''));
  const letters = match?.[1] ?? '';
  const number = (match?.[2] ?? '').replace(/^0+(?=\d)/, '');
  if (letters.length < 2 && !/^\s*[a-z]-\d/i.test(query)) return [];
  if (number === '' && !query.includes('-')) return [];
  const exact: Id[] = [];
  const begun: Id[] = [];
  for (const id of ids) {
    const parts = partsOf(id);
    if (!namesEnding(parts.letters).includes(letters)) continue;
    if (parts.number === number) exact.push(id);
    else if (parts.number.startsWith(number)) begun.push(id);
  }
  return [...exact, ...begun];
}

export interface LanguageIndex<Id extends string = string> {
  readonly language: string;
  readonly index: TextIndex<Id>;
}

export interface Found<Id extends string = string> {
  readonly id: Id;
  /** The language whose text matched; undefined where the query named the id. */
  readonly language: string | undefined;
  readonly terms: readonly string[];
}

/** Two letters begin too many words to look for them in languages that were not asked for. */
const shortestForeign = 3;

/** A word means in the first place what it means in the reader's own language: its hits come before all others. */
function best<Id extends string>(
  indexes: readonly LanguageIndex<Id>[],
  weightOf: (id: Id) => number,
  find: (index: TextIndex<Id>) => readonly Hit<Id>[],
) {
  const byId = new Map<Id, { own: boolean; score: number; found: Found<Id> }>();
  indexes.forEach(({ language, index }, place) => {
    for (const { id, score, terms } of find(index)) {
      const weighed = score * weightOf(id);
      const before = byId.get(id);
      if (before?.own || (before && before.score >= weighed)) continue;
      byId.set(id, { own: place === 0, score: weighed, found: { id, language, terms } });
    }
  });
  return [...byId.values()]
    .sort((a, b) => Number(b.own) - Number(a.own) || b.score - a.score)
    .map(({ found }) => found);
}

/**
 * Every entry that a query finds, best first: ids it names, then texts of all the languages given, the
 * reader's own first. A reading freer than the last is tried only while the own language found nothing, or
 * next to nothing for a whole question; the other languages are read freely only while nothing was found.
 * `weightOf` says how much an entry counts beside others; `aliases` are ids of no entry, with those they lead to.
 */
export function searchRules<Id extends string>(
  query: string,
  ids: readonly Id[],
  indexes: readonly LanguageIndex<Id>[],
  weightOf: (id: Id, reading: Reading) => number = () => 1,
  aliases: Readonly<Record<string, Id>> = {},
): readonly Found<Id>[] {
  const results = new Map<Id, Found<Id>>();
  const entryOf = new Map<string, Id>([...ids.map((id) => [id, id] as const), ...Object.entries(aliases)]);
  for (const name of matchIds(query, [...entryOf.keys()])) {
    const id = entryOf.get(name);
    if (id !== undefined && !results.has(id)) results.set(id, { id, language: undefined, terms: [] });
  }
  const own = indexes[0]?.language;
  const isQuestion = query.trim().split(/\s+/).length >= 3;
  const others = query.trim().length >= shortestForeign ? indexes : indexes.slice(0, 1);
  for (const reading of isQuestion ? (['meant', 'words'] as const) : readings) {
    const asked = reading === 'words' || (results.size === 0 && !isQuestion) ? others : others.slice(0, 1);
    for (const one of best(
      asked,
      (id) => weightOf(id, reading),
      (index) => index.search(query, reading),
    )) {
      if (!results.has(one.id)) results.set(one.id, one);
    }
    const found = [...results.values()];
    if (found.some(({ language }) => language === undefined)) break;
    if (!isQuestion && found.some(({ language }) => language === own)) break;
  }
  return [...results.values()];
}
