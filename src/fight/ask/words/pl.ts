import { plural } from '../../../platform/format.ts';
import type { Messages } from '../../../platform/words.ts';

const count = plural('pl');

export const fightask: Messages['fightask'] = {
  label: 'Zapytaj o walkę',
  hint: 'Kto z kim, czym, z jakiej odległości? Własnymi słowami: walka otworzy się wypełniona.',
  examples: {
    brikwars: ['włócznia przeciw tarczy', '3 łuczników na 8 cali', 'rycerz szarżuje na bohatera'],
    usb: ['5 weteranów strzela na 24', 'jazda szarżuje na falangę', '10 kostek na 4+'],
  },
  before: 'Wcześniejsze pytania',
  parts: {
    understood: 'Zrozumiane',
    notUnderstood: (word) => `nie rozumiem: ${word}`,
    leaveOut: (part) => `Pomiń: ${part}`,
  },
  whose: { acts: (what) => `mój wojownik: ${what}`, other: (what) => `wróg: ${what}` },
  fights: 'Walki',
  found: (found) =>
    count(found, {
      one: 'Pasuje jedna walka.',
      few: 'Pasują # walki.',
      many: 'Pasuje # walk.',
      other: 'Pasuje # walki.',
    }),
  nothing: 'Nie ma tu jeszcze pytania o walkę.',
  noPlace: (words) => `Ta walka tego nie liczy: ${words}. To może zmienić szanse.`,
  lookUp: 'Poszukaj w zasadach',
  filled: 'Wypełniono według pytania.',
  filledInPart: 'Wypełniono tyle, ile udało się zrozumieć.',
};
