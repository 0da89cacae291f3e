import { razy } from '../../platform/cases.ts';
import { plural } from '../../platform/format.ts';
import { sided } from '../../platform/whose.ts';
import type { Messages } from '../../platform/words.ts';

/** What several parts say, each in one place. */
const ends = { passed: 'Zdany', failed: 'Niezdany' };
const stateNames = { steady: 'Niewzruszony', destroyed: 'Zniszczony' };
const odds = 'Szanse';
const leaveIt = 'Zostaw';
const modelsLost = 'Stracone modele';
const entrench = 'Okopanie';
const shoot = 'Strzał';
const smoke = 'Dym';
const none = 'brak';
const shieldsFirst = 'Tarcze przeciw pierwszym ciosom';
const neededFace = (face: number) => (face > 6 ? '6, potem druga 6' : `${face}+`);
const chance = 'Szansa';
const shaken = 'Wstrząśnięty';
const hero = 'Bohater';
const auraOf = (tough: string) => `Obrona ${tough}+`;
const allFigures = 'Wszystkie liczby';
const inForce = 'ustawione';
const asked = {
  activatedHint:
    'Byli już aktywowani w tej rundzie, a dwa razy nikt nie działa: tu liczy się z tego tylko zmęczenie.',
  distance: 'Odległość w calach',
  distanceCm: 'Odległość w centymetrach',
  phase: 'Co teraz wolno?',
  nearnesses: { nearest: 'Tak', 'nearer-unseen': 'Tylko z tych, których wolno atakować', farther: 'Nie' },
};

export const usbfights: Messages['usbfights'] = {
  modes: { 'usb-shoot': shoot, 'usb-charge': 'Szarża', 'usb-morale': 'Morale', 'usb-test': 'Test' },
  asRead: 'Bez zasad domowych',
  atTable: 'Pomoce do gry',
};

export const usbrules: Messages['usbrules'] = {
  own: 'domyślnie',
  army: 'Oddziały i armie',
  clear: 'Wyłącz zasady domowe',
  switches: {
    capRule: {
      title: 'Jedna aktywacja może kosztować',
      hint: 'Oddział z całym wyposażeniem albo bohater.',
      values: { third: 'jedną trzecią limitu', literal33: 'dosłownie 33% limitu' },
    },
    growthModel: {
      title: 'Inicjatywa i Stanowczość ze wzrostu',
      hint: 'Potwory i maszyny; na przykład przy wzroście 2.',
      values: { F2: '2 i 6', F1: '3 i 9' },
    },
    smallGrowthSlots: {
      title: 'Wyposażenie maszyny o wzroście poniżej 2',
      hint: 'Na przykład działo, które się nie rusza.',
      values: { '1': 'jedna sztuka', '0': 'żadnego' },
    },
    ruinsStack: {
      title: 'Test Obrony w ruinach dostaje',
      hint: 'Własne +1 ruin i +1, bo oddział liczy się jako okopany.',
      values: { '2': '+2', '1': 'razem +1' },
    },
    meleeDefeatTest: {
      title: 'Walka wręcz przegrana o 2 lub 3',
      hint: 'Przegrana o 4 lub 5 to panika tak czy inaczej.',
      values: { bandOnly: 'oddział jest wstrząśnięty', lostBy2: 'jest wstrząśnięty i testuje jak przy 50%' },
    },
    fatigue: {
      title: 'Do zmęczenia liczą się',
      hint: 'Każda z nich to −1 do Celności.',
      values: { earlier: 'aktywacja i wcześniejsze walki', inclusive: 'wszystkie walki, także ta' },
    },
    specialWeaponPrice: {
      title: '25 punktów za broń specjalną',
      hint: 'Bierze ją najwyżej dwóch, zamiast broni strzeleckiej.',
      values: { onTop: 'dolicza się do ceny broni strzeleckiej', replace: 'zastępuje jej cenę' },
    },
    d3Overflow: {
      title: 'Nadwyżka ran z trafienia za k2 albo k3',
      hint: 'Gdy zadaje ich więcej, niż model wytrzyma.',
      values: { spill: 'przechodzi na następny model', perModel: 'przepada' },
    },
    nearest: {
      title: 'Najbliższy wróg',
      hint: 'Oddział bez bohatera nie może atakować innego.',
      values: { visible: 'z tych, których wolno mu zaatakować', strict: 'ze wszystkich na stole' },
    },
    cargoMix: {
      title: 'Mieszany ładunek',
      hint: 'Piechota i ciężka piechota w jednym transporterze.',
      values: {
        perPurchase: 'każda ładownia wozi jeden rodzaj',
        heavyAsTwo: 'ciężki model zajmuje dwa miejsca',
      },
    },
    luckOnOne: {
      title: 'Jedynka zmieniona Nagięciem Szczęścia',
      hint: 'Poza tym 1 to zawsze porażka.',
      values: { faceChanges: 'liczy się nowy wynik', oneFails: 'to i tak porażka' },
    },
    unbreakable: {
      title: 'Oddziały nie do złamania',
      hint: 'Co je spotyka zamiast paniki.',
      values: {
        panicOnly: 'tracą modele zamiast wpaść w panikę',
        allFailures: 'tracą punkty Stanowczości przy każdym niezdanym teście',
      },
    },
  },
};

const count = plural('pl');

const rankForms = {
  rookie: {
    one: '# Żółtodziób',
    few: '# Żółtodzioby',
    many: '# Żółtodziobów',
    other: '# Żółtodzioba',
  },
  regular: { one: '# Regularny', other: '# Regularnych' },
  veteran: { one: '# Weteran', other: '# Weteranów' },
} as const;

export const usbunits: Messages['usbunits'] = sided({
  types: { infantry: 'Piechota', heavy: 'Ciężka piechota', riders: 'Jazda' },
  ranks: { rookie: 'Żółtodziób', regular: 'Regularny', veteran: 'Weteran' },
  tiers: { aspiring: 'Aspirujący', daredevil: 'Śmiałek', hero: 'Heros', legend: 'Legenda' },
  melee: {
    basic: 'broń podstawowa',
    pole: 'broń drzewcowa',
    heavy: 'ciężka broń',
    cavalry: 'broń kawaleryjska',
    'really-heavy': 'naprawdę ciężka broń',
  },
  ranged: {
    'light-arms': 'lekka broń strzelecka',
    'small-arms': 'broń strzelecka',
    automatic: 'broń automatyczna',
    special: 'broń specjalna',
    'large-arms': 'duża broń strzelecka',
    'huge-arms': 'ogromna broń strzelecka',
  },
  shield: 'tarcza',
  transport: 'ładownia',
  leaders: 'Liderzy',
  specialisations: {
    'sudden-attack': 'nagły atak',
    fliers: 'lotnicy',
    unbreakable: 'nie do złamania',
    assault: 'napad',
    'self-destruction': 'samo\u00adzniszczenie',
    engineers: 'inżynierowie',
    hunter: 'łowczy',
    smoke: 'dym',
    blessed: 'błogosławiony',
    brave: 'odważny',
    infiltration: 'infiltracja',
    camouflage: 'kamuflaż',
  },
  formations: {
    skirmish: 'Harcownicy',
    column: 'Kolumna marszowa',
    phalanx: 'Falanga',
    hide: 'Ukrycie',
  },
  terrains: {
    open: 'Otwarty teren',
    screen: 'Zasłony',
    difficult: 'Trudny teren',
    pit: 'Dół trupów',
    ruins: 'Ruiny',
    forest: 'Las',
    road: 'Droga',
  },
  states: { ...stateNames, shaken, panicked: 'W panice' },
  stats: { hit: 'Celność', initiative: 'Inicjatywa', tough: 'Obrona', standfast: 'Stanowczość' },
  soldiers: (models, rank) =>
    count(
      models,
      rank
        ? rankForms[rank]
        : { one: '# żołnierz', few: '# żołnierzy', many: '# żołnierzy', other: '# żołnierza' },
    ),
  ofType: (soldiers, type) => `${soldiers} (${type.toLowerCase()})`,
  machine: (growth) => `Maszyna, wzrost ${growth}`,
  mounted: (hero, growth) => `${hero} na potworze lub maszynie, wzrost ${growth}`,
  with: (who, things) => `${who}: ${things}`,
  more: (thing, times) => `${times}\u00a0×\u00a0${thing}`,
  joined: (who, hero) => `${who} z bohaterem (${hero})`,
  line: (hit, initiative, tough, standfast) =>
    `Celność ${hit}+, Inicjatywa ${initiative}, Obrona ${tough}+, Stanowczość ${standfast}`,
  lineOf: (who, line) => `${who}: ${line}`,
  role: { acts: '‹Moi|Wróg›', other: '‹Wróg|Moi›', unit: 'Oddział' },
  stage: 'Twarzą w twarz',
  presets: 'Gotowe oddziały',
  choose: 'Wybierz oddział',
  alive: 'Żywe modele',
  /** Takes back all losses and states of a unit. */
  restore: 'Znów w pełni sił',
  atStart: 'Modele na początku',
  wounded: 'Stanowczość stracona przez ranny model',
  arms: { ranged: 'Broń strzelecka', melee: 'Broń do walki wręcz', none },
  specials: 'Bronie specjalne',
  formation: 'Formacja',
  terrain: 'Stoi w terenie',
  entrenched: 'Okopany',
  state: 'Stan morale',
  fatigue: 'Zmęczenie',
  activated: 'Aktywowany w tej rundzie',
  hero: 'Bohater w oddziale',
  noHero: none,
  ownHero: 'Własny bohater…',
  spent: 'Wydane Punkty Potęgi',
  heroLost: 'Stanowczość stracona przez bohatera',
  details: 'Więcej o oddziale',
  inForce,
});

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
  kinds: { line: 'Żołnierze', machine: 'Potwór lub maszyna', hero },
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
  shield: 'Tarcza',
  shieldDoes: 'W walce wręcz przerzuca niezdane testy Obrony, ale wtedy nie oddaje ciosów.',
  leadersDo: 'Ruch +1″; w pierwszej walce wręcz w rundzie przerzuca jedynki na trafienie.',
  specials: usbunits.specials,
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

  tier: hero,
  power: (points) =>
    n(points, {
      one: '# Punkt Potęgi',
      few: '# Punkty Potęgi',
      many: '# Punktów Potęgi',
      other: '# Punktu Potęgi',
    }),
  magic: 'Magia i technika',
  budget: (used, all) => `${used} z ${all} pkt`,
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
    tier: hero,
    machine: 'Potwór lub maszyna',
    growth: 'Wzrost',
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
  saveOwn: 'Zapisz jako mój oddział',
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

