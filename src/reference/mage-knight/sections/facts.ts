import type { sectionIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'MK-GEN-01': { related: ['MK-SEC-01', 'MK-HGT-01', 'MK-GEN-02'], source: 'M2.1-2' },
  'MK-GEN-02': { related: ['MK-DST-01', 'MK-WALL-04', 'MK-GEN-01'], source: 'M2.3; M11.9-10; M18.1' },
  'MK-GEN-03': {
    related: ['MK-ATT-01', 'MK-ELG-09', 'MK-WALL-03'],
    source: 'M2.4; M13.1',
    rulings: ['MK-A-17'],
  },
  'MK-GEN-04': { related: ['MK-GEN-01', 'MK-RNG-02'], source: 'M2.5' },
  'MK-PTS-01': { related: ['MK-PTS-02', 'MK-SEC-01'], source: 'M3.1-2' },
  'MK-PTS-02': { related: ['MK-PTS-01', 'MK-SEC-01'], source: 'M7.2-3' },
  'MK-SEC-01': { related: ['MK-GEN-01', 'MK-PTS-01', 'MK-ACT-03'], source: 'M6.1-2; M12.1' },
  'MK-HGT-01': { related: ['MK-RNG-02', 'MK-CC-01', 'MK-GEN-01'], source: 'M5.1-2; M6.4' },
  'MK-KEEP-01': { related: ['MK-RT-01', 'MK-GATE-01', 'MK-ACC-04', 'MK-CC-01'], source: 'M22.1-2; M11.5' },
  'MK-RT-01': { related: ['MK-KEEP-01', 'MK-GATE-01', 'MK-ACC-04', 'MK-CC-01'], source: 'M23.1-2; M11.5' },
  'MK-GATE-01': {
    related: ['MK-GATE-02', 'MK-GATE-03', 'MK-GATE-04', 'MK-WALL-02'],
    source: 'M24.1-3; M11.8',
  },
  'MK-GATE-02': { related: ['MK-GATE-01', 'MK-GATE-04', 'MK-IMM-08'], source: 'M24.4' },
  'MK-GATE-03': { related: ['MK-GATE-01', 'MK-ELG-01'], source: 'M24.5-6', rulings: ['MK-A-21'] },
  'MK-GATE-04': { related: ['MK-GATE-01', 'MK-GATE-02', 'MK-WALL-02'], source: 'M24.7' },
  'MK-WALL-01': { related: ['MK-WALL-02', 'MK-GATE-01'], source: 'M25.1-2' },
  'MK-WALL-02': { related: ['MK-WALL-01', 'MK-GATE-04', 'MK-CC-01'], source: 'M25.3; M8.4' },
  'MK-WALL-03': { related: ['MK-ATT-01', 'MK-ACT-03', 'MK-GEN-03'], source: 'M25.4' },
  'MK-WALL-04': { related: ['MK-GEN-02', 'MK-WALL-01', 'MK-DST-01'], source: 'M25.5; M11.10-12' },
} as const satisfies ChapterFacts<(typeof sectionIds)[number]>;
