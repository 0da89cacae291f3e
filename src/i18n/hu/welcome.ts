import type { Messages } from '../messages.ts';

export const welcome: Messages['welcome'] = {
  purpose: 'Kockák, esélyek, szabályok és seregek a játékasztalnál.',
  language: 'Nyelv',
  playing: 'Mivel játszol?',
  playingHint: 'Bármennyi lehet; a Beállításokban módosíthatod.',
  example: 'Például',
  swordHits: (dies, parried) =>
    `Kard sújt egy minifigurára: 100-ból ${dies} esetben meghal; ha pajzzsal hárít, ${parried} esetben.`,
  poolHits: (mean, chance) =>
    `10 lövész 4+-ra talál: átlagosan ${mean} találat, 100-ból ${chance} esetben legalább 5.`,
  mayAttack: 'Megtámadhatja-e közelharcban a falat egy 3-as sebzésű harcos?',
  mayNot: 'Nem: 4-es sebzés vagy négy képesség egyike kell hozzá.',
  rollIt: 'Dobjunk!',
  rollAgain: 'Új dobás',
  outcome: {
    miss: (roll) => `A dobás ${roll}: nem talált.`,
    dies: (roll, damage) => `A dobás ${roll}: találat, ${damage} sebzés: meghal.`,
    lives: (roll, damage) => `A dobás ${roll}: találat, ${damage} sebzés: túléli.`,
    hits: (count) => `Találatok: ${count}.`,
  },
  likely: (chance) => `Ez 100-ból ${chance} esetben van így.`,
  start: 'Kezdjük',
  offlineReady: 'Hálózat nélkül is működik: kész',
  offlinePending: 'Hálózat nélkül is működik: előkészítés…',
};
