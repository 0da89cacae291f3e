import type { heroIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-HERO-01': { related: ['USB-MOR-07', 'USB-HERO-02', 'USB-MOR-11'], source: 'U411/430' },
  'USB-HERO-02': {
    related: ['USB-HERO-03', 'USB-TURN-05', 'USB-WOUND-05', 'USB-PP-01'],
    source: 'U412-413/431-432',
    rulings: ['USB-A-12', 'USB-A-35', 'USB-A-42', 'USB-A-57'],
  },
  'USB-HERO-03': { related: ['USB-HERO-02', 'USB-TURN-05', 'USB-PP-06'], source: 'U414/433' },
  'USB-HERO-04': {
    related: ['USB-MOR-10', 'USB-PRICE-04', 'USB-HERO-01'],
    source: 'U415-416/434-435',
    rulings: ['USB-A-27'],
  },
  'USB-HERO-05': {
    related: ['USB-PRICE-04', 'USB-MACH-01', 'USB-COMP-02', 'USB-HERO-04'],
    source: 'U459-462/475-478; U521/525',
    rulings: ['USB-C-21', 'USB-A-46', 'USB-X-03'],
  },
  'USB-DUEL-01': {
    related: ['USB-DUEL-02', 'USB-RES-01', 'USB-MELEE-02'],
    source: 'U417/436',
    rulings: ['USB-C-27'],
  },
  'USB-DUEL-02': {
    related: ['USB-DUEL-01', 'USB-RES-01', 'USB-ACT-03'],
    source: 'U418-419/437-438',
    rulings: ['USB-C-27', 'USB-A-38'],
  },
  'USB-PP-01': {
    related: ['USB-PP-02', 'USB-PP-03', 'USB-PRICE-04', 'USB-SPEC-07'],
    source: 'U420-421/439-440; U449-455/465-471',
    rulings: ['USB-C-16'],
    tables: ['usb-heroes'],
  },
  'USB-PP-02': {
    related: ['USB-PP-01', 'USB-HERO-02', 'USB-TEST-02', 'USB-TEST-03', 'USB-SPEC-07'],
    source: 'U422/441; U412/431',
    rulings: ['USB-A-28'],
  },
  'USB-PP-03': { related: ['USB-PP-01', 'USB-TURN-02', 'USB-TURN-03'], source: 'U423/442' },
  'USB-PP-04': {
    related: ['USB-PP-01', 'USB-PP-05', 'USB-MELEE-04', 'USB-SHOOT-03'],
    source: 'U424/443',
    rulings: ['USB-A-44'],
  },
  'USB-PP-05': {
    related: ['USB-PP-01', 'USB-PP-04', 'USB-SHOOT-01', 'USB-SHOOT-06'],
    source: 'U425/444',
    rulings: ['USB-A-44', 'USB-C-14'],
  },
  'USB-PP-06': {
    related: ['USB-PP-01', 'USB-HERO-03', 'USB-SHOOT-05'],
    source: 'U427/446',
    rulings: ['USB-A-63'],
  },
} as const satisfies ChapterFacts<(typeof heroIds)[number]>;