export const usbfield: Messages['usbfield'] = {
  sizeTitle: 'Stół i rozstawienie',
  limit: 'Limit punktów',
  length: 'Stopy między krawędziami rozstawienia',
  width: 'Stopy drugiego boku',
  gameSize: 'Gra',
  sizes: { small: 'mała gra', medium: 'potyczka', large: 'duża bitwa' },
  beyond: 'większa niż standardowe',
  leastTable: 'Najmniejszy stół',
  feet: (a, b) => `${a} × ${b} ${count(Number(b), { one: 'stopa', few: 'stopy', other: 'stóp' })}`,
  asAgreed: 'według umowy',
  tooSmall: 'Ten stół jest mniejszy, niż wymaga gra.',
  pieces: 'Terenów co najmniej',
  depth: 'Głębokość strefy rozstawienia',
  piecesWhy: 'Jeden teren na każdą stopę obwodu stołu; możecie umówić się inaczej.',
  depthWhy: 'Jedna czwarta stołu między obiema krawędziami.',
  depthNote:
    'Przykład z podręcznika (12 cali na 2 stopy) jest błędny: 2 stopy to 24 cale, a ćwierć to 6 cali.',

  startsTitle: 'Kto zaczyna, kto ma rację',
  startsHint: 'Rundę zaczyna wyższy wynik na k6. Spór rozstrzyga kostka: 1–3 albo 4–6.',
  toStarts: 'Kto zaczyna',
  toDispute: 'Spór',

  deckTitle: 'Losowa Aktywacja',
  noCard: 'Jeszcze nie dobrano karty',
  drawn: { red: 'Czerwona: aktywuje gracz czerwony', black: 'Czarna: aktywuje gracz czarny' },
  draw: 'Dobierz kartę',
  shuffle: 'Potasuj nową talię',
  deckEmpty: 'Nie ma już kart.',
  goesOn: {
    red: 'Czarny nie ma już kart: czerwony gra dalej bez kart.',
    black: 'Czerwony nie ma już kart: czarny gra dalej bez kart.',
  },
  redLeft: 'Zostało czerwonych',
  blackLeft: 'Zostało czarnych',
  nextRed: 'Następna będzie czerwona',
  matched: 'Karta na każdą aktywację',
  redActivations: 'Aktywacje gracza czerwonego',
  blackActivations: 'Aktywacje gracza czarnego',
  matchedHint: 'Liczy się od następnego tasowania.',
  redLost: 'Czerwony traci oddział',
  blackLost: 'Czarny traci oddział',
  deckWhy: 'Kolor karty mówi, kto aktywuje; kto skończył, zostawia resztę drugiemu.',
  matchedWhy: 'Tyle kart, ile aktywacji; stracony oddział zabiera kartę ze sobą.',

  encounterTitle: 'Wynik bitwy spotkaniowej',
  nothingLost: 'Na razie nikt nic nie stracił.',
  results: { first: 'Prowadzi strona A.', second: 'Prowadzi strona B.', draw: 'Jest remis.' },
  score: (first, second) => `Stracone aktywacje: ${first} do ${second}.`,
  sides: { first: 'Strona A', second: 'Strona B' },
  round: (number) => `Runda ${number}`,
  withLosses: 'stracone aktywacje',
  unitsLost: (side) => `${side}: stracone oddziały`,
  heroesLost: (side) => `${side}: straceni bohaterowie`,
  encounterWhy: 'Po pięciu rundach wygrywa, kto stracił mniej aktywacji; bohater liczy się za dwie.',
  clearLosses: 'Wyczyść wynik',
  cleared: 'Wynik wyczyszczony.',

  coherencyTitle: 'Koherencja',
  gap: 'Cale między sąsiadami',
  gapCm: 'Centymetry między sąsiadami',
  base: 'Podstawka w milimetrach',
  rowHolds: (models, shown) =>
    count(models, {
      one: 'W jednym rzędzie koherencję zachowa tylko jeden model.',
      few: `W jednym rzędzie koherencję zachowają najwyżej ${shown} modele.`,
      other: `W jednym rzędzie koherencję zachowa najwyżej ${shown} modeli.`,
    }),
  rowTorn: 'Za daleko: ponad 1″ do najbliższego modelu.',
  coherencyWhy:
    'Każdy model najwyżej 1″ od najbliższego kolegi i 10″ od najdalszego, od krawędzi do krawędzi.',

  terrainTitle: 'W terenie czy nie',
  inside: 'Modele w terenie lub tuż przy nim',
  models: 'Modele oddziału',
  terrainCounts: 'Uznaje się, że cały oddział jest w terenie.',
  terrainCountsNot: 'Uznaje się, że oddział nie jest w terenie.',
  terrainWhy: 'Wystarczy co najmniej połowa modeli, na dobre i na złe.',

  transportTitle: 'Transportery',
  infantry: 'Piechota w środku',
  heavy: 'Ciężka piechota w środku',
  holds: 'Kupione ładownie',
  ownHolds: (holds) =>
    count(holds, {
      one: 'Ten oddział ma # ładownię',
      few: 'Ten oddział ma # ładownie',
      other: 'Ten oddział ma # ładowni',
    }),
  fits: 'Mieszczą się.',
  fitsNot: 'Nie mieszczą się.',
  holdsNeeded: (holds, shown) =>
    count(holds, {
      one: `Potrzeba ${shown} ładowni.`,
      other: `Potrzeba ${shown} ładowni.`,
    }),
  holdsWhy:
    'Ładownia mieści 10 modeli piechoty albo 5 ciężkiej piechoty; jazda, potwory i maszyny się nie mieszczą.',
  heavyAsTwo: 'Zasada domowa: ciężki model zajmuje dwa z dziesięciu miejsc.',
  boarding: (inches) =>
    `Wsiada z odległości do ${inches}″; od następnej aktywacji może wysiąść do ${inches}″ od pojazdu i działać.`,
  carrierGone:
    'Zniszczony transporter: wszyscy wysiadają, każdy oddział dostaje tyle trafień, ile ma modeli, ze zwykłym testem Obrony.',

  powerTitle: 'Punkty Potęgi moich bohaterów',
  smokeGoes: 'Rozwiewa się',
  smokePoints: (points) =>
    count(points, {
      one: 'za # Punkt Potęgi',
      few: 'za # Punkty Potęgi',
      other: 'za # Punktów Potęgi',
    }),
  smokeWhy: 'Jedna kostka na rundę za każdy znacznik; bohater płaci 1 Punkt Potęgi za każde oczko.',
  smokeTitle: smoke,
  smokeHint:
    'Zamiast strzału: znacznik 3″ w odległości do 6″, nikt przez niego nie widzi. Na początku następnej rundy (w aplikacji każdej kolejnej) rozwiewa się na 4+; bohater może zmienić tę kostkę.',
};

