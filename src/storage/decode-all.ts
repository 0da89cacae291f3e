import type { RecordKind } from './record.ts';
import type { Entry } from './store.ts';

/** So long the page may be kept busy at a time, in milliseconds. */
const atATime = 16;

/** Does something with many things one after the other, letting the page have its turn. */
export async function oneByOne<Thing>(
  things: readonly Thing[],
  act: (thing: Thing, place: number) => void,
): Promise<void> {
  let until = performance.now() + atATime;
  for (const [place, thing] of things.entries()) {
    if (performance.now() >= until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + atATime;
    }
    act(thing, place);
  }
}

/** Decodes many records, letting the page have its turn; how many are damaged or of a newer version is counted. */
export async function decodeAll<Value>(
  kind: RecordKind<Value>,
  entries: readonly Entry[],
): Promise<{ readonly values: readonly Value[]; readonly unreadable: number }> {
  const values: Value[] = [];
  await oneByOne(entries, ([, raw]) => {
    const decoded = kind.decode(raw);
    if (decoded.state === 'ok') values.push(decoded.value);
  });
  return { values, unreadable: entries.length - values.length };
}
