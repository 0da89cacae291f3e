/** What can be looked up by the beginning of its folded form. */
export interface Foldable {
  readonly folded: string;
}

export function sortTerms<Term extends Foldable>(terms: Iterable<Term>): readonly Term[] {
  return [...terms].sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0));
}

/** All that begin so, of terms in order. */
export function beginningWith<Term extends Foldable>(
  sorted: readonly Term[],
  start: string,
): readonly Term[] {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.folded ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.folded.startsWith(start)) end += 1;
  return sorted.slice(low, end);
}
