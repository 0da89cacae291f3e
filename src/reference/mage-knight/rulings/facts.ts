import type { rulingIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'MK-A-15': { related: ['MK-ELG-06', 'MK-ELG-09', 'MK-ELG-12'], source: '' },
  'MK-A-16': { related: ['MK-ELG-01', 'MK-ELG-03', 'MK-ELG-04', 'MK-ELG-05'], source: '' },
  'MK-A-17': { related: ['MK-ELG-02', 'MK-ELG-09', 'MK-LONG-01', 'MK-ATT-01'], source: '' },
  'MK-A-20': { related: ['MK-PLK-05', 'MK-ELG-01'], source: '' },
  'MK-A-21': { related: ['MK-GATE-03', 'MK-ELG-01'], source: '' },
  'MK-A-29': { related: ['MK-IMM-08', 'MK-ELG-03'], source: '' },
  'MK-A-30': { related: ['MK-ELG-07', 'MK-ELG-08', 'MK-ELG-10', 'MK-ELG-11'], source: '' },
  'MK-A-32': { related: ['MK-ELG-13', 'MK-ELG-12'], source: '' },
} as const satisfies ChapterFacts<(typeof rulingIds)[number]>;
