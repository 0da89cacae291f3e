import type { mindIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

const editions = ['2005', 'web5', 'pl'] as const;

export const facts = {
  'BW-CRE-18': {
    related: ['BW-CRE-20', 'BW-CRE-19', 'BW-UNIT-02'],
    source: 'E:2100-2104; P:895-899',
    editions,
    rulings: ['BWC-75'],
  },
  'BW-CRE-19': {
    related: ['BW-CRE-18', 'BW-GEN-02'],
    source: 'E:2110-2112; P:901',
    editions,
  },
  'BW-CRE-20': {
    related: ['BW-CRE-18', 'BW-CRE-21', 'BW-CRE-22', 'BW-CRE-23', 'BW-CRE-24'],
    source: 'E:2114-2120; P:903-905',
    editions,
    rulings: ['BWC-75', 'BWC-147'],
  },
  'BW-CRE-21': {
    related: ['BW-CRE-20', 'BW-UNIT-02', 'BW-DICE-05'],
    source: 'E:2122-2124; P:907-909',
    editions,
    rulings: ['BWC-35'],
  },
  'BW-CRE-22': {
    related: ['BW-CRE-20'],
    source: 'E:2149-2151; P:913-915',
    editions,
  },
  'BW-CRE-23': {
    related: ['BW-CRE-20', 'BW-OPR-01', 'BW-CCB-01'],
    source: 'E:2153-2155; P:917-919',
    editions,
  },
  'BW-CRE-24': {
    related: ['BW-CRE-20'],
    source: 'E:2157-2159; P:921-923',
    editions,
  },
  'BW-CRE-25': {
    related: ['BW-CRE-26', 'BW-CRE-27', 'BW-ACT-01'],
    source: 'E:2178-2180; P:936-942',
    editions,
  },
  'BW-CRE-26': {
    related: ['BW-CRE-25', 'BW-CRE-27'],
    source: 'E:2180-2183; E:2216-2220; P:940-953',
    editions,
    rulings: ['BWC-147', 'BWC-169'],
  },
  'BW-CRE-27': {
    related: ['BW-CRE-25', 'BW-CRE-26'],
    source: 'E:2180-2186; E:2216-2220; P:940-953',
    editions,
    rulings: ['BWC-147'],
  },
  'BW-OPR-01': {
    related: ['BW-OPR-02', 'BW-OPR-04', 'BW-CCB-01'],
    source: 'E:2188-2194; P:955-961',
    editions,
  },
  'BW-OPR-02': {
    related: ['BW-OPR-01', 'BW-OPR-03', 'BW-DMG-05'],
    source: 'E:2196; P:963-965',
    editions,
  },
  'BW-OPR-03': {
    related: ['BW-OPR-02'],
    source: 'E:2198; P:967',
    editions,
    rulings: ['BWC-115'],
  },
  'BW-OPR-04': {
    related: ['BW-OPR-01', 'BW-OPR-05', 'BW-OPR-06', 'BW-CHG-01', 'BW-CCB-02'],
    source: 'E:2200-2208; P:969-977',
    editions,
  },
  'BW-OPR-05': {
    related: ['BW-OPR-04', 'BW-OPR-06', 'BW-CHG-08'],
    source: 'E:2210; E:2226; P:979; P:983',
    editions,
  },
  'BW-OPR-06': {
    related: ['BW-OPR-04', 'BW-OPR-07'],
    source: 'E:2222-2226; P:981-983',
    editions,
  },
  'BW-OPR-07': {
    related: ['BW-OPR-06', 'BW-UNIT-09'],
    source: 'E:2228; P:985-987',
    editions,
    rulings: ['BWC-39'],
  },
  'BWC-35': {
    related: ['BW-CRE-21'],
    source: '',
    editions,
  },
  'BWC-39': {
    related: ['BW-OPR-07'],
    source: '',
    editions,
  },
  'BWC-75': {
    related: ['BW-CRE-18', 'BW-CRE-20'],
    source: '',
    editions,
  },
  'BWC-115': {
    related: ['BW-OPR-03'],
    source: '',
    editions,
  },
  'BWC-147': {
    related: ['BW-CRE-26', 'BW-CRE-27', 'BW-CRE-20'],
    source: '',
    editions,
  },
  'BWC-169': {
    related: ['BW-CRE-26'],
    source: '',
    editions,
  },
} as const satisfies ChapterFacts<(typeof mindIds)[number]>;
