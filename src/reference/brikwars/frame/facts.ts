import type { frameIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof frameIds)[number];

export const facts = {
  'BW-GEN-02': {
    related: ['BW-GEN-03', 'BW-DICE-01', 'BW-DICE-05', 'BWC-50'],
    source: 'E:515-533; P:150-152; P:390; P:901',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-50'],
  },
  'BW-GEN-03': { related: ['BW-GEN-02'], source: 'E:315; E:533; P:39', editions: ['2005', 'web5', 'quick'] },
  'BW-GEN-06': {
    related: ['BW-UNIT-05', 'BW-UNIT-06', 'BW-UNIT-09', 'BW-HERO-04'],
    source: 'E:449; E:715-717; P:132; P:207; P:1416-1464',
    editions: ['2005', 'web5', 'pl', 'lugpol'],
  },
  'BW-GEN-08': {
    related: ['BW-UNIT-03', 'BW-CC-03', 'BW-ATK-04'],
    source: 'E:535-541; P:48-50; P:154-158',
  },
} as const satisfies ChapterFacts<Id>;
