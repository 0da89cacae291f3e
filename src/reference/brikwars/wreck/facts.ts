import type { wreckIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

const editions = ['2005', 'web5', 'pl'] as const;

export const facts = {
  'BW-DMG-01': {
    related: ['BW-DMG-04', 'BW-UNIT-04'],
    source: 'E:2236-2238; P:991-995',
    editions,
    rulings: ['BWC-06'],
  },
  'BW-DMG-02': {
    related: ['BW-DMG-03', 'BW-ATK-10', 'BW-CRE-03'],
    source: 'E:2240-2244; P:997-1004',
    editions,
  },
  'BW-DMG-03': {
    related: ['BW-DMG-04', 'BW-DMG-02', 'BW-CRE-15', 'BW-CHG-04'],
    source: 'E:2248-2252; P:1006-1010',
    editions,
    rulings: ['BWC-136', 'BWC-149', 'BWC-172'],
  },
  'BW-DMG-04': {
    related: ['BW-DMG-03', 'BW-DMG-01', 'BW-CRE-05'],
    source: 'E:2254; P:1012-1014',
    editions,
  },
  'BW-DMG-05': {
    related: ['BW-CRE-07', 'BW-CRE-13', 'BW-ATK-10', 'BW-DMG-06', 'BW-DMG-07'],
    source: 'E:2256-2262; P:1016-1020',
    editions,
    rulings: ['BWC-38'],
  },
  'BW-DMG-06': {
    related: ['BW-DMG-05', 'BW-DMG-02'],
    source: 'E:2264; P:1022',
    editions,
  },
  'BW-DMG-07': {
    related: ['BW-DMG-05', 'BW-DMG-04', 'BW-OPR-02', 'BW-CRE-13'],
    source: 'E:2266-2270; P:1024-1030',
    editions,
  },
  'BW-DMG-08': {
    related: ['BW-DMG-09', 'BW-DMG-10'],
    source: 'E:2278-2280; P:1032-1034',
    editions,
  },
  'BW-DMG-09': {
    related: ['BW-DMG-08', 'BW-CRE-06'],
    source: 'E:2282-2286; P:1036-1042',
    editions,
    rulings: ['BWC-37', 'BWC-50'],
  },
  'BW-DMG-10': {
    related: ['BW-DMG-08', 'BW-DMG-11', 'BW-DMG-03'],
    source: 'E:2288-2292; P:1044-1048',
    editions,
  },
  'BW-DMG-11': {
    related: ['BW-DMG-10', 'BW-RNG-02', 'BW-SQ-22'],
    source: 'E:2294; P:1050',
    editions,
  },
  'BWC-37': {
    related: ['BW-DMG-09'],
    source: '',
    editions,
  },
  'BWC-136': {
    related: ['BW-DMG-03', 'BW-CRE-15'],
    source: '',
    editions,
  },
  'BWC-149': {
    related: ['BW-DMG-03'],
    source: '',
    editions,
  },
  'BWC-171': {
    related: ['BW-DMG-03', 'BW-CHG-12', 'BW-CCB-08'],
    source: 'E:2252; E:2358',
    editions,
  },
  'BWC-172': {
    related: ['BW-DMG-03', 'BW-CC-06', 'BWC-54', 'BW-DMG-10'],
    source: 'E:1434; E:2250; E:2288-2292',
    editions,
  },
} as const satisfies ChapterFacts<(typeof wreckIds)[number]>;
