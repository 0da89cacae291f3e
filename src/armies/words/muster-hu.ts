import { plural } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';

const count = plural('hu');

export const muster: Messages['muster'] = {
  title: 'Véletlen sereg',
  what: 'Mi készüljön',
  ways: { rest: 'Kiegészítés', anew: 'Teljesen új' },
  taste: 'Miből legyen sok',
  tastes: {
    mixed: 'Mindenből kicsit',
    many: 'Sokan',
    strong: 'Erősek',
    shooting: 'Lövészek',
    mounted: 'Lovasok',
  },
  names: {
    mixed: 'Szabadcsapat',
    many: 'Nagy had',
    strong: 'Maroknyi válogatott',
    shooting: 'Lövészszázad',
    mounted: 'Lovascsapat',
  },
  another: 'Másikat',
  take: 'Ez legyen az',
  add: 'Hozzáadom',
  figureCount: 'Figurák',
  figures: (number) => count(number, { other: '# figura' }),
  times: (number, name) => `${number} × ${name}`,
  none: 'Ennyiből nem jön ki szabályos sereg: emeld a ponthatárt.',
  full: 'Több már nem fér bele.',
  hint: 'Azonnal szabályos. Rázásra is jön másik.',
  newOne: (points) => `Másik sereg: ${points}`,
  made: 'Kész, és szabályos.',
  luck: 'Véletlen',
  byItself: (game) => `Véletlen sereg: ${game}`,
  menu: 'Kiegészítés vagy új sereg véletlenül…',
};
