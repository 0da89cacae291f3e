import type { Messages } from '../messages.ts';

export const castletape: Messages['castletape'] = {
  question: 'Czy zamek stoi zgodnie z zasadami?',
  answers: {
    legal: 'Zgodnie z zasadami',
    'so-far': 'Jak dotąd w porządku',
    illegal: 'Niezgodnie z zasadami',
    untouched: 'Jeszcze nie sprawdzono',
  },
  progress: (done, all) => `Sprawdzono ${done} z ${all}`,
  list: 'Lista kontrolna',
  hint: 'Stuknij Tak albo Nie albo wpisz odległość: wtedy ona rozstrzyga. Ponowne stuknięcie cofa odpowiedź.',
  groups: {
    before: 'Zanim stanie zamek',
    sections: 'Od każdej sekcji, od krawędzi do krawędzi',
    castle: 'Cały zamek',
    figures: 'Przy wystawianiu figurek, od krawędzi podstawki',
  },
  checks: {
    consent: { name: 'Wszyscy gracze zgadzają się na zamki', wrong: 'Nie wszyscy zgadzają się na zamki.' },
    order: {
      name: 'Zamek postawiono jako pierwszy',
      wrong: 'Teren albo figurki postawiono wcześniej niż zamek.',
    },
    planks: {
      name: 'Pomosty i drabiny (jeśli są) były następne',
      wrong: 'Pomosty i drabiny stawia się zaraz po zamku.',
    },
    own: {
      name: 'Do mojej strefy startowej',
      wrong: 'Któraś sekcja stoi za daleko od twojej strefy startowej.',
    },
    opponent: {
      name: 'Do strefy startowej każdego przeciwnika',
      wrong: 'Któraś sekcja stoi za blisko strefy startowej przeciwnika.',
    },
    gap: { name: 'Do najbliższej innej sekcji', wrong: 'Któraś sekcja stoi za daleko od pozostałych.' },
    chain: { name: 'Wszystkie tworzą jeden łańcuch', wrong: 'Sekcje stoją w kilku grupach.' },
    edge: {
      name: 'Do krawędzi pola bitwy',
      wrong: 'Któraś sekcja stoi za blisko krawędzi pola bitwy.',
    },
    entrance: { name: 'Ma wejście', wrong: 'Zamek nie ma wejścia.' },
    terrain: { name: 'Wnętrze jest wolne', wrong: 'Wewnątrz zamku stoi teren.' },
    figures: {
      name: 'Moje figurki, do strefy startowej każdego przeciwnika',
      wrong: 'Jedna z twoich figurek jest za blisko strefy startowej przeciwnika.',
    },
    'opposing-figures': {
      name: 'Figurki przeciwników, do zamku',
      wrong: 'Figurka przeciwnika zaczyna za blisko zamku.',
    },
  },
  limits: {
    'at-most': (inches) => `najwyżej ${inches}`,
    'at-least': (inches) => `co najmniej ${inches}`,
    'more-than': (inches) => `więcej niż ${inches}`,
  },
  inches: (number) => `${number}″`,
  wrongBy: (name, measured, limit) => `${name}: ${measured}, a ma być ${limit}.`,
  yes: 'Tak',
  no: 'Nie',
  states: { kept: 'w porządku', broken: 'źle', open: 'niesprawdzone' },
  measure: 'Zmierz',
  longest: 'Największa odległość w calach',
  shortest: 'Najmniejsza odległość w calach',
  typed: (what, inches) => `${what}: ${inches}, wpisz inną`,
  untype: (inches) => `Cofnij ${inches}`,
  entrances:
    'Donżon i baszta bramna mają po dwa, okrągła baszta i mur z drzwiami po jednym, zwykły mur żadnego.',
  fromMap: 'Wypełnij z mapy',
  mapFilled: 'Wypełniono z mapy.',
  mapEmpty: 'Na mapie nie ma jeszcze zamku.',
  whose: 'Czyj zamek?',
  player: (number) => `Gracz ${number}`,
  startOver: 'Zacznij od nowa',
  startedOver: 'Lista jest znów pusta.',
  wrong: 'Co jest nie tak',
  how: 'Jak się mierzy',
  rules: 'Zasady z listy',
  exactly18: 'Równo 18″ to jeszcze za blisko. Inna interpretacja: równo 18″ już wystarcza.',
  rulings: {
    'MK-A-01':
      'Liczy się każda sekcja, od jej krawędzi do krawędzi strefy. Inna interpretacja: tylko najbliższa sekcja.',
    'MK-A-02':
      'Każda sekcja stoi najwyżej 3″ od jakiejś innej, a wszystkie tworzą jeden łańcuch. Inna interpretacja: dotyczy to każdych dwóch sekcji, co wyklucza duże zamki.',
    'MK-A-04':
      'Równo 3″, 18″ i 30″ jest w porządku; tylko moje figurki muszą stać dalej niż 18″. Inna interpretacja: im też wystarczy równo 18″.',
    'MK-A-03':
      'Moje figurki mogą zaczynać w zamku. Inna interpretacja: moja strefa startowa musi dotykać zamku.',
    'MK-A-31':
      'Zamek nie musi być zamknięty dookoła; przerwy do 3″ nie otwierają jego wnętrza. Inna interpretacja: musi to być zamknięty pierścień.',
    'MK-A-07': 'Jeśli zamki ma kilku graczy, każdy zamek sprawdza się wobec każdego przeciwnika.',
  },
};
