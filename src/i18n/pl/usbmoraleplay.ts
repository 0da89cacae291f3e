import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

export const usbmoraleplay: Messages['usbmoraleplay'] = {
  purposes: {
    saves: 'Testy Obrony',
    morale: 'Test morale',
    recovery: 'Test na początku aktywacji',
    bend: 'Nagięcie Szczęścia?',
  },
  ofUnit: (unit, what) => `Oddział ${unit}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  bend: (points) =>
    count(points, {
      one: 'Wydaj # Punkt Potęgi',
      few: 'Wydaj # Punkty Potęgi',
      other: 'Wydaj # Punktów Potęgi',
    }),
  keep: 'Zostaw',
  log: {
    saves: (hits, unsaved) => `Trafienia: ${hits}, nieobronione: ${unsaved}.`,
    test: (face, need) => `Wypada ${face}, potrzeba ${need}.`,
    bent: (points) => `Nagięcie Szczęścia: ${points} pkt.`,
  },
  passed: 'Test zdany',
  failed: 'Test niezdany',
  loses: (models) => count(models, { one: 'traci # model', few: 'traci # modele', other: 'traci # modeli' }),
  losesPoints: (points) =>
    count(points, {
      one: 'traci # punkt Stanowczości',
      few: 'traci # punkty Stanowczości',
      other: 'traci # punktów Stanowczości',
    }),
  fates: {
    steady: 'Oddział pozostaje niewzruszony.',
    shaken: 'Oddział jest wstrząśnięty.',
    panicked: 'Oddział panikuje.',
    destroyed: 'Oddział jest zniszczony.',
    wiped: 'Oddział jest wybity.',
  },
  lost: (models) =>
    count(models, {
      one: 'Stracony # model.',
      few: 'Stracone # modele.',
      other: 'Straconych # modeli.',
    }),
  failing: (failing, units) =>
    count(failing, {
      one: `# oddział z ${units} nie zdaje testu.`,
      few: `# oddziały z ${units} nie zdają testu.`,
      other: `# oddziałów z ${units} nie zdaje testu.`,
    }),
};
