import type { shootingIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-SHOOT-01': {
    related: ['USB-SHOOT-02', 'USB-SHOOT-03', 'USB-MEAS-01', 'USB-PP-05'],
    source: 'U148/155; U314-316/326-328; U331/334; U374-378/395-399',
  },
  'USB-SHOOT-02': {
    related: ['USB-SHOOT-11', 'USB-SHOOT-01', 'USB-SHOOT-08'],
    source: 'U149/156; U224/243',
  },
  'USB-SHOOT-03': {
    related: ['USB-TEST-05', 'USB-SHOOT-04', 'USB-SHOOT-06', 'USB-SHOOT-10'],
    source: 'U150/157; U316/328; U331/334',
    rulings: ['USB-A-53'],
    tables: ['usb-ranged'],
  },
  'USB-SHOOT-04': {
    related: ['USB-SHOOT-03', 'USB-SHOOT-05', 'USB-MACH-03'],
    source: 'U151/158; U350/366',
    rulings: ['USB-C-09'],
  },
  'USB-SHOOT-05': {
    related: ['USB-SHOOT-02', 'USB-MELEE-02', 'USB-FORM-05', 'USB-PP-06'],
    source: 'U152/159',
    rulings: ['USB-A-03'],
  },
  'USB-SHOOT-06': {
    related: ['USB-SHOOT-07', 'USB-TEST-04', 'USB-ACT-04', 'USB-FAT-01'],
    source:
      'U118/126; U138-139/144-145; U150/157; U183/190; U185/192; U187/194; U226/245; U233/252; U235/254; U336/352; U494/510',
    rulings: ['USB-C-11', 'USB-C-14'],
  },
  'USB-SHOOT-07': {
    related: ['USB-SHOOT-06', 'USB-WOUND-01', 'USB-ACT-05', 'USB-WOUND-05'],
    source: 'U119/127; U138-139/144-145; U153/160; U233/252; U315-316/327-328; U331/334; U377-378/398-399',
    rulings: ['USB-C-07', 'USB-A-06'],
  },
  'USB-SHOOT-08': { related: ['USB-SHOOT-02', 'USB-SHOOT-06', 'USB-MACH-03'], source: 'U336/352' },
  'USB-SHOOT-09': {
    related: ['USB-TRANS-01', 'USB-TRANS-02', 'USB-SHOOT-03'],
    source: 'U384/405',
    rulings: ['USB-A-16'],
  },
  'USB-SHOOT-10': {
    related: ['USB-SHOOT-03', 'USB-SHOOT-04', 'USB-PRICE-02', 'USB-COMP-05'],
    source: 'U331/334',
    rulings: ['USB-A-09', 'USB-A-11', 'USB-A-53'],
  },
  'USB-SHOOT-11': {
    related: ['USB-SHOOT-02', 'USB-TERR-08', 'USB-SPEC-07', 'USB-SHOOT-08'],
    source: 'U149/156; U235/254; U490/506',
  },
  'USB-WOUND-01': {
    related: ['USB-WOUND-02', 'USB-WOUND-03', 'USB-SHOOT-07', 'USB-MOR-01'],
    source: 'U153/160; U169/179',
  },
  'USB-WOUND-02': {
    related: ['USB-WOUND-01', 'USB-WOUND-03', 'USB-WOUND-05'],
    source: 'U153/160; U169/179',
    rulings: ['USB-A-17'],
  },
  'USB-WOUND-03': {
    related: ['USB-DICE-01', 'USB-WOUND-01', 'USB-WOUND-02'],
    source: 'U371/392; U377-378/398-399',
    rulings: ['USB-A-18', 'USB-A-20', 'USB-C-20'],
  },
  'USB-WOUND-04': {
    related: ['USB-TERR-06', 'USB-TERR-10', 'USB-MELEE-10', 'USB-TRANS-04'],
    source: 'U231/250; U239/258; U349/365; U387/408; U486/502',
    rulings: ['USB-A-07', 'USB-C-29'],
  },
  'USB-WOUND-05': {
    related: ['USB-HERO-02', 'USB-SHOOT-07', 'USB-WOUND-02'],
    source: 'U275/292; U413/432',
    rulings: ['USB-A-12'],
  },
} as const satisfies ChapterFacts<(typeof shootingIds)[number]>;
