import type { lugpolIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

type Id = (typeof lugpolIds)[number];

export const facts = {
  'BW-LP-01': {
    related: ['BW-LP-02', 'BW-UNIT-05', 'BW-UNIT-07', 'BW-UNIT-08'],
    source: 'P:1416-1425',
    editions: ['lugpol'],
    rulings: ['BWC-98'],
    tables: ['lugpol-units'],
  },
  'BW-LP-02': {
    related: ['BW-LP-01', 'BW-LP-03', 'BW-QW-09'],
    source: 'P:1429-1439',
    editions: ['lugpol'],
    rulings: ['BWC-98', 'BWC-113', 'BWC-68'],
    tables: ['lugpol-weapons'],
  },
  'BW-LP-03': {
    related: ['BW-LP-02', 'BW-QW-13'],
    source: 'P:1439-1441',
    editions: ['lugpol'],
    rulings: ['BWC-109'],
    tables: ['lugpol-crew'],
  },
  'BW-LP-04': {
    related: ['BW-LP-02', 'BW-QW-18'],
    source: 'P:1443-1451',
    editions: ['lugpol'],
    rulings: ['BWC-99'],
  },
  'BW-LP-05': {
    related: ['BW-ACT-03', 'BW-ACT-02', 'BW-DICE-08'],
    source: 'P:1453-1464',
    editions: ['lugpol'],
    tables: ['difficulty'],
  },
  'BWC-98': { related: ['BW-LP-01', 'BW-LP-02', 'BW-QW-09'], source: '', editions: ['lugpol'] },
  'BWC-99': { related: ['BW-LP-04'], source: '', editions: ['lugpol'] },
  'BWC-113': { related: ['BW-LP-02'], source: '', editions: ['lugpol'] },
} as const satisfies ChapterFacts<Id>;
