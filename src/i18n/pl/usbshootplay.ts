import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

export const usbshootplay: Messages['usbshootplay'] = {
  purposes: {
    find: 'Test na ukryty cel',
    hit: 'Trafienie',
    'hit-again': 'Błogosławieni: przerzucić pudła?',
    bend: 'Nagięcie Szczęścia: zmienić pudło?',
    save: 'Cel się broni',
    'save-again': 'Błogosławieni: przerzucić niezdane testy Obrony?',
    wounds: 'Ile kosztują nieobronione trafienia',
    losses: 'Straty',
    morale: 'Test morale celu',
    'morale-again': 'Błogosławieni: przerzucić test?',
  },
  withWeapon: (purpose, weapon) => `${purpose}: ${weapon}`,
  again: 'Przerzuć',
  keep: 'Zostaw',
  bend: (points) =>
    count(points, {
      one: 'Wydaj # Punkt Potęgi',
      few: 'Wydaj # Punkty Potęgi',
      other: 'Wydaj # Punktów Potęgi',
    }),
  log: {
    find: 'Strzelający szukają ukrytego celu.',
    hit: (weapon, dice) => `${weapon}: ${dice} na trafienie.`,
    hitAgain: (weapon) => `${weapon}: przerzut pudeł.`,
    bend: (weapon, points) => `${weapon}: pudło zmienia się w trafienie za ${points}.`,
    bendFind: (points) => `Nagięcie Szczęścia za ${points}.`,
    save: (hits, weapon) => `${hits} do obrony: ${weapon}.`,
    saveAgain: 'Przerzut niezdanych testów Obrony.',
    wounds: (weapon) => `${weapon}: ile kosztuje każde nieobronione trafienie.`,
    losses: (points) => `Stracona Stanowczość: ${points}.`,
    morale: (level) => `Test morale przy ${level}%.`,
    moraleAgain: 'Przerzut testu.',
  },
  found: 'Zauważeni',
  notFound: 'Niezauważeni',
  hits: (hits) =>
    count(hits, { one: '# trafienie', few: '# trafienia', many: '# trafień', other: '# trafienia' }),
  saved: (saves) =>
    count(saves, { one: '# obronione', few: '# obronione', many: '# obronionych', other: '# obronionych' }),
  points: (points) =>
    count(points, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' }),
  lostPoints: (points) =>
    count(points, {
      one: 'Stracony # punkt Stanowczości',
      few: 'Stracone # punkty Stanowczości',
      many: 'Straconych # punktów Stanowczości',
      other: 'Stracone # punktu Stanowczości',
    }),
  lost: (models) =>
    count(models, {
      one: 'Stracony # model',
      few: 'Stracone # modele',
      many: 'Straconych # modeli',
      other: 'Straconych # modelu',
    }),
  fates: {
    steady: 'niewzruszony',
    shaken: 'wstrząśnięty',
    panicked: 'panikuje',
    destroyed: 'zniszczony',
    wiped: 'wybity',
  },
  outcome: (lost, fate) => `${lost}; cel ${fate}.`,
  nothing: 'Ukryty cel niezauważony: strzał przepada.',
  outcomeFates: {
    steady: 'pozostaje niewzruszony',
    shaken: 'jest wstrząśnięty',
    panicked: 'panikuje',
    destroyed: 'jest zniszczony',
    wiped: 'jest wybity',
  },
};
