import type { ModifierEffect } from '../../rules/usb/modifiers.ts';

/** Why a test is easier or harder; the amount is signed, a plus helps who rolls. */
const modifiers: Readonly<Record<ModifierEffect, (signed: string) => string>> = {
  aimed: (signed) => `Aimed shot: ${signed}.`,
  'own-cover': (signed) => `The attackers’ own cover: ${signed}.`,
  'enemy-cover': (signed) => `The target is in cover: ${signed}.`,
  entrenched: (signed) => `Entrenched: ${signed}.`,
  ruins: (signed) => `In ruins: ${signed}.`,
  'phalanx-front': (signed) => `Phalanx, to its front: ${signed}.`,
  'phalanx-side': (signed) => `Phalanx, from its side or back: ${signed}.`,
  column: (signed) => `Marching column: ${signed}.`,
  shaken: (signed) => `Shaken: ${signed}.`,
  fatigue: (signed) => `Fatigue: ${signed}.`,
  camouflage: (signed) => `Camouflaged target: ${signed}.`,
  indirect: (signed) => `Fires at what only friends see: ${signed}.`,
  weapon: (signed) => `The weapon: ${signed}.`,
  'weapon-charging': (signed) => `The weapon in a charge: ${signed}.`,
};

export const usbwhy = { modifiers };
