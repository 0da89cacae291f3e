import type { AskedWord } from '../../kit/ask/read.ts';

/** What two mean together, and how the one that only says more of the other begins. */
export type MergedPair<Concept> = readonly [one: Concept, other: Concept, both: Concept, says: RegExp];

/** Words that stand beside each other and mean one thing, or the same, are one: "a two-handed axe", "a sniper rifle". */
export function mergedWords<Concept extends string>(
  words: readonly AskedWord<Concept>[],
  text: string,
  pairs: readonly MergedPair<Concept>[],
): readonly AskedWord<Concept>[] {
  const normal = text.normalize('NFC');
  const merged: AskedWord<Concept>[] = [];
  for (const word of words) {
    const last = merged.at(-1);
    const beside = last !== undefined && /^[\s-]*$/.test(normal.slice(last.end, word.start));
    const plain = beside && last.number === undefined && word.number === undefined;
    const both = plain
      ? pairs.find(
          ([one, other, , says]) =>
            one === last.concept && other === word.concept && (says.test(last.text) || says.test(word.text)),
        )?.[2]
      : undefined;
    if (both === undefined || !last) merged.push(word);
    else {
      const place = { start: last.start, end: word.end, text: normal.slice(last.start, word.end) };
      const flags = {
        ...(last.at || word.at ? { at: true } : {}),
        ...(last.from || word.from ? { from: true } : {}),
      };
      merged[merged.length - 1] = { ...place, concept: both, ...flags };
    }
  }
  return merged;
}
