import type { turnIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'MK-ACT-01': { related: ['MK-ACT-02', 'MK-ACT-06', 'MK-ACT-03'], source: 'M12.1' },
  'MK-ACT-02': { related: ['MK-ACT-01', 'MK-ACT-05'], source: 'M12.2-3', rulings: ['MK-A-26'] },
  'MK-ACT-05': { related: ['MK-ACT-02', 'MK-ACT-01', 'MK-IMM-04'], source: 'M12.6-7', rulings: ['MK-A-26'] },
  'MK-ACT-06': {
    related: ['MK-ACT-01', 'MK-KEEP-01', 'MK-WALL-01', 'MK-BRE-01'],
    source: 'M12.8-11',
    rulings: ['MK-A-34'],
    tables: ['mk-extra-actions'],
  },
  'MK-ATT-02': { related: ['MK-ATT-01', 'MK-ATT-03', 'MK-RNG-01'], source: 'M13.2-3' },
  'MK-DEF-01': {
    related: ['MK-DEF-03', 'MK-DEF-02', 'MK-BRE-02'],
    source: 'M19.1-2',
    rulings: ['MK-A-21', 'MK-A-22'],
  },
  'MK-DEF-02': { related: ['MK-DEF-01', 'MK-HGT-01', 'MK-RNG-02'], source: 'M19.3' },
  'MK-DEF-03': { related: ['MK-DEF-01', 'MK-HGT-01'], source: 'M19.4', rulings: ['MK-A-22'] },
  'MK-VP-01': {
    related: ['MK-VP-02', 'MK-PTS-01', 'MK-DST-01'],
    source: 'M20.1',
    rulings: ['MK-A-23', 'MK-A-24'],
  },
  'MK-VP-02': {
    related: ['MK-VP-01', 'MK-BRE-01', 'MK-BRE-02'],
    source: 'M20.2',
    rulings: ['MK-A-23', 'MK-A-24'],
  },
} as const satisfies ChapterFacts<(typeof turnIds)[number]>;
