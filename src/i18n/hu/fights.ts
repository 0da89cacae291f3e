import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('hu');

export const fights: Messages['fights'] = {
  modeBar: 'A harc fajtája',
  modes: { close: 'Harc', ranged: 'Lövés', charge: 'Roham', many: 'Sokan' },
  changes: (number) => count(number, { other: '# házi szabály' }),
  editions: {
    '2005': '2005-ös könyv',
    web5: '2005, későbbi 5. fejezet',
    pl: 'Lengyel szöveg',
    'quik-en': 'QuikWars (angol)',
    'quik-pl': 'QuickWars (lengyel)',
    'quik-lugpol': 'LUGPolWars',
  },
  toSaved: 'Mentett harcok',
};
