import type { roundIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-TURN-01': { related: ['USB-TURN-02', 'USB-DICE-01', 'USB-DICE-02'], source: 'U101/108' },
  'USB-TURN-02': { related: ['USB-TURN-01', 'USB-TURN-03', 'USB-TURN-05'], source: 'U100/107; U102/109' },
  'USB-TURN-03': { related: ['USB-TURN-02', 'USB-TURN-04'], source: 'U103-104/110-111' },
  'USB-TURN-04': { related: ['USB-TURN-03', 'USB-TURN-02', 'USB-COMP-02'], source: 'U105/112' },
  'USB-TURN-05': {
    related: ['USB-HERO-02', 'USB-HERO-03', 'USB-TURN-02', 'USB-COMP-02'],
    source: 'U412-414/431-433',
  },
} as const satisfies ChapterFacts<(typeof roundIds)[number]>;