export const usbphase: Messages['usbphase'] = {
  recoverFirst: {
    shaken: 'Najpierw testuje Obronę: zdany test usuwa wstrząśnięcie.',
    panicked: 'Najpierw testuje Obronę: zdany test zamienia panikę we wstrząśnięcie.',
  },
  actionsTitle: 'Akcje',
  reactionsTitle: 'Gdy ktoś na niego szarżuje',
  arrivalsTitle: 'Wejście na stół i bohaterowie',
  friendSees: 'Cel widzi inny sojuszniczy oddział',
  mayNotReact: 'Nie może reagować.',
  actions: {
    tactical: 'Ruch taktyczny',
    run: 'Bieg',
    charge: 'Szarża',
    aimed: 'Strzał celowany',
    entrench,
    smoke,
    fight: 'Dalsza walka',
  },
  reactions: { 'react-move': 'Ruch', 'react-shoot': shoot, 'react-entrench': entrench },
  arrivals: {
    sudden: 'Nagły atak',
    assault: 'Napad',
    infiltration: 'Infiltracja',
    join: 'Dołączenie do oddziału',
    leave: 'Wyjście z oddziału',
    inspiration: 'Inspiracja',
  },
  effects: {
    'already-activated': 'Był już aktywowany w tej rundzie.',
    locked: 'Związany walką: jego aktywacja to obowiązkowo kolejna runda tej walki.',
    'locked-stays': 'Związany walką: nie może z niej wyjść.',
    'panicked-only-runs': 'Panika: może tylko biec.',
    'shaken-no-charge': 'Wstrząśnięty: nie może szarżować.',
    immobile: 'Wzrost 0: nie rusza się.',
    'column-no-entrenching': 'Kolumna marszowa się nie okopuje.',
    'machine-no-entrenching': 'Potworom i maszynom nic to nie daje.',
    'pit-no-entrenching': 'W dole trupów nic nie daje.',
    'not-armed': 'Nie ma z czego strzelać.',
    'shoot-before-or-after': 'Strzela przed ruchem albo po nim.',
    'shoots-in-place': 'Strzela z miejsca.',
    'no-attack': 'Bez ataku.',
    'keeps-off': 'Nie bliżej niż 1″ od wroga: to już byłaby szarża.',
    'rerolls-ones': 'Przerzuca jedynki na trafienie.',
    'aimed-bonus': '+1 do Celności, bez ruchu.',
    'entrench-bonus': '+1 do Obrony.',
    'keeps-reacting': 'Może reagować na szarże, nawet po aktywacji.',
    'smoke-marker':
      'Zamiast strzału: znacznik 3″ w odległości do 6″, na początku następnej rundy (w aplikacji każdej kolejnej) rozwiewa się na 4+.',
    'phalanx-forward': 'Falanga atakuje tylko na front.',
    'hidden-ends': 'Atak kończy ukrycie.',
    'too-close': 'Tylko gdy szarżujący jest dalej niż 5″.',
    'out-of-range': 'Żadna jej broń tak daleko nie sięga.',
    'entrenched-stays': 'Okopany: nie rusza się z miejsca.',
    'entrenched-shoots': 'Okopany: na każdą odległość.',
    'already-entrenched': 'Jest już okopany.',
    'no-charge-no-terrain': 'Bez premii za szarżę i teren.',
    'sudden-tests': 'Nie zaczyna na stole: przy aktywacji testuje Obronę.',
    'sudden-activated': 'Zdany test: staje gdziekolwiek, już aktywowany.',
    'sudden-entrenched': 'Zdany test: staje gdziekolwiek, już aktywowany i okopany.',
    'sudden-again': 'Niezdany test: aktywacja przepada, kolejna próba w następnej rundzie.',
    'assault-unseen': 'Tylko na cel, który widzi inny sojuszniczy oddział.',
    'assault-charges': 'Jeśli nie zaczął w swojej strefie rozstawienia, może szarżować w chwili wejścia.',
    infiltrates: 'Wystawia się po wszystkich innych, gdziekolwiek poza strefą rozstawienia wroga.',
    'joins-near': 'Do sojuszniczego oddziału w odległości do 5″.',
    'acts-together': 'Od następnej aktywacji oddziału działają razem.',
    'leaves-after': 'Po aktywacji oddziału bohater może z niego wyjść.',
    inspired: 'Bohater w odległości do 10″ może to zakończyć za Punkt Potęgi.',
  },
  moves: {
    base: (inches) => `Sama akcja: ${inches}″.`,
    riders: (inches) => `Jazda: ${inches}″.`,
    leaders: (inches) => `Liderzy: ${inches}″.`,
    fliers: (inches) => `Lotnicy: ${inches}″.`,
    'growth-inches': (inches) => `Wzrost 5 i więcej: ${inches}″.`,
    column: (inches) => `Kolumna marszowa: ${inches}″.`,
    phalanx: (inches) => `Falanga: ${inches}″.`,
    road: (inches) => `Drogą albo w poprzek drogi: ${inches}″.`,
    'half-hidden': () => 'Ukrycie: połowa ruchu.',
    'half-slow': () => 'Teren spowalniający: połowa ruchu.',
    'halved-once': () => 'Na pół dzieli się tylko raz.',
    'slow-ceiling': (inches) => `Teren spowalniający: najwyżej ${inches}″.`,
    'flies-over': () => 'Lotnicy ignorują teren, drogę też.',
    hunter: () => 'Łowczych teren nie spowalnia.',
    'heeds-no-terrain': () => 'Od wzrostu 3 teren nie ma znaczenia.',
    immobile: () => 'Wzrost 0: nie rusza się.',
    slowest: () => 'Liczy się wolniejszy: oddział albo bohater.',
  },
  may: 'może',
  mayNot: 'nie może',
  need: neededFace,
  inches: (inches) => `${inches}″`,
  unit: 'Miara',
  units: { inches: 'Cale', centimetres: 'Centymetry' },
  locked: 'Związany walką',
  slowWay: 'Po drodze teren spowalniający',
  roadWay: 'Ruch drogą',
  distance: 'Cale do szarżującego',
  distanceCm: 'Centymetry do szarżującego',
};

const points = (left: number) =>
  count(left, { one: 'Został # punkt', few: 'Zostały # punkty', other: 'Zostało # punktów' });

export const usbpower: Messages['usbpower'] = {
  uses: {
    luck: 'Nagięcie Szczęścia',
    seize: 'Przejęcie Inicjatywy',
    'brave-attack': 'Brawurowy Atak',
    'perfect-shot': 'Perfekcyjny Strzał',
    inspiration: 'Inspiracja',
    flag: 'Fałszywa flaga',
  },
  what: {
    luck: 'Zmienia wynik jednej swojej kostki o 1, w górę lub w dół; rzutu na dym też.',
    seize: 'W dowolnej chwili: następna aktywacja jest moja.',
    'brave-attack': 'On albo ktoś z jego oddziału atakuje jeszcze raz, jedną bronią.',
    'perfect-shot': 'On albo ktoś z jego oddziału strzela bez ograniczenia zasięgu i bez kar.',
    inspiration: 'Sojuszniczy oddział w 10″ nie jest już wstrząśnięty ani w panice.',
    flag: 'Do końca rundy nikt nie atakuje jego i jego oddziału, chyba że sam zaatakuje pierwszy.',
  },
  hero: 'Który bohater wydaje?',
  numbered: (tier, number) => `${tier} nr ${number}`,
  heroPoints: (hero, left, most) => `${hero}: ${left} z ${most}`,
  onlyOwn: 'Po jednym punkcie, w aktywacji bohatera; przejęcie inicjatywy w dowolnej chwili.',
  spend: (use) => `Wydaj: ${use}`,
  spentOn: (hero, use, left) => `${hero}: ${use}. ${points(left)}.`,
  spent: 'Wydane na',
  nothing: 'jeszcze nic',
  times: (use, number) => (number === 1 ? use : `${use} × ${number}`),
  next: 'Następna aktywacja',
  nextIs: (whose) => `Następna aktywacja: ${whose}.`,
  seized: {
    nobody: 'Zwykła kolejność',
    mine: 'Moja, poza kolejnością',
    theirs: 'Przeciwnika, poza kolejnością',
  },
  theirs: 'Przeciwnik ją przejmuje',
  answers: 'Przeciwnik odpowiada',
  over: 'Ta aktywacja minęła',
  turns: 'Nieparzysta liczba punktów wydanych na zmianę przesuwa aktywację, parzysta nie.',
  undo: 'Cofnij ostatnie',
  undone: 'Cofnięte.',
  renew: 'Nowa gra',
  renewed: 'Wszystkie punkty wróciły.',
  add: 'Dodaj bohatera',
  addTier: (tier) => `Dodaj: ${tier}`,
  remove: (hero) => `Usuń: ${hero}`,
  removed: (hero) => `Usunięto: ${hero}.`,
  none: 'Po mojej stronie nie ma jeszcze bohatera.',
};

