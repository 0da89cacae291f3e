import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

const n = plural('pl');

const melee = {
  basic: 'Za darmo; nic szczególnego.',
  pole: 'Zaszarżowany oddział uderza jednocześnie.',
  heavy: 'Wróg broni się z −2.',
  cavalry: 'W szarży +1 do Celności, a wróg broni się z −1.',
};
const ranged = {
  'light-arms': '12″, kostka za każdy punkt Inicjatywy.',
  'small-arms': '24″, kostka za każdy punkt Inicjatywy, wróg broni się z −1.',
  automatic: '18″, dwie kostki za każdy punkt Inicjatywy, wróg broni się z −1.',
};

export const usbbuild: Messages['usbbuild'] = {
  goOn: (unit) => `Buduj dalej: ${unit}`,
  from: (unit) => `Zmień ten: ${unit}`,
  kind: 'Co to jest',
  kinds: { line: 'Żołnierze', machine: 'Potwór lub maszyna', hero: 'Bohater' },
  name: 'Nazwa',
  nameHint: 'Bez własnej nazwy zostaje opis oddziału.',
  namePlaceholder: 'np. Straż Żelaznego Mostu',

  short: { hit: 'Cel.', initiative: 'Inic.', tough: 'Obr.', standfast: 'Stan.' },
  target: (value) => `${value}+`,
  points: (points) => n(points, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' }),
  perModel: (points, more) => `${points} za model${more === undefined ? '' : ` + ${more}`}`,
  now: (points) =>
    n(points, {
      one: 'Teraz # punkt.',
      few: 'Teraz # punkty.',
      many: 'Teraz # punktów.',
      other: 'Teraz # punktu.',
    }),
  deltas: 'Mała liczba mówi, o ile zmieni się cena.',

  rank: 'Ranga',
  type: 'Typ',
  models: 'Modele',
  shield: 'Tarcze',
  shieldDoes: 'W walce wręcz przerzuca niezdane testy Obrony, ale wtedy nie oddaje ciosów.',
  leadersDo: 'Ruch +1″; w pierwszej walce wręcz w rundzie przerzuca jedynki na trafienie.',
  specials: 'Bronie specjalne',
  specialsDo: '30″, trzy kostki za każdy punkt Inicjatywy, wróg broni się z −2; zamiast broni strzeleckiej.',
  melee,
  ranged,

  specialisations: 'Specjalizacje',
  specialisationsDo: {
    'sudden-attack': 'Zaczyna poza stołem; po zdanym teście Obrony staje gdziekolwiek, okopany.',
    fliers: 'Ruch +2″ nad każdym terenem i nad wrogiem.',
    unbreakable: 'Zamiast wpaść w panikę traci modele, a przegrana walka wręcz kosztuje rany.',
    assault: 'Może szarżować w tej aktywacji, w której wchodzi na stół.',
    'self-destruction': 'Ginie w walce wręcz, a wróg dostaje trafienia: dwa razy jego Stanowczość.',
    engineers: 'Atakowani nie mają nic z terenu.',
    hunter: 'Żaden teren go nie spowalnia.',
    smoke: 'Zamiast strzelać: 3″ dymu do 6″ od siebie, przez który nikt nie widzi.',
    blessed: 'Raz na grę przerzuca niechciane kostki jednego rzutu.',
    brave: '+1 do testów morale.',
    infiltration: 'Wystawia się po wszystkich innych, poza strefą wroga.',
    camouflage: 'Strzały do niego mają −1 do Celności.',
  },
  rule: (name) => `Zasada: ${name}`,

  growth: 'Wzrost',
  grown: (initiative, standfast, slots, rams) =>
    `Inicjatywa ${initiative}, Stanowczość ${standfast}, miejsca ${slots}, trafienia z taranowania ${rams}`,
  gains: {
    0: 'Nie może się ruszać.',
    1: 'Może się ruszać.',
    3: 'Teren niczego mu nie zmienia.',
    5: 'Ruch +2″.',
  },
  allGrowths: 'Wszystkie wzrosty',
  growthAt: (growth, what) => `${growth}: ${what}`,
  growthExamples:
    'Przykłady w tekście się kłócą: maszyna za 44 punkty ma Inicjatywę 1 i Stanowczość 3, a ta za 119 ma 7 i 21. Dzieli je pięć kroków, a współczynniki rosną o sześć.',
  growthPlayed: (initiative, standfast) =>
    `Według waszych zasad wzrost 6 daje Inicjatywę ${initiative} i Stanowczość ${standfast}.`,
  smallSlots: (slots) =>
    `Największa dziura w tekście: poniżej wzrostu 2 nie ma ani jednego miejsca na wyposażenie, więc nieruchome działo nie miałoby działa. Według waszych zasad: ${slots}.`,
  equipment: 'Wyposażenie',
  slots: (used, all) => `Zajęte miejsca: ${used} z ${all}`,
  slotsFull: 'Wszystkie miejsca zajęte: żeby coś dodać, najpierw coś zdejmij.',
  equipmentDoes: {
    pole: melee.pole,
    cavalry: melee.cavalry,
    'really-heavy': 'Wróg broni się z −3; nieobronione trafienie zabiera k3 punkty Stanowczości.',
    shield: 'Przerzuca niezdane testy Obrony w walce wręcz.',
    'light-arms': ranged['light-arms'],
    'small-arms': ranged['small-arms'],
    automatic: ranged.automatic,
    'large-arms': '36″, wróg broni się z −2; nieobronione trafienie zabiera k2 punkty Stanowczości.',
    'huge-arms': '48″, wróg broni się z −3; nieobronione trafienie zabiera k3 punkty Stanowczości.',
    transport: 'Mieści 10 modeli piechoty albo 5 ciężkiej piechoty.',
  },

  tier: 'Bohater',
  power: (points) =>
    n(points, {
      one: '# Punkt Potęgi',
      few: '# Punkty Potęgi',
      many: '# Punktów Potęgi',
      other: '# Punktu Potęgi',
    }),
  magic: 'Magia i technika',
  budget: (used, all) => `${used} z ${all} punktów`,
  magicHint: 'Więcej tego, co kupują bohaterowie, do ceny samego bohatera.',
  magicLeft: (points) => `Zostało ${points} pkt: droższych rzeczy nie dodasz.`,
  mount: 'Jak się porusza bohater',
  onFoot: 'Pieszo',
  mounted: 'Na potworze lub maszynie',
  mountTitle: 'Potwór lub maszyna bohatera',

  price: 'Cena po kolei',
  item: (name, count, each, sum) => `${name}: ${count} × ${each} = ${sum}`,
  itemOne: (name, sum) => `${name}: ${sum}`,
  ofMagic: (name) => `${name} (magia i technika)`,
  ofMount: (name) => `${name} (wierzchowiec)`,
  prices: {
    hit: 'Lepsza Celność',
    tough: 'Lepsza Obrona',
    type: 'Typ',
    tier: 'Bohater',
    machine: 'Potwór lub maszyna',
    growth: 'Punkty wzrostu',
  },
  typePrice: (type) => `Typ: ${type}`,
  tierPrice: (tier) => `Bohater: ${tier}`,

  issues: {
    'hit-range': (lowest, highest) => `Celność jest tu od ${highest}+ do ${lowest}+.`,
    'tough-range': (lowest, highest) => `Obrona jest tu od ${highest}+ do ${lowest}+.`,
    'models-range': (_, highest) => `Oddział tego typu ma najwyżej ${highest} modeli.`,
    'specials-range': (_, highest) => `Broni specjalnych jest najwyżej ${highest}.`,
    'specials-need-ranged': () =>
      'Broń specjalna zastępuje broń strzelecką: najpierw wybierz broń strzelecką.',
    'growth-range': (_, highest) => `Rośnie najwyżej ${highest} razy.`,
    'too-many-pieces': (_, highest, found) => `Miejsc na wyposażenie: ${highest}, a sztuk byłoby ${found}.`,
    'magic-over': (_, highest, found) =>
      `Magii i techniki może być najwyżej za ${highest} punktów, a byłoby za ${found}.`,
    'rider-mounted': () => 'Bohater typu Jazda nie ma potwora ani maszyny.',
    'specialisation-twice': () => 'Tę specjalizację już ma.',
  },
  issueOfMount: (issue) => `Wierzchowiec: ${issue}`,
  refused: (what, why) => `${what}: ${why}`,
  illegal: 'Niedozwolone według waszych zasad:',

  take: 'Weź ten oddział',
  intoArmy: 'Do tej armii',
  saveOwn: 'Zapisz wśród moich',
  discard: 'Porzuć',
  limit: 'Limit punktów nowej armii',
  noLimit: 'bez limitu',
  count: 'Ile takich oddziałów',
  tooDear: (most) => `W tej armii jedna aktywacja może kosztować najwyżej ${most} pkt.`,

  bench: {
    pick: 'Wybierz oddział',
    search: 'Szukaj oddziałów',
    nothingFound: (query) => `Brak oddziałów dla „${query}”.`,
    own: 'Moje oddziały',
    noOwn: 'Jeszcze żadnego. Tu trzymasz te, którymi często walczysz.',
    newer:
      'Twoje oddziały zapisała nowsza wersja aplikacji. Zostają nietknięte; zaktualizuj aplikację, żeby je zobaczyć.',
    full: (limit) => `Oddziałów jest już ${limit} i więcej się nie zmieści. Usuń najpierw któryś.`,
    showAll: (units) =>
      n(units, {
        one: 'Pokaż jeszcze # oddział',
        few: 'Pokaż jeszcze # oddziały',
        many: 'Pokaż jeszcze # oddziałów',
        other: 'Pokaż jeszcze # oddziału',
      }),
    create: 'Nowy oddział',
    pickHero: 'Wybierz bohatera',
    createHero: 'Nowy bohater',
    noHeroes: 'Ani tu, ani w armiach nie ma jeszcze żadnego bohatera.',
    editTitle: 'Edycja oddziału',
  },
};
