import type { healingIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

/** The Polish supplements, which the league plays by too. */
const editions = ['pl-supplements', 'league'] as const;

export const facts = {
  'BW-HEAL-01': {
    related: ['BW-HEAL-02', 'BW-HEAL-03', 'BW-ATK-07', 'BW-UNIT-04'],
    source: 'P:1482; P:1498-1502',
    editions,
    rulings: ['BWC-120'],
  },
  'BW-HEAL-02': {
    related: ['BW-HEAL-01', 'BW-HEAL-03', 'BW-HEAL-04', 'BW-MOVE-01'],
    source: 'P:1482',
    editions,
  },
  'BW-HEAL-03': {
    related: ['BW-HEAL-01', 'BW-HEAL-05', 'BW-HEAL-04', 'BW-UNIT-02'],
    source: 'P:1484-1488; P:1502',
    editions,
    rulings: ['BWC-91', 'BWC-167'],
  },
  'BW-HEAL-04': {
    related: ['BW-HEAL-03', 'BW-HEAL-02', 'BW-RESP-08', 'BW-HERO-10'],
    source: 'P:1476; P:1486; P:1490',
    editions,
  },
  'BW-HEAL-05': {
    related: ['BW-HEAL-03', 'BW-HEAL-01'],
    source: 'P:1492-1496',
    editions,
    rulings: ['BWC-92', 'BWC-170'],
  },
  'BWC-91': { related: ['BW-HEAL-03', 'BW-HEAL-01'], source: '', editions },
  'BWC-92': { related: ['BW-HEAL-05', 'BW-HEAL-03', 'BW-DICE-04'], source: '', editions },
  'BWC-120': { related: ['BW-HEAL-01', 'BW-UNIT-04'], source: '', editions },
  'BWC-167': { related: ['BW-HEAL-03', 'BW-SKL-01', 'BWC-166'], source: '', editions },
  'BWC-170': { related: ['BW-HEAL-05', 'BW-COMB-05'], source: 'P:1494', editions },
} as const satisfies ChapterFacts<(typeof healingIds)[number]>;
