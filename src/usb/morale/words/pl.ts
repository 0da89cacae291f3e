import { plural } from '../../../platform/format.ts';
import { inPercent } from '../../../platform/grammar/pl.ts';
import type { Messages } from '../../../platform/words.ts';
import { usb } from '../../words/pl.ts';
import {
  allFigures,
  auraOf,
  bend,
  chance,
  ends,
  leaveIt,
  modelsLost,
  none,
  odds,
  pointsSaid,
  shaken,
  stateNames,
  unitFates,
  why,
} from '../../words/terms-pl.ts';

const count = plural('pl');

const wipedOut = 'Oddział jest wybity.';

const aura = 'Bohater w 10″';

export const usbmorale: Messages['usbmorale'] = {
  answer: odds,
  event: 'Co się stało?',
  events: {
    '25': '25\u00a0% strat',
    '50': '50\u00a0% strat',
    '75': '75\u00a0% strat',
    losses: 'Utracona Stanowczość',
    defeat: 'Przegrana wręcz',
    recovery: 'Aktywacja',
    hits: 'Co trafiło?',
    commander: 'Ginie dowódca',
  },
  needs: (target) => `Potrzeba ${target}+.`,
  sentence: (fates) => `Oddział ${fates}.`,
  fates: {
    steady: (cases) => `${inPercent(cases)} jest niewzruszony`,
    ...unitFates,
    destroyed: (cases) => `${inPercent(cases)} jest zniszczony`,
    wiped: (cases) => `${inPercent(cases)} jest wybity`,
  },
  sternLine: (cases, losses) => `Zdaje ${inPercent(cases)}, inaczej traci ${losses}.`,
  lossesSum: (fallen) => `Traci ${fallen}.`,
  models: (range, most) =>
    count(most, { one: `${range} model`, few: `${range} modele`, other: `${range} modeli` }),
  points: (range, most) =>
    count(most, { one: `${range} punkt`, few: `${range} punkty`, other: `${range} punktów` }),
  range: (from, to) => `${from}–${to}`,
  lostLine: (lost, start, percent) => `Stracono ${lost} z ${start} Stanowczości (${percent}).`,
  testAt: (level) => `Test morale przy ${level}\u00a0%.`,
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
  wipedOut,
  hitsLine: (hits, target) =>
    count(hits, {
      one: `# trafienie, Obrona na ${target}+.`,
      few: `# trafienia, Obrona na ${target}+.`,
      other: `# trafień, Obrona na ${target}+.`,
    }),
  noHits: 'Nic go nie trafia.',
  recovery: {
    shaken: (cases) => `Otrząsa się ${inPercent(cases)}, inaczej zostaje wstrząśnięty.`,
    panicked: (cases) => `Panika przechodzi we wstrząśnięcie ${inPercent(cases)}, inaczej trwa.`,
  },
  commanderLine: (units, panic, none) =>
    units === 1
      ? `Oddział nie zdaje testu i panikuje ${inPercent(none)}.`
      : count(units, {
          few: `Z # oddziałów testu nie zdaje i panikuje ${panic}; wszystkie zdają ${inPercent(none)}.`,
          other: `Z # oddziałów testu nie zdaje i panikuje ${panic}; wszystkie zdają ${inPercent(none)}.`,
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
    holds: 'Bez paniki',
    broken: 'Złamany',
    recovers: 'Otrząsa się',
    stays: 'Bez zmian',
    nobody: 'Wszystkie zdają',
    somebody: 'Któryś nie zdaje',
    all: 'Żaden nie zdaje',
  },
  why,
  lostBefore: 'Punkty stracone wcześniej',
  lostBy: 'Walka przegrana o',
  lostNow: (lost, start) => `Stracono do teraz: ${lost} z ${start}. Decydują żywe modele poniżej.`,
  lossesIgnored: (lost, start) =>
    `Karta poniżej ma ${lost} z ${start} strat; liczą się one przy „Utracona Stanowczość”, tu nie.`,
  from: 'Oddział jest',
  fromStates: { shaken, panicked: 'W panice' },
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
  aura,
  auraTough: 'Bohater w 10″, jego Obrona',
  noAura: none,
  toughOf: auraOf,
  blessed: 'Błogosławiony: przerzuca teraz',
  title: (unit, event) => `Morale: ${unit}, ${event.toLowerCase()}`,
  titleOfAll: (units) =>
    count(units, {
      one: 'Śmierć dowódcy, # oddział',
      few: 'Śmierć dowódcy, # oddziały',
      other: 'Śmierć dowódcy, # oddziałów',
    }),
  reasons: usb.moraleReasons,
  save: (tough) => `Testuje własną Obronę ${tough}+, bez modyfikatora broni.`,
  hits: (hits) => `Liczba automatycznych trafień: ${hits}.`,
  dieNeeds: (target) => `Na kostce potrzeba więc ${target}.`,
  powerFold: 'Punkty Potęgi',
  power: 'Punkty na zmianę kostki',
  powerHint:
    'Nagięcie Szczęścia: 1 oczko za punkt, na kostce bohatera albo jego oddziału. Tylko w jego własnej aktywacji: nie po strzale wroga.',
  luck: 'Test zdany przy tylu punktach',
  luckLine: pointsSaid,
  luckNone: 'Bez punktów',
  sure: (points) =>
    count(points, {
      one: '# punkt daje pewność.',
      few: '# punkty dają pewność.',
      other: '# punktów daje pewność.',
    }),
  neverSure: 'Żadna liczba punktów nie daje pewności: 1 to porażka.',
  inspiration:
    'Inspiracja: 1 Punkt Potęgi bohatera w 10″ w jego aktywacji od razu zdejmuje wstrząśnięcie albo panikę.',
  figures: allFigures,
  modelsChart: modelsLost,
  failingChart: 'Oddziały, które nie zdają',
  columns: { value: 'Liczba', chance },
  fateNames: {
    ...stateNames,
    shaken,
    panicked: 'Panikuje',
    wiped: 'Wybity',
  },
  tested: 'Dochodzi do testu',
  leftTitle: 'Pozostałe oddziały',
  group: (number) => `Grupa ${number}`,
  alike: 'Ile takich samych',
  tough: 'Najlepsza Obrona',
  brave: 'Odważny',
  unbreakable: 'Nie do złamania',
  near: aura,
  addGroup: 'Dodaj grupę',
  fromArmy: (army) => `Z armii: ${army}`,
  fromArmyHint: 'Wszystkie jej oddziały bez najdroższego bohatera: to on był dowódcą.',
  tookArmy: 'Wpisano oddziały armii.',
  removeGroup: (number) => `Usuń grupę ${number}`,
  groupChance: (chance) => `Każdy nie zdaje i panikuje ${inPercent(chance)}.`,
  phase: 'Co teraz wolno?',
  purposes: {
    saves: 'Testy Obrony',
    morale: 'Test morale',
    recovery: 'Test na początku aktywacji',
    bend: 'Nagięcie Szczęścia?',
  },
  ofUnit: (unit, what) => `Oddział ${unit}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  bend,
  keep: leaveIt,
  log: {
    saves: (hits, unsaved) => `Trafienia: ${hits}, nieobronione: ${unsaved}.`,
    test: (face, need) => `Wypada ${face}, potrzeba ${need}.`,
    bent: (points) => `Nagięcie Szczęścia: ${points} pkt.`,
  },
  ...ends,
  loses: (models) => count(models, { one: 'traci # model', few: 'traci # modele', other: 'traci # modeli' }),
  losesPoints: (points) =>
    count(points, {
      one: 'traci # punkt Stanowczości',
      few: 'traci # punkty Stanowczości',
      other: 'traci # punktów Stanowczości',
    }),
  rolledFates: {
    steady: 'Oddział pozostaje niewzruszony.',
    shaken: 'Oddział jest wstrząśnięty.',
    panicked: 'Oddział panikuje.',
    destroyed: 'Oddział jest zniszczony.',
    wiped: wipedOut,
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
