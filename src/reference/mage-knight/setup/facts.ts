import type { setUpIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'MK-SET-01': { related: ['MK-SET-02', 'MK-PTS-02', 'MK-GEN-04'], source: 'M7.1', rulings: ['MK-A-07'] },
  'MK-SET-02': { related: ['MK-SET-07', 'MK-PLK-01', 'MK-SET-03'], source: 'M7.4' },
  'MK-SET-03': {
    related: ['MK-SET-04', 'MK-SET-05', 'MK-SET-10'],
    source: 'M7.5; M7.10',
    rulings: ['MK-A-01', 'MK-A-05'],
  },
  'MK-SET-04': {
    related: ['MK-SET-03', 'MK-SET-08', 'MK-SET-11'],
    source: 'M7.5; M7.11',
    rulings: ['MK-A-05', 'MK-A-07'],
  },
  'MK-SET-05': {
    related: ['MK-SET-06', 'MK-SET-03', 'MK-SET-07'],
    source: 'M7.6',
    rulings: ['MK-A-02'],
  },
  'MK-SET-06': { related: ['MK-SET-05', 'MK-SET-03'], source: 'M7.6' },
  'MK-SET-07': {
    related: ['MK-SET-02', 'MK-SET-05', 'MK-DST-02'],
    source: 'M7.7-8',
    rulings: ['MK-A-28', 'MK-A-31'],
  },
  'MK-SET-08': { related: ['MK-SET-04', 'MK-SET-02'], source: 'M7.12', rulings: ['MK-A-06'] },
  'MK-SET-09': { related: ['MK-ENT-01', 'MK-GATE-01', 'MK-KEEP-01', 'MK-WALL-01'], source: 'M7.13' },
  'MK-SET-10': { related: ['MK-SET-12', 'MK-SET-03'], source: 'M7.14', rulings: ['MK-A-03'] },
  'MK-SET-11': {
    related: ['MK-SET-04', 'MK-SET-12'],
    source: 'M7.15',
    rulings: ['MK-A-04', 'MK-A-07'],
  },
  'MK-SET-12': { related: ['MK-SET-10', 'MK-ACC-04', 'MK-SET-11'], source: 'M7.16', rulings: ['MK-A-03'] },
  'MK-PLK-01': { related: ['MK-SET-02', 'MK-PLK-02', 'MK-PLK-03', 'MK-LAD-01'], source: 'M8.1' },
  'MK-PLK-02': { related: ['MK-PLK-03', 'MK-LAD-03'], source: 'M8.2' },
  'MK-PLK-03': { related: ['MK-PLK-04', 'MK-PLK-06', 'MK-PLK-05'], source: 'M8.3; M8.11' },
  'MK-PLK-04': { related: ['MK-PLK-03', 'MK-PLK-05'], source: 'M8.12' },
  'MK-PLK-06': { related: ['MK-PLK-03', 'MK-ACC-05', 'MK-PLK-05'], source: 'M8.14-15' },
  'MK-LAD-01': { related: ['MK-WALL-02', 'MK-ACC-01', 'MK-LAD-02', 'MK-LAD-05'], source: 'M8.4-5' },
  'MK-LAD-02': { related: ['MK-LAD-01', 'MK-LAD-03'], source: 'M8.6', rulings: ['MK-A-08'] },
  'MK-LAD-03': { related: ['MK-LAD-02', 'MK-LAD-04'], source: 'M8.7' },
  'MK-LAD-04': { related: ['MK-LAD-05', 'MK-LAD-06'], source: 'M8.8' },
  'MK-LAD-05': { related: ['MK-LAD-04', 'MK-LAD-06', 'MK-LAD-01'], source: 'M8.9', rulings: ['MK-A-09'] },
  'MK-LAD-06': { related: ['MK-LAD-05', 'MK-LAD-04', 'MK-CC-01'], source: 'M8.10', rulings: ['MK-A-09'] },
} as const satisfies ChapterFacts<(typeof setUpIds)[number]>;
