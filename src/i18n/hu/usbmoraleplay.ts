import type { Messages } from '../messages.ts';

export const usbmoraleplay: Messages['usbmoraleplay'] = {
  purposes: {
    saves: 'Védelempróbák',
    morale: 'Harci szellem próbája',
    recovery: 'Próba az aktiválás elején',
    bend: 'Szerencse hajlítása?',
  },
  ofUnit: (unit, what) => `${unit}. egység: ${what.toLowerCase()}`,
  bend: (points) => `${points} hatalompont elköltése`,
  keep: 'Maradjon így',
  log: {
    saves: (hits, unsaved) => `${hits} találatból ${unsaved} nincs kivédve.`,
    test: (face, need) => `A dobás ${face}, kell: ${need}.`,
    bent: (points) => `${points} ponttal hajlítva.`,
  },
  passed: 'Sikeres',
  failed: 'Sikertelen',
  loses: (models) => `${models} figurát veszít`,
  losesPoints: (points) => `${points} állhatatosságpontot veszít`,
  fates: {
    steady: 'Az egység szilárd marad.',
    shaken: 'Az egység megrendül.',
    panicked: 'Az egység pánikba esik.',
    destroyed: 'Az egység megsemmisül.',
    wiped: 'Az egység figurái mind elesnek.',
  },
  lost: (models) => `${models} figura esik el.`,
  failing: (failing, units) => `${units} egységből ${failing} próbája sikertelen.`,
};
