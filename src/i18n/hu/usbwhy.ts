import type { Messages } from '../messages.ts';

export const usbwhy: Messages['usbwhy'] = {
  modifiers: {
    aimed: (signed) => `Célzott lövés: ${signed}.`,
    'own-cover': (signed) => `A támadók saját takarása: ${signed}.`,
    'enemy-cover': (signed) => `A célpont takarásban van: ${signed}.`,
    entrenched: (signed) => `Beásva: ${signed}.`,
    ruins: (signed) => `Romok között: ${signed}.`,
    'phalanx-front': (signed) => `Falanx, szemből: ${signed}.`,
    'phalanx-side': (signed) => `Falanx, oldalról vagy hátulról: ${signed}.`,
    column: (signed) => `Menetoszlop: ${signed}.`,
    shaken: (signed) => `Megrendült: ${signed}.`,
    fatigue: (signed) => `Fáradtság: ${signed}.`,
    camouflage: (signed) => `Álcázott célpont: ${signed}.`,
    indirect: (signed) => `Csak baráti egység látja a célpontot: ${signed}.`,
    weapon: (signed) => `A fegyver: ${signed}.`,
    'weapon-charging': (signed) => `A fegyver rohamban: ${signed}.`,
  },
};
