import { type PoolWords, plural, showNotation } from '../format.ts';

const n = plural('en');

const pool: PoolWords = {
  dice: (count) => n(count, { one: '# die', other: '# dice' }),
  ones: 'ones rerolled',
  faces: (faces) => `${faces} rerolled`,
  fails: 'failures rerolled',
  each: 'each',
};

/** A notation as a player reads it. */
export const showDice = (notation: string): string => showNotation(notation, 'd', pool);
