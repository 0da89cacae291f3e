import type { SwitchTexts } from '../../fight/house-rules.ts';
import { howMany, plural } from '../../platform/format.ts';
import { sided } from '../../platform/whose.ts';
import type { MeleeIssueCode } from '../../rules/usb/check-melee.ts';
import type { ShootingIssueCode } from '../../rules/usb/check-shooting.ts';
import type { UnitIssueCode } from '../../rules/usb/check-unit.ts';
import type { Formation, Terrain } from '../../rules/usb/circumstances.ts';
import type { CompositionCode } from '../../rules/usb/composition.ts';
import type {
  LineMeleeId,
  LineRangedId,
  MachineItemId,
  MeleeId,
  RangedId,
  SpecialisationId,
} from '../../rules/usb/equipment.ts';
import type { HazardKind } from '../../rules/usb/hazards.ts';
import type { UsbHouseRuleId } from '../../rules/usb/house-rules.ts';
import type { IdleGround } from '../../rules/usb/idle-ground.ts';
import type { MeleeEffect } from '../../rules/usb/melee-reasons.ts';
import type { MeleePurpose } from '../../rules/usb/melee-record.ts';
import type { Blessing, DuelChoice, Reaction, ShieldUse } from '../../rules/usb/melee-setup.ts';
import type { MeleeEnding } from '../../rules/usb/melee-verdict.ts';
import type { ModifierEffect } from '../../rules/usb/modifiers.ts';
import type { MoraleState } from '../../rules/usb/morale.ts';
import type { Fate, MoraleEffect } from '../../rules/usb/morale-odds.ts';
import type { MoralePurpose } from '../../rules/usb/morale-record.ts';
import type { MoveEffect } from '../../rules/usb/movement.ts';
import type { NamedTestId, TestEffect } from '../../rules/usb/named-tests.ts';
import type { ActionId, ArrivalId, PhaseEffect, ReactionId } from '../../rules/usb/phase-items.ts';
import type { PowerUseId } from '../../rules/usb/power.ts';
import type { PriceId } from '../../rules/usb/price.ts';
import type { ReactionIssueCode } from '../../rules/usb/reaction-issue.ts';
import type { RecoveryEffect } from '../../rules/usb/recovery.ts';
import type { ResultEffect } from '../../rules/usb/score.ts';
import type { ShotKind, TargetBlessing } from '../../rules/usb/shooting.ts';
import type { SilentWeapon } from '../../rules/usb/shooting-line.ts';
import type { ShootingPurpose } from '../../rules/usb/shooting-record.ts';
import type { SightThing } from '../../rules/usb/sight.ts';
import type { UsbEffect } from '../../rules/usb/test.ts';
import type { WavePurpose } from '../../rules/usb/test-roll.ts';
import type { HeroTier, LineType, Rank } from '../../rules/usb/unit.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly usb: typeof import('./en.ts');
  }
}

/** What several parts say, each in one place. */
const ends = { passed: 'Passed', failed: 'Failed' };
const stateNames = { steady: 'Steady', destroyed: 'Destroyed' };
const odds = 'Odds';
const leaveIt = 'Leave it';
const modelsLost = 'Models lost';
const entrench = 'Entrench';
const shoot = 'Shoot';
const smoke = 'Smoke';
const none = 'none';
const shieldsFirst = 'Shields against the first blows';
const neededFace = (face: number) => (face > 6 ? '6, then 6' : `${face}+`);
const chance = 'Chance';
const shaken = 'Shaken';
const hero = 'Hero';
const auraOf = (tough: string) => `Tough ${tough}+`;
const allFigures = 'All figures';
const inForce = 'in force';
const asked = {
  activatedHint:
    'They were activated already this round, and nobody acts twice: the answer only counts how tired that makes them.',
  distance: 'Distance in inches',
  distanceCm: 'Distance in centimetres',
  phase: 'What may they do now?',
  nearnesses: { nearest: 'Yes', 'nearer-unseen': 'Only of those they may attack', farther: 'No' },
};

export const usbfights = {
  modes: { 'usb-shoot': shoot, 'usb-charge': 'Charge', 'usb-morale': 'Morale', 'usb-test': 'Test' },
  /** Of the table, where no rule is changed. */
  asRead: 'No house rules',
  atTable: 'Table helpers',
};

/** What a switch decides, when it matters, and each of its values by the word that links have for it. */
const switches: Readonly<Record<UsbHouseRuleId, Required<SwitchTexts>>> = {
  capRule: {
    title: 'One activation may cost',
    hint: 'A unit with all it carries, or a hero.',
    values: { third: 'a third of the limit', literal33: 'exactly 33% of it' },
  },
  growthModel: {
    title: 'Initiative and Standfast by growth',
    hint: 'Monsters and machines; at growth 2, for example.',
    values: { F2: '2 and 6', F1: '3 and 9' },
  },
  smallGrowthSlots: {
    title: 'Equipment of a machine below growth 2',
    hint: 'Such as a gun that cannot move.',
    values: { '1': 'one piece', '0': 'none' },
  },
  ruinsStack: {
    title: 'In ruins the Tough test gets',
    hint: 'The ruins’ own +1, and +1 for counting as entrenched.',
    values: { '2': '+2', '1': '+1 in all' },
  },
  meleeDefeatTest: {
    title: 'A melee lost by 2 or 3',
    hint: 'Lost by 4 or 5, the unit panics either way.',
    values: { bandOnly: 'leaves the unit shaken', lostBy2: 'leaves it shaken and asks for a 50% test' },
  },
  fatigue: {
    title: 'Fatigue counts',
    hint: 'Each costs 1 of Hit.',
    values: { earlier: 'the activation and earlier fights', inclusive: 'every fight, this one too' },
  },
  specialWeaponPrice: {
    title: 'The 25 points of a special weapon',
    hint: 'Two models at most carry one instead of a ranged weapon.',
    values: { onTop: 'come on top of the ranged weapon', replace: 'replace its price' },
  },
  d3Overflow: {
    title: 'What a d2 or d3 hit does beyond one model',
    hint: 'When it hurts more than the model can take.',
    values: { spill: 'goes on to the next', perModel: 'is lost' },
  },
  nearest: {
    title: 'The nearest enemy',
    hint: 'Without a hero a unit may attack no other.',
    values: { visible: 'of those it may attack', strict: 'of all on the table' },
  },
  cargoMix: {
    title: 'Mixed cargo',
    hint: 'Infantry and heavy infantry in one transport.',
    values: { perPurchase: 'each hold takes one kind', heavyAsTwo: 'a heavy model takes two places' },
  },
  luckOnOne: {
    title: 'A rolled 1 changed by Bend of Luck',
    hint: 'A 1 always fails otherwise.',
    values: { faceChanges: 'counts as what it shows now', oneFails: 'fails all the same' },
  },
  unbreakable: {
    title: 'Unbreakable units',
    hint: 'What they suffer instead of panic.',
    values: {
      panicOnly: 'lose models where they would panic',
      allFailures: 'lose points of Standfast at every failed test',
    },
  },
};

export const usbrules = {
  own: 'by default',
  army: 'Units and armies',
  clear: 'No house rules',
  switches,
};

const count = plural('en');

const types: Readonly<Record<LineType, string>> = {
  infantry: 'Infantry',
  heavy: 'Heavy infantry',
  riders: 'Riders',
};
const ranks: Readonly<Record<Rank, string>> = { rookie: 'Rookie', regular: 'Regular', veteran: 'Veteran' };
const tiers: Readonly<Record<HeroTier, string>> = {
  aspiring: 'Aspirant',
  daredevil: 'Daredevil',
  hero: 'Hero',
  legend: 'Legend',
};
const melee: Readonly<Record<MeleeId, string>> = {
  basic: 'basic weapon',
  pole: 'pole weapon',
  heavy: 'heavy weapon',
  cavalry: 'cavalry weapon',
  'really-heavy': 'really heavy weapon',
};
const ranged: Readonly<Record<RangedId, string>> = {
  'light-arms': 'light ranged weapon',
  'small-arms': 'ranged weapon',
  automatic: 'automatic weapon',
  special: 'special weapon',
  'large-arms': 'large ranged weapon',
  'huge-arms': 'huge ranged weapon',
};
const specialisations: Readonly<Record<SpecialisationId, string>> = {
  'sudden-attack': 'sudden attack',
  fliers: 'fliers',
  unbreakable: 'unbreakable',
  assault: 'assault',
  'self-destruction': 'self-destruction',
  engineers: 'engineers',
  hunter: 'hunter',
  smoke: 'smoke',
  blessed: 'blessed',
  brave: 'brave',
  infiltration: 'infiltration',
  camouflage: 'camouflage',
};
const formations: Readonly<Record<Formation, string>> = {
  skirmish: 'Skirmishers',
  column: 'Marching column',
  phalanx: 'Phalanx',
  hide: 'Hide',
};
const terrains: Readonly<Record<Terrain, string>> = {
  open: 'Open ground',
  screen: 'Hedge or wall',
  difficult: 'Difficult terrain',
  pit: 'Pit of corpses',
  ruins: 'Ruins',
  forest: 'Forest',
  road: 'Road',
};

const states: Readonly<Record<MoraleState, string>> = {
  ...stateNames,
  shaken,
  panicked: 'Panicked',
};
const rankForms: Readonly<Record<Rank, { readonly one: string; readonly other: string }>> = {
  rookie: { one: '# Rookie', other: '# Rookies' },
  regular: { one: '# Regular', other: '# Regulars' },
  veteran: { one: '# Veteran', other: '# Veterans' },
};

