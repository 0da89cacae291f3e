import type { movementIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-MOVE-01': {
    related: ['USB-MEAS-01', 'USB-MOVE-02', 'USB-FORM-02'],
    source: 'U130/133',
    rulings: ['USB-A-42'],
  },
  'USB-MOVE-02': { related: ['USB-MOVE-03', 'USB-MOVE-04', 'USB-SPEC-03'], source: 'U131/134' },
  'USB-MOVE-03': { related: ['USB-ACT-03', 'USB-MOVE-02', 'USB-MELEE-01'], source: 'U131/134' },
  'USB-MOVE-04': {
    related: ['USB-TERR-10', 'USB-MOVE-02', 'USB-MOVE-07'],
    source: 'U131/134',
    rulings: ['USB-A-07'],
  },
  'USB-MOVE-05': {
    related: ['USB-MOVE-07', 'USB-TERR-04', 'USB-PRICE-01'],
    source: 'U301/303',
    rulings: ['USB-A-08'],
  },
  'USB-MOVE-06': {
    related: ['USB-MOVE-07', 'USB-MACH-01', 'USB-MACH-02'],
    source: 'U336/352; U340/356; U344/360',
    rulings: ['USB-A-43'],
  },
  'USB-MOVE-07': {
    related: ['USB-ACT-01', 'USB-MOVE-05', 'USB-TERR-04', 'USB-FORM-03'],
    source:
      'U115-117/123-125; U138-140/144-146; U228/247; U236/255; U301/303; U330/333; U342/358; U344/360; U483/499; U489/505',
    rulings: ['USB-A-08', 'USB-C-23'],
  },
  'USB-FORM-01': {
    related: ['USB-FORM-02', 'USB-FORM-03', 'USB-FORM-04', 'USB-FORM-05'],
    source: 'U136/142',
    tables: ['usb-formations'],
  },
  'USB-FORM-02': { related: ['USB-FORM-01', 'USB-MOVE-01'], source: 'U137/143' },
  'USB-FORM-03': {
    related: ['USB-FORM-01', 'USB-MOVE-07', 'USB-ACT-05'],
    source: 'U138/144',
    tables: ['usb-formations'],
  },
  'USB-FORM-04': {
    related: ['USB-FORM-01', 'USB-SHOOT-07', 'USB-RES-01', 'USB-MOVE-07'],
    source: 'U139/145',
    rulings: ['USB-C-28'],
    tables: ['usb-formations'],
  },
  'USB-FORM-05': {
    related: ['USB-FORM-01', 'USB-SHOOT-05', 'USB-MELEE-02', 'USB-MOVE-07'],
    source: 'U140/146',
    rulings: ['USB-C-06', 'USB-A-33'],
  },
} as const satisfies ChapterFacts<(typeof movementIds)[number]>;
