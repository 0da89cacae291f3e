import type { responseIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'BW-RESP-01': {
    related: ['BW-ACT-01', 'BW-RESP-03', 'BW-RESP-04', 'BW-RESP-05'],
    source: 'E:1194-1199; P:380-382',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-RESP-02': {
    related: ['BW-RESP-01', 'BW-CC-03'],
    source: 'E:1199; P:384',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-RESP-03': {
    related: ['BW-RESP-01', 'BW-ATK-02', 'BW-GEN-02'],
    source: 'E:1201-1205; P:386-390',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-RESP-04': {
    related: ['BW-RESP-05', 'BW-RESP-06'],
    source: 'E:1215; P:394',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-RESP-05': {
    related: ['BW-UNIT-02', 'BW-RESP-04', 'BW-RESP-07', 'BW-DICE-03'],
    source: 'E:1207-1225; P:392-396',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-51', 'BWC-52'],
  },
  'BW-RESP-06': {
    related: ['BW-RESP-07', 'BW-RESP-08', 'BW-RESP-05', 'BW-MOVE-05'],
    source: 'E:1227-1231; P:398-402',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-72'],
  },
  'BW-RESP-07': {
    related: ['BW-RESP-06', 'BW-RESP-05', 'BW-DICE-04'],
    source: 'E:1233; P:402',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-40', 'BWC-72'],
  },
  'BW-RESP-08': {
    related: ['BW-RESP-06', 'BW-CC-13', 'BW-UNIT-03'],
    source: 'E:1231; E:1739; P:404; P:664; W:753',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<(typeof responseIds)[number]>;
