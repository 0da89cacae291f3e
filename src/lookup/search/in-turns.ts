/** How long the page may wait for an answer, in milliseconds; a slow phone simply takes more turns. */
const turn = 12;

/** Does so with each of many things, and lets the page have its turn again and again. */
export async function inTurns<Thing>(things: Iterable<Thing>, act: (thing: Thing) => void): Promise<void> {
  let since = performance.now();
  for (const thing of things) {
    act(thing);
    if (performance.now() - since < turn) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}
