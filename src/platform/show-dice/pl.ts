import { type PoolWords, plural, showNotation } from '../format.ts';

const n = plural('pl');

const pool: PoolWords = {
  dice: (count) => n(count, { one: '#k6', few: '# kostki', many: '# kostek', other: '# kostki' }),
  ones: 'przerzut jedynek',
  faces: (faces) => `przerzut ${faces}`,
  fails: 'przerzut porażek',
  each: 'każda',
};

/** A notation as a player reads it. */
export const showDice = (notation: string): string => showNotation(notation, 'k', pool);
