import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';
import { showDice } from './show-dice.ts';

const n = plural('pl');

export const dice: Messages['dice'] = {
  dice: showDice,
  die: (sides) => `k${sides}`,

  roll: 'Rzuć',
  rollThis: (shown) => `Rzuć ${shown}`,
  typeFaces: 'Wpisz rzut ze stołu',
  result: 'Wynik',
  average: (shown) => `${shown}: średnio`,
  notRolled: 'Jeszcze nie było rzutu.',
  criticalFailure: 'Rzut pechowy: same jedynki.',
  criticalSuccess: (count) =>
    n(count, {
      one: 'Rzut szczęśliwy: # dorzut.',
      few: 'Rzut szczęśliwy: # dorzuty.',
      many: 'Rzut szczęśliwy: # dorzutów.',
      other: 'Rzut szczęśliwy: # dorzutu.',
    }),
  announce: (shown, total) => `${shown}: ${total}.`,

  inches: (total) => `${total}″`,
  made: 'Udało się.',
  notMade: 'Nie udało się.',
  menu: 'Więcej',
  rollOthers: (count) =>
    n(count, {
      one: 'Przerzuć # kostkę',
      few: 'Przerzuć # kostki',
      many: 'Przerzuć # kostek',
      other: 'Przerzuć # kostki',
    }),
  keepAll: 'Nie przerzucaj',
  stopTyping: 'Niech rzuca aplikacja',
};
