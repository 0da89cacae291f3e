import type { attackIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'MK-IMM-05': { related: ['MK-ELG-13', 'MK-ATT-01', 'MK-IMM-02'], source: 'M4.7' },
  'MK-IMM-06': { related: ['MK-ATT-01', 'MK-IMM-07', 'MK-IMM-08'], source: 'M4.8' },
  'MK-IMM-08': {
    related: ['MK-ELG-03', 'MK-CC-02', 'MK-IMM-09', 'MK-GATE-02'],
    source: 'M4.10',
    rulings: ['MK-A-29'],
  },
  'MK-PLK-05': { related: ['MK-ELG-01', 'MK-DST-02', 'MK-PLK-03'], source: 'M8.13', rulings: ['MK-A-20'] },
  'MK-ACC-04': {
    related: ['MK-ACC-01', 'MK-GATE-03', 'MK-ELG-04', 'MK-ELG-05'],
    source: 'M9.6',
    rulings: ['MK-A-14'],
  },
  'MK-CC-01': {
    related: ['MK-CC-02', 'MK-CC-03', 'MK-CC-04', 'MK-CC-05'],
    source: 'M10.1-4',
    rulings: ['MK-A-10', 'MK-A-11'],
  },
  'MK-CC-03': { related: ['MK-CC-01', 'MK-CC-04', 'MK-ELG-13'], source: 'M10.3-4', rulings: ['MK-A-11'] },
  'MK-ACT-03': {
    related: ['MK-ACT-01', 'MK-ACT-04', 'MK-ATT-01', 'MK-WALL-03'],
    source: 'M12.1; M12.4',
    rulings: ['MK-A-25'],
  },
  'MK-ACT-04': { related: ['MK-ACT-03', 'MK-ELG-02'], source: 'M12.5' },
  'MK-ATT-01': {
    related: ['MK-ATT-02', 'MK-ATT-03', 'MK-ATT-04', 'MK-LONG-01'],
    source: 'M13.1-3',
    rulings: ['MK-A-17'],
  },
  'MK-ATT-03': { related: ['MK-ATT-04', 'MK-LONG-01', 'MK-RNG-01'], source: 'M13.4' },
  'MK-ATT-04': { related: ['MK-ATT-03', 'MK-ATT-01', 'MK-LONG-01'], source: 'M13.5', rulings: ['MK-A-33'] },
  'MK-LONG-01': {
    related: ['MK-ATT-03', 'MK-ATT-04', 'MK-ELG-09'],
    source: 'M14.1-2',
    rulings: ['MK-A-17', 'MK-A-18', 'MK-A-19'],
  },
  'MK-RNG-01': { related: ['MK-RNG-02', 'MK-ELG-09', 'MK-ATT-03'], source: 'M17.7-9; M17.11' },
  'MK-RNG-02': { related: ['MK-RNG-01', 'MK-HGT-01', 'MK-DEF-02'], source: 'M17.10' },
  'MK-DST-01': {
    related: ['MK-DST-02', 'MK-DST-03', 'MK-VP-01', 'MK-GEN-02'],
    source: 'M18.1',
    rulings: ['MK-A-35'],
  },
  'MK-DST-02': {
    related: ['MK-DST-01', 'MK-DST-03', 'MK-PLK-05', 'MK-SET-07'],
    source: 'M18.2-4',
    rulings: ['MK-A-28'],
  },
  'MK-DST-03': { related: ['MK-DST-01', 'MK-DST-02'], source: 'M18.5-6' },
} as const satisfies ChapterFacts<(typeof attackIds)[number]>;
