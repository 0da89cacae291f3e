import type { frameIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof frameIds)[number];

export const facts = {
  'BW-GEN-01': {
    related: ['BW-GEN-02', 'BW-GEN-04'],
    source: 'E:477-513; P:146-150',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-GEN-02': {
    related: ['BW-GEN-03', 'BW-DICE-01', 'BW-DICE-05', 'BWC-50'],
    source: 'E:515-533; P:150-152; P:390; P:901',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-50'],
  },
  'BW-GEN-03': { related: ['BW-GEN-02'], source: 'E:315; E:533; P:39', editions: ['2005', 'web5', 'quick'] },
  'BW-GEN-04': {
    related: ['BW-MOVE-01', 'BW-ACT-01', 'BW-RESP-01', 'BW-GEN-03'],
    source: 'E:451; E:1083; E:1143; P:321; P:343',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-22'],
  },
  'BW-GEN-05': {
    related: ['BW-GEN-01', 'BW-GEN-07'],
    source: 'E:453-459; P:140-144',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-GEN-06': {
    related: ['BW-UNIT-05', 'BW-UNIT-06', 'BW-UNIT-09', 'BW-HERO-04'],
    source: 'E:449; E:715-717; P:132; P:207; P:1416-1464',
    editions: ['2005', 'web5', 'pl', 'lugpol'],
  },
  'BW-GEN-07': {
    related: ['BW-GEN-03', 'BW-GEN-05'],
    source: 'E:451; P:136',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-GEN-08': {
    related: ['BW-UNIT-03', 'BW-CC-03', 'BW-ATK-04'],
    source: 'E:535-541; P:48-50; P:154-158',
  },
  'BW-GEN-09': {
    related: ['BW-UNIT-01', 'BW-UNIT-09'],
    source: 'E:604-606; E:680; E:719-731; P:183; P:202; P:209',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-GEN-10': {
    related: ['BW-GEN-01'],
    source: 'E:214-235; P:21-25',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-GEN-11': {
    related: ['BW-GEN-12', 'BW-MOVE-01', 'BW-MOVE-02'],
    source: 'E:1929-1933',
    editions: ['2005', 'web5'],
  },
  'BW-GEN-12': {
    related: ['BW-GEN-11', 'BW-MOVE-02'],
    source: 'E:1935-1941',
    editions: ['2005', 'web5'],
  },
  'BW-GEN-13': {
    related: ['BW-GEN-08', 'BW-GEN-09', 'BW-DICE-01'],
    source: 'E:586-662; P:177-195',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-GEN-14': {
    related: ['BW-GEN-01', 'BW-GEN-06'],
    source: 'E:285-287; P:5-9',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<Id>;
