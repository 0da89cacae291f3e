import type { terrainIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-TERR-01': {
    related: ['USB-TERR-02', 'USB-TERR-03', 'USB-TERR-07'],
    source: 'U222/241',
    tables: ['usb-terrain', 'usb-terrain-ground'],
  },
  'USB-TERR-02': { related: ['USB-TERR-01', 'USB-FIELD-01', 'USB-DICE-02'], source: 'U223/242' },
  'USB-TERR-03': {
    related: ['USB-TERR-01', 'USB-TERR-07', 'USB-TERR-08', 'USB-ACT-05'],
    source: 'U225-226/244-245',
    rulings: ['USB-A-04', 'USB-A-54', 'USB-A-62'],
    tables: ['usb-terrain'],
  },
  'USB-TERR-04': {
    related: ['USB-TERR-05', 'USB-MOVE-07', 'USB-SPEC-06'],
    source: 'U227-228/246-247',
    rulings: ['USB-A-08'],
    tables: ['usb-terrain-ground'],
  },
  'USB-TERR-05': {
    related: ['USB-TERR-04', 'USB-MOR-07', 'USB-ACT-05'],
    source: 'U229/248',
    rulings: ['USB-C-04', 'USB-A-08'],
  },
  'USB-TERR-06': {
    related: ['USB-TERR-10', 'USB-WOUND-04', 'USB-WOUND-02', 'USB-SPEC-03'],
    source: 'U230-231/249-250',
    rulings: ['USB-C-17', 'USB-A-17', 'USB-A-56'],
  },
  'USB-TERR-07': {
    related: ['USB-TERR-03', 'USB-TERR-04', 'USB-TERR-11'],
    source: 'U232-233/251-252',
    rulings: ['USB-A-06', 'USB-A-08', 'USB-A-54'],
    tables: ['usb-terrain'],
  },
  'USB-TERR-08': {
    related: ['USB-TERR-03', 'USB-TERR-04', 'USB-SHOOT-11'],
    source: 'U234-235/253-254',
    rulings: ['USB-A-08', 'USB-A-54'],
    tables: ['usb-terrain'],
  },
  'USB-TERR-09': {
    related: ['USB-MOVE-07', 'USB-ACT-01', 'USB-ACT-02', 'USB-ACT-03'],
    source: 'U236/255',
    rulings: ['USB-C-23', 'USB-A-08'],
    tables: ['usb-terrain-ground'],
  },
  'USB-TERR-10': {
    related: ['USB-MOVE-04', 'USB-WOUND-04', 'USB-WOUND-02', 'USB-TERR-06'],
    source: 'U237-239/256-258',
    rulings: ['USB-A-07', 'USB-A-17'],
  },
  'USB-TERR-11': {
    related: ['USB-MACH-02', 'USB-TERR-07', 'USB-TERR-09', 'USB-ACT-05'],
    source: 'U342/358; U347/363',
    rulings: ['USB-A-25'],
  },
} as const satisfies ChapterFacts<(typeof terrainIds)[number]>;
