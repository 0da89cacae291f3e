import { plural } from '../../platform/format.ts';
import type { battles as en } from './battles-en.ts';

const count = plural('hu');

export const battles: typeof en = {
  goOn: 'Tovább játszom',
  newBattle: 'Új csata',
  find: 'Csata keresése',
  noneFound: 'Nincs ilyen nevű csata.',
  all: 'megvívott',
  won: 'győzelem',
  lost: 'vereség',
  drawn: 'döntetlen',
  roundOf: (round, of) => `${round}/${of}. forduló`,
  rounds: (number) => count(number, { other: '# forduló' }),
};
