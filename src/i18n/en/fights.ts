export const fights = {
  modes: { close: 'Fight', ranged: 'Shoot', charge: 'Charge', many: 'Many' },
  editions: {
    '2005': '2005 rulebook',
    web5: '2005, later Chapter Five',
    pl: 'Polish text',
    'quik-en': 'QuikWars (English)',
    'quik-pl': 'QuickWars (Polish)',
    'quik-lugpol': 'LUGPolWars',
  },
};
