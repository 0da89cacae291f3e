import { fold } from '../platform/fold.ts';
import { showNotation } from '../platform/notation.ts';
import type { RollRecord } from '../storage/rolls.ts';

/**
 * The rolls that have every word of the query, in their order. A plain number is the total or a word of the name;
 * anything else may stand anywhere in the name or in the notation, written with either letter (`2d6+1`, `2K6 +1`).
 */
export function findRolls(
  rolls: readonly RollRecord[],
  query: string,
  nameOf: (record: RollRecord) => string,
): readonly RollRecord[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rolls;
  return rolls.filter((record) => {
    const name = fold(nameOf(record));
    const { notation } = record;
    const written = [notation, notation.replaceAll('d', 'k')];
    const shown = (['d', 'k'] as const).map((letter) => showNotation(notation, letter));
    const text = [name, ...written, ...shown.map(fold)].join(' ');
    const named = name.split(/[^\p{L}\p{N}]+/u);
    return words.every(
      (word) =>
        (/^-?\d+$/.test(word) && record.total === Number(word)) ||
        named.includes(word) ||
        (!/^\d+$/.test(word) && text.includes(word)),
    );
  });
}
