import type { eligibilityIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'MK-ELG-01': {
    related: ['MK-PLK-05', 'MK-GATE-03', 'MK-ELG-12'],
    source: 'M17.13; M8.13',
    rulings: ['MK-A-16', 'MK-A-20', 'MK-A-21'],
  },
  'MK-ELG-02': {
    related: ['MK-ATT-01', 'MK-ACT-04', 'MK-ELG-09'],
    source: 'M12.5; M13.1',
    rulings: ['MK-A-17'],
  },
  'MK-ELG-03': {
    related: ['MK-IMM-08', 'MK-ELG-06', 'MK-CC-01'],
    source: 'M17.12',
    rulings: ['MK-A-16', 'MK-A-29'],
  },
  'MK-ELG-04': { related: ['MK-ELG-05', 'MK-ACC-04', 'MK-LONG-01'], source: 'M15.2', rulings: ['MK-A-16'] },
  'MK-ELG-05': { related: ['MK-ELG-04', 'MK-ACC-04', 'MK-LONG-01'], source: 'M15.3', rulings: ['MK-A-16'] },
  'MK-ELG-06': { related: ['MK-ELG-07', 'MK-ELG-08', 'MK-ELG-03'], source: 'M16.2', rulings: ['MK-A-15'] },
  'MK-ELG-07': { related: ['MK-ELG-06', 'MK-ELG-08', 'MK-ELG-03'], source: 'M16.3', rulings: ['MK-A-30'] },
  'MK-ELG-08': { related: ['MK-ELG-06', 'MK-ELG-07', 'MK-ELG-03'], source: 'M16.4', rulings: ['MK-A-30'] },
  'MK-ELG-09': {
    related: ['MK-ELG-10', 'MK-ELG-11', 'MK-RNG-01'],
    source: 'M17.2',
    rulings: ['MK-A-15', 'MK-A-17'],
  },
  'MK-ELG-10': { related: ['MK-ELG-09', 'MK-ELG-11', 'MK-RNG-01'], source: 'M17.3', rulings: ['MK-A-30'] },
  'MK-ELG-11': { related: ['MK-ELG-09', 'MK-ELG-10', 'MK-RNG-01'], source: 'M17.4', rulings: ['MK-A-30'] },
  'MK-ELG-12': {
    related: ['MK-ELG-06', 'MK-ELG-07', 'MK-ELG-09', 'MK-ELG-10', 'MK-ELG-13'],
    source: 'M15-17; M17.5',
    rulings: ['MK-A-15'],
    tables: ['mk-eligibility'],
  },
  'MK-ELG-13': {
    related: ['MK-ELG-12', 'MK-IMM-05', 'MK-CC-03'],
    source: 'M17.6',
    rulings: ['MK-A-32', 'MK-A-36'],
    tables: ['mk-eligibility'],
  },
} as const satisfies ChapterFacts<(typeof eligibilityIds)[number]>;
