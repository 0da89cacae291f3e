/** What a computation may still take, in about as many multiplications. */
export interface Work {
  left: number;
  /** What was done since it last let others have their turn. */
  run?: number;
}

/** More than it may take. */
export class TooMuchWork extends Error {}

/** About so many multiplications are made at a time: a few milliseconds even of a slow phone. */
export const perStep = 1_000_000;

/** A computation that lets others have their turn now and then. */
export type InSteps<Value> = Generator<undefined, Value, void>;

/** Counts what is about to be done; throws where that is too much. */
export function spend(work: Work, amount: number): void {
  work.left -= amount;
  work.run = (work.run ?? 0) + amount;
  if (work.left < 0) throw new TooMuchWork();
}

/** Whether so much was done that others have their turn. */
export function isTired(work: Work): boolean {
  const tired = (work.run ?? 0) >= perStep;
  if (tired) work.run = 0;
  return tired;
}

/** All steps without a rest. */
export function atOnce<Value>(steps: InSteps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
