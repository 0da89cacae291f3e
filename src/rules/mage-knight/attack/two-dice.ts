/** What the base game says of a double one and a double six. */
export interface Naturals {
  readonly twoMisses: boolean;
  readonly twelveHits: boolean;
}

/** In how many of the 36 throws two dice show this sum. */
export function waysOf(sum: number): number {
  return Number.isInteger(sum) ? Math.max(0, 6 - Math.abs(7 - sum)) : 0;
}

/** Whether this sum of two dice hits where `needed` or more is wanted. */
export function doesHit(sum: number, needed: number, { twoMisses, twelveHits }: Naturals): boolean {
  if (sum === 2 && twoMisses) return false;
  return sum >= needed || (sum === 12 && twelveHits);
}

/** How many of the 36 throws hit. */
export function waysToHit(needed: number, naturals: Naturals): number {
  let ways = 0;
  for (let sum = 2; sum <= 12; sum++) if (doesHit(sum, needed, naturals)) ways += waysOf(sum);
  return ways;
}
