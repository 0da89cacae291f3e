import type { Messages } from '../messages.ts';

export const fights: Messages['fights'] = {
  modes: { close: 'Harc', ranged: 'Lövés', charge: 'Roham', many: 'Sokan' },
  editions: {
    '2005': '2005-ös könyv',
    web5: '2005, későbbi 5. fejezet',
    pl: 'Lengyel szöveg',
    'quik-en': 'QuikWars (angol)',
    'quik-pl': 'QuickWars (lengyel)',
    'quik-lugpol': 'LUGPolWars',
  },
};
