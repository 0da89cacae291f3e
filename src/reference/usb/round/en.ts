import type { roundIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-TURN-01': {
    title: 'Who starts the round',
    text: 'At the start of every round each player rolls 1d6, and the higher roll begins. On a tie roll again.',
    words: 'first player initiative begin roll-off tie order',
  },
} satisfies ChapterTexts<(typeof roundIds)[number]>;
