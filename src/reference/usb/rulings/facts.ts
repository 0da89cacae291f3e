import type { rulingIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-A-20': { related: ['USB-DICE-01', 'USB-STAT-01'], source: '' },
  'USB-A-22': { related: ['USB-MOR-03', 'USB-MOR-06'], source: '' },
  'USB-A-23': { related: ['USB-MOR-07', 'USB-TEST-04'], source: '' },
  'USB-A-24': { related: ['USB-MOR-08', 'USB-MOR-01'], source: '' },
  'USB-A-51': { related: ['USB-TEST-02', 'USB-TEST-03', 'USB-TEST-04'], source: '' },
  'USB-A-52': { related: ['USB-TEST-03', 'USB-TEST-05', 'USB-ACT-03'], source: '' },
  'USB-C-07': { related: ['USB-TEST-04', 'USB-STAT-02'], source: '' },
  'USB-X-08': { related: ['USB-TEST-02', 'USB-TEST-03'], source: '' },
} as const satisfies ChapterFacts<(typeof rulingIds)[number]>;
