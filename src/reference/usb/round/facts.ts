import type { roundIds } from '../../../rules/usb/ids.ts';
import type { ChapterFacts } from '../../types.ts';

export const facts = {
  'USB-TURN-01': { related: ['USB-DICE-01', 'USB-DICE-02'], source: 'U101/108' },
} as const satisfies ChapterFacts<(typeof roundIds)[number]>;
