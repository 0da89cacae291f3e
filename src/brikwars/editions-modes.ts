import type { TableMode } from '../rules/brikwars/house-rules.ts';

/** The modes of the full game, the most used first; the first two are one part of the place. */
export const barModes = ['close', 'ranged', 'charge', 'many'] as const satisfies readonly TableMode[];
