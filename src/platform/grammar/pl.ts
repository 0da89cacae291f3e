import { type Grammar, spoken } from '../spoken.ts';

export const grammar: Grammar = { under: 'mniej niż', over: 'ponad' };

/** In how many of all cases: `w 33 %`, `w mniej niż 1 %`. */
export const inPercent = (chance: string): string => `w ${spoken(grammar, chance)}\u00a0%`;
