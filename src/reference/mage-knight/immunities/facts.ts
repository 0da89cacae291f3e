import type { immunityIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'MK-IMM-01': { related: ['MK-IMM-03', 'MK-IMM-02', 'MK-DST-01'], source: 'M4.3' },
  'MK-IMM-02': { related: ['MK-IMM-10', 'MK-IMM-11', 'MK-IMM-12', 'MK-SEC-02'], source: 'M4.4' },
  'MK-IMM-03': { related: ['MK-IMM-01', 'MK-DST-01', 'MK-IMM-10'], source: 'M4.5' },
  'MK-IMM-04': { related: ['MK-ACT-05', 'MK-ATT-01'], source: 'M4.6' },
  'MK-IMM-07': { related: ['MK-IMM-06', 'MK-IMM-08'], source: 'M4.9' },
  'MK-IMM-09': { related: ['MK-IMM-08', 'MK-ELG-08'], source: 'M4.11' },
  'MK-IMM-10': { related: ['MK-IMM-02', 'MK-IMM-03', 'MK-BRE-03'], source: 'M4.12' },
  'MK-IMM-11': { related: ['MK-IMM-12', 'MK-IMM-02', 'MK-GEN-04'], source: 'M4.13' },
  'MK-IMM-12': { related: ['MK-IMM-11', 'MK-IMM-02'], source: 'M4.14' },
} as const satisfies ChapterFacts<(typeof immunityIds)[number]>;
