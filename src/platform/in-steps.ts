/** So long a page may be kept busy at a time, in milliseconds. */
const atATime = 16;

/** Lets the page have its turn. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Goes through something long step by step, so that the page goes on living. `goesOn` is informed now and then how far
 * it is; it says false when nobody waits any more, and then nothing comes of it.
 */
export async function inSteps<Description, Value>(
  steps: Iterator<Description, Value>,
  goesOn: (text: Description) => boolean,
): Promise<Value | undefined> {
  for (;;) {
    await pause();
    const until = performance.now() + atATime;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    if (!goesOn(step.value)) return undefined;
  }
}
