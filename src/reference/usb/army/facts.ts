import type { armyIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-ARMY-01': { related: ['USB-ARMY-03', 'USB-COMP-03', 'USB-COMP-04'], source: 'U50/53' },
  'USB-ARMY-02': { related: ['USB-ARMY-01', 'USB-ARMY-03'], source: 'U50-51/53-54' },
  'USB-ARMY-03': {
    related: ['USB-ARMY-01', 'USB-COMP-03', 'USB-MEAS-02'],
    source: 'U56-58/60-62',
    rulings: ['USB-X-06'],
    tables: ['usb-sizes'],
  },
  'USB-COMP-01': {
    related: ['USB-COMP-02', 'USB-COMP-04', 'USB-ARMY-01'],
    source: 'U64/71; U68-69/75-76',
    rulings: ['USB-A-47', 'USB-A-49'],
    tables: ['usb-composition'],
  },
  'USB-COMP-02': {
    related: ['USB-COMP-01', 'USB-COMP-03', 'USB-COMP-04'],
    source: 'U65/72; U68-69/75-76; U459/475',
    rulings: ['USB-A-47', 'USB-A-48', 'USB-A-50'],
    tables: ['usb-composition'],
  },
  'USB-COMP-03': {
    related: ['USB-COMP-02', 'USB-COMP-04', 'USB-ARMY-03'],
    source: 'U66/73',
    rulings: ['USB-X-07', 'USB-X-09'],
  },
  'USB-COMP-04': {
    related: ['USB-COMP-02', 'USB-COMP-03', 'USB-ARMY-01'],
    source: 'U67-69/74-76; U521/525',
    rulings: ['USB-C-05'],
    tables: ['usb-composition'],
  },
  'USB-COMP-05': {
    related: ['USB-COMP-07', 'USB-HERO-02', 'USB-SHOOT-10', 'USB-SPEC-01'],
    source: 'U275/292; U307/319; U331/334; U480/496',
    rulings: ['USB-C-18'],
  },
  'USB-COMP-06': {
    related: ['USB-COMP-05', 'USB-BASE-01', 'USB-PRICE-02'],
    source: 'U293-302/295-304; U335/351; U346/362; U457/473',
    rulings: ['USB-A-02'],
    tables: ['usb-types'],
  },
  'USB-COMP-07': {
    related: ['USB-COMP-05', 'USB-PRICE-01', 'USB-MELEE-08'],
    source: 'U262/279; U306-308/318-320',
    rulings: ['USB-C-10'],
    tables: ['usb-melee', 'usb-ranged'],
  },
} as const satisfies ChapterFacts<(typeof armyIds)[number]>;
