import type { Messages } from '../messages.ts';

export const usbwhy: Messages['usbwhy'] = {
  modifiers: {
    aimed: (signed) => `Strzał celowany: ${signed}.`,
    'own-cover': (signed) => `Teren osłania atakujących: ${signed}.`,
    'enemy-cover': (signed) => `Teren osłania cel: ${signed}.`,
    entrenched: (signed) => `Okopany: ${signed}.`,
    ruins: (signed) => `W ruinach: ${signed}.`,
    'phalanx-front': (signed) => `Falanga, od frontu: ${signed}.`,
    'phalanx-side': (signed) => `Falanga, z boku lub z tyłu: ${signed}.`,
    column: (signed) => `Kolumna marszowa: ${signed}.`,
    shaken: (signed) => `Wstrząśnięty: ${signed}.`,
    fatigue: (signed) => `Zmęczenie: ${signed}.`,
    camouflage: (signed) => `Zakamuflowany cel: ${signed}.`,
    indirect: (signed) => `Strzał do celu, który widzi tylko sojusznik: ${signed}.`,
    weapon: (signed) => `Broń: ${signed}.`,
    'weapon-charging': (signed) => `Broń podczas szarży: ${signed}.`,
  },
};
