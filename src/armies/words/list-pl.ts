import { plural } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';

const count = plural('pl');

export const armylist: Messages['armylist'] = {
  all: 'Wszystkie',
  search: 'Szukaj i sortuj',
  searchLabel: 'Nazwa, oddział albo etykieta',
  nothingFound: 'Nie ma armii z taką nazwą, oddziałem ani etykietą.',
  has: (unit) => `Jest w niej: ${unit}`,
  units: (number) =>
    count(number, { one: '# oddział', few: '# oddziały', many: '# oddziałów', other: '# oddziału' }),
  legal: 'Zgodna z zasadami',
  within: 'Mieści się w limicie',
  broken: (rules) =>
    count(rules, {
      one: 'Złamana # zasada',
      few: 'Złamane # zasady',
      many: 'Złamanych # zasad',
      other: 'Złamane # zasady',
    }),
  notPlayed: 'Jeszcze nie grała',
  results: { won: 'Wygrana', lost: 'Przegrana', drawn: 'Remis', played: 'Rozegrana bitwa' },
  inPlay: 'w grze',

  select: 'Zaznacz kilka',
  selected: (number) => `Zaznaczone: ${number}`,
  selectNone: 'Żadna',
  withSelected: 'Z zaznaczonymi armiami',
  tags: 'Etykiety',
  tagNew: 'Nowa etykieta',
  tagPlaceholder: 'np. Wieczór w klubie',
  tagAdd: 'Dodaj',
  tagNone: 'Nie ma jeszcze etykiet. Etykieta łączy armie: kampania, klub, stół.',
  tagsFull: (number) => `Armia może mieć najwyżej ${number} etykiet.`,
  tagged: (tag, armies) =>
    `${tag}: ${count(armies, { one: 'dodano do # armii', other: 'dodano do # armii' })}.`,
  untagged: (tag, armies) =>
    `${tag}: ${count(armies, { one: 'zdjęto z # armii', other: 'zdjęto z # armii' })}.`,
  duplicate: 'Powiel',
  duplicated: (armies) =>
    count(armies, {
      one: 'Powielono # armię.',
      few: 'Powielono # armie.',
      many: 'Powielono # armii.',
      other: 'Powielono # armii.',
    }),
  deleted: (armies) =>
    count(armies, {
      one: 'Usunięto # armię.',
      few: 'Usunięto # armie.',
      many: 'Usunięto # armii.',
      other: 'Usunięto # armii.',
    }),
  duels: 'Oddział przeciw oddziałowi',
  duelsWho: 'Który oddział działa',
  duelsBack: 'Dotknij oddziału, by zobaczyć, co zrobi twojemu.',
  duelsNone: 'Jedna z armii nie ma oddziałów.',
  compare: 'Porównaj',
  orderHint: 'Zaznacz armie i przesuń je strzałkami. Na klawiaturze: Alt i strzałki.',

  backupAge: (days) =>
    days === 0
      ? 'Kopia jest z dzisiaj'
      : count(days, {
          one: 'Kopia ma # dzień',
          few: 'Kopia ma # dni',
          many: 'Kopia ma # dni',
          other: 'Kopia ma # dnia',
        }),
  changedSince: (armies) =>
    count(armies, {
      one: 'od tej pory zmieniła się # armia',
      few: 'od tej pory zmieniły się # armie',
      many: 'od tej pory zmieniło się # armii',
      other: 'od tej pory zmieniło się # armii',
    }),
  unchangedSince: 'od tej pory żadna armia się nie zmieniła',
  noBackup: 'Nie ma jeszcze kopii',
  onlyHere: (armies) =>
    count(armies, {
      one: '# armia jest tylko na tym urządzeniu',
      few: '# armie są tylko na tym urządzeniu',
      many: '# armii jest tylko na tym urządzeniu',
      other: '# armii jest tylko na tym urządzeniu',
    }),
  saveOne: 'Zrób kopię',
  install: 'Zainstaluj',
  installTitle: 'Dodaj do ekranu głównego',
  installWhy: 'wtedy przeglądarka zachowa armie',
  installApple: 'Wybierz „Udostępnij”, potem „Do ekranu początkowego”.',
  installAppleWith:
    'Wybierz „Udostępnij”, potem „Do ekranu początkowego”. Na początku będzie tam pusto: zabierz kopię zapasową.',

  firstTitle: 'Twoja pierwsza armia',
  firstText: 'Wybierz grę. Zaczniesz od gotowej armii i zmienisz, co chcesz.',
  firstGames: {
    brikwars: 'Figurki, broń, maszyny',
    usb: 'Oddziały, bohaterowie, punkty',
    'mage-knight': 'Figurki z punktami',
  },
  sample: (name, points) => `${name}: ${points}`,
  figureArmies: { gate: 'Straż Bramy', road: 'Długa Droga' },
  figures: {
    captain: 'Kapitan bramy',
    pike: 'Pikinier z muru',
    archer: 'Łucznik z wieży',
    rider: 'Jeździec z traktu',
    wanderer: 'Stary wędrowiec',
    giant: 'Kamienny olbrzym',
    sapper: 'Saper',
    scout: 'Zwiadowca z zarośli',
  },

  compareTitle: (one, other) => `${one} i ${other}`,
  comparePoints: 'Punkty',
  compareModels: 'Modele',
  compareUnits: 'Oddziały',
  compareCostliest: 'Najdroższy oddział',
  compareRules: 'Zasady',
  compareBroken: (rules) =>
    count(rules, { one: '# złamana', few: '# złamane', many: '# złamanych', other: '# złamane' }),
  compareGroups: {
    hero: 'Bohaterowie',
    line: 'Żołnierze',
    machine: 'Potwory i maszyny',
    figure: 'Figurki',
    creation: 'Kreacje',
    other: 'Pozostałe',
  },
  shared: 'W obu',
  sharedNone: 'Żaden oddział nie jest w obu.',
  alike: 'bez różnic',
  onlyIn: (army) => `Tylko w armii ${army}`,
  onlyNone: 'Nic, czego nie ma druga.',
  fields: {
    name: 'Nazwa',
    count: 'Ile sztuk',
    points: 'Punkty za sztukę',
    models: 'Modele',
    unit: 'Wartości',
    note: 'Notatka',
  },
  notComparable: 'Jednej z tych armii nie ma już na tym urządzeniu.',
  otherGame: 'To armie do dwóch różnych gier: porównać można tylko sumy.',
  swap: 'Zamień strony',
};
