import type { actionIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'BW-ACT-01': {
    related: ['BW-GEN-04', 'BW-ACT-02', 'BW-MOVE-06', 'BW-RESP-01'],
    source: 'E:1143-1145; P:343-345',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-22'],
  },
  'BW-ACT-02': {
    related: ['BW-ACT-03', 'BW-UNIT-02', 'BW-ATK-06', 'BW-DICE-04'],
    source: 'E:1147-1149; P:347-351; P:1453',
    editions: ['2005', 'web5', 'pl', 'lugpol'],
    rulings: ['BWC-50', 'BWC-52'],
    tables: ['difficulty'],
  },
  'BW-ACT-03': {
    related: ['BW-ACT-02', 'BW-ATK-06', 'BW-WEAP-02'],
    source: 'E:1151-1162; P:353-364; P:1453-1464',
    editions: ['2005', 'web5', 'pl', 'lugpol'],
    rulings: ['BWC-137', 'BWC-139'],
    tables: ['difficulty'],
  },
  'BW-ACT-04': {
    related: ['BW-ACT-05', 'BW-ACT-01', 'BW-QW-09'],
    source: 'E:1164-1168; P:366',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-ACT-05': {
    related: ['BW-ACT-04', 'BW-UNIT-04'],
    source: 'E:1170',
    editions: ['2005', 'web5'],
  },
  'BW-ACT-06': {
    related: ['BW-ACT-01', 'BW-MOVE-06', 'BW-ACT-07'],
    source: 'E:1172-1179; P:368-370',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-ACT-07': {
    related: ['BW-ACT-08', 'BW-ACT-09', 'BW-ACT-06', 'BW-GEN-02'],
    source: 'E:1181-1188; P:372-376',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-71'],
  },
  'BW-ACT-08': {
    related: ['BW-ACT-07', 'BW-CHG-09'],
    source: 'E:1192; P:378',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-ACT-09': {
    related: ['BW-MOVE-07', 'BW-ACT-07', 'BW-QW-03'],
    source: 'E:337; E:1125; P:17',
    editions: ['2005', 'web5', 'pl', 'quick'],
  },
  'BWC-22': {
    related: ['BW-GEN-04', 'BW-ACT-01', 'BW-MOVE-01'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-45': {
    related: ['BW-MOVE-07', 'BW-WEAP-07'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-71': {
    related: ['BW-ACT-07', 'BW-ACT-08'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-137': {
    related: ['BW-ACT-03', 'BWC-139'],
    source: '',
    editions: ['2005', 'web5', 'pl', 'lugpol'],
  },
  'BWC-139': {
    related: ['BW-ACT-03', 'BW-ATK-06', 'BWC-01'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<(typeof actionIds)[number]>;
