import { plural } from '../../platform/format.ts';
import { showDice } from '../../platform/show-dice/pl.ts';
import type { Messages } from '../../platform/words.ts';

export const shell: Messages['shell'] = {
  appName: 'Adiutant',
  games: { brikwars: 'BrikWars', usb: 'USB', 'mage-knight': 'Zamki Mage Knight' },
  gamesShort: { brikwars: 'BrikWars', usb: 'USB', 'mage-knight': 'Mage Knight' },
  places: {
    dice: 'Kostki',
    fight: 'Walka',
    castle: 'Zamek',
    armies: 'Armie',
    rules: 'Zasady',
    settings: 'Ustawienia',
  },
  mainMenu: 'Menu główne',
  openSettings: 'Ustawienia',
  unstored: 'Jeszcze niezapisane: dlaczego?',
  skip: 'Przejdź do treści',
  loading: 'Wczytuję…',
  done: 'Gotowe',
  close: 'Zamknij',
  cancel: 'Anuluj',
  undo: 'Cofnij',
  delete: 'Usuń',
  save: 'Zapisz',
  back: 'Wstecz',
  clear: 'Wyczyść',
  rule: 'Zasada',
  openInRules: 'Otwórz w Zasadach',
  value: 'Wartość',
  chance: 'Szansa',
  updateReady: 'Jest nowa wersja.',
  updateNow: 'Aktualizuj',
  outdated: 'W innym oknie działa nowa wersja. Wszystko jest zapisane.',
  reload: 'Odśwież',
  notStored:
    'Tej części jeszcze nie pobrano, a sieć nie odpowiada. Reszta działa; spróbuj znów, gdy będzie sieć.',
  offlineReady: 'Gotowe: działa bez sieci.',
  offlineStored: (stored: number, files: number) => `Zapisano ${stored} z ${files} plików`,
};

const n = plural('pl');

export const dice: Messages['dice'] = {
  dice: showDice,
  die: (sides) => `k${sides}`,

  roll: 'Rzuć',
  rollThis: (shown) => `Rzuć ${shown}`,
  typeFaces: 'Wpisz rzut ze stołu',
  result: 'Wynik',
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
};
