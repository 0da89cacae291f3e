import { plural } from '../format.ts';
import type { Messages } from '../messages.ts';

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

export const usbunits: Messages['usbunits'] = {
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
    'self-destruction': 'samozniszczenie',
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
  states: { steady: 'Niewzruszony', shaken: 'Wstrząśnięty', panicked: 'W panice', destroyed: 'Zniszczony' },
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
  role: {
    shooter: 'Strzelający',
    target: 'Cel',
    charger: 'Szarżujący',
    defender: 'Zaszarżowani',
    unit: 'Oddział',
    first: 'Uderzają pierwsi',
    second: 'Oddają',
  },
  presets: 'Gotowe oddziały',
  choose: 'Wybierz oddział',
  alive: 'Żywe modele',
  /** Takes back all losses and states of a unit. */
  restore: 'Znów w pełni sił',
  atStart: 'Modele na początku',
  wounded: 'Stanowczość stracona przez ranny model',
  arms: { ranged: 'Broń strzelecka', melee: 'Broń do walki wręcz', none: 'brak' },
  specials: 'Bronie specjalne',
  formation: 'Formacja',
  terrain: 'Stoi w terenie',
  entrenched: 'Okopany',
  state: 'Stan morale',
  fatigue: 'Zmęczenie',
  activated: 'Aktywowany w tej rundzie',
  hero: 'Bohater w oddziale',
  noHero: 'brak',
  ownHero: 'Własny bohater…',
  heroLost: 'Stanowczość stracona przez bohatera',
  details: 'Więcej o oddziale',
  inForce: 'ustawione',
};
