import { fold } from '../search/fold.ts';

/** The things whose words hold every word of the query, in their order; all of them where nothing is asked. */
export function matching<Thing>(
  things: readonly Thing[],
  query: string,
  wordsOf: (thing: Thing) => string,
): readonly Thing[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return things;
  return things.filter((thing) => {
    const text = fold(wordsOf(thing));
    return wanted.every((word) => text.includes(word));
  });
}
