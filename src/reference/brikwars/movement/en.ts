import type { movementIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-MOVE-05': {
    title: 'Sprint',
    text: 'A living unit in a hurry adds 1d6" to its Move for this turn, but only in a straight line. The Sprint takes its Action, unless it is part of a Charge. In Response to an enemy nobody can Sprint; the Bail is there for that.',
    words: 'run running faster dash hurry extra inches movement',
  },
} satisfies ChapterTexts<(typeof movementIds)[number]>;