export const usbunits = sided({
  types,
  ranks,
  tiers,
  melee,
  ranged,
  shield: 'shield',
  transport: 'transport',
  leaders: 'Leaders',
  specialisations,
  formations,
  terrains,
  states,
  stats: { hit: 'Hit', initiative: 'Initiative', tough: 'Tough', standfast: 'Standfast' },
  /** What a unit is: `10 Regulars`, `5 Veterans (Riders)`, `8 soldiers`. */
  soldiers: (models: number, rank: Rank | undefined) =>
    count(models, rank ? rankForms[rank] : { one: '# soldier', other: '# soldiers' }),
  ofType: (soldiers: string, type: string) => `${soldiers} (${type})`,
  machine: (growth: number) => `Machine, growth ${growth}`,
  mounted: (hero: string, growth: number) => `${hero} on a monster or machine, growth ${growth}`,
  with: (who: string, things: string) => `${who}: ${things}`,
  more: (thing: string, times: number) => `${times}\u00a0×\u00a0${thing}`,
  joined: (who: string, hero: string) => `${who}, with a ${hero}`,
  /** The four values in one line. */
  line: (hit: number, initiative: number, tough: number, standfast: number) =>
    `Hit ${hit}+, Initiative ${initiative}, Tough ${tough}+, Standfast ${standfast}`,
  lineOf: (who: string, line: string) => `${who}: ${line}`,
  role: { acts: '‹Mine|Enemy›', other: '‹Enemy|Mine›', unit: 'The unit' },
  stage: 'Face to face',
  presets: 'Ready-made units',
  choose: 'Choose unit',
  alive: 'Models alive',
  /** Takes back all losses and states of a unit. */
  restore: 'Back to full strength',
  atStart: 'Models at the start',
  wounded: 'Standfast lost by the wounded model',
  arms: { ranged: 'Ranged weapon', melee: 'Melee weapon', none },
  specials: 'Special weapons',
  formation: 'Formation',
  terrain: 'Stands in',
  entrenched: 'Entrenched',
  state: 'Morale',
  fatigue: 'Fatigue',
  activated: 'Activated this round',
  hero: 'Hero in the unit',
  noHero: none,
  ownHero: 'Own hero…',
  spent: 'Power points spent',
  heroLost: 'Standfast lost by the hero',
  details: 'More about the unit',
  inForce,
});

const n = plural('en');

