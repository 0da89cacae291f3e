import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

export const fights: Messages['fights'] = {
  modeBar: 'Rodzaj walki',
  modes: { close: 'Walka', ranged: 'Strzał', charge: 'Szarża', many: 'Grupa' },
  changes: (number) =>
    count(number, {
      one: '# zasada domowa',
      few: '# zasady domowe',
      many: '# zasad domowych',
      other: '# zasady domowej',
    }),
  editions: {
    '2005': 'Podręcznik z 2005',
    web5: '2005, nowszy rozdział piąty',
    pl: 'Tekst polski',
    'quik-en': 'QuikWars (po angielsku)',
    'quik-pl': 'QuickWars (po polsku)',
    'quik-lugpol': 'LUGPolWars',
  },
  toSaved: 'Zapisane walki',
};
