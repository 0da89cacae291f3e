import type { UnitIssueCode } from '../../rules/usb/check-unit.ts';
import type {
  LineMeleeId,
  LineRangedId,
  MachineItemId,
  SpecialisationId,
} from '../../rules/usb/equipment.ts';
import type { PriceId } from '../../rules/usb/price.ts';
import type { Rank } from '../../rules/usb/unit.ts';
import { howMany, plural } from '../format.ts';

const n = plural('en');

const specialisations: Readonly<Record<SpecialisationId, string>> = {
  'sudden-attack': 'Starts off the table; a Tough test brings it in anywhere, entrenched.',
  fliers: 'Moves 2″ further, over any ground and over enemies.',
  unbreakable: 'Loses models instead of panicking; a lost fight costs it wounds.',
  assault: 'May charge in the activation in which it arrives.',
  'self-destruction': 'Dies in melee; the enemy takes twice its Standfast in hits.',
  engineers: 'Those it attacks get nothing from terrain.',
  hunter: 'No ground slows it down.',
  smoke: 'Instead of shooting: 3″ of smoke within 6″, which nobody sees through.',
  blessed: 'Once a game, dice of one roll are rolled again.',
  brave: '+1 to tests of morale.',
  infiltration: 'Set up after all others, outside the enemy’s zone.',
  camouflage: 'Shots at it have −1 to Hit.',
};
const melee: Readonly<Record<LineMeleeId, string>> = {
  basic: 'Free; nothing special.',
  pole: 'Charged, it strikes at the same time.',
  heavy: 'Enemy saves −2.',
  cavalry: 'On the charge +1 to Hit and enemy saves −1.',
};
const ranged: Readonly<Record<LineRangedId, string>> = {
  'light-arms': '12″, a die for each Initiative.',
  'small-arms': '24″, a die for each Initiative, enemy saves −1.',
  automatic: '18″, two dice for each Initiative, enemy saves −1.',
};
const equipment: Readonly<Record<MachineItemId, string>> = {
  pole: melee.pole,
  cavalry: melee.cavalry,
  'really-heavy': 'Enemy saves −3; an unsaved hit costs d3 Standfast.',
  shield: 'Failed saves in melee are rolled again.',
  'light-arms': ranged['light-arms'],
  'small-arms': ranged['small-arms'],
  automatic: ranged.automatic,
  'large-arms': '36″, enemy saves −2; an unsaved hit costs d2 Standfast.',
  'huge-arms': '48″, enemy saves −3; an unsaved hit costs d3 Standfast.',
  transport: 'Holds 10 infantry or 5 heavy infantry.',
};
/** What is no rank, no weapon and no specialisation. */
const prices: Readonly<
  Record<
    Exclude<
      PriceId,
      Rank | LineMeleeId | LineRangedId | MachineItemId | SpecialisationId | 'special' | 'leaders'
    >,
    string
  >
> = {
  hit: 'Better Hit',
  tough: 'Better Tough',
  type: 'Type',
  tier: 'Hero',
  machine: 'Monster or machine',
  growth: 'Growth',
};
const issues: Readonly<Record<UnitIssueCode, (lowest: string, highest: string, found: string) => string>> = {
  'hit-range': (lowest, highest) => `Hit goes from ${highest}+ to ${lowest}+ here.`,
  'tough-range': (lowest, highest) => `Tough goes from ${highest}+ to ${lowest}+ here.`,
  'models-range': (_, highest) => `A unit of this type has ${highest} models at most.`,
  'specials-range': (_, highest) => `${highest} special weapons at most.`,
  'specials-need-ranged': () => 'A special weapon replaces a ranged weapon: choose one first.',
  'growth-range': (_, highest) => `It grows ${highest} times at most.`,
  'too-many-pieces': (_, highest, found) => `Slots for equipment: ${highest}; pieces: ${found}.`,
  'magic-over': (_, highest, found) =>
    `Magic and tech for ${highest} points at most: with this it would be ${found}.`,
  'rider-mounted': () => 'A hero of the type Riders has no monster or machine.',
  'specialisation-twice': () => 'It has this specialisation already.',
};