const usbbuildSpecialisations: Readonly<Record<SpecialisationId, string>> = {
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
const usbbuildMelee: Readonly<Record<LineMeleeId, string>> = {
  basic: 'Free; nothing special.',
  pole: 'Charged, it strikes at the same time.',
  heavy: 'Enemy saves −2.',
  cavalry: 'On the charge +1 to Hit and enemy saves −1.',
};
const usbbuildRanged: Readonly<Record<LineRangedId, string>> = {
  'light-arms': '12″, a die for each Initiative.',
  'small-arms': '24″, a die for each Initiative, enemy saves −1.',
  automatic: '18″, two dice for each Initiative, enemy saves −1.',
};
const equipment: Readonly<Record<MachineItemId, string>> = {
  pole: usbbuildMelee.pole,
  cavalry: usbbuildMelee.cavalry,
  'really-heavy': 'Enemy saves −3; an unsaved hit costs d3 Standfast.',
  shield: 'Failed saves in melee are rolled again.',
  'light-arms': usbbuildRanged['light-arms'],
  'small-arms': usbbuildRanged['small-arms'],
  automatic: usbbuildRanged.automatic,
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
  tier: hero,
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
  kinds: { line: 'Soldiers', machine: 'Monster or machine', hero },
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
  specials: usbunits.specials,
  specialsDo: '30″, three dice for each Initiative, enemy saves −2; instead of the ranged weapon.',
  melee: usbbuildMelee,
  ranged: usbbuildRanged,

  specialisations: 'Specialisations',
  specialisationsDo: usbbuildSpecialisations,
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

  tier: hero,
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

/** Help for the table around the fights. */
export const usbfield = {
  sizeTitle: 'Table and deployment',
  limit: 'Limit of points',
  length: 'Feet between the two deployment edges',
  width: 'Feet of the other side',
  gameSize: 'Game',
  sizes: { small: 'small game', medium: 'skirmish', large: 'large battle' },
  beyond: 'larger than the standard sizes',
  leastTable: 'Smallest table',
  feet: (a: string, b: string) => `${a} × ${b} feet`,
  asAgreed: 'as agreed',
  tooSmall: 'This table is smaller than the game asks for.',
  pieces: 'Pieces of terrain, at least',
  depth: 'Depth of each deployment zone',
  piecesWhy: 'One piece for each foot of the table’s edge; as you agree.',
  depthWhy: 'A quarter of the table between the two edges.',
  depthNote: 'The rulebook’s example of 12 inches for 2 feet is wrong: 2 feet are 24 inches, a quarter is 6.',

  startsTitle: 'Who starts, who is right',
  startsHint: 'Each round the higher d6 starts. An open question is settled by a die: 1–3 or 4–6.',
  toStarts: 'Who starts',
  toDispute: 'Dispute',

  deckTitle: 'Random activation',
  noCard: 'No card drawn yet',
  drawn: { red: 'Red: the red player activates', black: 'Black: the black player activates' },
  draw: 'Draw a card',
  shuffle: 'Shuffle a new pack',
  deckEmpty: 'No card is left.',
  goesOn: {
    red: 'Black has no card left: red goes on without cards.',
    black: 'Red has no card left: black goes on without cards.',
  },
  redLeft: 'Red cards left',
  blackLeft: 'Black cards left',
  nextRed: 'The next card is red',
  matched: 'One card for each activation',
  redActivations: 'Activations of the red player',
  blackActivations: 'Activations of the black player',
  matchedHint: 'Counts from the next shuffle on.',
  redLost: 'Red loses a unit',
  blackLost: 'Black loses a unit',
  deckWhy: 'The colour of the card says who activates; a player who is done leaves the rest to the other.',
  matchedWhy: 'As many cards as activations; a lost unit takes a card with it.',

  encounterTitle: 'Score of an encounter battle',
  nothingLost: 'Nothing is lost yet.',
  results: { first: 'Side A is ahead.', second: 'Side B is ahead.', draw: 'It is a draw.' },
  score: (first: string, second: string) => `Lost activations: ${first} to ${second}.`,
  sides: { first: 'Side A', second: 'Side B' },
  round: (number: string) => `Round ${number}`,
  withLosses: 'lost activations',
  unitsLost: (side: string) => `${side} lost units`,
  heroesLost: (side: string) => `${side} lost heroes`,
  encounterWhy: 'After five rounds, whoever lost fewer activations wins; a hero counts as two.',
  clearLosses: 'Clear the score',
  cleared: 'The score is cleared.',

  coherencyTitle: 'Coherency',
  gap: 'Inches between neighbours',
  gapCm: 'Centimetres between neighbours',
  base: 'Base in millimetres',
  rowHolds: (models: number, shown: string) =>
    count(models, {
      one: 'Only one model holds in a row.',
      other: `Up to ${shown} models hold in one row.`,
    }),
  rowTorn: 'Too far apart: more than 1″ to the nearest model.',
  coherencyWhy: 'Each model within 1″ of its nearest mate and within 10″ of the furthest, edge to edge.',

  terrainTitle: 'In terrain or not',
  inside: 'Models in it or right beside it',
  models: 'Models of the unit',
  terrainCounts: 'The whole unit counts as in it.',
  terrainCountsNot: 'The unit does not count as in it.',
  terrainWhy: 'At least half of the models decide, for good and bad.',

  transportTitle: 'Transport',
  infantry: 'Infantry inside',
  heavy: 'Heavy infantry inside',
  holds: 'Holds bought',
  ownHolds: (holds: number) =>
    count(holds, { one: 'The unit’s own: # hold', other: 'The unit’s own: # holds' }),
  fits: 'They fit.',
  fitsNot: 'They do not fit.',
  holdsNeeded: (holds: number, shown: string) =>
    count(holds, { one: `${shown} hold is needed.`, other: `${shown} holds are needed.` }),
  holdsWhy: 'A hold takes 10 infantry or 5 heavy infantry; riders, monsters and machines do not fit.',
  heavyAsTwo: 'House rule: a heavy model takes two of ten places.',
  boarding: (inches: string) =>
    `Boards from up to ${inches}″; from its next activation on it may leave, placed within ${inches}″, and act.`,
  carrierGone: 'A destroyed carrier: everybody leaves, each unit takes a hit a model, with normal saves.',

  powerTitle: 'Power points of my heroes',
  smokeGoes: 'It goes',
  smokePoints: (points: number) => count(points, { one: 'with # Power point', other: 'with # Power points' }),
  smokeWhy: 'One die a round for each marker; a hero pays 1 Power point for each face.',
  smokeTitle: smoke,
  smokeHint:
    'Instead of shooting: a marker of 3″ within 6″, nobody sees through it. At the start of the next round, in the app of each later round, it clears on 4+; a hero may bend that die.',
};

const actions: Readonly<Record<ActionId, string>> = {
  tactical: 'Tactical move',
  run: 'Run',
  charge: 'Charge',
  aimed: 'Aimed shot',
  entrench,
  smoke,
  fight: 'Go on fighting',
};
const reactions: Readonly<Record<ReactionId, string>> = {
  'react-move': 'Move',
  'react-shoot': shoot,
  'react-entrench': entrench,
};
const arrivals: Readonly<Record<ArrivalId, string>> = {
  sudden: 'Sudden attack',
  assault: 'Assault',
  infiltration: 'Infiltration',
  join: 'Join a unit',
  leave: 'Leave the unit',
  inspiration: 'Inspiration',
};
const effects: Readonly<Record<PhaseEffect, string>> = {
  'already-activated': 'It was activated this round.',
  locked: 'Locked: its activation must be another round of the fight.',
  'locked-stays': 'Locked: it cannot leave its fight.',
  'panicked-only-runs': 'Panicked: it may only run.',
  'shaken-no-charge': 'Shaken: it may not charge.',
  immobile: 'Growth 0: it cannot move.',
  'column-no-entrenching': 'A marching column does not entrench.',
  'machine-no-entrenching': 'Monsters and machines gain nothing by it.',
  'pit-no-entrenching': 'In a pit of corpses it brings nothing.',
  'not-armed': 'It has nothing to shoot with.',
  'shoot-before-or-after': 'Shoots before or after the move.',
  'shoots-in-place': 'Shoots where it stands.',
  'no-attack': 'No attack.',
  'keeps-off': 'Not within 1″ of an enemy: that would be a charge.',
  'rerolls-ones': 'Rerolls ones to hit.',
  'aimed-bonus': '+1 to hit, without moving.',
  'entrench-bonus': '+1 to saves.',
  'keeps-reacting': 'May react to charges, even when activated.',
  'smoke-marker':
    'Instead of shooting: a marker of 3″ within 6″, clears on 4+ at the start of the next round, in the app of each later round.',
  'phalanx-forward': 'A phalanx attacks only to its front.',
  'hidden-ends': 'Attacking ends hiding.',
  'too-close': 'Only if the charger is more than 5″ away.',
  'out-of-range': 'None of its weapons reaches that far.',
  'entrenched-stays': 'Entrenched: it stays where it is.',
  'entrenched-shoots': 'Entrenched: at any distance.',
  'already-entrenched': 'It is entrenched already.',
  'no-charge-no-terrain': 'Without bonuses of charge or terrain.',
  'sudden-tests': 'Not on the table at the start: when activated it tests its Tough.',
  'sudden-activated': 'Passed: placed anywhere, already activated.',
  'sudden-entrenched': 'Passed: placed anywhere, already activated and entrenched.',
  'sudden-again': 'Failed: its activation is over, it tries again next round.',
  'assault-unseen': 'Only at a target that another friendly unit sees.',
  'assault-charges': 'If it did not start in its deployment zone, it may charge as it arrives.',
  infiltrates: 'Placed after all others, anywhere outside the enemy’s deployment zone.',
  'joins-near': 'Into a friendly unit within 5″.',
  'acts-together': 'From that unit’s next activation on they act together.',
  'leaves-after': 'After the unit’s activation the hero may leave it.',
  inspired: 'A hero within 10″ may end this for a Power point.',
};
const moves: Readonly<Record<MoveEffect, (inches: string) => string>> = {
  base: (inches) => `The action itself: ${inches}″.`,
  riders: (inches) => `Riders: ${inches}″.`,
  leaders: (inches) => `Leaders: ${inches}″.`,
  fliers: (inches) => `Fliers: ${inches}″.`,
  'growth-inches': (inches) => `Growth 5 or more: ${inches}″.`,
  column: (inches) => `Marching column: ${inches}″.`,
  phalanx: (inches) => `Phalanx: ${inches}″.`,
  road: (inches) => `Along or across a road: ${inches}″.`,
  'half-hidden': () => 'Hidden: half the move.',
  'half-slow': () => 'Slow terrain: half the move.',
  'halved-once': () => 'Halved only once.',
  'slow-ceiling': (inches) => `Slow terrain: no more than ${inches}″.`,
  'flies-over': () => 'Fliers heed no terrain, roads included.',
  hunter: () => 'Hunters are not slowed.',
  'heeds-no-terrain': () => 'From growth 3 terrain does not matter.',
  immobile: () => 'Growth 0: it cannot move.',
  slowest: () => 'The slower of unit and hero counts.',
};

/** What a unit may do in the phase in hand. */
export const usbphase = {
  recoverFirst: {
    shaken: 'First it tests its Tough: passed, it is no longer shaken.',
    panicked: 'First it tests its Tough: passed, panic becomes shaken.',
  },
  actionsTitle: 'Actions',
  reactionsTitle: 'If it is charged',
  arrivalsTitle: 'Arriving and heroes',
  friendSees: 'A friendly unit sees the target',
  mayNotReact: 'It may not react.',
  actions,
  reactions,
  arrivals,
  effects,
  moves,
  may: 'may',
  mayNot: 'may not',
  need: neededFace,
  inches: (inches: string) => `${inches}″`,
  unit: 'Measure in',
  units: { inches: 'Inches', centimetres: 'Centimetres' },
  locked: 'In a locked fight',
  slowWay: 'Slow terrain on the way',
  roadWay: 'Road on the way',
  distance: 'Inches to the charger',
  distanceCm: 'Centimetres to the charger',
};

const points = (left: number) => count(left, { one: '# point left', other: '# points left' });

const uses: Readonly<Record<PowerUseId, string>> = {
  luck: 'Bend of Luck',
  seize: 'Seize the Initiative',
  'brave-attack': 'Daring Attack',
  'perfect-shot': 'Perfect Shot',
  inspiration: 'Inspiration',
  flag: 'False Flag',
};

/** What a point does, in one line. */
const what: Readonly<Record<PowerUseId, string>> = {
  luck: 'One die of his changes by 1, up or down; the die of smoke too.',
  seize: 'At any moment: the next activation is mine.',
  'brave-attack': 'He or one of his unit attacks once more, with one weapon.',
  'perfect-shot': 'He or one of his unit shoots without range and without penalties.',
  inspiration: 'A friendly unit within 10″ is no longer shaken or panicked.',
  flag: 'Until the round ends nobody attacks him and his unit, unless he attacks first.',
};

/** Power points of the heroes of one’s own side. */
export const usbpower = {
  uses,
  what,
  hero: 'Which hero spends?',
  numbered: (tier: string, number: number) => `${tier} ${number}`,
  heroPoints: (hero: string, left: string, most: string) => `${hero}: ${left} of ${most}`,
  onlyOwn: 'One point each, in the hero’s own activation; to seize the initiative at any moment.',
  spend: (use: string) => `Spend: ${use}`,
  spentOn: (hero: string, use: string, left: number) => `${hero}: ${use}. ${points(left)}.`,
  spent: 'Spent on',
  nothing: 'nothing yet',
  times: (use: string, number: number) => (number === 1 ? use : `${use} × ${number}`),
  next: 'Next activation',
  nextIs: (whose: string) => `Next activation: ${whose}.`,
  seized: {
    nobody: 'In the usual order',
    mine: 'Mine, out of order',
    theirs: 'The opponent’s, out of order',
  },
  theirs: 'The opponent seizes it',
  answers: 'The opponent answers',
  over: 'That activation is over',
  turns: 'An odd number of points spent in turn moves the activation, an even number does not.',
  undo: 'Take back the last one',
  undone: 'Taken back.',
  renew: 'New game',
  renewed: 'All points are there again.',
  add: 'Add a hero',
  addTier: (tier: string) => `Add: ${tier}`,
  remove: (hero: string) => `Remove: ${hero}`,
  removed: (hero: string) => `Removed: ${hero}.`,
  none: 'No hero on my side yet.',
};

/** Why a test is easier or harder; the amount is signed, a plus helps who rolls. */
const modifiers: Readonly<Record<ModifierEffect, (signed: string) => string>> = {
  aimed: (signed) => `Aimed shot: ${signed}.`,
  'own-cover': (signed) => `The attackers’ own cover: ${signed}.`,
  'enemy-cover': (signed) => `The target is in cover: ${signed}.`,
  entrenched: (signed) => `Entrenched: ${signed}.`,
  ruins: (signed) => `In ruins: ${signed}.`,
  'phalanx-front': (signed) => `Phalanx, to its front: ${signed}.`,
  'phalanx-side': (signed) => `Phalanx, from its side or back: ${signed}.`,
  column: (signed) => `Marching column: ${signed}.`,
  shaken: (signed) => `Shaken: ${signed}.`,
  fatigue: (signed) => `Fatigue: ${signed}.`,
  camouflage: (signed) => `Camouflaged target: ${signed}.`,
  indirect: (signed) => `Fires at what only friends see: ${signed}.`,
  weapon: (signed) => `The weapon: ${signed}.`,
  'weapon-charging': (signed) => `The weapon in a charge: ${signed}.`,
};

const moraleReasons: Readonly<Record<MoraleEffect | RecoveryEffect, (amount: string) => string>> = {
  'best-tough': (tough) => `The best Tough in the unit is ${tough}+.`,
  'hero-tough': (tough) => `A hero within 10″ lends his Tough ${tough}+.`,
  brave: () => 'Brave: +1.',
  pit: () => 'In a pit of corpses: −1.',
  modifier: (amount) => `House rule at your table: ${amount}.`,
  blessed: () => 'Blessed: a failed die is rolled again, once a game.',
  level: (level) => `Test at ${level}% of the starting Standfast.`,
  'level-known': () => 'This threshold was tested before: one test each.',
  'below-quarter': () => 'Less than a quarter of the starting Standfast is lost.',
  defeat: () => 'House rule: a lost melee asks for the test at 50%.',
  commander: () => 'The commander has died: every unit left tests.',
  'no-worse-than-before': () => 'A test never makes a state better.',
  'unbreakable-models': () => 'Unbreakable: instead of panic it loses as many models as the die missed by.',
  'unbreakable-points': () =>
    'House rule: unbreakable, it loses as many points of Standfast as the die missed by.',
  wiped: () => 'No model is left: the unit is wiped out.',
  beaten: () => 'Lost by 6 or more: the unit is destroyed.',
  'band-decides': () => 'After a lost melee the result alone decides.',
  shaken: () => 'Passed, it is no longer shaken.',
  panicked: () => 'Passed, panic becomes shaken.',
  'acts-after': () => 'The test comes first; then the unit acts as it stands.',
};

export const usbwhy = { modifiers, moraleReasons };

const usbshootIssues: Readonly<Record<ShootingIssueCode, (limit: string) => string>> = {
  nobody: () => 'Nobody is left to shoot or to be shot at.',
  'no-ranged': () => 'The shooters carry no ranged weapon.',
  panicked: () => 'A panicked unit does not shoot, it only runs.',
  'out-of-range': (inches) => `Too far: their longest range is ${inches}″.`,
  'nobody-sees': () => 'None of the shooters sees the target.',
  'indirect-machines': () => 'Only monsters and machines shoot at what they do not see.',
  'indirect-unspotted': () => 'A friendly unit must see a target that the shooters do not.',
  'not-nearest': () => 'Only the nearest enemy may be shot at, unless a hero is in the unit.',
  'hidden-not-nearest': () => 'A hidden unit may be shot at only where it is the nearest enemy.',
  engaged: () => 'The target is locked in a fight: nobody shoots into it.',
  'false-flag': () => 'The target is under a False Flag and may not be attacked.',
  'transport-kind': () => 'Riders, monsters and machines do not fit into a transport.',
  'reaction-activated': () => 'It was activated already: only an entrenched unit may still react.',
  'reaction-near': (inches) =>
    `The chargers are not more than ${inches}″ away: only an entrenched unit may shoot.`,
  'power-reaction': () => 'Power points are spent in the hero’s own activation only.',
  'no-hero': () => 'Only a hero has Power points to spend.',
  'power-over': (points) => `The hero has ${howMany(points, 'Power point', 'Power points')} at most.`,
  'not-blessed': () => 'The shooters are not blessed.',
  'target-not-blessed': () => 'The target is not blessed.',
  'flank-no-phalanx': () => 'Only a phalanx has a front and a side.',
};

const between = (from: number, to: number) => (from < to ? `${from} to ` : '');

/** What usually becomes of a unit, with the number of cases in 100. */
const unitFates = {
  shaken: (cases: string) => `is shaken in ${cases}`,
  panicked: (cases: string) => `panics in ${cases}`,
};

export const usbshoot = sided({
  answer: odds,
  /** What the target usually loses, then what usually becomes of it; what never happens is left out. */
  sentence: (lose: string, fates: readonly string[]) =>
    fates.length > 0 ? `${lose}; ${fates.join(', ')} of 100.` : `${lose}.`,
  loseModels: (from: number, to: number) =>
    to === 0
      ? '‹The enemy unit|My unit› usually loses nobody'
      : `‹The enemy unit|My unit› usually loses ${between(from, to)}${count(to, { one: '# model', other: '# models' })}`,
  losePoints: (from: number, to: number) =>
    to === 0
      ? '‹The enemy unit|My unit› usually loses nothing'
      : `‹The enemy unit|My unit› usually loses ${between(from, to)}${count(to, { one: '# point of Standfast', other: '# points of Standfast' })}`,
  fates: {
    ...unitFates,
    gone: (cases: string) => `leaves the table in ${cases}`,
  },
  found: (cases: string) => `It is found in ${cases} of 100; usual losses are those of such shots.`,
  broken: (cases: string) => `The charge is broken in ${cases} of 100.`,
  /** What is no end, before its number; hits are left out where they are known. */
  average: (hits: string | undefined, models: boolean) =>
    `On average: ${hits === undefined ? '' : `hits ${hits} · `}${models ? 'models' : 'Standfast'} lost`,
  tiles: {
    models: modelsLost,
    points: 'Standfast lost',
    broken: '‹Enemy breaks|Mine breaks›',
    losses: 'Losses',
    none: 'No losses',
  },
  swap: 'Swap sides',
  title: (shooter: string, target: string) => `${shooter} at ${target}`,
  issues: usbshootIssues,
});

const kinds: Readonly<Record<ShotKind, string>> = {
  tactical: 'With a move',
  aimed: 'Aimed',
  reaction: 'At chargers',
};
const sight: Readonly<Record<SightThing, string>> = {
  'own-unit': 'The shooters’ own unit never blocks.',
  friends: 'Other friendly units block.',
  enemies: 'Enemy units block.',
  forest: 'A forest blocks what lies beyond it.',
  smoke: 'Smoke blocks.',
};

const idleGround: Readonly<Record<IdleGround, string>> = {
  engineers: 'Engineers attack: their target has nothing of its terrain.',
  shooterHeedsNone: 'From growth 3 the shooters heed no terrain, neither their own nor the target’s cover.',
  targetHeedsNone: 'From growth 3 the target heeds no terrain: its cover hinders no shooter.',
};

const blessings: Readonly<Record<TargetBlessing, string>> = {
  none: 'Not now',
  saves: 'Saves of one weapon',
  morale: 'Morale test',
};
const silent: Readonly<Record<SilentWeapon['why'], (weapon: string) => string>> = {
  'out-of-range': (weapon) => `Out of range: ${weapon}.`,
  unseen: (weapon) => `Nobody who carries it sees the target: ${weapon}.`,
  'only-machines': (weapon) => `Only the monster or machine shoots without seeing: not the ${weapon}.`,
};

export const usbshootmore = {
  shot: 'The shot',
  kind: 'How they shoot',
  kinds,
  ofHero: (weapon: string) => `${weapon} (hero)`,
  ...asked,
  reaches: (weapon: string, inches: string, dice: string) => `${weapon}: ${dice}, reaches ${inches}″`,
  dice: (dice: number) => count(dice, { one: '# die', other: '# dice' }),
  silent,
  nearest: 'Is the target the nearest enemy?',
  blind: 'Models that do not see the target',
  sightTitle: 'What blocks sight',
  sight,
  idleGround,
  blindHint: 'Those with special weapons and a hero in the unit are the last not to see.',
  more: 'More about the shot',
  inForce,
  indirect: 'Shoots at what only a friend sees',
  spotted: 'A friendly unit sees it',
  inTransport: 'Shoots out of a transport',
  flank: 'Meets the phalanx from its side',
  engaged: 'Target locked in a fight',
  falseFlag: 'Target under a False Flag',
  perfect: 'Perfect Shot (1 Power point)',
  again: 'Daring Attacks (1 Power point each)',
  luck: 'Power points for Bend of Luck, in play',
  blessed: 'Blessed: one roll to hit again',
  distanceShort: 'Distance',
  fired: 'Dice fired',
  best: 'Best',
  bestWay: (way: string) => `Best: ${way}`,
  /** What shooters may do of their own will. */
  ways: {
    aimed: 'aimed shot',
    blessed: 'Blessed, misses again',
    perfect: 'Perfect Shot',
    again: 'Daring Attacks',
  },
  targetBlessed: 'Blessed target rolls again',
  blessings,
  aura: 'Hero within 10″ of the target',
  noAura: 'None',
  auraOf,

  figures: allFigures,
  weapon: (weapon: string, dice: string) => `${weapon}, ${dice}`,
  hitsOn: (target: string, chance: string) => `hits on ${target} (${chance})`,
  savedOn: (target: string, chance: string) => `saved on ${target} (${chance})`,
  meanHits: 'Hits on average',
  meanUnsaved: 'Unsaved on average',
  modelsChart: modelsLost,
  pointsChart: 'Standfast lost',
  columns: { value: 'Number', chance },
  tested: (level: string) => `Morale test at ${level}%`,
  fates: {
    steady: 'Steady',
    shaken: 'Shaken',
    panicked: 'Panics',
    destroyed: 'Destroyed by morale',
    wiped: 'Wiped out by the shots',
  },
  atLeastFold: 'At least so many',
  hitsFold: 'Hits and unsaved hits',
  hitsChart: 'All hits',
  unsavedChart: 'All unsaved hits',
  atLeast: (models: string) => `${models} or more`,

  reasons: {
    models: (models: number, dice: string) =>
      `${count(models, { one: '# model fires', other: '# models fire' })} ${dice}: Initiative dice each.`,
    twice: 'Automatic: two dice for each point of Initiative.',
    thrice: 'Special weapon: three dice for each point of Initiative.',
    halved: (models: number, dice: string) =>
      `${count(models, { one: '# model fires', other: '# models fire' })} from the transport, ${dice} of the halved ones.`,
    half: (dice: string) => `From a transport half of ${dice}, rounded down.`,
    hitStat: (stat: string) => `Hit is ${stat}+.`,
    saveStat: (stat: string) => `Tough of the target is ${stat}+.`,
    onlySix: 'Panicked: only a 6 hits.',
    needs: (target: string) => `So ${target} is needed.`,
    sixes: '6, then 6',
    blessed: 'Blessed: failures of this roll are rolled again.',
    perfect: 'Perfect Shot: no range and no penalty for one model.',
    d2: 'Each unsaved hit costs d2 points of Standfast.',
    d3: 'Each unsaved hit costs d3 points of Standfast.',
    spill: 'What one model does not need hurts the next.',
    perModel: 'House rule: what one model does not need is lost.',
    weakest: 'The weakest go first, so that as many models as possible go.',
    find: (tough: string) => `Hidden: the shooters must roll their own Tough, ${tough}+, unmodified.`,
    highest: 'Only the highest threshold reached is tested.',
    nearest: 'A unit without a hero shoots at the nearest enemy.',
  },
};

const purposes: Readonly<Record<ShootingPurpose, string>> = {
  find: 'Find the hidden target',
  hit: 'To hit',
  'hit-again': 'Blessed: roll the misses again?',
  bend: 'Bend of Luck on a missed die?',
  save: '‹Enemy saves|Mine save›',
  'save-again': 'Blessed: roll the failed saves again?',
  wounds: 'What the unsaved hits cost',
  losses: 'Losses',
  morale: '‹Enemy tests morale|Mine test morale›',
  'morale-again': 'Blessed: roll the test again?',
};

/** A shooting die by die. */
export const usbshootplay = sided({
  purposes,
  withWeapon: (purpose: string, weapon: string) => `${purpose}: ${weapon}`,
  again: 'Roll again',
  keep: leaveIt,
  bend: (points: number) => count(points, { one: 'Spend # Power point', other: 'Spend # Power points' }),
  log: {
    find: '‹My unit|The enemy unit› looks for the hidden target.',
    hit: (weapon: string, dice: string) => `${weapon}: ${dice} to hit.`,
    hitAgain: (weapon: string) => `${weapon}: misses rolled again.`,
    bend: (weapon: string, points: string) => `${weapon}: a miss becomes a hit for ${points}.`,
    bendFind: (points: string) => `Bend of Luck for ${points}.`,
    save: (hits: string, weapon: string) => `${hits} to save against: ${weapon}.`,
    saveAgain: 'Failed saves rolled again.',
    wounds: (weapon: string) => `${weapon}: what each unsaved hit costs.`,
    losses: (points: string) => `Standfast lost: ${points}.`,
    morale: (level: string) => `Morale test at ${level}%.`,
    moraleAgain: 'The test is rolled again.',
  },
  found: 'Found',
  notFound: 'Not found',
  hits: (hits: number) => count(hits, { one: '# hit', other: '# hits' }),
  saved: (saves: number) => count(saves, { one: '# saved', other: '# saved' }),
  points: (points: number) => count(points, { one: '# point', other: '# points' }),
  lostPoints: (points: number) =>
    count(points, { one: '# point of Standfast lost', other: '# points of Standfast lost' }),
  lost: (models: number) => count(models, { one: '# model lost', other: '# models lost' }),
  fates: {
    steady: 'stays steady',
    shaken: 'shaken',
    panicked: 'panics',
    destroyed: 'is destroyed',
    wiped: 'wiped out',
  },
  outcome: (lost: string, fate: string) => `${lost}; ‹the enemy unit|my unit› ${fate}.`,
  nothing: 'The hidden target is not found: the shot is lost.',
  outcomeFates: {
    steady: 'stays steady',
    shaken: 'is shaken',
    panicked: 'panics',
    destroyed: 'is destroyed',
    wiped: 'is wiped out',
  },
});

/** Whoever charges or strikes first, and the other side; both take the plural. */
const acts = '‹Mine|The enemy›';
const other = '‹The enemy|Mine›';
const reactionOf = '‹Reaction of the enemy|My reaction›';

export const usbcharge = sided({
  answer: odds,
  /** Who strikes first, and the other side; in a later round of a locked fight nobody charges. */
  sides: { charger: acts, target: other },
  wins: (who: string, chance: string) => `${who} win in ${chance} of 100.`,
  /** What usually becomes of a side; what never happens is left out. */
  fate: (who: string, lose: string, panics: string | undefined, gone: string | undefined) => {
    const told = [lose];
    if (panics !== undefined) told.push(`panic in ${panics}`);
    if (gone !== undefined) told.push(`leave the table in ${gone}`);
    const last = told.pop();
    return `${who} ${told.length > 0 ? `${told.join(', ')} and ${last}` : last}.`;
  },
  escapes: (needed: string, reach: string) =>
    `${other} move away: the charge would need ${needed}″ and reaches ${reach}″, so no blow is struck.`,
  stops: (chance: string) => `No blows are struck in ${chance}.`,
  loseModels: (from: number, to: number) =>
    to === 0
      ? 'usually lose nobody'
      : `usually lose ${between(from, to)}${count(to, { one: '# model', other: '# models' })}`,
  losePoints: (from: number, to: number) =>
    to === 0
      ? 'usually lose nothing'
      : `usually lose ${between(from, to)}${count(to, { one: '# point of Standfast', other: '# points of Standfast' })}`,
  /** The ends of a charge, of which one comes. */
  ends: { wins: '‹Mine win|Enemy wins›', draw: 'Draw', noBlows: 'No blows', loses: '‹Enemy wins|Mine win›' },
  /** How they begin: below the bricks of the bar, who wins in a word. */
  brief: { wins: '‹Mine|Enemy›', loses: '‹Enemy|Mine›' },
  /** How often each side panics or is gone: whole hundredths. */
  breaks: 'Break',
  breakFigures: (target: string, charger: string) =>
    `‹enemy|mine› ${target}\u00a0%, ‹mine|enemy› ${charger}\u00a0%`,
  blows: 'Blows are struck',
  tiles: { target: '‹Enemy breaks|Mine break›', charger: '‹Mine break|Enemy breaks›' },

  swap: usbshoot.swap,

  title: (charger: string, target: string) => `Charge: ${charger} against ${target}`,
  lockedTitle: (charger: string, target: string) => `Locked fight: ${charger} against ${target}`,
});

const usbchargemoreReactions: Readonly<Record<Reaction, string>> = {
  none: 'No reaction',
  move: 'Move 3″',
  shoot,
  entrench,
};
const reactionIssues: Readonly<Record<ReactionIssueCode, string>> = {
  'no-charge': 'there is no charge',
  activated: 'already activated this round',
  'entrenched-stays': 'an entrenched unit stays',
  'too-near': 'only at chargers more than 5″ away, unless entrenched',
  'entrenched-already': 'already entrenched',
  column: 'not in a marching column',
  'machine-entrench': 'monsters and machines do not entrench',
  immobile: 'it does not move at all',
  'no-ranged': 'no ranged weapon',
  'out-of-range': 'out of range',
  'phalanx-front': 'a phalanx shoots to its front only',
};
const shields: Readonly<Record<ShieldUse, string>> = {
  strike: 'Strike back',
  reroll: 'Reroll failed saves',
};
const duels: Readonly<Record<DuelChoice, string>> = {
  fight: 'They fight',
  'charger-flees': '‹My hero|Enemy hero› flees',
  'target-flees': '‹Enemy hero|My hero› flees',
};

const usbchargemoreBlessings: Readonly<Record<Blessing, string>> = {
  none: 'Not now',
  hits: 'To hit',
  saves: 'Saves',
  morale: 'Morale',
};
const endings: Readonly<Record<MeleeEnding, string>> = {
  'not-found': 'The hidden unit is not found',
  'out-of-reach': `${other} move out of reach`,
  broken: 'The charge is broken on the way',
  'shot-down': `${acts} are wiped out by the shots`,
  'charger-wiped': `${acts} are wiped out`,
  'target-wiped': `${other} are wiped out`,
  'both-wiped': 'Both are wiped out',
  'self-destroyed': 'A unit destroys itself',
  locked: 'Locked, the fight goes on',
  'charger-pushed': `${acts} give ground, shaken`,
  'charger-flees': `${acts} flee in panic`,
  'charger-destroyed': `${acts} are destroyed`,
  'target-pushed': `${other} give ground, shaken`,
  'target-flees': `${other} flee in panic`,
  'target-destroyed': `${other} are destroyed`,
};
const fates: Readonly<Record<Fate, string>> = {
  steady: 'Steady',
  shaken: 'Shaken',
  panicked: 'In panic',
  destroyed: 'Destroyed by result or morale',
  wiped: 'Wiped out',
};

const usbchargemoreIssues: Readonly<Record<MeleeIssueCode, (first: string, second: string) => string>> = {
  'distance-range': (lowest, highest) => `The distance must be ${lowest}″ to ${highest}″.`,
  'lost-range': (lowest, highest) => `Standfast lost on the way: ${lowest} to ${highest}.`,
  'too-many-others': (_, highest) => `At most ${highest} further units on a side.`,
  'not-seen': () => 'No model of the chargers sees the charged unit.',
  'out-of-reach': (inches) => `Too far: the chargers get ${inches}″ far.`,
  immobile: () => 'What does not move cannot charge.',
  'not-nearest': () => 'Only the nearest enemy may be charged, unless a hero is in the unit.',
  'hidden-not-nearest': () => 'A hidden unit may be charged only where it is the nearest enemy.',
  'false-flag': () => 'The charged are under a False Flag and may not be attacked.',
  'shaken-charger': () => 'A shaken unit does not charge.',
  'panicked-charger': () => 'A panicked unit does not charge, it only runs.',
  reaction: () => 'The charged unit may not react like that.',
  'no-shield': () => 'The charged unit has no shield to choose for.',
  'no-blessing': () => 'This unit is not blessed.',
  'no-self-destruction': () => 'This unit cannot destroy itself.',
  'duel-first': () => 'The heroes’ duel comes first: nobody destroys himself now.',
  'power-range': (_, highest) => `The hero has ${howMany(highest, 'Power point', 'Power points')} at most.`,
  'hero-fled': () => 'A hero who flees from the duel makes no Daring Attack.',
};

export const usbchargemore = sided({
  presetsLabel: 'Examples',
  presets: {
    regulars: 'Regulars',
    riders: 'Riders into spears',
    phalanx: 'Phalanx from behind',
    trench: 'Into a trench',
    machine: 'Machine rams',
    duel: 'Duel of heroes',
    locked: 'Locked fight',
  },

  why: (what: string) => `${what}: why`,

  meeting: 'How they meet',
  locked: 'Later round of a locked fight',
  lockedHint: 'Nobody charges, terrain does not count; whoever is activated now strikes first.',
  ...asked,
  reach: (inches: string) => `The charge reaches ${inches}″`,
  runUp: (inches: string) => `Run-up · the charge reaches ${inches}″`,
  reaction: reactionOf,
  reactsWith: (reaction: string) => `Reaction: ${reaction}`,
  reactions: usbchargemoreReactions,
  reactionIssues,
  notThis: (reaction: string, why: string) => `${reaction}: ${why}.`,
  flank: 'Phalanx met from its side or back',
  shield: shieldsFirst,
  shields,
  duel: 'Hero meets hero',
  duels,
  brave: 'Power points for Daring Attacks',
  luck: 'Power points for Bend of Luck in the play',
  around: 'On the way',
  inForce,
  slowWay: 'Slow ground',
  roadWay: 'Along a road',
  falseFlag: 'Charged under a False Flag',
  seen: 'A charger sees them',
  nearest: 'Are the charged the nearest enemy?',
  lostOnTheWay: 'Standfast lost on the way',

  inFight: 'In this fight',
  firstFight: 'First melee this round',
  blessing: 'Blessed: makes a roll again',
  blessings: usbchargemoreBlessings,
  selfDestructs: 'Destroys itself instead of striking',
  aura: 'Friendly hero within 10″',
  auras: { none: 'None', tough: auraOf },
  others: 'Further units in the fight',
  otherHint: 'They count for the result and share it; they strike when they are activated.',
  addOther: 'Add a unit',
  removeOther: (name: string) => `Remove: ${name}`,

  advice: 'What is best?',
  goal: 'Best for',
  goals: { survive: 'holding', kill: 'breaking the other side', trade: 'both' },
  adviceOf: {
    reaction: reactionOf,
    shield: shieldsFirst,
    'duel-charger': '‹My|Enemy› hero',
    'duel-target': '‹Enemy|My› hero',
  },
  /** What the best choice does, for the goal; its chance stands beside. */
  bestFor: {
    survive: (what: string) => `${what}: holds out`,
    kill: (what: string) => `${what}: the other side breaks`,
    trade: (what: string) => `Best: ${what}`,
  },
  choiceFigures: (own: string, enemy: string) => `holds out ${own}\u00a0%, the other side ${enemy}\u00a0%`,
  best: 'Best',

  figures: allFigures,
  how: 'How it ends',
  endings,
  difference: (first: string, second: string) => `Score: ${first.toLowerCase()} less ${second.toLowerCase()}`,
  differenceColumns: { value: 'Difference', chance },
  lostModels: (who: string) => `${who}: models lost`,
  lostPoints: (who: string) => `${who}: Standfast lost`,
  lostColumns: { value: 'Lost', chance },
  lostTable: 'Chance of losing at least this many',
  atLeast: (count: string) => `${count} or more`,
  after: (who: string) => `${who} afterwards`,
  fates,
  tested: 'Morale is tested',
  heroLost: 'The hero is lost',
  likeliest: (chance: string) => `The scores that come most often, in ${chance} of 100`,
  score: (who: string, value: string) => `${who}: ${value}`,
  issues: usbchargemoreIssues,
});

const usbchargeplayPoints = { one: '# point of Standfast', other: '# points of Standfast' };
const models = { one: '# model', other: '# models' };

/** What is to be rolled or chosen now. */
const usbchargeplayPurposes: Readonly<Record<MeleePurpose, string>> = {
  find: 'Finding the hidden unit',
  hit: 'To hit',
  bend: 'Bend of Luck?',
  save: 'Saves',
  shield: 'Shields?',
  'save-again': 'Saves once more',
  wounds: 'Wounds',
  losses: 'Losses',
  'no-blows': 'No blows',
  broken: 'Broken charge',
  score: 'Score',
  band: 'Result',
  'result-wounds': 'Wounds instead of the result',
  morale: 'Morale',
  'morale-again': 'Morale once more?',
};

/** What a side has points for; the amount is signed. */
const score: Readonly<Record<ResultEffect, (signed: string) => string>> = {
  charged: (signed) => `charge ${signed}`,
  wounds: (signed) => `wounds dealt ${signed}`,
  fours: (signed) => `living models in fours ${signed}`,
  outnumbers: (signed) => `outnumbers ${signed}`,
  'more-units': (signed) => `more units ${signed}`,
  'most-standfast': (signed) => `most Standfast left on a model ${signed}`,
  'phalanx-result': (signed) => `phalanx ${signed}`,
  'hero-fled': (signed) => `hero fled the duel ${signed}`,
  'hero-fell': (signed) => `hero fell in the duel ${signed}`,
};

export const usbchargeplay = {
  score,
  purposes: usbchargeplayPurposes,
  step: (who: string, purpose: string) => `${who}: ${purpose}`,
  withWeapon: (purpose: string, weapon: string) => `${purpose}, ${weapon}`,
  ram: 'ram or blast',
  hero: (what: string) => `${what} (hero)`,
  machine: (what: string) => `${what} (machine)`,
  atLevel: (purpose: string, level: number) => `${purpose} at ${level}%`,
  options: {
    strike: 'Keep the blows',
    reroll: 'Reroll with shields',
    keep: leaveIt,
    again: 'Roll again',
    bend: usbshootplay.bend,
  },
  need: neededFace,
  bends: {
    find: 'finding the hidden unit',
    hit: 'one more hit',
    save: 'one more save',
    morale: 'the morale test',
  },
  log: {
    hit: (who: string, weapon: string, hits: number, dice: number, need: string) =>
      `${who}, ${weapon}: ${count(hits, { one: '# hit', other: '# hits' })} of ${dice} on ${need}.`,
    automatic: (who: string, hits: number) =>
      `${who}: ${count(hits, { one: '# automatic hit', other: '# automatic hits' })}.`,
    save: (who: string, saved: number, dice: number, need: string) =>
      `${who} save ${saved} of ${dice} on ${need}.`,
    saveAgain: (who: string, saved: number, dice: number, need: string) =>
      `${who} save ${saved} more of ${dice} on ${need}.`,
    bend: (spent: number, what: string) =>
      `Bend of Luck: ${count(spent, { one: '# Power point', other: '# Power points' })} for ${what}.`,
    reroll: (who: string) => `${who} use their shields and do not strike back.`,
    strike: (who: string) => `${who} keep their blows.`,
    wounds: (who: string, cost: number, hits: number) =>
      `${who}: ${hits} × d2 or d3 cost ${count(cost, usbchargeplayPoints)}.`,
    losses: (who: string, lost: number, gone: number) =>
      lost === 0
        ? `${who} lose nothing.`
        : `${who} lose ${count(lost, usbchargeplayPoints)}, ${count(gone, models)}.`,
    noBlows: (who: string) => `${who} do not strike back.`,
    broken: (lost: number) =>
      `${count(lost, usbchargeplayPoints)} lost on the way: the charge stops half-way.`,
    score: (who: string, value: number, parts: string) =>
      `${who} score ${value}${parts === '' ? '' : `: ${parts}`}.`,
    band: (difference: number) => `Difference ${difference}.`,
    over: 'Here the melee ends.',
    ending: (ending: string) => `${ending}.`,
    resultWounds: (who: string, wounds: number) =>
      `${who} are unbreakable: ${count(wounds, usbchargeplayPoints)} instead.`,
    find: (need: string) => `The hidden unit is found on ${need}.`,
    morale: (who: string, level: number, need: string) => `${who} test morale at ${level}% on ${need}.`,
    lostByTest: (gone: number) => `${count(gone, models)} lost instead of panic.`,
  },
  ...ends,
  lost: (who: string, lost: string, fate: string) => `${who}: ${lost}, ${fate}.`,
  lostModels: (gone: number) => count(gone, { one: '# model lost', other: '# models lost' }),
  likely: (gone: number, chance: string) => `${count(gone, models)} or more: ${chance} of 100.`,
  newRound: (title: string) => `New round, both sides rested. ${title}`,
};

/** What a rule does in a melee: to whom, and how much. */
const notes: Readonly<Record<MeleeEffect, (who: string, amount: string) => string>> = {
  hidden: (_, amount) => `${other} are hidden: one die on ‹my|the enemy’s› Tough must find them, ${amount}+.`,
  'moves-away': (_, amount) => `${other} move ${amount}″ and are out of reach.`,
  'moves-in-reach': (_, amount) => `${other} move ${amount}″, but stay in reach.`,
  entrenches: () => `${other} entrench: +1 to their saves.`,
  'entrenches-in-pit': () => `${other} entrench, but in a pit of corpses that brings nothing.`,
  'shot-tires': () => 'Shooting in reaction is a fight: it tires ‹the enemy|mine›.',
  'broken-from': (_, amount) => `The charge breaks at ${amount} or more points of Standfast lost on the way.`,
  engineers: (who) => `${who} have nothing of their terrain: engineers charge them.`,
  'heeds-no-terrain': (who) =>
    `${who} are of growth 3 or more: terrain neither helps nor hinders them, and theirs hinders no attacker.`,
  'charge-rerolls-ones': (who) => `${who} roll ones to hit again: they charge.`,
  'leaders-reroll-ones': (who) => `${who} roll ones to hit again: leaders, first melee this round.`,
  'blessed-hits': (who) => `${who} are blessed: the misses of one roll with one weapon are made again.`,
  'blessed-saves': (who) =>
    `${who} are blessed: the failed saves of one roll, against one weapon, are made again.`,
  'blessed-morale': (who) => `${who} are blessed: a failed morale test is rolled again.`,
  'brave-attack': (who, amount) =>
    `${who}: Daring Attack, the best single model strikes again with one weapon, times: ${amount}.`,
  ram: (who, amount) => `${who} ram: ${howMany(amount, 'automatic hit', 'automatic hits')}.`,
  'pole-at-once': (who) => `${who} strike at the same time with pole weapons.`,
  'survivors-strike': (who) => `${who} strike back with whoever is left.`,
  'front-only': (who) => `${who} are a phalanx met from elsewhere: they do not strike back.`,
  'shield-free': (who) => `${who} roll failed saves again with shields and pay nothing for it.`,
  'shield-reroll': (who) => `${who} roll failed saves again with shields and then do not strike back.`,
  'shield-kept': (who) => `${who} leave their shields and strike back.`,
  'self-destruction': (who, amount) =>
    `${who} destroy themselves: ${howMany(amount, 'automatic hit', 'automatic hits')}.`,
  'locked-plain': () => 'Locked: neither charge nor terrain counts.',
  duel: () => 'Hero meets hero: they fight apart, both at once, and both may die.',
  'duel-fled': (who) => `${who}: the hero flees the duel and strikes nobody, −2 to the score.`,
  'duel-both-charge': () => 'In a duel both heroes count as charging.',
  'soldiers-save': (who) => `${who} save on the soldiers’ Tough while one of them lives.`,
  'wounds-spill': (who) => `${who}: points of a d3 beyond one model go on to the next.`,
  'wounds-stay': (who) => `${who}: points of a d3 beyond one model are lost (house rule).`,
  'one-test': (who) =>
    `${who} test once for the whole charge: what is lost on the way, to shots and to blows is one event, counted after the result.`,
  'wiped-no-result': () =>
    'Where nothing of a side is left, scores are not compared: nobody gives ground or flees.',
  friends: (who, amount) => `${who}: further units that count for the score: ${amount}.`,
  'unbreakable-pays': (who) =>
    `${who} are unbreakable: they lose the difference in points of Standfast instead.`,
  'defeat-tested': (who) => `${who}: losing by 2 or more asks for a morale test at 50% (house rule).`,
  'thresholds-after': (who) =>
    `${who}: thresholds of losses are tested after the result; it makes no state better.`,
  pushed: (who, amount) => `${who} give ground by ${amount}″ when they lose by 2 or 3.`,
  flight: (who, amount) => `${who} flee ${amount}″ when they lose by 4 or 5.`,
  'stays-put': (who) => `${who} cannot move: they stay where they stand when they lose.`,
};

export const usbmeleewhy = sided({
  notes,
  /** Dice of a moment: what they hit on, and what the other side saves on. */
  pool: (who: string, weapon: string, dice: number, hit: string, save: string) =>
    `${who}, ${weapon}: ${howMany(dice, 'die', 'dice')}, hit on ${hit}, saved on ${save}.`,
  automatic: (who: string, hits: number, save: string) =>
    `${who}: ${howMany(hits, 'automatic hit', 'automatic hits')}, saved on ${save}.`,
  ofHit: (reason: string) => `To hit, ${reason}`,
  ofSave: (reason: string) => `Saves against it, ${reason}`,
  need: neededFace,
});

/** What becomes of a unit, with the number of cases in 100. */
const usbmoraleFates: Readonly<Record<Fate, (cases: string) => string>> = {
  steady: (cases) => `stays steady in ${cases}`,
  ...unitFates,
  destroyed: (cases) => `is destroyed in ${cases}`,
  wiped: (cases) => `is wiped out in ${cases}`,
};

const hazards: Readonly<Record<HazardKind, string>> = {
  climbing: 'Climb or fall',
  dangerous: 'Dangerous terrain',
  carrier: 'Its transport is destroyed',
};

export const usbmorale = {
  answer: odds,
  event: 'What has happened?',
  events: {
    '25': '25%',
    '50': '50%',
    '75': '75%',
    losses: 'From losses',
    defeat: 'Lost melee',
    recovery: 'Its activation',
    hits: 'What hit it?',
    commander: 'Commander dies',
  },
  needs: (target: string) => `Needs ${target}+.`,
  sentence: (fates: string) => `Of 100: ${fates}.`,
  fates: usbmoraleFates,
  sternLine: (cases: string, losses: string) => `Passes in ${cases} of 100; otherwise it loses ${losses}.`,
  lossesSum: (fallen: string) => `It loses ${fallen}.`,
  models: (range: string, most: number) => count(most, { one: `${range} model`, other: `${range} models` }),
  points: (range: string, most: number) => count(most, { one: `${range} point`, other: `${range} points` }),
  range: (from: string, to: string) => `${from} to ${to}`,
  lostLine: (lost: string, start: string, percent: string) =>
    `${lost} of ${start} Standfast lost (${percent}).`,
  testAt: (level: string) => `Test at ${level}%.`,
  noTestYet: 'No test: less than a quarter is lost.',
  noTestAgain: 'No test: this threshold was tested before.',
  bands: {
    locked: 'Both stay locked in the fight.',
    pushed: 'It gives ground, 2″, and is shaken.',
    pushedInPlace: 'It cannot move, and is shaken.',
    flees: (inches: string) => `It flees ${inches}″ and panics.`,
    fleesInPlace: 'It cannot move, and panics.',
    destroyed: 'It is destroyed.',
  },
  takesWounds: (wounds: number) =>
    count(wounds, {
      one: 'Unbreakable: it takes # wound instead.',
      other: 'Unbreakable: it takes # wounds instead.',
    }),
  noFurther: 'No further test.',
  wipedOut: 'The unit is wiped out.',
  hitsLine: (hits: number, target: string) =>
    count(hits, { one: `# hit, saved on ${target}+.`, other: `# hits, saved on ${target}+.` }),
  noHits: 'Nothing hits it.',
  recovery: {
    shaken: (cases: string) => `Recovers in ${cases} of 100; otherwise it stays shaken.`,
    panicked: (cases: string) => `Panic becomes shaken in ${cases} of 100; otherwise it panics on.`,
  },
  commanderLine: (units: number, panic: string, none: string) =>
    count(units, {
      one: `The unit fails and panics in ${none} of 100.`,
      other: `Of # units ${panic} fail and panic; none of them in ${none} of 100.`,
    }),
  tiles: {
    passed: 'Test passed',
    failed: 'Test failed',
    shaken: 'Shaken',
    panicked: 'Panics',
    destroyed: 'Destroyed',
    losesModels: 'Loses models',
    losesPoints: 'Loses Standfast',
    wiped: 'Wiped out',
    holds: 'No panic',
    broken: 'Breaks',
    recovers: 'Recovers',
    stays: 'Stays so',
    nobody: 'Nobody fails',
    somebody: 'Somebody fails',
    all: 'All fail',
  },
  why: usbchargemore.why,
  lostBefore: 'Points lost before it',
  lostBy: 'Melee lost by',
  lostNow: (lost: string, start: string) =>
    `Lost by now: ${lost} of ${start}. The models alive below decide that.`,
  lossesIgnored: (lost: string, start: string) =>
    `The card below has lost ${lost} of ${start}; that counts under “From losses”, not here.`,
  from: 'It is',
  fromStates: { shaken, panicked: 'Panicked' },
  hazard: 'What hit it?',
  hazards,
  height: 'Inches up or down',
  heightCm: 'Centimetres up or down',
  heightHint: 'One hit a model for each full 2″. Ladders and stairs are free.',
  ownRam: (hits: number) =>
    count(hits, {
      one: 'Its own ram deals # hit in a charge.',
      other: 'Its own ram deals # hits in a charge.',
    }),
  ownBlast: (hits: number) =>
    count(hits, { one: 'Its self-destruction deals # hit.', other: 'Its self-destruction deals # hits.' }),
  aura: 'Hero within 10″',
  auraTough: 'Hero within 10″, his Tough',
  noAura: none,
  toughOf: auraOf,
  blessed: 'Blessed: rerolls now',
  title: (unit: string, event: string) => `Morale: ${unit}, ${event}`,
  titleOfAll: (units: number) =>
    count(units, { one: 'The commander’s death, # unit left', other: 'The commander’s death, # units left' }),
};

/** Why a test of morale is what it is; `amount` is a number, a target or a signed modifier. */

export const usbmoralemore = {
  reasons: moraleReasons,
  save: (tough: string) => `Saves on its Tough ${tough}+, without a weapon against it.`,
  hits: (hits: string) => `${howMany(hits, 'hit comes', 'hits come')} by themselves.`,
  dieNeeds: (target: string) => `So the die must show ${target}.`,

  powerFold: 'Power points',
  power: 'Points that may bend the die',
  powerHint:
    'Bend of Luck: 1 face a point, on the hero’s own die or that of his unit. Only in his own activation: not when an enemy has just shot at it.',
  luck: 'Test passed with this many points',
  luckLine: (points: number) => count(points, { one: '# point', other: '# points' }),
  luckNone: 'No point',
  sure: (points: number) =>
    count(points, { one: '# point makes it certain.', other: '# points make it certain.' }),
  neverSure: 'No number of points makes it certain: a 1 fails.',
  inspiration:
    'Inspiration: 1 Power point of a hero within 10″ takes shaken or panic away at once, in his own activation.',

  figures: allFigures,
  modelsChart: modelsLost,
  failingChart: 'Units that fail',
  columns: { value: 'Number', chance },
  fateNames: {
    ...stateNames,
    shaken,
    panicked: 'Panic',
    wiped: 'Wiped out',
  },
  tested: 'A test is due',

  leftTitle: 'Units that are left',
  group: (number: string) => `Units ${number}`,
  units: 'How many alike',
  tough: 'Best Tough',
  brave: 'Brave',
  unbreakable: 'Unbreakable',
  near: usbmorale.aura,
  addGroup: 'Other units',
  fromArmy: (army: string) => `From the army: ${army}`,
  fromArmyHint: 'All its units, without the dearest hero: he was the commander.',
  tookArmy: 'The army is taken over.',
  removeGroup: (number: string) => `Remove units ${number}`,
  groupChance: (chance: string) => `Each fails and panics in ${chance} of 100.`,

  phase: 'What may it do now?',
};

const usbmoraleplayPurposes: Readonly<Record<MoralePurpose, string>> = {
  saves: 'Saves',
  morale: 'Test of morale',
  recovery: 'Test at its activation',
  bend: 'Bend the die?',
};

/** A test of morale die by die. */
export const usbmoraleplay = {
  purposes: usbmoraleplayPurposes,
  ofUnit: (unit: string, what: string) => `Unit ${unit}: ${what}`,
  bend: usbshootplay.bend,
  keep: leaveIt,
  log: {
    saves: (hits: string, unsaved: string) => `Not saved: ${unsaved} of ${howMany(hits, 'hit', 'hits')}.`,
    test: (face: string, need: string) => `Shows ${face}, needs ${need}.`,
    bent: (points: string) => `Bent with ${points}.`,
  },
  ...ends,
  loses: (models: number) => count(models, { one: 'loses # model', other: 'loses # models' }),
  losesPoints: (points: number) =>
    count(points, { one: 'loses # point of Standfast', other: 'loses # points of Standfast' }),
  fates: {
    steady: 'The unit stays steady.',
    shaken: 'The unit is shaken.',
    panicked: 'The unit panics.',
    destroyed: 'The unit is destroyed.',
    wiped: usbmorale.wipedOut,
  },
  lost: (models: number) => count(models, { one: '# model is lost.', other: '# models are lost.' }),
  failing: (failing: number, units: string) =>
    count(failing, {
      one: `# unit of ${units} fails its test.`,
      other: `# units of ${units} fail their test.`,
    }),
};

const dice = (number: number) => count(number, { one: '# die', other: '# dice' });
const successes = (number: number) => count(number, { one: '# success', other: '# successes' });

const usbReasons: Readonly<Record<UsbEffect, (amount: number, signed: string) => string>> = {
  stat: (amount) => `The stat is ${amount}+.`,
  modifier: (_, signed) => `Other modifiers ${signed}: a plus makes it easier, a minus harder.`,
  'one-always-fails': () => 'A rolled 1 always fails.',
  'no-easier-than-two': () => 'So it gets no easier than 2+.',
  'no-harder-than-seven': () => 'It gets no harder than that, however high the number needed.',
  'only-six': () => 'Panicked: only a 6 hits, whatever the bonuses.',
  'six-then-six': (amount) => `${amount}+ is needed: roll a 6, then another 6.`,
  'reroll-ones': () => 'Each die that shows 1 is rolled again, once.',
  'reroll-fails': () => 'Each failed test is rolled again, once.',
  'reroll-first-roll-only': () => 'A 1 in the confirming roll is not rolled again.',
  'reroll-whole-test': () => 'A failed test is rolled again whole: a 6, then another 6.',
  pool: (amount) => `${dice(amount)} together, each a test of its own.`,
};

const waves: Readonly<Record<WavePurpose, string>> = {
  first: 'First roll',
  reroll: 'Rolled again',
  confirm: 'Sixes confirmed',
  'reroll-confirm': 'Sixes confirmed after the reroll',
  'confirm-reroll': 'Confirming ones rolled again',
};

const usbKinds: Readonly<Record<NamedTestId | 'any', string>> = {
  hit: 'Hit',
  save: 'Save',
  morale: 'Morale, recovery',
  hide: 'Find the hidden',
  sudden: 'Sudden attack',
  smoke,
  dispute: 'Dispute',
  d2: 'd2',
  d3: 'd3',
  any: 'Another test',
};

/** What a roll is for. */
const kindReasons: Readonly<Record<NamedTestId, string>> = {
  hit: 'To hit: on the attacker’s Hit, a die for each attack.',
  save: 'To save: on the target’s Tough, a die for each hit.',
  morale: 'Morale, and recovery at activation: one die on the best Tough in the unit.',
  hide: 'To attack the hidden: on the attacker’s own Tough, nothing added.',
  sudden: 'To arrive from off the table: on its Tough, each time it is activated.',
  smoke: 'At the start of the next round smoke clears on 4+; in the app also in each later round.',
  dispute: 'Where the rules are silent: 1–3 one player is right, 4–6 the other.',
  d2: 'A d2 is a d6: 1–3 is 1, 4–6 is 2.',
  d3: 'A d3 is a d6: 1–2 is 1, 3–4 is 2, 5–6 is 3.',
};

const usbModifiers: Readonly<Record<TestEffect, string>> = {
  aimed: 'Aimed shot',
  'own-cover': 'In cover',
  'enemy-cover': 'Enemy in cover',
  entrenched: 'Entrenched',
  ruins: 'In ruins',
  'phalanx-front': 'Phalanx, front',
  'phalanx-side': 'Phalanx, side or back',
  column: 'Marching column',
  shaken,
  fatigue: 'Fatigue',
  camouflage: 'Camouflaged target',
  indirect: 'Seen by friends only',
  weapon: 'Enemy weapon',
  'weapon-charging': 'Cavalry weapon charging',
  brave: 'Brave',
  pit: 'In a pit of corpses',
};

export const usb = {
  title: 'USB test',
  perDie: 'Per die',
  needs: (target: number) => `Needs ${target}+`,
  needsTwoSixes: (target: number) => `Needs ${target}+: 6, then 6`,
  average: 'Average',
  atLeast: 'Successes wanted',
  atLeastChance: (number: number) => `${number} or more`,
  fewer: (number: number) => `Under ${number}`,
  distribution: 'Number of successes',
  columns: { value: 'Successes', chance },
  why: 'Why',
  inputs: 'The test',
  dice: 'Dice',
  pools: 'Common pools',
  stat: 'Stat (target number)',
  modifier: 'Other modifiers together',
  modifierHint: 'Plus helps the one who rolls.',
  reroll: 'Roll again',
  rerolls: { none: 'Nothing', ones: 'Ones (charge, leaders)', fails: 'Failures (shield, blessed)' },
  onlySix: 'Panicked: hits only on 6',
  rolled: (number: number) => successes(number),
  rolledOf: (number: number, target: number, sixThenSix: boolean) =>
    `${dice(number)} at ${target}+${sixThenSix ? ' (6, then 6)' : ''}`,
  thisOrMore: 'This many or more',
  exactly: 'Exactly this many',
  waves,
  typeWave: {
    first: (number: number) => `First roll: ${dice(number)}`,
    reroll: (number: number) => `Roll again: ${dice(number)}`,
    confirm: (number: number) => `Confirm the sixes: ${dice(number)}`,
    'reroll-confirm': (number: number) => `Confirm the new sixes: ${dice(number)}`,
    'confirm-reroll': (number: number) => `Roll the confirming ones again: ${dice(number)}`,
  },
  bless: 'Blessed: roll the failures again?',
  keepBlessing: leaveIt,
  reasons: usbReasons,

  presets: 'Which roll?',
  kinds: usbKinds,
  hitOn: (stat: string) => `Hit ${stat}`,
  kindReasons,
  stats: { hit: 'Hit', tough: 'Tough' },
  modifiers: usbModifiers,
  modifierOf: (name: string, signed: string) => `${name} ${signed}`,
  kindHints: {
    hit: 'Your own cover: hedge or wall, ruins, forest. The enemy’s cover: hedge or wall, forest.',
    save: 'A unit behind a hedge or wall, in forest or ruins counts as entrenched; ruins add a +1 of their own, unless your table plays otherwise.',
  },
  gradeHints: {
    fatigue: '−1 for an activation and for each earlier fight of this round.',
    weapon: '−1: ranged, automatic. −2: heavy, special, large. −3: really heavy, huge.',
  },
  blessed: 'Failures (blessed)',
  outcomes: {
    hit: { pass: 'A hit', fail: 'A miss' },
    save: { pass: 'Saved', fail: 'Not saved' },
    morale: { pass: ends.passed, fail: ends.failed },
    hide: { pass: 'The attack goes on', fail: 'The attack is lost' },
    sudden: { pass: 'It arrives', fail: 'It stays away and tries again next round' },
    smoke: { pass: 'The smoke clears', fail: 'The smoke stays' },
    dispute: { pass: '4–6: the second player is right', fail: '1–3: the first player is right' },
    any: { pass: 'Success', fail: 'Failure' },
  },
  valueOf: (number: number, name: string) => `${dice(number)} as ${name}`,
  sum: (number: string) => `${number} in all`,
  sumAverage: 'On average',
  sumWanted: 'Sum wanted',
  sums: 'The sum',
  sumColumns: { value: 'Sum', chance },
  titled: (name: string, rolled: string) => `${name}: ${rolled}`,
  bestAimed: usbshootmore.bestWay(usbshootmore.ways.aimed),
};

/** The end of a fight on the table: what is left, and where it goes on. */
export const usbafter = {
  left: 'What is left',
  takeOver: 'Go on with what is left',
  taken: 'The losses are in the units.',
  takeOverHint: 'Puts losses, morale, fatigue and activation into the units.',
  goneHint: 'A unit that is gone stays as it was: choose another enemy.',
  onCharge: 'Charge what is left of the target',
  onMorale: (who: string) => `Morale: ${who}`,
  heroFell: 'A hero fell. If he commanded the army, every unit left tests morale.',
  onCommander: 'The commander is dead',
};

interface CheckFigures {
  readonly found: string;
  readonly bound: string;
  /** The units that break it. */
  readonly units: string;
}

/** A rule that is kept, and one that is broken. */
const checks: Readonly<
  Record<
    CompositionCode,
    { readonly kept: (figures: CheckFigures) => string; readonly broken: (figures: CheckFigures) => string }
  >
> = {
  min90: {
    kept: ({ bound }) => `The limit is ${bound} points or more.`,
    broken: ({ found, bound }) => `A limit of ${found} is too small: ${bound} is the least.`,
  },
  points: {
    kept: ({ found, bound }) => `${found} of ${bound} points.`,
    broken: ({ found, bound }) => `${found} points, but the limit is ${bound}.`,
  },
  noHero: {
    kept: () => 'A hero is there.',
    broken: () => 'No hero: every army needs one.',
  },
  heroes: {
    kept: ({ found, bound }) => `Heroes: ${found} of ${bound}.`,
    broken: ({ found, bound }) => `${found} heroes are too many: ${bound} at most.`,
  },
  activations: {
    kept: ({ found, bound }) => `Activations: ${found} of ${bound}.`,
    broken: ({ found, bound }) => `${found} activations are too many: ${bound} at most.`,
  },
  third: {
    kept: ({ found, bound }) => `Dearest activation: ${found} of ${bound} points.`,
    broken: ({ bound, units }) => `More than ${bound} points for one activation: ${units}.`,
  },
  uniform: {
    kept: () => 'All models of a unit are alike.',
    broken: ({ units }) => `Models that differ: ${units}.`,
  },
  sizes: {
    kept: () => 'No unit has too many models.',
    broken: ({ units }) => `Too many models: ${units}.`,
  },
  equipment: {
    kept: () => 'Each soldier has at most one weapon of each sort: melee, ranged, and a shield.',
    broken: ({ units }) => `Special weapons that it may not have: ${units}.`,
  },
  slots: {
    kept: () => 'All equipment of monsters and machines fits its slots.',
    broken: ({ units }) => `More equipment than slots: ${units}.`,
  },
  magic: {
    kept: () => 'No hero has magic and tech dearer than his own price.',
    broken: ({ units }) => `Magic and tech dearer than the hero: ${units}.`,
  },
  mount: {
    kept: () => 'No hero of the type Riders has a monster or machine.',
    broken: ({ units }) => `A rider with a monster or machine as well: ${units}.`,
  },
  values: {
    kept: () => 'All values are in the price list.',
    broken: ({ units }) => `Values that the price list does not have: ${units}.`,
  },
};

/** The page of an army of USB. */
export const usbarmy = {
  composition: 'Army composition',
  legal: 'Legal army',
  unfinished: 'No units yet',
  broken: (rules: number) => n(rules, { one: '# rule broken', other: '# rules broken' }),
  withoutHero: (rules: number) =>
    n(rules, { one: '# rule broken: no hero', other: '# rules broken: no hero' }),
  withoutCommander: 'Legal, no commander yet',
  brokenLeaderless: (broken: string) => `${broken}, no commander`,
  checks,
  more: (rules: number) => n(rules, { one: '# more rule kept', other: '# more rules kept' }),
  askLimit: 'Which points limit have you agreed on?',
  askLimitHint: 'How many heroes and activations there may be follows from it.',
  ownLimit: 'Another…',
  scenario: 'Scenario battle',
  scenarioHint: 'In a scenario of its own one activation may cost any part of the limit.',
  unfilled: (limit: string, most: string, activations: string, dearest: string) =>
    `Of ${limit} points you can spend ${most} at most: ${howMany(activations, 'activation', 'activations')} of up to ${dearest}.`,
  house: 'House rules in force',
  houseRule: (title: string, value: string) => `${title}: ${value}`,
  toHouse: 'Change them under Fight',

  start: 'Start from a ready army',
  startHint: 'Two legal armies for the limits that the rules work through.',
  sample: (limit: string) => `${limit} points`,
  sampleUnits: (heroes: number, others: number) =>
    `${n(heroes, { one: '# hero', other: '# heroes' })}, ${n(others, { one: '# unit', other: '# units' })}`,
  sampleName: (limit: string) => `Ready army, ${limit} points`,
  add: 'Add a unit',
  addOwn: 'Add one of mine',
  addOne: (unit: string) => `Add: ${unit}`,
  allOwn: 'All my units…',
  addPlain: 'Add a line without a unit',

  hero,
  commander: 'Commander',
  chooseCommander: 'Several heroes are equally dear: choose the commander.',
  nowCommander: (unit: string) => `Commander: ${unit}`,
  /** How often the unit stands in the army; the second is its whole label. */
  times: 'Activations',
  activations: (unit: string) => `Activations: ${unit}`,
  each: (points: string) => `${points} each`,
  /** `more` is what the whole unit pays once. */
  perModel: (points: string, more: string | undefined) =>
    `${points} per model${more === undefined ? '' : `, ${more} for the whole unit`}`,
  wrong: 'Not allowed as it is: edit it.',
  editOf: (unit: string) => `Edit: ${unit}`,
  shoot: 'Shoot',
  shootWith: (unit: string) => `Shoot with: ${unit}`,
  charge: 'Charge',
  chargeWith: (unit: string) => `Charge with: ${unit}`,
};
