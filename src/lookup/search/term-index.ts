import { slipsAllowed, slipsBetween } from './slips.ts';
import { beginningWith, sortTerms } from './sorted-terms.ts';

/** A word counts most in a title, then among the search words, then in the text. */
const boosts = [6, 3, 1] as const;

/** A term and, for each of title, search words and text, how often it stands in which entries. */
interface Term {
  readonly folded: string;
  readonly counts: readonly Map<number, number>[];
}

/** What matches: the scores of the entries, by their number, and the terms that matched. */
export interface TermMatches {
  readonly scores: ReadonlyMap<number, number>;
  readonly terms: readonly string[];
}

/** The words of all entries as they are written, folded. */
export interface TermIndex {
  /** The words of title, search words and text of one entry. */
  add(number: number, fields: readonly (readonly string[])[]): void;
  whole(term: string): TermMatches;
  begun(term: string): TermMatches;
  slipped(term: string): TermMatches;
  ending(term: string, least: number): readonly string[];
}

// The constants of BM25+: how soon repetition stops counting, how much length does, and what any match is worth.
const [saturation, lengthShare, floor] = [1.2, 0.7, 0.5];
const begunShare = 0.375;
const slippedShare = 0.45;

export function createTermIndex(): TermIndex {
  const terms = new Map<string, Term>();
  const lengths: number[][] = boosts.map(() => []);
  let sorted: readonly Term[] = [];
  let averages: readonly number[] = [];

  function sort(): readonly Term[] {
    if (sorted.length === terms.size) return sorted;
    sorted = sortTerms(terms.values());
    averages = lengths.map((field) => field.reduce((sum, length) => sum + length, 0) / field.length);
    return sorted;
  }

  function score(found: readonly (readonly [term: Term, share: number])[]): TermMatches {
    const scores = new Map<number, number>();
    for (const [{ counts }, share] of found) {
      counts.forEach((entries, field) => {
        const all = lengths[field] ?? [];
        const rarity = Math.log(1 + (all.length - entries.size + 0.5) / (entries.size + 0.5));
        for (const [number, count] of entries) {
          const length = (all[number] ?? 0) / (averages[field] ?? 1);
          const frequency =
            (count * (saturation + 1)) / (count + saturation * (1 - lengthShare + lengthShare * length));
          const more = share * (boosts[field] ?? 1) * rarity * (floor + frequency);
          scores.set(number, (scores.get(number) ?? 0) + more);
        }
      });
    }
    return { scores, terms: found.map(([{ folded }]) => folded) };
  }

  return {
    add(number, fields) {
      fields.forEach((words, field) => {
        const all = lengths[field];
        if (all) all[number] = words.length;
        for (const word of words) {
          let term = terms.get(word);
          if (!term) {
            term = { folded: word, counts: boosts.map(() => new Map()) };
            terms.set(word, term);
          }
          const entries = term.counts[field];
          entries?.set(number, (entries.get(number) ?? 0) + 1);
        }
      });
    },
    whole(term) {
      sort();
      const known = terms.get(term);
      return score(known ? [[known, 1]] : []);
    },
    begun(start) {
      const found = beginningWith(sort(), start);
      return score(
        found.map((term) => {
          const { length } = term.folded;
          const share =
            length === start.length ? 1 : (begunShare * length) / (length + 0.3 * (length - start.length));
          return [term, share] as const;
        }),
      );
    },
    slipped(asked) {
      const most = slipsAllowed(asked);
      return score(
        (most === 0 ? [] : sort()).flatMap((term) => {
          const slips = slipsBetween(asked, term.folded, most);
          const { length } = term.folded;
          return slips > most ? [] : [[term, (slippedShare * length) / (length + slips)] as const];
        }),
      );
    },
    ending: (end, least) =>
      sort().flatMap(({ folded }) => (folded.length >= least && folded.endsWith(end) ? [folded] : [])),
  };
}
