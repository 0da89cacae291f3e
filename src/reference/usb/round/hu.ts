import type { roundIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-TURN-01': {
    title: 'Ki kezdi a fordulót?',
    text: 'Minden forduló elején mindkét játékos dob 1k6-tal; az kezd, aki többet dobott. Döntetlennél dobjatok újra.',
    words: 'kezdő játékos kezdeményezés sorrend döntetlen',
  },
} satisfies ChapterTexts<(typeof roundIds)[number]>;
