/** Runs one piece of work after the other, in the order in which they were handed in; one that fails stops nothing. */
export function inOrder(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
