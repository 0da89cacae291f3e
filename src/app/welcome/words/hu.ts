import { atChance } from '../../../platform/grammar/hu.ts';
import type { Messages } from '../../../platform/words.ts';

export const welcome: Messages['welcome'] = {
  language: 'Nyelv',
  playing: 'Koppints arra, amivel játszol',
  games: {
    brikwars: 'Építőkocka-figurák: harc, roham, kockák',
    usb: 'Egységek: lövés, roham, harci szellem',
    'mage-knight': 'Alaprajz, lövések, ostrom',
  },
  playingHint: 'Ha semmit sem választasz, mind látszik. A Beállításokban módosíthatod.',
  example: 'Például',
  swordHits: (dies, parried) =>
    `Karddal támadnak egy minifigurára: ${atChance(dies)} meghal; ha pajzzsal hárít, ${atChance(parried)}.`,
  poolHits: (chance) => `10 USB-kocka, célszám 4+: ${atChance(chance)} legalább 5 siker.`,
  pairReaches: (chance) => `2k6: ${atChance(chance)} legalább 8.`,
  rollIt: 'Dobjunk',
  rollAgain: 'Új dobás',
  openFight: 'Harc megnyitása',
  openRoll: 'Dobás megnyitása',
  outcome: {
    miss: (roll) => `A dobás ${roll}: nem talált.`,
    dies: (roll, damage) => `A dobás ${roll}: találat, ${damage} sebzés: meghal.`,
    lives: (roll, damage) => `A dobás ${roll}: találat, ${damage} sebzés: túléli.`,
  },
  count: (count, chance) => `Eredmény: ${count}. Ennyi vagy több ${atChance(chance)} jön ki.`,
  likely: (chance) => `${atChance(chance)} végződik így.`,
  haveBackup: 'Van mentésem, betöltöm',
  start: 'Kezdjük',
  offlineReady: 'Internet nélkül is működik: kész',
  offlinePending: 'Internet nélkül is működik: előkészítés…',
};
