import { plural } from '../../platform/format.ts';
import type { battles as en } from './battles-en.ts';

const count = plural('pl');

export const battles: typeof en = {
  goOn: 'Graj dalej',
  newBattle: 'Nowa bitwa',
  find: 'Szukaj bitwy',
  noneFound: 'Nie ma bitwy o tej nazwie.',
  all: 'stoczone',
  won: 'wygrane',
  lost: 'porażki',
  drawn: 'remisy',
  roundOf: (round, of) => `Runda ${round} z ${of}`,
  rounds: (number) => count(number, { one: '# runda', few: '# rundy', many: '# rund', other: '# rundy' }),
};
