import type { testIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-STAT-01': {
    related: ['USB-STAT-02', 'USB-TEST-01', 'USB-TEST-05', 'USB-WOUND-01'],
    source: 'U9-13/14-18',
    rulings: ['USB-C-02', 'USB-C-03'],
  },
  'USB-STAT-02': {
    related: ['USB-TEST-01', 'USB-TEST-04'],
    source: 'U36/39; U184/191; U264/281',
    rulings: ['USB-C-07'],
  },
  'USB-DICE-01': {
    related: ['USB-TEST-01', 'USB-DICE-02'],
    source: 'U20/28; U371/392; U377-378/398-399',
    rulings: ['USB-A-20'],
  },
  'USB-DICE-02': { related: ['USB-DICE-01', 'USB-TEST-01'], source: 'U21/29' },
  'USB-TEST-01': {
    related: ['USB-TEST-02', 'USB-TEST-03', 'USB-TEST-04', 'USB-TEST-05'],
    source: 'U36/39',
  },
  'USB-TEST-02': {
    related: ['USB-TEST-01', 'USB-TEST-03'],
    source: 'U37/40',
    rulings: ['USB-A-51', 'USB-X-08'],
  },
  'USB-TEST-03': {
    related: ['USB-TEST-02', 'USB-TEST-05'],
    source: 'U37/40',
    rulings: ['USB-A-51', 'USB-A-52', 'USB-X-08'],
  },
  'USB-TEST-04': {
    related: ['USB-STAT-02', 'USB-TEST-01', 'USB-TEST-03', 'USB-SHOOT-06'],
    source: 'U119/127; U187/194; U271-272/288-289; U311/323',
    rulings: ['USB-C-07'],
  },
  'USB-TEST-05': {
    related: ['USB-STAT-01', 'USB-TEST-01', 'USB-TEST-03', 'USB-SHOOT-03'],
    source: 'U37/40; U150/157; U167/177',
    rulings: ['USB-A-52'],
  },
  'USB-MEAS-01': { related: ['USB-MEAS-02', 'USB-DICE-02'], source: 'U22/30; U26/34' },
  'USB-MEAS-02': { related: ['USB-MEAS-01', 'USB-ARMY-03'], source: 'U43/47' },
  'USB-ETQ-01': { related: ['USB-TURN-02', 'USB-DICE-02', 'USB-BASE-01'], source: 'U23-24/31-32' },
  'USB-BASE-01': {
    related: ['USB-MEAS-01', 'USB-COMP-06', 'USB-ETQ-01'],
    source: 'U25/33; U293/295; U297/299; U301/303; U335/351',
    rulings: ['USB-A-02'],
  },
} as const satisfies ChapterFacts<(typeof testIds)[number]>;
