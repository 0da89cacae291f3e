import { razy } from '../cases.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

export const usbmorale: Messages['usbmorale'] = {
  answer: 'Szanse',
  event: 'Co się stało?',
  events: {
    '25': '25% strat',
    '50': '50% strat',
    '75': '75% strat',
    losses: 'Utracona Stanowczość',
    defeat: 'Przegrana wręcz',
    recovery: 'Aktywacja',
    hits: 'Co trafiło?',
    commander: 'Ginie dowódca',
  },
  needs: (target) => `Potrzeba ${target}+.`,
  sentence: (fates) => `Na 100 prób: ${fates}.`,
  fates: {
    steady: (cases) => `${razy(cases)} jest niewzruszony`,
    shaken: (cases) => `${razy(cases)} jest wstrząśnięty`,
    panicked: (cases) => `${razy(cases)} panikuje`,
    destroyed: (cases) => `${razy(cases)} jest zniszczony`,
    wiped: (cases) => `${razy(cases)} jest wybity`,
  },
  sternLine: (cases, losses) => `Zdaje ${razy(cases)} na 100, inaczej traci ${losses}.`,
  lossesSum: (fallen) => `Traci ${fallen}.`,
  models: (range, most) =>
    count(most, { one: `${range} model`, few: `${range} modele`, other: `${range} modeli` }),
  points: (range, most) =>
    count(most, { one: `${range} punkt`, few: `${range} punkty`, other: `${range} punktów` }),
  range: (from, to) => `${from}–${to}`,
  lostLine: (lost, start, percent) => `Stracono ${lost} z ${start} Stanowczości (${percent}).`,
  testAt: (level) => `Test morale przy ${level}%.`,
  noTestYet: 'Bez testu: straty poniżej jednej czwartej.',
  noTestAgain: 'Bez testu: ten próg już był testowany.',
  bands: {
    locked: 'Obie strony są dalej związane walką.',
    pushed: 'Oddaje teren: odsuwa się o 2″ i jest wstrząśnięty.',
    pushedInPlace: 'Nie może się ruszyć i jest wstrząśnięty.',
    flees: (inches) => `Ucieka o ${inches}″ i panikuje.`,
    fleesInPlace: 'Nie może się ruszyć i panikuje.',
    destroyed: 'Zostaje zniszczony.',
  },
  takesWounds: (wounds) =>
    count(wounds, {
      one: 'Nie do złamania: zamiast tego dostaje # ranę.',
      few: 'Nie do złamania: zamiast tego dostaje # rany.',
      other: 'Nie do złamania: zamiast tego dostaje # ran.',
    }),
  noFurther: 'Bez dalszego testu.',
  wipedOut: 'Z oddziału nikt nie został.',
  hitsLine: (hits, target) =>
    count(hits, {
      one: `# trafienie, Obrona na ${target}+.`,
      few: `# trafienia, Obrona na ${target}+.`,
      other: `# trafień, Obrona na ${target}+.`,
    }),
  noHits: 'Nic go nie trafia.',
  recovery: {
    shaken: (cases) => `Otrząsa się ${razy(cases)} na 100, inaczej zostaje wstrząśnięty.`,
    panicked: (cases) => `Panika przechodzi we wstrząśnięcie ${razy(cases)} na 100, inaczej trwa.`,
  },
  commanderLine: (units, panic, none) =>
    units === 1
      ? `Oddział nie zdaje testu i panikuje ${razy(none)} na 100.`
      : count(units, {
          few: `Z # oddziałów testu nie zdaje i panikuje ${panic}; wszystkie zdają ${razy(none)} na 100.`,
          other: `Z # oddziałów testu nie zdaje i panikuje ${panic}; wszystkie zdają ${razy(none)} na 100.`,
        }),
  tiles: {
    passed: 'Test zdany',
    failed: 'Test niezdany',
    shaken: 'Wstrząśnięty',
    panicked: 'Panikuje',
    destroyed: 'Zniszczony',
    losesModels: 'Traci modele',
    losesPoints: 'Traci Stanowczość',
    wiped: 'Wybity',
    broken: 'Panikuje lub schodzi',
    recovers: 'Otrząsa się',
    stays: 'Bez zmian',
    nobody: 'Wszystkie zdają',
    somebody: 'Któryś nie zdaje',
    all: 'Żaden nie zdaje',
  },
  why: (what) => `${what}: dlaczego`,
  lostBefore: 'Punkty stracone wcześniej',
  lostBy: 'Walka przegrana o',
  lostNow: (lost, start) => `Stracono do teraz: ${lost} z ${start}. Decydują żywe modele poniżej.`,
  lossesIgnored: (lost, start) =>
    `Karta poniżej ma ${lost} z ${start} strat; liczą się one przy „Utracona Stanowczość”, tu nie.`,
  from: 'Oddział jest',
  fromStates: { shaken: 'Wstrząśnięty', panicked: 'W panice' },
  hazard: 'Co trafiło?',
  hazards: {
    climbing: 'Wspinaczka lub upadek',
    dangerous: 'Teren niebezpieczny',
    carrier: 'Zniszczony transporter',
  },
  height: 'Cale w górę lub w dół',
  heightCm: 'Centymetry w górę lub w dół',
  heightHint: 'Jedno trafienie na model za każde pełne 2″. Drabiny i schody nie ranią.',
  ownRam: (hits) =>
    count(hits, {
      one: 'Własne taranowanie daje w szarży # trafienie.',
      few: 'Własne taranowanie daje w szarży # trafienia.',
      other: 'Własne taranowanie daje w szarży # trafień.',
    }),
  ownBlast: (hits) =>
    count(hits, {
      one: 'Własne samozniszczenie daje # trafienie.',
      few: 'Własne samozniszczenie daje # trafienia.',
      other: 'Własne samozniszczenie daje # trafień.',
    }),
  aura: 'Bohater w 10″',
  auraTough: 'Bohater w 10″, jego Obrona',
  noAura: 'brak',
  toughOf: (tough) => `Obrona ${tough}+`,
  blessed: 'Błogosławiony: przerzuca teraz',
  title: (unit, event) => `Morale: ${unit}, ${event.toLowerCase()}`,
  titleOfAll: (units) =>
    count(units, {
      one: 'Śmierć dowódcy, # oddział',
      few: 'Śmierć dowódcy, # oddziały',
      other: 'Śmierć dowódcy, # oddziałów',
    }),
};
