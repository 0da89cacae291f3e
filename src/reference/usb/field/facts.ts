import type { fieldIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-FIELD-01': {
    related: ['USB-TERR-02', 'USB-ARMY-03', 'USB-DEP-01'],
    source: 'U78-80/82-84',
    tables: ['usb-sizes'],
  },
  'USB-DEP-01': {
    related: ['USB-DEP-02', 'USB-ARMY-03', 'USB-FIELD-01'],
    source: 'U86/93',
    rulings: ['USB-X-01', 'USB-A-55'],
    tables: ['usb-sizes'],
  },
  'USB-DEP-02': { related: ['USB-DEP-01', 'USB-DEP-03', 'USB-DEP-05'], source: 'U87/94' },
  'USB-DEP-03': { related: ['USB-DEP-02', 'USB-DEP-04'], source: 'U88-90/95-97' },
  'USB-DEP-04': { related: ['USB-DEP-03', 'USB-SHOOT-02'], source: 'U91/98' },
  'USB-DEP-05': {
    related: ['USB-DEP-01', 'USB-DEP-02', 'USB-SPEC-01', 'USB-SPEC-02'],
    source: 'U493/509',
    rulings: ['USB-A-30'],
  },
  'USB-VIC-01': {
    related: ['USB-DEP-01', 'USB-COMP-02', 'USB-HERO-02'],
    source: 'U86/93',
    rulings: ['USB-A-21', 'USB-A-31'],
  },
} as const satisfies ChapterFacts<(typeof fieldIds)[number]>;