export const usbwhy: Messages['usbwhy'] = {
  modifiers: {
    aimed: (signed) => `Strzał celowany: ${signed}.`,
    'own-cover': (signed) => `Teren osłania atakujących: ${signed}.`,
    'enemy-cover': (signed) => `Teren osłania cel: ${signed}.`,
    entrenched: (signed) => `Okopany: ${signed}.`,
    ruins: (signed) => `W ruinach: ${signed}.`,
    'phalanx-front': (signed) => `Falanga, od frontu: ${signed}.`,
    'phalanx-side': (signed) => `Falanga, z boku lub z tyłu: ${signed}.`,
    column: (signed) => `Kolumna marszowa: ${signed}.`,
    shaken: (signed) => `Wstrząśnięty: ${signed}.`,
    fatigue: (signed) => `Zmęczenie: ${signed}.`,
    camouflage: (signed) => `Zakamuflowany cel: ${signed}.`,
    indirect: (signed) => `Strzał do celu, który widzi tylko sojusznik: ${signed}.`,
    weapon: (signed) => `Broń: ${signed}.`,
    'weapon-charging': (signed) => `Broń podczas szarży: ${signed}.`,
  },
  moraleReasons: {
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
};

const between = (from: number, to: number) => (from < to ? `${from}–` : '');

/** What usually becomes of a unit, with the number of cases in 100. */
const unitFates = {
  shaken: (cases: string) => `${razy(cases)} jest wstrząśnięty`,
  panicked: (cases: string) => `${razy(cases)} panikuje`,
};

export const usbshoot: Messages['usbshoot'] = sided({
  answer: odds,
  sentence: (lose, fates) =>
    fates.length > 0 ? `${lose}; na 100 strzałów ${fates.join(', ')}.` : `${lose}.`,
  loseModels: (from, to) =>
    to === 0
      ? '‹Oddział wroga|Mój oddział› zwykle nikogo nie traci'
      : `‹Oddział wroga|Mój oddział› zwykle traci ${between(from, to)}${count(to, { one: '# model', few: '# modele', many: '# modeli', other: '# modelu' })}`,
  losePoints: (from, to) =>
    to === 0
      ? '‹Oddział wroga|Mój oddział› zwykle nic nie traci'
      : `‹Oddział wroga|Mój oddział› zwykle traci ${between(from, to)}${count(to, { one: '# punkt Stanowczości', few: '# punkty Stanowczości', many: '# punktów Stanowczości', other: '# punktu Stanowczości' })}`,
  fates: {
    ...unitFates,
    gone: (cases) => `${razy(cases)} schodzi ze stołu`,
  },
  found: (cases) => `Atak dochodzi do skutku ${razy(cases)} na 100; zwykłe straty dotyczą takich strzałów.`,
  broken: (cases) => `Szarża się łamie ${razy(cases)} na 100.`,
  average: (hits, models) =>
    `Średnio: ${hits === undefined ? '' : `trafienia ${hits} · `}${models ? 'stracone modele' : 'stracona Stanowczość'}`,
  tiles: {
    models: modelsLost,
    points: 'Stracona Stanowczość',
    broken: '‹Wróg złamany|Moi złamani›',
    losses: 'Straty',
    none: 'Bez strat',
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
});

export const usbshootmore: Messages['usbshootmore'] = {
  shot: 'Strzał',
  kind: 'Jak strzelają',
  kinds: { tactical: 'Z ruchem', aimed: 'Celowany', reaction: 'Do szarżujących' },
  ofHero: (weapon) => `${weapon} (bohater)`,
  ...asked,
  reaches: (weapon, inches, dice) => `${weapon}: ${dice}, zasięg ${inches}″`,
  dice: (dice) => count(dice, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' }),
  silent: {
    'out-of-range': (weapon) => `Poza zasięgiem: ${weapon}.`,
    unseen: (weapon) => `Nikt, kto ją ma, nie widzi celu: ${weapon}.`,
    'only-machines': (weapon) =>
      `Bez linii widzenia strzela tylko sam potwór lub maszyna; ta broń nie: ${weapon}.`,
  },
  nearest: 'Czy cel jest najbliższym wrogiem?',
  blind: 'Modele, które nie widzą celu',
  sightTitle: 'Co zasłania widok',
  sight: {
    'own-unit': 'Własny oddział strzelających nie zasłania nigdy.',
    friends: 'Inne sojusznicze oddziały zasłaniają.',
    enemies: 'Oddziały wroga zasłaniają.',
    forest: 'Las zasłania to, co jest za nim.',
    smoke: 'Dym zasłania.',
  },
  idleGround: {
    engineers: 'Atakują inżynierowie: zaatakowani nie korzystają z terenu.',
    shooterHeedsNone: 'Od wzrostu 3 strzelający nie zważają na teren: ani swój, ani celu.',
    targetHeedsNone: 'Od wzrostu 3 cel nie zważa na teren: ten go nie osłania.',
  },
  blindHint: 'Celu nie widzą najpierw zwykli żołnierze, dopiero potem ci z bronią specjalną i bohater.',
  more: 'Więcej o strzale',
  inForce,
  indirect: 'Strzela do celu, który widzi tylko sojusznik',
  spotted: 'Oddział sojuszniczy widzi cel',
  inTransport: 'Strzelają z transportera',
  flank: 'W falangę z boku lub z tyłu',
  engaged: 'Cel związany walką',
  falseFlag: 'Cel pod Fałszywą flagą',
  perfect: 'Perfekcyjny Strzał (1 Punkt Potęgi)',
  again: 'Brawurowe Ataki (po 1 Punkcie Potęgi)',
  luck: 'Punkty Potęgi na Nagięcie Szczęścia przy rzutach',
  blessed: 'Błogosławieni: przerzut jednego rzutu na trafienie',
  distanceShort: 'Odległość',
  fired: 'Kostek strzału',
  best: 'Najlepiej',
  bestWay: (way) => `Najlepiej: ${way}`,
  ways: {
    aimed: 'strzał celowany',
    blessed: 'przerzut błogosławionych',
    perfect: 'Perfekcyjny Strzał',
    again: 'Brawurowe Ataki',
  },
  targetBlessed: 'Błogosławiony cel przerzuca',
  blessings: { none: 'Nie teraz', saves: 'Obronę przed jedną bronią', morale: 'Test morale' },
  aura: 'Bohater w 10″ od celu',
  noAura: 'Brak',
  auraOf,

  figures: allFigures,
  weapon: (weapon, dice) => `${weapon}, ${dice}`,
  hitsOn: (target, chance) => `trafia na ${target} (${chance})`,
  savedOn: (target, chance) => `obrona na ${target} (${chance})`,
  meanHits: 'Średnio trafień',
  meanUnsaved: 'Średnio nieobronionych',
  modelsChart: modelsLost,
  pointsChart: 'Stracona Stanowczość',
  columns: { value: 'Liczba', chance },
  tested: (level) => `Test morale przy ${level}%`,
  fates: {
    steady: 'Niewzruszony',
    shaken: 'Wstrząśnięty',
    panicked: 'Panikuje',
    destroyed: 'Zniszczony po teście morale',
    wiped: 'Wybity strzałami',
  },
  atLeastFold: 'Co najmniej tyle',
  hitsFold: 'Trafienia i nieobronione',
  hitsChart: 'Wszystkie trafienia',
  unsavedChart: 'Wszystkie nieobronione trafienia',
  atLeast: (models) => `${models} lub więcej`,

  reasons: {
    models: (models, dice) =>
      `${count(models, { one: 'Strzela # model', few: 'Strzelają # modele', many: 'Strzela # modeli', other: 'Strzela # modelu' })}, ${dice}: tyle kostek, ile Inicjatywy.`,
    twice: 'Broń automatyczna: dwie kostki za każdy punkt Inicjatywy.',
    thrice: 'Broń specjalna: trzy kostki za każdy punkt Inicjatywy.',
    halved: (models, dice) =>
      `${count(models, { one: 'Z transportera strzela # model', few: 'Z transportera strzelają # modele', many: 'Z transportera strzela # modeli', other: 'Z transportera strzela # modelu' })}, z połowy kostek przypada im ${dice}.`,
    half: (dice) => `Z transportera połowa kostek, zaokrąglona w dół (cała pula: ${dice}).`,
    hitStat: (stat) => `Celność wynosi ${stat}+.`,
    saveStat: (stat) => `Obrona celu wynosi ${stat}+.`,
    onlySix: 'Panika: trafia tylko 6.',
    needs: (target) => `Trzeba więc ${target}.`,
    sixes: '6, potem druga 6',
    blessed: 'Błogosławieni: porażki tego rzutu przerzuca się.',
    perfect: 'Perfekcyjny Strzał: jeden model bez ograniczenia zasięgu i bez kar.',
    d2: 'Każde nieobronione trafienie kosztuje k2 punktów Stanowczości.',
    d3: 'Każde nieobronione trafienie kosztuje k3 punktów Stanowczości.',
    spill: 'Nadwyżka ran ponad jeden model przechodzi na następny.',
    perModel: 'Zasada domowa: nadwyżka ran ponad jeden model przepada.',
    weakest: 'Najsłabsze schodzą pierwsze, żeby zeszło jak najwięcej modeli.',
    find: (tough) => `Ukryci: strzelający rzucają na własną niemodyfikowaną Obronę ${tough}+.`,
    highest: 'Testuje się tylko najwyższy osiągnięty próg.',
    nearest: 'Oddział bez bohatera strzela do najbliższego wroga.',
  },
};

export const usbshootplay: Messages['usbshootplay'] = sided({
  purposes: {
    find: 'Test na ukryty cel',
    hit: 'Trafienie',
    'hit-again': 'Błogosławieni: przerzucić pudła?',
    bend: 'Nagięcie Szczęścia: zmienić pudło?',
    save: '‹Wróg się broni|Moi się bronią›',
    'save-again': 'Błogosławieni: przerzucić niezdane testy Obrony?',
    wounds: 'Ile kosztują nieobronione trafienia',
    losses: 'Straty',
    morale: 'Test morale ‹wroga|moich›',
    'morale-again': 'Błogosławieni: przerzucić test?',
  },
  withWeapon: (purpose, weapon) => `${purpose}: ${weapon}`,
  again: 'Przerzuć',
  keep: leaveIt,
  bend: (points) =>
    count(points, {
      one: 'Wydaj # Punkt Potęgi',
      few: 'Wydaj # Punkty Potęgi',
      other: 'Wydaj # Punktów Potęgi',
    }),
  log: {
    find: '‹Moi szukają|Wróg szuka› ukrytego celu.',
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
  outcome: (lost, fate) => `${lost}; ‹oddział wroga|mój oddział› ${fate}.`,
  nothing: 'Ukryty cel niezauważony: strzał przepada.',
  outcomeFates: {
    steady: 'pozostaje niewzruszony',
    shaken: 'jest wstrząśnięty',
    panicked: 'panikuje',
    destroyed: 'jest zniszczony',
    wiped: 'jest wybity',
  },
});

/** Whoever charges or strikes first, and the other side; both take the plural. */
const acts = '‹Moi|Wrogowie›';
const other = '‹Wrogowie|Moi›';
const reactionOf = '‹Reakcja wroga|Moja reakcja›';

export const usbcharge: Messages['usbcharge'] = sided({
  answer: odds,
  sides: { charger: acts, target: other },
  wins: (who, chance) => `Na 100 takich walk ${who.toLowerCase()} wygrywają ${razy(chance)}.`,
  fate: (who, lose, panics, gone) => {
    const told = [lose];
    if (panics !== undefined) told.push(`panikują ${razy(panics)}`);
    if (gone !== undefined) told.push(`schodzą ze stołu ${razy(gone)}`);
    return `${who} ${told.join(', ')}.`;
  },
  escapes: (needed, reach) =>
    `${other} się odsuwają: szarża musiałaby sięgnąć ${needed}″, a zasięg szarży to ${reach}″. Do ciosów nie dojdzie.`,
  stops: (chance) => `Do ciosów nie dochodzi ${razy(chance)}.`,
  loseModels: (from, to) =>
    to === 0
      ? 'zwykle nikogo nie tracą'
      : `tracą zwykle ${between(from, to)}${count(to, { one: '# model', few: '# modele', many: '# modeli', other: '# modelu' })}`,
  losePoints: (from, to) =>
    to === 0
      ? 'zwykle nic nie tracą'
      : `tracą zwykle ${between(from, to)}${count(to, { one: '# punkt Stanowczości', few: '# punkty Stanowczości', many: '# punktów Stanowczości', other: '# punktu Stanowczości' })}`,
  /** The ends of a charge, of which one comes. */
  ends: {
    wins: '‹Moi wygrywają|Wróg wygrywa›',
    draw: 'Remis',
    noBlows: 'Bez ciosów',
    loses: '‹Wróg wygrywa|Moi wygrywają›',
  },
  brief: { wins: '‹Moi|Wróg›', loses: '‹Wróg|Moi›' },
  breaks: 'Złamani',
  breakFigures: (target, charger) => `‹wróg|moi› ${target}\u00a0%, ‹moi|wróg› ${charger}\u00a0%`,
  blows: 'Dochodzi do ciosów',
  tiles: { target: '‹Wróg złamany|Moi złamani›', charger: '‹Moi złamani|Wróg złamany›' },

  swap: usbshoot.swap,

  title: (charger, target) => `Szarża: ${charger} kontra ${target}`,
  lockedTitle: (charger, target) => `Związani walką: ${charger} kontra ${target}`,
});

const endings = {
  'not-found': `${acts} nie znajdują ukrytych`,
  'out-of-reach': `${other} odchodzą poza zasięg`,
  broken: 'Szarża złamana po drodze',
  'shot-down': `${acts} wybici strzałami`,
  'charger-wiped': `${acts} wybici`,
  'target-wiped': `${other} wybici`,
  'both-wiped': 'Wybici jedni i drudzy',
  'self-destroyed': 'Oddział się wysadza',
  locked: 'Związani walką, walka trwa',
  'charger-pushed': `${acts} oddają teren, wstrząśnięci`,
  'charger-flees': `${acts} uciekają w panice`,
  'charger-destroyed': `${acts} zniszczeni`,
  'target-pushed': `${other} oddają teren, wstrząśnięci`,
  'target-flees': `${other} uciekają w panice`,
  'target-destroyed': `${other} zniszczeni`,
} as const;

export const usbchargemore: Messages['usbchargemore'] = sided({
  presetsLabel: 'Przykłady',
  presets: {
    regulars: 'Regularni',
    riders: 'Jazda na włócznie',
    phalanx: 'Falanga od tyłu',
    trench: 'Na okopanych',
    machine: 'Maszyna taranuje',
    duel: 'Pojedynek bohaterów',
    locked: 'Związani walką',
  },

  why: (what) => `${what}: dlaczego`,

  meeting: 'Jak się spotykają',
  locked: 'Kolejna runda związanych walką',
  lockedHint: 'Nikt nie szarżuje, teren się nie liczy; pierwszy uderza oddział aktywowany teraz.',
  ...asked,
  reach: (inches) => `Zasięg szarży: ${inches}″`,
  runUp: (inches) => `Rozbieg · zasięg szarży ${inches}″`,
  reaction: reactionOf,
  reactsWith: (reaction) => `Reakcja: ${reaction}`,
  reactions: { none: 'Bez reakcji', move: 'Ruch o 3″', shoot, entrench },
  reactionIssues: {
    'no-charge': 'nie ma szarży',
    activated: 'oddział był już aktywowany w tej rundzie',
    'entrenched-stays': 'okopani zostają na miejscu',
    'too-near': 'tylko do szarżujących dalej niż 5″, chyba że oddział jest okopany',
    'entrenched-already': 'oddział jest już okopany',
    column: 'nie w kolumnie marszowej',
    'machine-entrench': 'potwory i maszyny się nie okopują',
    immobile: 'ten oddział w ogóle się nie rusza',
    'no-ranged': 'bez broni strzeleckiej',
    'out-of-range': 'poza zasięgiem',
    'phalanx-front': 'falanga strzela tylko na front',
  },
  notThis: (reaction, why) => `${reaction}: ${why}.`,
  flank: 'Falanga atakowana z boku lub z tyłu',
  shield: shieldsFirst,
  shields: { strike: 'Oddają', reroll: 'Przerzut niezdanych testów Obrony' },
  duel: 'Bohater na bohatera',
  duels: {
    fight: 'Walczą',
    'charger-flees': '‹Mój bohater|Bohater wroga› ucieka',
    'target-flees': '‹Bohater wroga|Mój bohater› ucieka',
  },
  brave: 'Punkty Potęgi na Brawurowy Atak',
  luck: 'Punkty Potęgi na Nagięcie Szczęścia przy rzutach',
  around: 'Po drodze',
  inForce,
  slowWay: 'Teren spowalniający',
  roadWay: 'Ruch drogą',
  falseFlag: 'Cel pod Fałszywą flagą',
  seen: 'Ktoś z szarżujących widzi cel',
  nearest: 'Czy cel jest najbliższym wrogiem?',
  lostOnTheWay: 'Stanowczość stracona po drodze',

  inFight: 'W tej walce',
  firstFight: 'Pierwsza walka wręcz w rundzie',
  blessing: 'Błogosławiony: przerzuca',
  blessings: { none: 'Nie teraz', hits: 'Trafienie', saves: 'Obronę', morale: 'Test morale' },
  selfDestructs: 'Wysadza się zamiast uderzać',
  aura: 'Sojuszniczy bohater w 10″',
  auras: { none: 'Brak', tough: auraOf },
  others: 'Więcej oddziałów w walce',
  otherHint: 'Liczą się do wyniku starcia i też ponoszą jego skutek; uderzają w swojej aktywacji.',
  addOther: 'Dodaj oddział',
  removeOther: (name) => `Usuń: ${name}`,

  advice: 'Co najlepsze?',
  goal: 'Co ważniejsze?',
  goals: { survive: 'wytrzymać', kill: 'złamać drugą stronę', trade: 'jedno i drugie' },
  adviceOf: {
    reaction: reactionOf,
    shield: shieldsFirst,
    'duel-charger': '‹Mój bohater|Bohater wroga›',
    'duel-target': '‹Bohater wroga|Mój bohater›',
  },
  bestFor: {
    survive: (what) => `${what}: wytrzymują`,
    kill: (what) => `${what}: druga strona złamana`,
    trade: (what) => `Najlepiej: ${what}`,
  },
  choiceFigures: (own, enemy) => `wytrzymuje ${own}\u00a0%, druga strona ${enemy}\u00a0%`,
  best: 'Najlepiej',

  figures: allFigures,
  how: 'Jak się kończy',
  endings,
  difference: (first, second) => `Punkty: ${first.toLowerCase()} minus ${second.toLowerCase()}`,
  differenceColumns: { value: 'Różnica', chance },
  lostModels: (who) => `${who}: stracone modele`,
  lostPoints: (who) => `${who}: stracona Stanowczość`,
  lostColumns: { value: 'Straty', chance },
  lostTable: 'Szansa na co najmniej takie straty',
  atLeast: (count) => `${count} lub więcej`,
  after: (who) => `${who} po walce`,
  fates: {
    steady: 'Niewzruszeni',
    shaken: 'Wstrząśnięci',
    panicked: 'W panice',
    destroyed: 'Zniszczeni wynikiem lub testem morale',
    wiped: 'Wybici',
  },
  tested: 'Test morale',
  heroLost: 'Bohater stracony',
  likeliest: (chance) => `Najczęstszy wynik punktowy, ${razy(chance)} na 100`,
  score: (who, value) => `${who}: ${value}`,
  issues: {
    'distance-range': (lowest, highest) => `Odległość: od ${lowest}″ do ${highest}″.`,
    'lost-range': (lowest, highest) => `Stanowczość stracona po drodze: od ${lowest} do ${highest}.`,
    'too-many-others': (_, highest) => `Dodatkowych oddziałów po jednej stronie: najwyżej ${highest}.`,
    'not-seen': () => 'Żaden z szarżujących nie widzi celu.',
    'out-of-reach': (inches) => `Za daleko: zasięg szarży to ${inches}″.`,
    immobile: () => 'Kto się nie rusza, nie szarżuje.',
    'not-nearest': () => 'Szarżuje się tylko na najbliższego wroga, chyba że w oddziale jest bohater.',
    'hidden-not-nearest': () => 'Na ukrytych wolno szarżować tylko wtedy, gdy to najbliższy wróg.',
    'false-flag': () => 'Cel jest pod Fałszywą flagą i nie wolno go atakować.',
    'shaken-charger': () => 'Wstrząśnięty oddział nie szarżuje.',
    'panicked-charger': () => 'Oddział w panice nie szarżuje, może tylko biec.',
    reaction: () => 'Zaszarżowani nie mogą tak zareagować.',
    'no-shield': () => 'Zaszarżowani nie mają tarcz, więc nie ma wyboru.',
    'no-blessing': () => 'Ten oddział nie jest błogosławiony.',
    'no-self-destruction': () => 'Ten oddział nie może się wysadzić.',
    'duel-first': () => 'Najpierw pojedynek bohaterów: teraz nikt się nie wysadza.',
    'power-range': (_, highest) => `Punktów Potęgi bohatera jest najwyżej ${highest}.`,
    'hero-fled': () => 'Bohater, który ucieka z pojedynku, nie wykona Brawurowego Ataku.',
  },
});

const usbchargeplayPoints = {
  one: '# punkt Stanowczości',
  few: '# punkty Stanowczości',
  many: '# punktów Stanowczości',
  other: '# punktu Stanowczości',
};
const models = { one: '# model', few: '# modele', many: '# modeli', other: '# modelu' };
const dieForms = { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' };
const hitForms = { one: '# trafienie', few: '# trafienia', many: '# trafień', other: '# trafienia' };
const power = {
  one: '# Punkt Potęgi',
  few: '# Punkty Potęgi',
  many: '# Punktów Potęgi',
  other: '# Punktu Potęgi',
};

export const usbchargeplay: Messages['usbchargeplay'] = {
  score: {
    charged: (signed) => `szarża ${signed}`,
    wounds: (signed) => `zadane rany ${signed}`,
    fours: (signed) => `pełne czwórki żywych ${signed}`,
    outnumbers: (signed) => `przewaga liczebna ${signed}`,
    'more-units': (signed) => `więcej oddziałów ${signed}`,
    'most-standfast': (signed) => `najwyższa Stanowczość jednego modelu ${signed}`,
    'phalanx-result': (signed) => `falanga ${signed}`,
    'hero-fled': (signed) => `bohater uciekł z pojedynku ${signed}`,
    'hero-fell': (signed) => `bohater zginął w pojedynku ${signed}`,
  },
  purposes: {
    find: 'wypatrzenie ukrytych',
    hit: 'trafienie',
    bend: 'Nagięcie Szczęścia?',
    save: 'testy Obrony',
    shield: 'tarcze?',
    'save-again': 'testy Obrony jeszcze raz',
    wounds: 'rany',
    losses: 'straty',
    'no-blows': 'bez ciosów',
    broken: 'złamana szarża',
    score: 'punkty',
    band: 'wynik starcia',
    'result-wounds': 'rany zamiast wyniku',
    morale: 'test morale',
    'morale-again': 'test morale jeszcze raz?',
  },
  step: (who, purpose) => `${who}: ${purpose}`,
  withWeapon: (purpose, weapon) => `${purpose}, ${weapon}`,
  ram: 'taran lub wybuch',
  hero: (what) => `${what} (bohater)`,
  machine: (what) => `${what} (maszyna)`,
  atLevel: (purpose, level) => `${purpose} przy ${level}%`,
  options: {
    strike: 'Zachowaj ciosy',
    reroll: 'Przerzut tarczami',
    keep: leaveIt,
    again: 'Przerzuć',
    bend: usbshootplay.bend,
  },
  need: neededFace,
  bends: {
    find: 'wypatrzenie ukrytych',
    hit: 'jeszcze jedno trafienie',
    save: 'jeszcze jeden zdany test Obrony',
    morale: 'zdany test morale',
  },
  log: {
    hit: (who, weapon, hits, dice, need) =>
      `${who}, ${weapon}: ${count(dice, dieForms)} na ${need}, ${count(hits, hitForms)}.`,
    automatic: (who, hits) => `${who}, bez rzutu: ${count(hits, hitForms)}.`,
    save: (who, saved, dice, need) => `${who}: obronione ${saved} z ${dice} (na ${need}).`,
    saveAgain: (who, saved, dice, need) =>
      `${who}: po przerzucie obronione jeszcze ${saved} z ${dice} (na ${need}).`,
    bend: (spent, what) => `Nagięcie Szczęścia: ${count(spent, power)} za ${what}.`,
    reroll: (who) => `${who} używają tarcz i nie oddają.`,
    strike: (who) => `${who} zachowują swoje ciosy.`,
    wounds: (who, cost, hits) => `${who}: ${hits} × k2 lub k3, razem ${count(cost, usbchargeplayPoints)}.`,
    losses: (who, lost, gone) =>
      lost === 0
        ? `${who}: bez strat.`
        : `${who}, straty: ${count(lost, usbchargeplayPoints)}, ${count(gone, models)}.`,
    noBlows: (who) => `${who} nie oddają.`,
    broken: (lost) =>
      `Straty po drodze: ${count(lost, usbchargeplayPoints)}; szarża zatrzymuje się w połowie drogi.`,
    score: (who, value, parts) => `${who}, punkty: ${value}${parts === '' ? '' : ` (${parts})`}.`,
    band: (difference) => `Różnica ${difference}.`,
    over: 'Tu starcie się kończy.',
    ending: (ending) => `${ending}.`,
    resultWounds: (who, wounds) =>
      `${who} są nie do złamania: zamiast tego tracą ${count(wounds, usbchargeplayPoints)}.`,
    find: (need) => `Wypatrzenie ukrytych na ${need}.`,
    morale: (who, level, need) => `${who}: test morale przy ${level}%, na ${need}.`,
    lostByTest: (gone) => `Straty zamiast paniki: ${count(gone, models)}.`,
  },
  ...ends,
  lost: (who, lost, fate) => `${who}: ${lost}, ${fate}.`,
  lostModels: (gone) =>
    count(gone, {
      one: 'stracony # model',
      few: 'stracone # modele',
      many: 'straconych # modeli',
      other: 'straconego # modelu',
    }),
  likely: (gone, chance) => `Co najmniej ${count(gone, models)}: ${razy(chance)} na 100.`,
  newRound: (title) => `Nowa runda, obie strony bez zmęczenia. ${title}`,
};

export const usbmeleewhy: Messages['usbmeleewhy'] = sided({
  notes: {
    hidden: (_, amount) =>
      `${other} są ukryci: ‹moi|wrogowie› muszą ich wypatrzyć jedną kostką na swoją Obronę, ${amount}+.`,
    'moves-away': (_, amount) => `${other} ruszają się o ${amount}″ i są poza zasięgiem.`,
    'moves-in-reach': (_, amount) => `${other} ruszają się o ${amount}″, ale zostają w zasięgu.`,
    entrenches: () => `${other} się okopują: +1 do ich testów Obrony.`,
    'entrenches-in-pit': () => `${other} się okopują, ale w dole trupów nic im to nie daje.`,
    'shot-tires': () => 'Strzał w reakcji to walka: zwiększa zmęczenie ‹wroga|moich›.',
    'broken-from': (_, amount) =>
      `Szarża się łamie, gdy straty Stanowczości po drodze wyniosą ${amount} lub więcej.`,
    engineers: (who) => `${who} nie korzystają z terenu: szarżują na nich inżynierowie.`,
    'heeds-no-terrain': (who) =>
      `${who}: od wzrostu 3 teren im nie pomaga ani nie szkodzi i nie utrudnia ataku na nich.`,
    'charge-rerolls-ones': (who) => `${who} przerzucają jedynki na trafienie: to szarża.`,
    'leaders-reroll-ones': (who) =>
      `${who} przerzucają jedynki na trafienie: liderzy, pierwsza walka wręcz w rundzie.`,
    'blessed-hits': (who) => `${who} są błogosławieni: przerzucają pudła z jednego rzutu jedną bronią.`,
    'blessed-saves': (who) =>
      `${who} są błogosławieni: przerzucają niezdane testy Obrony z jednego rzutu, przed jedną bronią.`,
    'blessed-morale': (who) => `${who} są błogosławieni: przerzucają niezdany test morale.`,
    'brave-attack': (who, amount) =>
      `${who}: Brawurowy Atak, najlepszy model uderza ponownie jedną bronią, tyle razy: ${amount}.`,
    ram: (who, amount) => `${who} taranują, automatyczne trafienia: ${amount}.`,
    'pole-at-once': (who) => `${who} uderzają równocześnie: mają broń drzewcową.`,
    'survivors-strike': (who) => `${who}: oddają ci, którzy przeżyli.`,
    'front-only': (who) => `${who} to falanga atakowana nie od frontu: nie oddają.`,
    'shield-free': (who) => `${who} przerzucają dzięki tarczom niezdane testy Obrony i nic za to nie płacą.`,
    'shield-reroll': (who) => `${who} przerzucają dzięki tarczom niezdane testy Obrony i potem nie oddają.`,
    'shield-kept': (who) => `${who} nie używają tarcz i oddają.`,
    'self-destruction': (who, amount) => `${who} się wysadzają, automatyczne trafienia: ${amount}.`,
    'locked-plain': () => 'Związani walką: nie liczy się ani szarża, ani teren.',
    duel: () => 'Bohater na bohatera: walczą osobno, równocześnie, obaj mogą zginąć.',
    'duel-fled': (who) => `${who}: bohater ucieka z pojedynku i nikogo nie uderza, −2 do punktów.`,
    'duel-both-charge': () => 'W pojedynku obaj bohaterowie liczą się jako szarżujący.',
    'soldiers-save': (who) => `${who} bronią się Obroną żołnierzy, dopóki któryś żyje.`,
    'wounds-spill': (who) => `${who}: nadwyżka punktów k3 ponad jeden model przechodzi na następny.`,
    'wounds-stay': (who) => `${who}: nadwyżka punktów k3 ponad jeden model przepada (zasada domowa).`,
    'one-test': (who) =>
      `${who} testują morale raz za całą szarżę: straty po drodze, od strzałów i od ciosów to jedno zdarzenie, liczone razem po wyniku.`,
    'wiped-no-result': () =>
      'Gdy po jednej stronie nikt nie zostanie, punktów się nie porównuje: nikt się nie cofa ani nie ucieka.',
    friends: (who, amount) => `${who}: dodatkowe oddziały, które liczą się do punktów: ${amount}.`,
    'unbreakable-pays': (who) =>
      `${who} są nie do złamania: zamiast wyniku starcia tracą tyle punktów Stanowczości, ile wynosi różnica.`,
    'defeat-tested': (who) => `${who}: przegrana o 2 lub więcej to test morale przy 50% (zasada domowa).`,
    'thresholds-after': (who) =>
      `${who}: progi strat sprawdza się po wyniku; stan się przez to nie poprawia.`,
    pushed: (who, amount) => `${who} oddają ${amount}″ terenu, gdy przegrają o 2 lub 3.`,
    flight: (who, amount) => `${who} uciekają o ${amount}″, gdy przegrają o 4 lub 5.`,
    'stays-put': (who) => `${who} się nie ruszają: po przegranej zostają na miejscu.`,
  },
  pool: (who, weapon, dice, hit, save) =>
    `${who}, ${weapon}: ${count(dice, dieForms)}, trafienie na ${hit}, obrona na ${save}.`,
  automatic: (who, hits, save) => `${who}, automatyczne trafienia: ${hits}, obrona na ${save}.`,
  ofHit: (reason) => `Do trafienia, ${reason}`,
  ofSave: (reason) => `Do obrony przed tym, ${reason}`,
  need: neededFace,
});

export const usbmorale: Messages['usbmorale'] = {
  answer: odds,
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
    ...unitFates,
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
  wipedOut: 'Oddział jest wybity.',
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
    holds: 'Bez paniki',
    broken: 'Złamany',
    recovers: 'Otrząsa się',
    stays: 'Bez zmian',
    nobody: 'Wszystkie zdają',
    somebody: 'Któryś nie zdaje',
    all: 'Żaden nie zdaje',
  },
  why: usbchargemore.why,
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
  aura: 'Bohater w 10″',
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
};

export const usbmoralemore: Messages['usbmoralemore'] = {
  reasons: usbwhy.moraleReasons,
  save: (tough) => `Testuje własną Obronę ${tough}+, bez modyfikatora broni.`,
  hits: (hits) => `Liczba automatycznych trafień: ${hits}.`,
  dieNeeds: (target) => `Na kostce potrzeba więc ${target}.`,

  powerFold: 'Punkty Potęgi',
  power: 'Punkty na zmianę kostki',
  powerHint:
    'Nagięcie Szczęścia: 1 oczko za punkt, na kostce bohatera albo jego oddziału. Tylko w jego własnej aktywacji: nie po strzale wroga.',
  luck: 'Test zdany przy tylu punktach',
  luckLine: usbshootplay.points,
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
  units: 'Ile takich samych',
  tough: 'Najlepsza Obrona',
  brave: 'Odważny',
  unbreakable: 'Nie do złamania',
  near: usbmorale.aura,
  addGroup: 'Dodaj grupę',
  fromArmy: (army) => `Z armii: ${army}`,
  fromArmyHint: 'Wszystkie jej oddziały bez najdroższego bohatera: to on był dowódcą.',
  tookArmy: 'Wpisano oddziały armii.',
  removeGroup: (number) => `Usuń grupę ${number}`,
  groupChance: (chance) => `Każdy nie zdaje i panikuje ${razy(chance)} na 100.`,

  phase: 'Co teraz wolno?',
};

export const usbmoraleplay: Messages['usbmoraleplay'] = {
  purposes: {
    saves: 'Testy Obrony',
    morale: 'Test morale',
    recovery: 'Test na początku aktywacji',
    bend: 'Nagięcie Szczęścia?',
  },
  ofUnit: (unit, what) => `Oddział ${unit}: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  bend: usbshootplay.bend,
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
  fates: {
    steady: 'Oddział pozostaje niewzruszony.',
    shaken: 'Oddział jest wstrząśnięty.',
    panicked: 'Oddział panikuje.',
    destroyed: 'Oddział jest zniszczony.',
    wiped: usbmorale.wipedOut,
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

const dice = (number: number) =>
  count(number, { one: '# kostka', few: '# kostki', many: '# kostek', other: '# kostki' });
const successes = (number: number) =>
  count(number, { one: '# sukces', few: '# sukcesy', many: '# sukcesów', other: '# sukcesu' });

export const usb: Messages['usb'] = {
  title: 'Test USB',
  perDie: 'Jedna kostka',
  needs: (target) => `Potrzeba ${target}+`,
  needsTwoSixes: (target) => `Potrzeba ${target}+: 6, potem druga 6`,
  average: 'Średnio',
  atLeast: 'Ile sukcesów trzeba',
  atLeastChance: (number) => `${number} lub więcej`,
  fewer: (number: number) => `Poniżej ${number}`,
  distribution: 'Liczba sukcesów',
  columns: { value: 'Sukcesy', chance },
  why: 'Dlaczego',
  inputs: 'Test',
  dice: 'Kostki',
  pools: 'Częste pule',
  stat: 'Współczynnik',
  modifier: 'Inne modyfikatory razem',
  modifierHint: 'Plus pomaga rzucającemu.',
  reroll: 'Przerzut',
  rerolls: {
    none: 'Bez przerzutu',
    ones: 'Jedynki (szarża, liderzy)',
    fails: 'Porażki (tarcza, błogosławiony)',
  },
  onlySix: 'Panika: trafia tylko na 6',
  rolled: (number) => successes(number),
  rolledOf: (number, target, sixThenSix) =>
    `${dice(number)} na ${target}+${sixThenSix ? ' (6, potem druga 6)' : ''}`,
  thisOrMore: 'Tyle lub więcej',
  exactly: 'Dokładnie tyle',
  waves: {
    first: 'Pierwszy rzut',
    reroll: 'Przerzut',
    confirm: 'Potwierdzanie szóstek',
    'reroll-confirm': 'Potwierdzanie szóstek po przerzucie',
    'confirm-reroll': 'Przerzut jedynek przy potwierdzaniu',
  },
  typeWave: {
    first: (number) => `Pierwszy rzut: ${dice(number)}`,
    reroll: (number) => `Przerzut: ${dice(number)}`,
    confirm: (number) => `Potwierdzenie szóstek: ${dice(number)}`,
    'reroll-confirm': (number) => `Potwierdzenie nowych szóstek: ${dice(number)}`,
    'confirm-reroll': (number) => `Przerzut jedynek przy potwierdzaniu: ${dice(number)}`,
  },
  bless: 'Błogosławieni: przerzucić nieudane?',
  keepBlessing: leaveIt,
  reasons: {
    stat: (amount) => `Współczynnik wynosi ${amount}+.`,
    modifier: (_, signed) => `Inne modyfikatory ${signed}: plus ułatwia, minus utrudnia.`,
    'one-always-fails': () => 'Wynik 1 to zawsze porażka.',
    'no-easier-than-two': () => 'Dlatego łatwiej niż 2+ nie będzie.',
    'no-harder-than-seven': () => 'Trudniej już nie będzie, choćby trzeba było jeszcze więcej.',
    'only-six': () => 'Panika: trafia tylko 6, bez względu na premie.',
    'six-then-six': (amount) => `Potrzeba ${amount}+: najpierw 6, potem druga 6.`,
    'reroll-ones': () => 'Każdą kostkę z wynikiem 1 przerzuca się raz.',
    'reroll-fails': () => 'Każdy niezdany test przerzuca się raz.',
    'reroll-first-roll-only': () => 'Jedynki przy potwierdzaniu się nie przerzuca.',
    'reroll-whole-test': () => 'Niezdany test przerzuca się w całości: 6, a potem druga 6.',
    pool: (amount) => `${dice(amount)} naraz, każda to osobny test.`,
  },

  presets: 'Jaki rzut?',
  kinds: {
    hit: 'Trafienie',
    save: 'Obrona',
    morale: 'Morale, otrząśnięcie',
    hide: 'Atak na ukrytych',
    sudden: 'Nagły atak',
    smoke,
    dispute: 'Spór',
    d2: 'k2',
    d3: 'k3',
    any: 'Inny test',
  },
  hitOn: (stat) => `Trafienie ${stat}`,
  kindReasons: {
    hit: 'Trafienie: na Celność atakującego, kostka za każdy atak.',
    save: 'Obrona: na Obronę celu, kostka za każde trafienie.',
    morale: 'Morale i otrząśnięcie przy aktywacji: jedna kostka na najlepszą Obronę w oddziale.',
    hide: 'Atak na ukrytych: na własną Obronę atakującego, bez modyfikatorów.',
    sudden: 'Wejście spoza stołu: na Obronę oddziału, przy każdej jego aktywacji.',
    smoke: 'Na początku następnej rundy dym rozwiewa się na 4+; w aplikacji tak samo w każdej kolejnej.',
    dispute: 'Gdy zasady milczą: 1–3 rację ma jeden gracz, 4–6 drugi.',
    d2: 'k2 to k6: 1–3 daje 1, 4–6 daje 2.',
    d3: 'k3 to k6: 1–2 daje 1, 3–4 daje 2, 5–6 daje 3.',
  },
  stats: { hit: 'Celność', tough: 'Obrona' },
  modifiers: {
    aimed: 'Strzał celowany',
    'own-cover': 'Pod osłoną',
    'enemy-cover': 'Wróg pod osłoną',
    entrenched: 'Okopany',
    ruins: 'W ruinach',
    'phalanx-front': 'Falanga, front',
    'phalanx-side': 'Falanga, bok lub tył',
    column: 'Kolumna marszowa',
    shaken,
    fatigue: 'Zmęczenie',
    camouflage: 'Zakamuflowany cel',
    indirect: 'Cel widzi tylko sojusznik',
    weapon: 'Broń wroga',
    'weapon-charging': 'Szarża z bronią kawaleryjską',
    brave: 'Odważny',
    pit: 'W dole trupów',
  },
  modifierOf: (name, signed) => `${name}: ${signed}`,
  kindHints: {
    hit: 'Własna osłona: zasłona, ruiny, las. Osłona wroga: zasłona, las.',
    save: 'Za zasłoną, w lesie i w ruinach oddział liczy się jako okopany; ruiny dodają własne +1, chyba że gracie inaczej.',
  },
  gradeHints: {
    fatigue: '−1 za aktywację i za każdą wcześniejszą walkę w tej rundzie.',
    weapon: '−1: strzelecka, automatyczna. −2: ciężka, specjalna, duża. −3: naprawdę ciężka, ogromna.',
  },
  blessed: 'Porażki (błogosławiony)',
  outcomes: {
    hit: { pass: 'Trafienie', fail: 'Pudło' },
    save: { pass: 'Obronione', fail: 'Nieobronione' },
    morale: { pass: ends.passed, fail: ends.failed },
    hide: { pass: 'Atak dochodzi do skutku', fail: 'Atak przepada' },
    sudden: { pass: 'Oddział wchodzi', fail: 'Nie wchodzi, spróbuje w następnej rundzie' },
    smoke: { pass: 'Dym się rozwiewa', fail: 'Dym zostaje' },
    dispute: { pass: '4–6: rację ma drugi gracz', fail: '1–3: rację ma pierwszy gracz' },
    any: { pass: 'Sukces', fail: 'Porażka' },
  },
  valueOf: (number, name) => `${dice(number)} jako ${name}`,
  sum: (number) => `Razem ${number}`,
  sumAverage: 'Średnio',
  sumWanted: 'Ile trzeba razem',
  sums: 'Suma',
  sumColumns: { value: 'Suma', chance },
  titled: (name, rolled) => `${name}, ${rolled}`,
  bestAimed: usbshootmore.bestWay(usbshootmore.ways.aimed),
};

export const usbafter: Messages['usbafter'] = {
  left: 'Co zostało',
  takeOver: 'Dalej z tym, co zostało',
  taken: 'Straty są już wpisane.',
  takeOverHint: 'Wpisuje straty, morale, zmęczenie i aktywację do oddziałów.',
  goneHint: 'Oddział, którego już nie ma, zostaje bez zmian: wybierz innego wroga.',
  onCharge: 'Szarża na to, co zostało z celu',
  onMorale: (who) => `Morale oddziału: ${who}`,
  heroFell: 'Zginął bohater. Jeśli to dowódca armii, każdy pozostały oddział testuje morale.',
  onCommander: 'Dowódca nie żyje',
};

export const usbarmy: Messages['usbarmy'] = {
  composition: 'Kompozycja armii',
  legal: 'Zgodna z zasadami',
  unfinished: 'Jeszcze bez oddziałów',
  broken: (rules) =>
    n(rules, {
      one: 'Złamana # zasada',
      few: 'Złamane # zasady',
      many: 'Złamanych # zasad',
      other: 'Złamane # zasady',
    }),
  withoutHero: (rules) =>
    n(rules, {
      one: 'Złamana # zasada: brak bohatera',
      few: 'Złamane # zasady: brak bohatera',
      many: 'Złamanych # zasad: brak bohatera',
      other: 'Złamane # zasady: brak bohatera',
    }),
  withoutCommander: 'Zgodna, brak dowódcy',
  brokenLeaderless: (broken) => `${broken}, brak dowódcy`,
  checks: {
    min90: {
      kept: ({ bound }) => `Limit wynosi co najmniej ${bound} pkt.`,
      broken: ({ found, bound }) => `Limit ${found} pkt to za mało: najmniej ${bound}.`,
    },
    points: {
      kept: ({ found, bound }) => `${found} z ${bound} pkt.`,
      broken: ({ found, bound }) => `${found} pkt, a limit to ${bound}.`,
    },
    noHero: {
      kept: () => 'Jest bohater.',
      broken: () => 'Brak bohatera: każda armia musi go mieć.',
    },
    heroes: {
      kept: ({ found, bound }) => `Bohaterowie: ${found} z ${bound}.`,
      broken: ({ found, bound }) => `Za dużo bohaterów: ${found}, najwyżej ${bound}.`,
    },
    activations: {
      kept: ({ found, bound }) => `Aktywacje: ${found} z ${bound}.`,
      broken: ({ found, bound }) => `Za dużo aktywacji: ${found}, najwyżej ${bound}.`,
    },
    third: {
      kept: ({ found, bound }) => `Najdroższa aktywacja: ${found} z ${bound} pkt.`,
      broken: ({ bound, units }) => `Droższe niż ${bound} pkt: ${units}.`,
    },
    uniform: {
      kept: () => 'Wszystkie modele oddziału są jednakowe.',
      broken: ({ units }) => `Różne modele: ${units}.`,
    },
    sizes: {
      kept: () => 'Żaden oddział nie ma za dużo modeli.',
      broken: ({ units }) => `Za dużo modeli: ${units}.`,
    },
    equipment: {
      kept: () =>
        'Każdy żołnierz ma najwyżej po jednej rzeczy: broń do walki wręcz, broń strzelecką i tarczę.',
      broken: ({ units }) => `Niedozwolona broń specjalna: ${units}.`,
    },
    slots: {
      kept: () => 'Wyposażenie potworów i maszyn mieści się w ich limicie.',
      broken: ({ units }) => `Za dużo wyposażenia: ${units}.`,
    },
    magic: {
      kept: () => 'Magia i technika żadnego bohatera nie kosztuje więcej niż on sam.',
      broken: ({ units }) => `Magia i technika droższa niż bohater: ${units}.`,
    },
    mount: {
      kept: () => 'Żaden bohater typu Jazda nie jedzie na potworze ani maszynie.',
      broken: ({ units }) => `Jazda, a do tego potwór lub maszyna: ${units}.`,
    },
    values: {
      kept: () => 'Wszystkie wartości są takie jak w cenniku.',
      broken: ({ units }) => `Wartości spoza cennika: ${units}.`,
    },
  },
  more: (rules) =>
    n(rules, {
      one: 'Jeszcze # spełniona zasada',
      few: 'Jeszcze # spełnione zasady',
      many: 'Jeszcze # spełnionych zasad',
      other: 'Jeszcze # spełnionej zasady',
    }),
  askLimit: 'Na jaki limit punktów gracie?',
  askLimitHint: 'Od niego zależy liczba bohaterów i aktywacji.',
  ownLimit: 'Inny…',
  scenario: 'Bitwa ze scenariuszem',
  scenarioHint: 'W bitwie z własnym scenariuszem jedna aktywacja może kosztować dowolną część limitu.',
  unfilled: (limit, most, activations, dearest) =>
    `Z ${limit} pkt da się wydać najwyżej ${most}: aktywacji jest ${activations}, każda do ${dearest} pkt.`,
  house: 'Obowiązują zasady domowe',
  houseRule: (title, value) => `${title}: ${value}`,
  toHouse: 'Zmień je w Walce',

  start: 'Zacznij od gotowej armii',
  startHint: 'Dwie poprawne armie na limity, które podręcznik bierze za przykład.',
  sample: (limit) => `${limit} pkt`,
  sampleUnits: (heroes, others) =>
    `${n(heroes, { one: '# bohater', few: '# bohaterów', many: '# bohaterów', other: '# bohatera' })}, ${n(
      others,
      { one: '# oddział', few: '# oddziały', many: '# oddziałów', other: '# oddziału' },
    )}`,
  sampleName: (limit) => `Gotowa armia na ${limit} pkt`,
  add: 'Dodaj oddział',
  addOwn: 'Dodaj jeden z moich',
  addOne: (unit) => `Dodaj: ${unit}`,
  allOwn: 'Wszystkie moje oddziały…',
  addPlain: 'Dodaj pozycję bez oddziału',

  hero,
  commander: 'Dowódca',
  chooseCommander: 'Kilku bohaterów kosztuje tyle samo: wybierz dowódcę.',
  nowCommander: (unit) => `Dowódca: ${unit}`,
  times: 'Aktywacje',
  activations: (unit) => `Aktywacje: ${unit}`,
  each: (points) => `po ${points} pkt`,
  perModel: (points, more) =>
    `${points} pkt za model${more === undefined ? '' : `, ${more} pkt za cały oddział`}`,
  wrong: 'W tej postaci niedozwolony: popraw go.',
  editOf: (unit) => `Edytuj: ${unit}`,
  shoot: 'Strzelaj',
  shootWith: (unit) => `Strzelaj: ${unit}`,
  charge: 'Szarżuj',
  chargeWith: (unit) => `Szarżuj: ${unit}`,
};
