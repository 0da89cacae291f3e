import { plural } from '../../platform/format.ts';
import { showDice } from '../../platform/show-dice/hu.ts';
import type { Messages } from '../../platform/words.ts';

export const shell: Messages['shell'] = {
  appName: 'Adjutáns',
  games: { brikwars: 'BrikWars', usb: 'USB', 'mage-knight': 'Mage Knight-várak' },
  gamesShort: { brikwars: 'BrikWars', usb: 'USB', 'mage-knight': 'Mage Knight' },
  places: {
    dice: 'Kocka',
    fight: 'Harc',
    castle: 'Vár',
    armies: 'Seregek',
    rules: 'Szabályok',
    settings: 'Beállítások',
  },
  mainMenu: 'Főmenü',
  openSettings: 'Beállítások',
  unstored: 'Még nincs elmentve: miért?',
  skip: 'Ugrás a tartalomra',
  loading: 'Betöltés…',
  done: 'Kész',
  close: 'Bezárás',
  cancel: 'Mégse',
  undo: 'Visszavonás',
  delete: 'Törlés',
  save: 'Mentés',
  back: 'Vissza',
  clear: 'Törlés',
  rule: 'Szabály',
  openInRules: 'Megnyitás a Szabályokban',
  value: 'Érték',
  chance: 'Esély',
  updateReady: 'Új verzió érhető el.',
  updateNow: 'Frissítés most',
  outdated: 'Egy másik ablakban már az új verzió fut. Minden beírt adat el van mentve.',
  reload: 'Újratöltés',
  notStored:
    'Ez a rész még nincs az eszközön, és a hálózat nem válaszol. A többivel nyugodtan folytasd; próbáld újra, ha lesz hálózat.',
  offlineReady: 'Kész: internet nélkül is megy.',
  offlineStored: (stored: number, files: number) => `${files} fájlból ${stored} már megvan`,
};

const n = plural('hu');

export const dice: Messages['dice'] = {
  dice: showDice,
  die: (sides) => `k${sides}`,

  roll: 'Dobás',
  rollThis: (shown) => `Dobás: ${shown}`,
  typeFaces: 'Asztali dobás beírása',
  result: 'Eredmény',
  notRolled: 'Még nem volt dobás.',
  criticalFailure: 'Kritikus kudarc: csupa egyes.',
  criticalSuccess: (count) => n(count, { other: 'Kritikus siker: # bónuszkocka.' }),
  announce: (shown, total) => `${shown}: ${total}.`,

  inches: (total) => `${total}″`,
  made: 'Sikerült.',
  notMade: 'Nem sikerült.',
  menu: 'Továbbiak',
};
