import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';
import { showDice } from './show-dice.ts';

const n = plural('hu');

export const dice: Messages['dice'] = {
  dice: showDice,
  die: (sides) => `k${sides}`,

  roll: 'Dobás',
  rollThis: (shown) => `Dobás: ${shown}`,
  typeFaces: 'Asztali dobás beírása',
  result: 'Eredmény',
  average: (shown) => `${shown} átlaga`,
  notRolled: 'Még nem volt dobás.',
  criticalFailure: 'Kritikus kudarc: csupa egyes.',
  criticalSuccess: (count) => n(count, { other: 'Kritikus siker: # bónuszkocka.' }),
  announce: (shown, total) => `${shown}: ${total}.`,

  inches: (total) => `${total}″`,
  made: 'Sikerült.',
  notMade: 'Nem sikerült.',
  menu: 'Továbbiak',
  rollOthers: (count) => n(count, { other: '# kocka újradobása' }),
  keepAll: 'Maradjon mind',
  stopTyping: 'Dobjon az app',
};
