/** What comes of something done in steps, all of them at once. */
export function finished<Value>(steps: Iterator<unknown, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
