import { razy } from '../cases.ts';
import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

export const usbmoralemore: Messages['usbmoralemore'] = {
  reasons: {
    'best-tough': (tough) => `Najlepsza Obrona w oddziale to ${tough}+.`,
    'hero-tough': (tough) => `Bohater w 10″ użycza swojej Obrony ${tough}+.`,
    brave: () => 'Odważny: +1.',
    pit: () => 'W dole trupów: −1.',
    modifier: (amount) => `Zasada domowa przy waszym stole: ${amount}.`,
    blessed: () => 'Błogosławiony: niezdany test przerzuca się, raz na grę.',
    level: (level) => `Test po stracie ${level}% początkowej Stanowczości.`,
    'level-known': () => 'Ten próg już był testowany: każdy testuje się raz.',
    'below-quarter': () => 'Stracono mniej niż jedną czwartą początkowej Stanowczości.',
    defeat: () => 'Zasada domowa: przegrana walka wręcz wymaga testu jak przy 50%.',
    commander: () => 'Dowódca zginął: testuje każdy pozostały oddział.',
    'no-worse-than-before': () => 'Test nigdy nie poprawia stanu.',
    'unbreakable-models': () => 'Nie do złamania: zamiast paniki traci tyle modeli, ile zabrakło na kostce.',
    'unbreakable-points': () =>
      'Zasada domowa: nie do złamania, więc traci tyle punktów Stanowczości, ile zabrakło na kostce.',
    wiped: () => 'Nie został żaden model: oddział jest wybity.',
    beaten: () => 'Przegrana o 6 lub więcej: oddział jest zniszczony.',
    'band-decides': () => 'Po przegranej walce wręcz decyduje sam wynik starcia.',
    shaken: () => 'Zdany test usuwa wstrząśnięcie.',
    panicked: () => 'Zdany test zamienia panikę we wstrząśnięcie.',
    'acts-after': () => 'Najpierw test, potem oddział działa w stanie, w jakim jest.',
  },
  save: (tough) => `Testuje własną Obronę ${tough}+, bez modyfikatora broni.`,
  hits: (hits) => `Liczba automatycznych trafień: ${hits}.`,
  dieNeeds: (target) => `Na kostce potrzeba więc ${target}.`,

  powerFold: 'Punkty Potęgi',
  power: 'Punkty na zmianę kostki',
  powerHint:
    'Nagięcie Szczęścia: 1 oczko za punkt, na kostce bohatera albo jego oddziału. Tylko w jego własnej aktywacji: nie po strzale wroga.',
  luck: 'Test zdany przy tylu punktach',
  luckLine: (points) => count(points, { one: '# punkt', few: '# punkty', other: '# punktów' }),
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

  figures: 'Wszystkie liczby',
  modelsChart: 'Stracone modele',
  failingChart: 'Oddziały, które nie zdają',
  columns: { value: 'Liczba', chance: 'Szansa' },
  fateNames: {
    steady: 'Niewzruszony',
    shaken: 'Wstrząśnięty',
    panicked: 'Panikuje',
    destroyed: 'Zniszczony',
    wiped: 'Wybity',
  },
  tested: 'Dochodzi do testu',

  leftTitle: 'Pozostałe oddziały',
  group: (number) => `Grupa ${number}`,
  units: 'Ile takich samych',
  tough: 'Najlepsza Obrona',
  brave: 'Odważny',
  unbreakable: 'Nie do złamania',
  near: 'Bohater w 10″',
  addGroup: 'Dodaj grupę',
  fromArmy: (army) => `Z armii: ${army}`,
  fromArmyHint: 'Wszystkie jej oddziały bez najdroższego bohatera: to on był dowódcą.',
  tookArmy: 'Wpisano oddziały armii.',
  removeGroup: (number) => `Usuń grupę ${number}`,
  groupChance: (chance) => `Każdy nie zdaje i panikuje ${razy(chance)} na 100.`,

  phase: 'Co teraz wolno?',
};
