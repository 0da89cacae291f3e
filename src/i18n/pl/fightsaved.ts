import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const count = plural('pl');

export const fightsaved: Messages['fightsaved'] = {
  startQuestion: 'Szybko (same k6) czy pełne zasady?',
  quick: 'Szybko',
  quickHint: 'QuickWars: bez rzutu na trafienie, same k6.',
  full: 'Pełne',
  fullHint: 'Umiejętność, bronie, parowanie, szarże.',

  rulesTitle: 'Zasady przy waszym stole',
  edition: 'Edycja',
  editionHints: {
    '2005': 'Cały angielski podręcznik.',
    web5: 'Podręcznik z później przepisaną walką: mieczem łatwiej trafić, szarża nie zależy od wielkości.',
    pl: 'Polskie tłumaczenie tam, gdzie celowo mówi co innego: dorzut tą samą kostką.',
    'quik-en': 'Krótka gra na samych k6.',
    'quik-pl': 'Krótka gra według polskiego tekstu.',
    'quik-lugpol': 'Polska krótka gra z cennikiem i mocniejszą bronią.',
  },
  switches: 'Zasady domowe',
  switchesOf: (mode) => `Zasady domowe: ${mode}`,
  own: 'jak w edycji',
  changedTitle: (title) => `${title} (zmieniona)`,
  whyRule: 'Różne odczytania',
  clearSwitches: 'Wróć do zasad edycji',
  elsewhere: (number) =>
    count(number, {
      one: 'W innych rodzajach walki zmieniono jeszcze # zasadę.',
      few: 'W innych rodzajach walki zmieniono jeszcze # zasady.',
      many: 'W innych rodzajach walki zmieniono jeszcze # zasad.',
      other: 'W innych rodzajach walki zmieniono jeszcze # zasady.',
    }),
  noSwitches: 'Tu nie ma czego wybierać.',
  comparing: (number) =>
    count(number, {
      one: '# walka do porównania',
      few: '# walki do porównania',
      many: '# walk do porównania',
      other: '# walki do porównania',
    }),

  name: 'Nazwa tej walki',
  nameNeeded: 'Nadaj jej nazwę.',
  withRolls: 'Rzuty zapisują się razem z nią.',
  wasSaved: (name) => `Zapisano „${name}”.`,
  savedFull: (limit) => `Zapisanych walk jest już ${limit} i więcej się nie zmieści. Najpierw którąś usuń.`,
  newer:
    'Twoje walki zapisała nowsza wersja aplikacji. Zostają nietknięte; zaktualizuj aplikację, żeby je zobaczyć.',

  savedTitle: 'Zapisane walki',
  noneSaved: 'Na razie pusto. „Zapisz” jest pod każdą walką.',
  back: 'Wróć do walki',
  more: (name) => `${name}: więcej`,
  rename: 'Zmień nazwę',
  duplicate: 'Powiel',
  copyOf: (name) => `${name} (kopia)`,
  duplicated: (name) => `Kopia nazywa się „${name}”.`,
  sendIt: 'Wyślij link',
  addToCompare: 'Porównaj',
  remove: 'Usuń',
  removed: (name) => `Usunięto „${name}”.`,
  removedMany: (number) =>
    count(number, {
      one: 'Usunięto # walkę.',
      few: 'Usunięto # walki.',
      many: 'Usunięto # walk.',
      other: 'Usunięto # walki.',
    }),
  opened: (name) => `Na stole: „${name}”.`,
  backToMine: 'Wróć do mojej',
  unreadable:
    'Nie da się tu odczytać tej walki: jest uszkodzona albo z innej wersji. Zostaje taka, jaka jest.',
  rolls: 'z rzutami',
  kinds: { brikwars: 'Walka', many: 'Grupa', charge: 'Szarża', quik: 'Szybka gra', other: 'Nieznana' },

  compareTitle: 'Obok siebie',
  compareEmpty: 'Stuknij „Porównaj” pod walką, zmień broń albo sposób obrony i stuknij jeszcze raz.',
  compareOne: 'Na razie jedna walka: zmień w niej coś i jeszcze raz stuknij „Porównaj”.',
  wishSide: 'Dla kogo',
  wishSides: { attacker: 'dla atakującego', defender: 'dla obrońcy' },
  wishGoal: 'Co ważniejsze?',
  wishGoals: { kill: 'zabić', survive: 'przeżyć', trade: 'wymienić ciosy' },
  best: 'Najlepiej',
  variant: (number) => `Walka ${number}`,
  takeOut: (title) => `Wyjmij: ${title}`,
  takenOut: 'Wyjęto z porównania.',
  figures: {
    hits: 'Trafia',
    'target-dies': 'Cel ginie',
    'defender-dies': 'Obrońca ginie',
    'attacker-dies': 'Atakujący ginie',
    'both-die': 'Obaj giną',
    'nobody-dies': 'Nikt nie ginie',
    'any-dies': 'Ktoś ginie',
    flies: 'Cel odlatuje',
  },
  figure: (what, chance) => `${what}: ${chance}`,
  ofHundred: (chance) => `${chance} na 100`,
};
