import { type Grammar, spoken } from '../spoken.ts';

export const grammar: Grammar = { under: 'kevesebb mint', over: 'több mint' };

/** How likely something happens: `33 % eséllyel`, `kevesebb mint 1 % eséllyel`. */
export const atChance = (chance: string): string => `${spoken(grammar, chance)}\u00a0% eséllyel`;
