import { type PoolWords, showNotation } from '../format.ts';

const pool: PoolWords = {
  dice: (count) => `${count} kocka`,
  ones: 'az egyesek újra',
  faces: (faces) => `újra: ${faces}`,
  fails: 'a kudarcok újra',
  each: 'mind',
};

/** A notation as a player reads it. */
export const showDice = (notation: string): string => showNotation(notation, 'k', pool);
