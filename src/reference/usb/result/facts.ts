import type { resultIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-RES-01': {
    related: ['USB-RES-02', 'USB-RES-06', 'USB-MELEE-13', 'USB-DUEL-01'],
    source: 'U139/145; U195-202/208-215; U417-419/436-438',
    rulings: ['USB-A-39', 'USB-A-41', 'USB-C-24', 'USB-C-28'],
    tables: ['usb-score'],
  },
  'USB-RES-02': {
    related: ['USB-RES-03', 'USB-RES-04', 'USB-RES-05', 'USB-MELEE-12'],
    source: 'U203-207/216-220; U484/500',
    rulings: ['USB-A-22', 'USB-C-12'],
    tables: ['usb-bands'],
  },
  'USB-RES-03': {
    related: ['USB-RES-02', 'USB-RES-04', 'USB-MOR-05', 'USB-TERR-06'],
    source: 'U205/218',
    rulings: ['USB-A-61', 'USB-A-43'],
  },
  'USB-RES-04': {
    related: ['USB-RES-02', 'USB-RES-03', 'USB-MOR-06', 'USB-MOVE-07'],
    source: 'U206/219',
    rulings: ['USB-A-61', 'USB-A-43', 'USB-A-22'],
  },
  'USB-RES-05': { related: ['USB-RES-02', 'USB-RES-01', 'USB-VIC-01'], source: 'U207/220' },
  'USB-RES-06': {
    related: ['USB-RES-01', 'USB-RES-02'],
    source: 'U199-200/212-213',
    rulings: ['USB-A-40'],
  },
} as const satisfies ChapterFacts<(typeof resultIds)[number]>;
