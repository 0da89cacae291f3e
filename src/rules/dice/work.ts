/** What a computation may still take, in about as many multiplications. */
export interface Work {
  left: number;
}

/** More than it may take. */
export class TooMuchWork extends Error {}

/** Counts what is about to be done; throws where that is too much. */
export function spend(work: Work, amount: number): void {
  work.left -= amount;
  if (work.left < 0) throw new TooMuchWork();
}
