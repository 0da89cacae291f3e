import type { sectionIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'MK-GEN-01': { related: ['MK-SEC-01', 'MK-HGT-01', 'MK-GEN-02'], source: 'M2.1-2' },
  'MK-GEN-02': {
    related: ['MK-DST-01', 'MK-BRE-01', 'MK-IMM-03', 'MK-GEN-01'],
    source: 'M2.3; M11.9-10; M18.1',
    rulings: ['MK-A-35', 'MK-A-25'],
  },
  'MK-GEN-03': {
    related: ['MK-ATT-01', 'MK-ELG-09', 'MK-WALL-03'],
    source: 'M2.4; M13.1',
    rulings: ['MK-A-17'],
  },
  'MK-GEN-04': { related: ['MK-GEN-01', 'MK-SPC-01', 'MK-RNG-02'], source: 'M2.5' },
  'MK-PTS-01': { related: ['MK-PTS-02', 'MK-SEC-01'], source: 'M3.1-2', tables: ['mk-strengths'] },
  'MK-PTS-02': { related: ['MK-PTS-01', 'MK-SEC-01', 'MK-SET-01'], source: 'M7.2-3' },
  'MK-SEC-01': {
    related: ['MK-GEN-01', 'MK-PTS-01', 'MK-ACT-01', 'MK-SEC-02'],
    source: 'M6.1-2; M12.1',
    tables: ['mk-sections'],
  },
  'MK-HGT-01': { related: ['MK-RNG-02', 'MK-CC-01', 'MK-GEN-01'], source: 'M5.1-2; M6.4' },
  'MK-KEEP-01': {
    related: ['MK-RT-01', 'MK-ENT-03', 'MK-ACT-06', 'MK-CC-01'],
    source: 'M22.1-2; M11.5',
    tables: ['mk-sections'],
  },
  'MK-RT-01': {
    related: ['MK-KEEP-01', 'MK-ENT-03', 'MK-ACC-01', 'MK-CC-01'],
    source: 'M23.1-2; M11.5',
    tables: ['mk-sections'],
  },
  'MK-GATE-01': {
    related: ['MK-GATE-02', 'MK-GATE-03', 'MK-GATE-04', 'MK-ENT-05'],
    source: 'M24.1-3; M11.8',
    tables: ['mk-sections'],
  },
  'MK-GATE-02': { related: ['MK-GATE-01', 'MK-GATE-04', 'MK-ACC-06'], source: 'M24.4' },
  'MK-GATE-03': {
    related: ['MK-GATE-01', 'MK-ENT-04', 'MK-ACC-04', 'MK-ELG-01'],
    source: 'M24.5-6',
    rulings: ['MK-A-14', 'MK-A-21', 'MK-A-27'],
  },
  'MK-GATE-04': { related: ['MK-GATE-01', 'MK-GATE-02', 'MK-ACC-05'], source: 'M24.7' },
  'MK-WALL-01': {
    related: ['MK-WALL-02', 'MK-ENT-01', 'MK-SET-09'],
    source: 'M25.1-2',
    tables: ['mk-sections'],
  },
  'MK-WALL-02': {
    related: ['MK-WALL-01', 'MK-LAD-01', 'MK-ACC-01', 'MK-CC-01'],
    source: 'M25.3; M8.4',
    rulings: ['MK-A-13'],
  },
  'MK-WALL-03': { related: ['MK-ATT-01', 'MK-ACT-03', 'MK-GEN-03'], source: 'M25.4' },
  'MK-WALL-04': { related: ['MK-BRE-02', 'MK-BRE-03', 'MK-WALL-01', 'MK-VP-02'], source: 'M25.5; M11.10-12' },
  'MK-SEC-02': { related: ['MK-SEC-01', 'MK-GEN-03', 'MK-IMM-02'], source: 'M6.3' },
  'MK-SPC-01': { related: ['MK-KEEP-01', 'MK-GATE-01', 'MK-WALL-01', 'MK-GEN-04'], source: 'M21.1' },
} as const satisfies ChapterFacts<(typeof sectionIds)[number]>;
