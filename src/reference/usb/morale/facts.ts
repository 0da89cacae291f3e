import type { moraleIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-MOR-01': {
    related: ['USB-MOR-02', 'USB-MOR-03', 'USB-MOR-04', 'USB-MOR-08'],
    source: 'U182/189; U184/191; U186/193',
  },
  'USB-MOR-02': { related: ['USB-MOR-01', 'USB-MOR-05', 'USB-MOR-07'], source: 'U182-183/189-190' },
  'USB-MOR-03': {
    related: ['USB-MOR-01', 'USB-MOR-06', 'USB-MOR-07'],
    source: 'U184-185/191-192',
    rulings: ['USB-A-22'],
  },
  'USB-MOR-04': { related: ['USB-MOR-01', 'USB-MOR-06', 'USB-MOR-07'], source: 'U186/193' },
  'USB-MOR-05': { related: ['USB-MOR-02', 'USB-MOR-06', 'USB-TEST-04'], source: 'U183/190' },
  'USB-MOR-07': {
    related: ['USB-MOR-01', 'USB-TEST-04', 'USB-STAT-02'],
    source: 'U229/248; U411/430; U492/508',
    rulings: ['USB-A-23'],
  },
  'USB-MOR-08': {
    related: ['USB-MOR-01', 'USB-MOR-02', 'USB-MOR-03', 'USB-MOR-04'],
    source: 'U182-186/189-193',
    rulings: ['USB-A-24'],
  },
} as const satisfies ChapterFacts<(typeof moraleIds)[number]>;
