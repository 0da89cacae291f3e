import type { movementIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'BW-MOVE-01': {
    related: ['BW-UNIT-03', 'BW-MOVE-02', 'BW-MOVE-03', 'BW-MOVE-05'],
    source: 'E:1099; P:325',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-MOVE-02': {
    related: ['BW-MOVE-01', 'BW-MOVE-03', 'BW-QW-04'],
    source: 'E:1101; P:327',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-20'],
  },
  'BW-MOVE-03': {
    related: ['BW-MOVE-01', 'BW-MOVE-02', 'BW-ACT-01'],
    source: 'E:1101; P:327',
    editions: ['2005', 'web5', 'pl'],
  },
  'BW-MOVE-04': {
    related: ['BW-CC-01', 'BW-RESP-04', 'BW-CC-10', 'BW-RESP-01'],
    source: 'E:1103; P:329',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-70'],
  },
  'BW-MOVE-05': {
    related: ['BW-UNIT-03', 'BW-RESP-06', 'BW-DICE-05'],
    source: 'E:1105-1111; P:331-333',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-50'],
  },
  'BW-MOVE-06': {
    related: ['BW-MOVE-07', 'BW-ACT-01', 'BW-ACT-06'],
    source: 'E:1121-1125; P:335-339',
    editions: ['2005', 'web5', 'pl'],
    tables: ['quick-actions'],
  },
  'BW-MOVE-07': {
    related: ['BW-MOVE-06', 'BW-UNIT-03', 'BW-RESP-08', 'BW-ACT-09'],
    source: 'E:1125-1134; P:337-339; P:404',
    editions: ['2005', 'web5', 'pl'],
    rulings: ['BWC-45'],
    tables: ['quick-actions'],
  },
  'BWC-20': {
    related: ['BW-MOVE-02', 'BW-QW-04'],
    source: '',
    editions: ['2005', 'web5', 'pl', 'quick'],
  },
  'BWC-43': {
    related: ['BW-WEAP-18', 'BW-WEAP-04', 'BW-WEAP-14'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
  'BWC-70': {
    related: ['BW-MOVE-04', 'BW-RESP-01', 'BW-RESP-04', 'BW-CC-01'],
    source: '',
    editions: ['2005', 'web5', 'pl'],
  },
} as const satisfies ChapterFacts<(typeof movementIds)[number]>;
