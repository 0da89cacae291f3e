import { plural } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';

const count = plural('pl');

export const muster: Messages['muster'] = {
  title: 'Wylosuj armię',
  what: 'Co wylosować',
  ways: { rest: 'Uzupełnij', anew: 'Całość od nowa' },
  taste: 'Czego ma być dużo',
  tastes: {
    mixed: 'Po trochu wszystkiego',
    many: 'Liczni',
    strong: 'Silni',
    shooting: 'Strzelcy',
    mounted: 'Konni',
  },
  names: {
    mixed: 'Wolna kompania',
    many: 'Wielki hufiec',
    strong: 'Doborowa garstka',
    shooting: 'Kompania strzelców',
    mounted: 'Konna drużyna',
  },
  another: 'Losuj inną',
  take: 'Biorę tę',
  add: 'Dodaj te',
  figureCount: 'Figurki',
  figures: (number) =>
    count(number, { one: '# figurka', few: '# figurki', many: '# figurek', other: '# figurki' }),
  times: (number, name) => `${number} × ${name}`,
  none: 'Za tyle nie złożysz armii zgodnej z zasadami: podnieś limit.',
  full: 'Nic więcej się nie zmieści.',
  hint: 'Od razu zgodna z zasadami. Potrząśnij, by wylosować inną.',
  newOne: (points) => `Inna armia: ${points}`,
  made: 'Gotowa.',
  luck: 'Losuj',
  byItself: (game) => `Losuj armię: ${game}`,
  menu: 'Wylosuj resztę albo całość…',
};
