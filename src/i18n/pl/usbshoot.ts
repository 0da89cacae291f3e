import { razy } from '../cases.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

const between = (from: number, to: number) => (from < to ? `${from}–` : '');

export const usbshoot: Messages['usbshoot'] = {
  answer: 'Szanse',
  sentence: (lose, fates) =>
    fates.length > 0 ? `${lose}; na 100 strzałów ${fates.join(', ')}.` : `${lose}.`,
  loseModels: (from, to) =>
    to === 0
      ? 'Cel zwykle nikogo nie traci'
      : `Cel zwykle traci ${between(from, to)}${count(to, { one: '# model', few: '# modele', many: '# modeli', other: '# modelu' })}`,
  losePoints: (from, to) =>
    to === 0
      ? 'Cel zwykle nic nie traci'
      : `Cel zwykle traci ${between(from, to)}${count(to, { one: '# punkt Stanowczości', few: '# punkty Stanowczości', many: '# punktów Stanowczości', other: '# punktu Stanowczości' })}`,
  fates: {
    shaken: (cases) => `${razy(cases)} jest wstrząśnięty`,
    panicked: (cases) => `${razy(cases)} panikuje`,
    gone: (cases) => `${razy(cases)} schodzi ze stołu`,
  },
  found: (cases) => `Atak dochodzi do skutku ${razy(cases)} na 100; zwykłe straty dotyczą takich strzałów.`,
  broken: (cases) => `Szarża się łamie ${razy(cases)} na 100.`,
  tiles: {
    models: 'Stracone modele',
    points: 'Stracona Stanowczość',
    broken: 'Panikuje lub schodzi',
    gone: 'Schodzi ze stołu',
  },
  swap: 'Zamień strony',
  title: (shooter, target) => `${shooter} → ${target}`,
  issues: {
    nobody: () => 'Nie ma już komu albo do kogo strzelać.',
    'no-ranged': () => 'Strzelający nie mają broni strzeleckiej.',
    panicked: () => 'Oddział w panice nie strzela, może tylko biec.',
    'out-of-range': (inches) => `Za daleko: ich największy zasięg to ${inches}″.`,
    'nobody-sees': () => 'Żaden ze strzelających nie widzi celu.',
    'indirect-machines': () => 'Bez linii widzenia strzelają tylko potwory i maszyny.',
    'indirect-unspotted': () => 'Cel, którego nie widzą strzelający, musi widzieć oddział sojuszniczy.',
    'not-nearest': () => 'Strzelać wolno tylko do najbliższego wroga, chyba że w oddziale jest bohater.',
    'hidden-not-nearest': () => 'Do ukrytego oddziału wolno strzelać tylko, gdy jest najbliższym wrogiem.',
    engaged: () => 'Cel jest związany walką: do walczących się nie strzela.',
    'false-flag': () => 'Cel jest pod Fałszywą flagą i nie wolno go atakować.',
    'transport-kind': () => 'Jazda, potwory i maszyny nie mieszczą się w transporterze.',
    'reaction-activated': () => 'Oddział był już aktywowany: reagować może tylko okopany.',
    'reaction-near': (inches) =>
      `Szarżujący nie są dalej niż ${inches}″: strzelić może tylko oddział okopany.`,
    'power-reaction': () => 'Punkty Potęgi wydaje się tylko w aktywacji bohatera.',
    'no-hero': () => 'Punkty Potęgi ma tylko bohater.',
    'power-over': (points) => `Punktów Potęgi bohatera jest najwyżej ${points}.`,
    'not-blessed': () => 'Strzelający nie są błogosławieni.',
    'target-not-blessed': () => 'Cel nie jest błogosławiony.',
    'flank-no-phalanx': () => 'Front i boki ma tylko falanga.',
  },
};
