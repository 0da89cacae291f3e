import type { moraleIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-MOR-01': {
    related: ['USB-MOR-02', 'USB-MOR-03', 'USB-MOR-04', 'USB-MOR-08'],
    source: 'U182/189; U184/191; U186/193',
    rulings: ['USB-A-57'],
    tables: ['usb-morale'],
  },
  'USB-MOR-02': { related: ['USB-MOR-01', 'USB-MOR-05', 'USB-MOR-07'], source: 'U182-183/189-190' },
  'USB-MOR-03': {
    related: ['USB-MOR-01', 'USB-MOR-06', 'USB-MOR-07', 'USB-RES-02'],
    source: 'U184-185/191-192',
    rulings: ['USB-A-22'],
  },
  'USB-MOR-04': { related: ['USB-MOR-01', 'USB-MOR-06', 'USB-MOR-07'], source: 'U186/193' },
  'USB-MOR-05': {
    related: ['USB-MOR-02', 'USB-MOR-06', 'USB-TEST-04', 'USB-MOR-11'],
    source: 'U183/190',
    rulings: ['USB-C-30', 'USB-A-34'],
  },
  'USB-MOR-06': {
    related: ['USB-MOR-03', 'USB-MOR-05', 'USB-TEST-03', 'USB-MOR-11'],
    source: 'U185/192; U416/435',
    rulings: ['USB-C-11', 'USB-C-30', 'USB-A-34', 'USB-A-36'],
  },
  'USB-MOR-07': {
    related: ['USB-MOR-01', 'USB-HERO-01', 'USB-SPEC-09', 'USB-TERR-05'],
    source: 'U229/248; U411/430; U492/508',
    rulings: ['USB-A-23', 'USB-A-34', 'USB-C-04'],
  },
  'USB-MOR-08': {
    related: ['USB-MOR-01', 'USB-MOR-02', 'USB-MOR-03', 'USB-MOR-04'],
    source: 'U182-186/189-193',
    rulings: ['USB-A-24'],
  },
  'USB-MOR-09': {
    related: ['USB-SPEC-01', 'USB-RES-02', 'USB-MOR-03', 'USB-MOR-04'],
    source: 'U484/500',
    rulings: ['USB-C-12'],
  },
  'USB-MOR-10': {
    related: ['USB-HERO-04', 'USB-MOR-06', 'USB-MOR-07'],
    source: 'U415-416/434-435',
    rulings: ['USB-A-27'],
  },
  'USB-MOR-11': { related: ['USB-PP-01', 'USB-MOR-05', 'USB-MOR-06'], source: 'U420/439; U426/445' },
  'USB-FAT-01': {
    related: ['USB-SHOOT-06', 'USB-MELEE-05', 'USB-MELEE-06', 'USB-REACT-01'],
    source: 'U187/194',
    rulings: ['USB-A-05', 'USB-A-32'],
  },
} as const satisfies ChapterFacts<(typeof moraleIds)[number]>;
