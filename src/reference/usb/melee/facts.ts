import type { meleeIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-MELEE-01': {
    related: ['USB-ACT-03', 'USB-MELEE-02', 'USB-MOVE-07', 'USB-MELEE-13'],
    source: 'U117/125; U162/172',
  },
  'USB-MELEE-02': {
    related: ['USB-MELEE-01', 'USB-SHOOT-05', 'USB-DUEL-01', 'USB-FORM-05'],
    source: 'U164/174',
    rulings: ['USB-A-03'],
  },
  'USB-MELEE-03': { related: ['USB-MELEE-04', 'USB-MELEE-06', 'USB-REACT-02'], source: 'U166/176; U170/180' },
  'USB-MELEE-04': {
    related: ['USB-MELEE-05', 'USB-TEST-05', 'USB-MACH-03'],
    source: 'U167-168/177-178; U350/366',
    rulings: ['USB-C-09'],
  },
  'USB-MELEE-05': {
    related: ['USB-MELEE-04', 'USB-SHOOT-06', 'USB-SHOOT-07', 'USB-FAT-01'],
    source: 'U117/125; U167-169/177-179; U204/217; U311-312/323-324; U370-371/391-392',
    rulings: ['USB-A-54', 'USB-C-07', 'USB-A-52'],
    tables: ['usb-melee'],
  },
  'USB-MELEE-06': {
    related: ['USB-MELEE-03', 'USB-MELEE-07', 'USB-MELEE-08', 'USB-FAT-01'],
    source: 'U170/180',
  },
  'USB-MELEE-07': {
    related: ['USB-MELEE-06', 'USB-MELEE-08', 'USB-MELEE-13'],
    source: 'U309/321; U369/390',
    rulings: ['USB-C-10'],
  },
  'USB-MELEE-08': {
    related: ['USB-MELEE-06', 'USB-MELEE-07', 'USB-MELEE-05'],
    source: 'U310/322; U372/393',
    rulings: ['USB-C-10', 'USB-C-19', 'USB-A-52'],
  },
  'USB-MELEE-09': {
    related: ['USB-ACT-03', 'USB-MELEE-05', 'USB-PRICE-02', 'USB-MOVE-07'],
    source: 'U330/333',
    rulings: ['USB-A-10', 'USB-A-11', 'USB-A-52', 'USB-A-59'],
  },
  'USB-MELEE-10': {
    related: ['USB-WOUND-04', 'USB-MACH-01', 'USB-ACT-03'],
    source: 'U349/365',
    rulings: ['USB-C-29'],
  },
  'USB-MELEE-11': {
    related: ['USB-WOUND-04', 'USB-SPEC-01', 'USB-VIC-01'],
    source: 'U486/502',
    rulings: ['USB-A-19'],
  },
  'USB-MELEE-12': {
    related: ['USB-RES-02', 'USB-MELEE-05', 'USB-MOR-06', 'USB-RES-01'],
    source: 'U204/217',
    rulings: ['USB-C-25', 'USB-A-36', 'USB-A-37'],
  },
  'USB-MELEE-13': {
    related: ['USB-ACT-03', 'USB-REACT-02', 'USB-MELEE-06', 'USB-RES-01'],
    source: 'U162-170/172-180; U196/209',
  },
  'USB-REACT-01': {
    related: ['USB-REACT-02', 'USB-ACT-05', 'USB-FAT-01'],
    source: 'U119/127; U163/173',
    rulings: ['USB-A-32', 'USB-A-62'],
    tables: ['usb-reactions'],
  },
  'USB-REACT-02': {
    related: ['USB-REACT-01', 'USB-REACT-03', 'USB-ACT-05'],
    source: 'U165/175',
    tables: ['usb-reactions'],
  },
  'USB-REACT-03': {
    related: ['USB-REACT-02', 'USB-MELEE-13', 'USB-TERR-06'],
    source: 'U165/175',
    rulings: ['USB-A-13'],
  },
} as const satisfies ChapterFacts<(typeof meleeIds)[number]>;
