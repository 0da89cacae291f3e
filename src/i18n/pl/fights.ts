import type { Messages } from '../messages.ts';

export const fights: Messages['fights'] = {
  modes: { close: 'Walka', ranged: 'Strzał', charge: 'Szarża', many: 'Grupa' },
  editions: {
    '2005': 'Podręcznik z 2005',
    web5: '2005, nowszy rozdział piąty',
    pl: 'Tekst polski',
    'quik-en': 'QuikWars (po angielsku)',
    'quik-pl': 'QuickWars (po polsku)',
    'quik-lugpol': 'LUGPolWars',
  },
};