/** The bench where units of USB are built. */
export const usbbuild = {
  goOn: (unit: string) => `Go on building: ${unit}`,
  from: (unit: string) => `Build on this one: ${unit}`,
  kind: 'What it is',
  kinds: { line: 'Soldiers', machine: 'Monster or machine', hero: 'Hero' },
  name: 'Name',
  nameHint: 'Without one it is called by what it is.',
  namePlaceholder: 'e.g. Guard of the Iron Bridge',

  short: { hit: 'Hit', initiative: 'Init.', tough: 'Tough', standfast: 'Stand.' },
  target: (value: number) => `${value}+`,
  points: (points: number) => n(points, { one: '# point', other: '# points' }),
  /** `more` is what the whole unit pays once. */
  perModel: (points: string, more: string | undefined) =>
    `${points} per model${more === undefined ? '' : ` + ${more}`}`,
  now: (points: number) => n(points, { one: 'Now # point.', other: 'Now # points.' }),
  deltas: 'The small number says by how much the price changes.',

  rank: 'Rank',
  type: 'Type',
  models: 'Models',
  shield: 'Shield',
  shieldDoes: 'Failed saves in melee are rolled again; the unit then does not strike back.',
  leadersDo: '+1″ move; in its first melee of a round, ones to hit are rolled again.',
  specials: 'Special weapons',
  specialsDo: '30″, three dice for each Initiative, enemy saves −2; instead of the ranged weapon.',
  melee,
  ranged,

  specialisations: 'Specialisations',
  specialisationsDo: specialisations,
  rule: (name: string) => `Rule: ${name}`,

  growth: 'Growth',
  grown: (initiative: string, standfast: string, slots: string, rams: string) =>
    `Initiative ${initiative}, Standfast ${standfast}, slots ${slots}, hits when it rams ${rams}`,
  /** What each growth adds that is no number; the others add none. */
  gains: {
    0: 'Cannot move.',
    1: 'May move.',
    3: 'No terrain modifies it.',
    5: 'Moves 2″ further.',
  } as Readonly<Record<number, string>>,
  allGrowths: 'All growths',
  growthAt: (growth: number, what: string) => `${growth}: ${what}`,
  growthExamples:
    'The text’s examples clash: its machine for 44 points has Initiative 1 and Standfast 3, the one for 119 has 7 and 21. Five steps lie between them, but the values grow by six.',
  growthPlayed: (initiative: string, standfast: string) =>
    `As your table plays, growth 6 has Initiative ${initiative} and Standfast ${standfast}.`,
  smallSlots: (slots: string) =>
    `The biggest hole of the text: below growth 2 no slot is printed, so a gun that cannot move could have no gun. As your table plays: ${slots}.`,
  equipment: 'Equipment',
  slots: (used: string, all: string) => `Slots in use: ${used} of ${all}`,
  slotsFull: 'All slots are taken: take something off to add something else.',
  equipmentDoes: equipment,

  tier: 'Hero',
  power: (points: number) => n(points, { one: '# power point', other: '# power points' }),
  magic: 'Magic and tech',
  budget: (used: string, all: string) => `${used} of ${all} points`,
  magicHint: 'More of what heroes buy, up to the price of the hero.',
  magicLeft: (points: string) =>
    `${howMany(points, 'point', 'points')} left: what costs more cannot be added.`,
  mount: 'How the hero goes',
  onFoot: 'On foot',
  mounted: 'On a monster or machine',
  mountTitle: 'The monster or machine',

  price: 'The price, item by item',
  item: (name: string, count: string, each: string, sum: string) => `${name}: ${count} × ${each} = ${sum}`,
  itemOne: (name: string, sum: string) => `${name}: ${sum}`,
  ofMagic: (name: string) => `${name} (magic and tech)`,
  ofMount: (name: string) => `${name} (what the hero rides)`,
  prices,
  typePrice: (type: string) => `Type: ${type}`,
  tierPrice: (tier: string) => `Hero: ${tier}`,

  issues,
  issueOfMount: (issue: string) => `What the hero rides: ${issue}`,
  refused: (what: string, why: string) => `${what}: ${why}`,
  illegal: 'Not legal as your table plays:',

  take: 'Take it',
  intoArmy: 'Into the army',
  saveOwn: 'Save as my unit',
  discard: 'Discard',
  limit: 'Points limit of the new army',
  noLimit: 'none',
  count: 'How many such units',
  tooDear: (most: string) => `One activation of this army may cost ${most} points at most.`,

  /** Where a unit of USB has another name than one of the other games. */
  bench: {
    pick: 'Choose a unit',
    search: 'Search units',
    nothingFound: (query: string) => `No unit with “${query}”.`,
    own: 'My units',
    noOwn: 'None yet. What you fight with often is kept here.',
    newer:
      'Your units were stored by a newer version of the app. They stay as they are; update the app to see them.',
    full: (limit: string) => `${limit} units are kept: no room for more. Delete one first.`,
    showAll: (units: number) => n(units, { one: 'Show # unit more', other: 'Show # units more' }),
    create: 'New unit',
    pickHero: 'Choose a hero',
    createHero: 'New hero',
    noHeroes: 'No hero is kept here or in an army yet.',
    editTitle: 'Edit the unit',
  },
};
