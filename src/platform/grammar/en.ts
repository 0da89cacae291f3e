import type { Grammar } from '../spoken.ts';

export const grammar: Grammar = { under: 'less than', over: 'more than' };
