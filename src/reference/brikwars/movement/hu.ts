import type { movementIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'BW-MOVE-05': {
    title: 'Futás',
    text: 'Ha egy élő egység siet, ebben a körben 1k6"-cel többet mozoghat, de csak egyenes vonalban. A futás elviszi a cselekvését, kivéve, ha roham része. Válaszként nem lehet futni; arra a félrevetődés való.',
    words: 'sprint rohan gyorsabban siet plusz inch mozgás',
  },
} satisfies ChapterTexts<(typeof movementIds)[number]>;
