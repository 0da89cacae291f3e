import type { priceIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-PRICE-01': {
    related: ['USB-PRICE-02', 'USB-COMP-07', 'USB-SPEC-01', 'USB-STAT-01'],
    source: 'U264-274/281-291; U297/299; U301/303; U309-316/321-328',
    rulings: ['USB-A-01', 'USB-A-58', 'USB-C-02'],
    tables: ['usb-ranks', 'usb-stats'],
  },
  'USB-PRICE-02': {
    related: ['USB-PRICE-01', 'USB-COMP-05', 'USB-MELEE-09', 'USB-SHOOT-10'],
    source: 'U329-331/332-334',
    rulings: ['USB-A-09', 'USB-A-10', 'USB-A-11'],
    tables: ['usb-prices'],
  },
  'USB-PRICE-03': {
    related: ['USB-MACH-01', 'USB-MACH-02', 'USB-TRANS-01', 'USB-SPEC-01'],
    source: 'U337-345/353-361; U367-381/388-402; U481/497; U487/503',
    rulings: ['USB-A-14', 'USB-A-15', 'USB-C-19'],
    tables: ['usb-growth-prices', 'usb-machine-melee', 'usb-machine-ranged'],
  },
  'USB-PRICE-04': {
    related: ['USB-PRICE-01', 'USB-PRICE-05', 'USB-PP-01', 'USB-HERO-05'],
    source: 'U449-462/465-478',
    rulings: ['USB-A-01', 'USB-A-60'],
    tables: ['usb-heroes'],
  },
  'USB-PRICE-05': {
    related: ['USB-PRICE-04', 'USB-COMP-04', 'USB-ARMY-01', 'USB-SPEC-01'],
    source: 'U514/518',
    rulings: ['USB-A-45', 'USB-C-31'],
  },
} as const satisfies ChapterFacts<(typeof priceIds)[number]>;
