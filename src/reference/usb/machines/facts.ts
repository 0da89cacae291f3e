import type { machineIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-MACH-01': {
    related: ['USB-MACH-02', 'USB-PRICE-03', 'USB-STAT-01'],
    source: 'U337-339/353-355',
    rulings: ['USB-X-02', 'USB-C-02'],
    tables: ['usb-growth'],
  },
  'USB-MACH-02': {
    related: ['USB-MACH-01', 'USB-MACH-03', 'USB-TERR-11', 'USB-MOVE-06'],
    source: 'U336/352; U340-345/356-361',
    rulings: ['USB-A-14', 'USB-A-15'],
    tables: ['usb-growth'],
  },
  'USB-MACH-03': {
    related: ['USB-SHOOT-04', 'USB-MELEE-04', 'USB-MACH-02', 'USB-MELEE-10'],
    source: 'U350/366; U367/388',
    rulings: ['USB-C-09', 'USB-A-53'],
    tables: ['usb-machine-melee', 'usb-machine-ranged'],
  },
  'USB-TRANS-01': {
    related: ['USB-TRANS-02', 'USB-TRANS-03', 'USB-PRICE-03'],
    source: 'U379-381/400-402',
    rulings: ['USB-A-26'],
  },
  'USB-TRANS-02': {
    related: ['USB-TRANS-01', 'USB-TRANS-03', 'USB-SHOOT-09'],
    source: 'U382-383/403-404',
    rulings: ['USB-C-13'],
  },
  'USB-TRANS-03': { related: ['USB-TRANS-01', 'USB-TRANS-02', 'USB-COMP-02'], source: 'U385-386/406-407' },
  'USB-TRANS-04': {
    related: ['USB-TRANS-01', 'USB-WOUND-04', 'USB-WOUND-02'],
    source: 'U387/408',
    rulings: ['USB-A-17'],
  },
} as const satisfies ChapterFacts<(typeof machineIds)[number]>;
