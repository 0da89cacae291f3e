import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const n = plural('pl');

export const units: Messages['units'] = {
  pick: 'Wybierz jednostkę',
  search: 'Szukaj jednostek',
  nothingFound: (query) => `Brak jednostek dla „${query}”.`,
  presets: 'Z podręcznika',
  own: 'Moje jednostki',
  noOwn: 'Jeszcze żadnej. Tu trzymasz te, którymi często walczysz.',
  newer:
    'Twoje jednostki zapisała nowsza wersja aplikacji. Zostają nietknięte; zaktualizuj aplikację, żeby je zobaczyć.',
  full: (limit) => `Jednostek jest już ${limit} i więcej się nie zmieści. Usuń najpierw którąś.`,
  armyUnits: (army) => `Armia: ${army}`,
  unnamedArmy: 'Armia bez nazwy',
  noArmyUnits: 'Pojawią się tu pozycje twoich armii, które mają wpisane wartości do walki.',
  showAll: (count) =>
    n(count, {
      one: 'Pokaż jeszcze # jednostkę',
      few: 'Pokaż jeszcze # jednostki',
      many: 'Pokaż jeszcze # jednostek',
      other: 'Pokaż jeszcze # jednostki',
    }),

  stats: (skill, armor, move) =>
    `Umiejętność\u00a0${skill}\u00a0· Obrona\u00a0${armor}\u00a0· Ruch\u00a0${move}″`,
  price: (cost) => `${cost} CP`,
  times: (count, name) => `${count} × ${name}`,

  moreFor: (name) => `Więcej: ${name}`,
  edit: 'Edytuj',
  copy: 'Kopiuj',
  remove: 'Usuń',
  toArmy: 'Do armii',
  copyName: (name) => `${name} (kopia)`,
  copied: (name) => `Skopiowano: ${name}.`,
  removed: (name) => `Usunięto „${name}”.`,
  removedMany: (count) =>
    n(count, {
      one: 'Usunięto # jednostkę.',
      few: 'Usunięto # jednostki.',
      many: 'Usunięto # jednostek.',
      other: 'Usunięto # jednostki.',
    }),

  create: 'Nowa jednostka',
  editTitle: 'Edycja jednostki',
  name: 'Nazwa',
  namePlaceholder: 'np. Sierżant Klocek',
  skill: 'Umiejętność',
  armor: 'Obrona',
  move: 'Ruch w calach',
  size: 'Wielkość w calach',
  hands: 'Ręce',
  handsOptions: { '2': 'Dwie', '0': 'Bez rąk' },
  otherDice: 'inne…',
  typeDice: 'Wpisz kostki',
  typeHint: 'Na przykład 1k6+2, 2k10 albo 4.',
  weapons: ['Broń', 'Druga ręka'],
  nothing: 'Nic',
  ownWeapon: 'Własna broń',
  weaponName: 'Nazwa broni',
  use: 'Trudność użycia',
  damage: 'Obrażenia',
  kind: 'Liczy się jako',
  kinds: {
    hand: 'Broń krótka',
    heavy: 'Broń ciężka',
    'two-handed': 'Broń dwuręczna',
    shield: 'Tarcza',
    natural: 'Naturalna (zęby, pazury)',
  },
  cost: 'Koszt w CP',
  costHint: 'Razem z ekwipunkiem. Jeśli nie liczycie punktów, zostaw puste.',
  takePrice: (cost) => `Wpisz ${cost} CP`,
  priceTitle: 'Koszt według zasad',
  priceWhole: (cost) => `Według zasad kosztuje ${cost} CP.`,
  pricePart: (cost) => `Z tabel wynika tylko ${cost} CP; reszty nie wyceniają.`,
  priceNone: 'Tabele nie podają dla niej ceny.',
  noBodyPrice:
    'Takiej Umiejętności, Obrony, Ruchu i wielkości nie ma żadna jednostka z tabel, więc samej jednostki nie da się wycenić.',
  noWeaponPrice: (weapon) =>
    `${weapon}: w tabelach nie ma broni o takich wartościach, więc nie da się jej wycenić.`,
  priceReasons: {
    'unit-price': (unit, cost) => `${unit}: ${cost} CP`,
    'weapon-price': (weapon, cost) => `${weapon}: ${cost} CP`,
    'found-free': (weapon) => `${weapon}: znaleziona, nie kupiona, więc nic nie kosztuje`,
  },

  wrong: 'Jednostka jeszcze niegotowa:',
  issues: {
    'name-empty': () => 'Nadaj jednostce nazwę.',
    'name-too-long': (limit) => `Nazwa może mieć najwyżej ${limit} znaków.`,
    'dice-too-large': (limit) => `Na tych kostkach może wypaść więcej niż ${limit}: za dużo jak na walkę.`,
    'dice-not-plain': () => 'Tylko kostki i liczba do dodania, na przykład 2k6+1.',
    'move-range': (limit) => `Ruch: od 0 do ${limit} cali.`,
    'size-range': (limit) => `Wielkość: od 0 do ${limit} cali.`,
    'use-range': (limit) => `Trudność użycia: od 0 do ${limit}.`,
    'no-hands': () => 'Bez rąk tego nie utrzyma.',
    'too-many-weapons': (limit) => `Walczy najwyżej tyloma przedmiotami: ${limit}.`,
    'two-handed-alone': () => 'To zajmuje obie ręce: nic więcej się nie zmieści.',
    'shield-only-beside-heavy': () => 'Obok broni ciężkiej druga ręka trzyma tarczę albo nic.',
    'bare-hands-alone': () => 'Puste ręce nic nie trzymają: usuń drugą rzecz.',
  },
  at: (what, problem) => `${what}: ${problem}`,
  saved: (name) => `Zapisano „${name}”.`,

  keepUnit: 'Zapisz jako moją jednostkę',
  keepTitle: 'Zapisz jednostkę',

  toArmyTitle: (name) => `${name}: do której armii?`,
  newArmy: 'Nowa armia',
  searchArmies: 'Szukaj armii',
  count: 'Ile sztuk',
  each: 'CP za sztukę',
  addToArmy: 'Dodaj do armii',
  added: (name, army) => `Dodano do armii „${army}”: ${name}.`,
  openArmy: 'Otwórz armię',
  armyIssues: {
    'army-missing': 'Tej armii już nie ma albo nie da się jej odczytać. Wybierz inną.',
    'army-full': 'W tej armii nie zmieści się następna pozycja.',
    'not-stored': 'Nie udało się zapisać. Spróbuj jeszcze raz.',
  },

  addUnit: 'Dodaj jednostkę',
  fightWith: 'Do walki',
  fightWithThis: (name) => `Do walki: ${name}`,
  editValues: (name) => `Edytuj wartości: ${name}`,
  attacks: (name) => `Atakuje ${name}.`,
  notThere: 'Tej jednostki nie ma na tym urządzeniu albo jej wartości są nieczytelne.',
};
