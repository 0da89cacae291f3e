import type { accessIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'MK-ACC-01': {
    related: ['MK-ACC-02', 'MK-ENT-01', 'MK-LAD-01', 'MK-CC-01'],
    source: 'M9.1-2',
    rulings: ['MK-A-13'],
  },
  'MK-ACC-02': { related: ['MK-ACC-01', 'MK-ACC-03', 'MK-KEEP-01', 'MK-WALL-02'], source: 'M9.3-4' },
  'MK-ACC-03': { related: ['MK-ACC-01', 'MK-ACC-04', 'MK-HGT-01'], source: 'M9.5' },
  'MK-ACC-05': { related: ['MK-GATE-04', 'MK-PLK-06', 'MK-ACC-06'], source: 'M9.7' },
  'MK-ACC-06': { related: ['MK-ACC-05', 'MK-GATE-02', 'MK-HGT-01'], source: 'M9.8-9' },
  'MK-CC-02': {
    related: ['MK-CC-01', 'MK-CC-03', 'MK-IMM-08'],
    source: 'M10.3',
    rulings: ['MK-A-29'],
  },
  'MK-CC-04': { related: ['MK-CC-01', 'MK-CC-03', 'MK-DEF-01'], source: 'M10.4', rulings: ['MK-A-11'] },
  'MK-CC-05': { related: ['MK-CC-01', 'MK-CC-03'], source: 'M10.5', rulings: ['MK-A-10'] },
  'MK-ENT-01': { related: ['MK-ENT-02', 'MK-ENT-04', 'MK-GATE-01', 'MK-WALL-01'], source: 'M11.1-3' },
  'MK-ENT-02': { related: ['MK-ENT-01', 'MK-ENT-03', 'MK-BRE-03'], source: 'M11.4' },
  'MK-ENT-03': { related: ['MK-KEEP-01', 'MK-RT-01', 'MK-ENT-02'], source: 'M11.5' },
  'MK-ENT-04': {
    related: ['MK-ENT-05', 'MK-GATE-03', 'MK-BRE-03'],
    source: 'M11.6-7',
    rulings: ['MK-A-27'],
  },
  'MK-ENT-05': { related: ['MK-ENT-04', 'MK-KEEP-01', 'MK-GATE-01'], source: 'M11.8', rulings: ['MK-A-12'] },
  'MK-BRE-01': {
    related: ['MK-BRE-02', 'MK-BRE-03', 'MK-VP-02', 'MK-GEN-02'],
    source: 'M11.9',
    rulings: ['MK-A-25'],
  },
  'MK-BRE-02': { related: ['MK-WALL-04', 'MK-BRE-01', 'MK-BRE-03', 'MK-DEF-01'], source: 'M11.10; M25.5' },
  'MK-BRE-03': { related: ['MK-BRE-01', 'MK-BRE-02', 'MK-ENT-04'], source: 'M11.11-12' },
} as const satisfies ChapterFacts<(typeof accessIds)[number]>;
