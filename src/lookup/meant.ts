import type { EntryText } from '../reference/types.ts';
import type { RuleId } from '../rules/ids.ts';
import { isLanguage, type Language } from '../rules/languages.ts';
import type { Found } from './finder.ts';
import { termsOf, wordsOf } from './search/excerpt.ts';

/** Shorter words have too many neighbours. */
const shortest = 4;

/** So many words are offered, from so many of the first hits. */
const offered = 3;
const looked = 40;

/** One letter more, less or another, or two neighbours swapped. */
export function oneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (a.length > b.length) return restA.slice(1) === restB;
  if (a.length < b.length) return restA === restB.slice(1);
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || swapped;
}

/** A word that no rule has, and those one slip away, each with the query that asks for it. */
export interface Meant {
  readonly typed: string;
  readonly words: readonly { readonly word: string; readonly query: string }[];
}

/** What was meant where a word of the query stands nowhere; undefined where all do, or nothing is near. */
export function meantBy(
  query: string,
  found: readonly Found[],
  text: (id: RuleId, language: Language) => EntryText | undefined,
): Meant | undefined {
  const first = found.slice(0, looked);
  const known = new Set(first.flatMap(({ terms }) => terms));
  const shown = query.normalize('NFC');
  for (const { term, start, end } of wordsOf(shown)) {
    if (term.length < shortest || /\d/.test(term)) continue;
    if ([...known].some((word) => word.startsWith(term))) continue;
    const counts = new Map<string, number>();
    for (const { id, language, terms } of first) {
      const near = terms.filter((word) => oneSlip(term, word));
      const entry = near.length > 0 && isLanguage(language) ? text(id, language) : undefined;
      if (!entry) continue;
      const whole = `${entry.title} ${entry.words} ${entry.text}`.normalize('NFC');
      // It stands in the text; the hit was of the beginning of another word.
      if (termsOf(whole).includes(term)) return undefined;
      for (const word of wordsOf(whole)) {
        if (!near.includes(word.term)) continue;
        const written = whole.slice(word.start, word.end).toLowerCase();
        counts.set(written, (counts.get(written) ?? 0) + 1);
      }
    }
    if (counts.size === 0) continue;
    const words = [...counts].sort((a, b) => b[1] - a[1]).slice(0, offered);
    return {
      typed: shown.slice(start, end),
      words: words.map(([word]) => ({ word, query: shown.slice(0, start) + word + shown.slice(end) })),
    };
  }
  return undefined;
}
