import type { movementIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'BW-MOVE-05': {
    related: ['BW-UNIT-03', 'BW-RESP-06', 'BW-DICE-05'],
    source: 'E:1105-1111; P:331-333',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-50'],
  },
} as const satisfies ChapterFacts<(typeof movementIds)[number]>;
