import type { Messages } from '../messages.ts';

export const welcome: Messages['welcome'] = {
  purpose: 'Kockák, esélyek, szabályok és seregek a játékasztalnál.',
  language: 'Nyelv',
  playing: 'Mivel játszol?',
  playingHint: 'Bármennyi lehet; a Beállításokban módosíthatod.',
  example: 'Például',
  swordHits: (dies, parried) =>
    `Kard sújt egy minifigurára: 100-ból ${dies} esetben meghal; ha pajzzsal hárít, ${parried} esetben.`,
  rollIt: 'Dobjunk!',
  rollAgain: 'Új dobás',
  outcome: {
    miss: (roll) => `A dobás ${roll}: nem talált.`,
    dies: (roll, damage) => `A dobás ${roll}: találat, ${damage} sebzés: meghal.`,
    lives: (roll, damage) => `A dobás ${roll}: találat, ${damage} sebzés: túléli.`,
  },
  likely: (chance) => `Ez 100-ból ${chance} esetben van így.`,
  start: 'Kezdjük',
  offlineReady: 'Hálózat nélkül is működik: kész',
  offlinePending: 'Hálózat nélkül is működik: előkészítés…',
};
