import type { skillIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

/** The Polish supplements, which the league plays by too. */
const editions = ['pl-supplements', 'league'] as const;

export const facts = {
  'BW-SKL-01': {
    related: ['BW-SKL-02', 'BW-ATK-11', 'BW-ATK-13'],
    source: 'P:1672',
    editions,
    rulings: ['BWC-96', 'BWC-166'],
  },
  'BW-SKL-02': {
    related: ['BW-SKL-01', 'BW-ATK-11', 'BW-UNIT-02'],
    source: 'P:1673',
    editions,
    rulings: ['BWC-96'],
  },
  'BW-SKL-03': {
    related: ['BW-ATK-06', 'BW-ATK-07', 'BW-UNIT-09'],
    source: 'P:1674',
    editions,
    rulings: ['BWC-97'],
  },
  'BWC-96': { related: ['BW-SKL-01', 'BW-SKL-02', 'BW-ATK-11'], source: '', editions },
  'BWC-97': { related: ['BW-SKL-03', 'BW-DICE-04'], source: '', editions },
  'BWC-166': { related: ['BW-SKL-01', 'BW-MAG-01', 'BW-UNIT-09'], source: '', editions },
} as const satisfies ChapterFacts<(typeof skillIds)[number]>;
