import type { roundIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-TURN-01': {
    title: 'Kto zaczyna rundę',
    text: 'Na początku każdej rundy każdy gracz rzuca 1k6; zaczyna ten, kto wyrzucił więcej. Przy remisie rzućcie jeszcze raz.',
    words: 'pierwszy gracz inicjatywa początek remis kolejność',
  },
} satisfies ChapterTexts<(typeof roundIds)[number]>;
