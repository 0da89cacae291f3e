import type { creationIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'BW-CCB-01': {
    related: ['BW-ATK-01', 'BW-CCB-02', 'BW-UNIT-02'],
    source: 'E:2304-2308; P:1058',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-CCB-02': {
    related: ['BW-CCB-01', 'BW-CC-10', 'BW-CCB-03'],
    source: 'E:2316; P:1064',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-CCB-03': {
    related: ['BW-CCB-02', 'BW-CC-10', 'BW-CHG-09'],
    source: 'E:2317; P:1065',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-36', 'BWC-128'],
  },
  'BW-CCB-04': {
    related: ['BW-CC-03', 'BW-CCB-02'],
    source: 'E:2318; P:1066',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-CCB-05': {
    related: ['BW-ATK-04', 'BW-RNG-02', 'BW-CCB-06'],
    source: 'E:2320-2326; P:1068-1072',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-CCB-06': {
    related: ['BW-CCB-05'],
    source: 'E:2328; P:1074',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-116'],
  },
  'BW-CCB-09': {
    related: ['BW-RNG-02', 'BW-GEN-02'],
    source: 'E:2338-2354',
    editions: ['2005', 'web5'],
  },
  'BWC-36': {
    related: ['BW-CCB-03'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-116': {
    related: ['BW-CCB-06'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<(typeof creationIds)[number]>;
