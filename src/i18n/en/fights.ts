import { plural } from '../format.ts';

const count = plural('en');

export const fights = {
  modeBar: 'Kind of fight',
  modes: { close: 'Fight', ranged: 'Shoot', charge: 'Charge', many: 'Many' },
  changes: (number: number) => count(number, { one: '# house rule', other: '# house rules' }),
  editions: {
    '2005': '2005 rulebook',
    web5: '2005, later Chapter Five',
    pl: 'Polish text',
    'quik-en': 'QuikWars (English)',
    'quik-pl': 'QuickWars (Polish)',
    'quik-lugpol': 'LUGPolWars',
  },
  toSaved: 'Saved fights',
};
