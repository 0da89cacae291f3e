import type { diceIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof diceIds)[number];

export const facts = {
  'BW-DICE-01': {
    related: ['BW-DICE-02', 'BW-DICE-03', 'BW-DICE-07', 'BW-DICE-08'],
    source: 'E:554-562; P:164-166',
    rulings: ['BWC-63'],
  },
  'BW-DICE-02': {
    related: ['BW-DICE-01', 'BW-DICE-04', 'BW-DICE-05', 'BWC-62'],
    source: 'E:560',
    editions: ['2005', 'web5'],
    rulings: ['BWC-62'],
  },
  'BW-DICE-03': {
    related: ['BW-DICE-04', 'BW-ATK-09', 'BW-HERO-03', 'BWC-52'],
    source: 'E:566; P:168',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-52'],
  },
  'BW-DICE-04': {
    related: ['BW-DICE-05', 'BW-UNIT-02', 'BW-CC-17', 'BWC-50'],
    source: 'E:568-576; P:170-174; W:149-151',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-50', 'BWC-55', 'BWC-56', 'BWC-62'],
  },
  'BW-DICE-05': {
    related: ['BW-DICE-06', 'BW-DICE-07', 'BW-DICE-04', 'BWC-05'],
    source: 'E:580-582; P:175',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-05', 'BWC-56', 'BWC-62'],
  },
  'BW-DICE-06': {
    related: ['BW-DICE-05', 'BW-DICE-09', 'BW-CC-16', 'BWC-53'],
    source: 'E:582; E:1528; E:2662; P:175',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-53'],
  },
  'BW-DICE-07': {
    related: ['BW-DICE-05', 'BW-DICE-01', 'BW-WEAP-03'],
    source: 'E:582; P:240',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-DICE-08': {
    related: ['BW-DICE-01', 'BW-DICE-05'],
    source: 'E:319-321; P:13; P:43-45',
    editions: ['quick'],
  },
  'BW-DICE-09': {
    related: ['BW-DICE-05', 'BW-DICE-06', 'BW-ATK-07'],
    source: 'E:2756-2762',
    editions: ['2005', 'web5'],
  },
  'BWC-63': {
    related: ['BW-DICE-01', 'BW-DICE-05'],
    source: '',
    editions: ['2005', 'web5'],
  },
} as const satisfies ChapterFacts<Id>;
