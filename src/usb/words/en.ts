import type { SwitchTexts } from '../../fight/house-rules.ts';
import { howMany, plural } from '../../platform/format.ts';
import { sided } from '../../platform/whose.ts';
import type { Formation, Terrain } from '../../rules/usb/circumstances.ts';
import type { UsbHouseRuleId } from '../../rules/usb/house-rules.ts';
import type { ModifierEffect } from '../../rules/usb/modifiers.ts';
import type { MoraleState } from '../../rules/usb/morale/morale.ts';
import type { MoveEffect } from '../../rules/usb/turn/movement.ts';
import type { ActionId, ArrivalId, PhaseEffect, ReactionId } from '../../rules/usb/turn/phase-items.ts';
import type { PowerUseId } from '../../rules/usb/turn/power.ts';
import type { UnitIssueCode } from '../../rules/usb/units/check-unit.ts';
import type { CompositionCode } from '../../rules/usb/units/composition.ts';
import type {
  LineMeleeId,
  LineRangedId,
  MachineItemId,
  MeleeId,
  RangedId,
  SpecialisationId,
} from '../../rules/usb/units/equipment.ts';
import type { PriceId } from '../../rules/usb/units/price.ts';
import type { HeroTier, LineType, Rank } from '../../rules/usb/units/unit.ts';
import {
  entrench,
  inForce,
  moraleReasons,
  neededFace,
  none,
  points,
  shaken,
  shoot,
  smoke,
  stateNames,
  what,
} from './terms-en.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly usb: typeof import('./en.ts');
  }
}

const hero = 'Hero';

/** What a switch decides, when it matters, and each of its values by the word that links have for it. */
const switches: Readonly<Record<UsbHouseRuleId, Required<SwitchTexts>>> = {
  capRule: {
    title: 'One activation may cost',
    hint: 'A unit with all it carries, or a hero.',
    values: { third: 'a third of the limit', literal33: 'exactly 33\u00a0% of it' },
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
    values: { bandOnly: 'leaves the unit shaken', lostBy2: 'leaves it shaken and asks for a 50\u00a0% test' },
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

const n = plural('en');

const usbbuildSpecialisations: Readonly<Record<SpecialisationId, string>> = {
  'sudden-attack': 'Starts off the table; a Tough test brings it in anywhere, entrenched.',
  fliers: 'Moves 2″ further, over any ground and over enemies.',
  unbreakable: 'Loses models instead of panicking; a lost fight costs it wounds.',
  assault: 'May charge in the activation in which it arrives.',
  'self-destruction': 'Dies in melee; the enemy takes twice its Standfast in hits.',
  engineers: 'Its targets get nothing from terrain.',
  hunter: 'No ground slows it down.',
  smoke: 'Instead of shooting: 3″ of smoke within 6″, which nobody sees through.',
  blessed: 'Once a game, dice of one roll are rolled again.',
  brave: '+1 to morale tests.',
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

const actions: Readonly<Record<ActionId, string>> = {
  tactical: 'Tactical move',
  run: 'Run',
  charge: 'Charge',
  aimed: 'Aimed shot',
  entrench,
  smoke,
  fight: 'Keep fighting',
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
  'machine-no-entrenching': 'Monsters and machines gain nothing from it.',
  'pit-no-entrenching': 'In a pit of corpses it has no effect.',
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
    'Instead of shooting: a 3″ marker within 6″. It clears on 4+ at the start of the next round, in the app of each later round.',
  'phalanx-forward': 'A phalanx attacks only to its front.',
  'hidden-ends': 'Attacking ends hiding.',
  'too-close': 'Only if the charger is more than 5″ away.',
  'out-of-range': 'None of its weapons reaches that far.',
  'entrenched-stays': 'Entrenched: it stays where it is.',
  'entrenched-shoots': 'Entrenched: at any distance.',
  'already-entrenched': 'It is entrenched already.',
  'no-charge-no-terrain': 'No charge or terrain bonuses.',
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

const uses: Readonly<Record<PowerUseId, string>> = {
  luck: 'Bend of Luck',
  seize: 'Seize the Initiative',
  'brave-attack': 'Daring Attack',
  'perfect-shot': 'Perfect Shot',
  inspiration: 'Inspiration',
  flag: 'False Flag',
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
    broken: ({ found, bound }) => `A limit of ${found} is too small: the minimum is ${bound}.`,
  },
  points: {
    kept: ({ found, bound }) => `${found} of ${bound} points.`,
    broken: ({ found, bound }) => `${found} points, but the limit is ${bound}.`,
  },
  noHero: {
    kept: () => 'There is a hero.',
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
    kept: ({ found, bound }) => `Most expensive activation: ${found} of ${bound} points.`,
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
    broken: ({ units }) => `Special weapons not allowed: ${units}.`,
  },
  slots: {
    kept: () => 'All equipment of monsters and machines fits its slots.',
    broken: ({ units }) => `More equipment than slots: ${units}.`,
  },
  magic: {
    kept: () => 'No hero has magic and tech that costs more than the hero.',
    broken: ({ units }) => `Magic and tech that costs more than the hero: ${units}.`,
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

const modes = { 'usb-shoot': shoot, 'usb-charge': 'Charge', 'usb-morale': 'Morale', 'usb-test': 'Test' };

export const usb = sided({
  modes,
  /** As the bar has room for. */
  modesShort: modes,
  /** Of the table, where no rule is changed. */
  asRead: 'No house rules',
  atTable: 'Table helpers',
  own: 'by default',
  army: 'Units and armies',
  clear: 'No house rules',
  switches,
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
  joined: (who: string, hero: string) => `${who}, with ${/^[AEIOU]/.test(hero) ? 'an' : 'a'} ${hero}`,
  /** The four values in one line. */
  line: (hit: number, initiative: number, tough: number, standfast: number) =>
    `Hit ${hit}+, Initiative ${initiative}, Tough ${tough}+, Standfast ${standfast}`,
  lineOf: (who: string, line: string) => `${who}: ${line}`,
  role: { acts: '‹My unit|Enemy›', other: '‹Enemy|My unit›', unit: 'The unit' },
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
  modifiers,
  moraleReasons,
  left: 'What is left',
  takeOver: 'Continue with what is left',
  taken: 'The losses are in the units.',
  takeOverHint: 'Puts losses, morale, fatigue and activation into the units.',
  goneHint: 'A unit that is gone stays as it was: choose another enemy.',
  onCharge: 'Charge what is left of the target',
  onMorale: (who: string) => `Morale: ${who}`,
  heroFell: 'A hero fell. If that was the commander, every unit left tests morale.',
  onCommander: 'The commander is dead',
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
});

export const usbbuilder = {
  goOn: (unit: string) => `Continue building: ${unit}`,
  from: (unit: string) => `Start from this one: ${unit}`,
  kind: 'What it is',
  kinds: { line: 'Soldiers', machine: 'Monster or machine', hero },
  name: 'Name',
  nameHint: 'Without one it is named after what it is.',
  namePlaceholder: 'e.g. Guard of the Iron Bridge',
  short: { hit: 'Hit', initiative: 'Init.', tough: 'Tough', standfast: 'Stand.' },
  target: (value: number) => `${value}+`,
  points: (points: number) => n(points, { one: '# point', other: '# points' }),
  /** `more` is what the whole unit pays once. */
  perModel: (points: string, more: string | undefined) =>
    `${points} per model${more === undefined ? '' : ` + ${more}`}`,
  now: (points: number) => n(points, { one: 'Now # point.', other: 'Now # points.' }),
  special: 'Special',
  has: 'carried',
  slotSays: (slot: string, what: string, price: string | undefined) =>
    price === undefined ? `${slot}: ${what}` : `${slot}: ${what}, ${howMany(price, 'point', 'points')}`,
  ofSlots: (used: string, all: string) => `${used}/${all}`,
  armySum: (points: string, limit: string | undefined) =>
    limit === undefined ? `Army ${points}` : `Army ${points} / ${limit}`,
  rank: 'Rank',
  type: 'Type',
  models: 'Models',
  shield: 'Shield',
  shieldDoes: 'Failed saves in melee are rolled again; the unit then does not strike back.',
  leadersDo: '+1″ move; in its first melee of a round, ones to hit are rolled again.',
  specials: usb.specials,
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
    `The biggest gap in the text: below growth 2 no slot is printed, so a gun that cannot move could have no gun. As your table plays: ${slots}.`,
  equipment: 'Equipment',
  slots: (used: string, all: string) => `Slots in use: ${used} of ${all}`,
  slotsFull: 'All slots are taken: take something off to add something else.',
  equipmentDoes: equipment,
  tier: hero,
  power: (points: number) => n(points, { one: '# power point', other: '# power points' }),
  magic: 'Magic and tech',
  budget: (used: string, all: string) => `${used} of ${all} points`,
  magicHint: 'Extra equipment, up to the price of the hero.',
  magicLeft: (points: string) =>
    `${howMany(points, 'point', 'points')} left: what costs more cannot be added.`,
  mount: 'How the hero travels',
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
  intoArmy: 'Add to the army',
  saveOwn: 'Save as my unit',
  discard: 'Discard',
  limit: 'Points limit of the new army',
  noLimit: 'none',
  count: 'How many such units',
  tooCostly: (most: string) => `One activation of this army may cost ${most} points at most.`,
  /** Where a unit of USB has another name than one of the other games. */
  builder: {
    pick: 'Choose a unit',
    search: 'Search units',
    nothingFound: (query: string) => `No unit with “${query}”.`,
    own: 'My units',
    noOwn: 'None yet. Save here what you fight with often.',
    newer:
      'Your units were saved by a newer version of the app. They stay as they are; update the app to see them.',
    full: (limit: string) => `${limit} units are saved: no room for more. Delete one first.`,
    showAll: (units: number) => n(units, { one: 'Show # more', other: 'Show # more' }),
    create: 'New unit',
    pickHero: 'Choose a hero',
    createHero: 'New hero',
    noHeroes: 'No hero is saved here or in an army yet.',
    editTitle: 'Edit the unit',
  },
};

export const usbtable = {
  sizeTitle: 'Table and deployment',
  limit: 'Points limit',
  length: 'Feet between the two deployment edges',
  width: 'Feet of the other side',
  gameSize: 'Game',
  sizes: { small: 'small game', medium: 'skirmish', large: 'large battle' },
  beyond: 'larger than the standard sizes',
  leastTable: 'Smallest table',
  feet: (a: string, b: string) => `${a} × ${b} feet`,
  asAgreed: 'as agreed',
  tooSmall: 'This table is smaller than the game needs.',
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
  matchedHint: 'Takes effect at the next shuffle.',
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
      one: 'Not even two models keep coherency in one row.',
      other: `Up to ${shown} models keep coherency in one row.`,
    }),
  rowTorn: 'Too far apart: more than 1″ to the nearest model.',
  coherencyWhy: 'Each model within 1″ of its nearest neighbour and within 10″ of the furthest, edge to edge.',
  terrainTitle: 'In terrain or not',
  inside: 'Models in it or right beside it',
  models: 'Models of the unit',
  terrainCounts: 'The whole unit counts as in it.',
  terrainCountsNot: 'The unit does not count as in it.',
  terrainWhy: 'At least half of the models decide, for better or worse.',
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
  carrierGone: 'A destroyed carrier: everybody leaves, each unit takes one hit per model, with normal saves.',
  powerTitle: 'Power points of my heroes',
  smokeGoes: 'It goes',
  smokePoints: (points: number) => count(points, { one: 'with # Power point', other: 'with # Power points' }),
  smokeWhy: 'One die a round for each marker; a hero pays 1 Power point for each face.',
  smokeTitle: smoke,
  smokeHint:
    'Instead of shooting: a 3″ marker within 6″ that nobody sees through. At the start of the next round, in the app of each later round, it clears on 4+; a hero may bend that die.',
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
    mine: 'My side, out of order',
    theirs: 'The enemy, out of order',
  },
  theirs: 'The enemy seizes it',
  answers: 'The enemy answers',
  over: 'That activation is over',
  turns: 'An odd number of points spent in turn moves the activation, an even number does not.',
  undo: 'Undo the last one',
  undone: 'Undone.',
  renew: 'New game',
  renewed: 'All points are back.',
  add: 'Add a hero',
  addTier: (tier: string) => `Add: ${tier}`,
  remove: (hero: string) => `Remove: ${hero}`,
  removed: (hero: string) => `Removed: ${hero}.`,
  none: 'No hero on my side yet.',
};

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
  start: 'Start from a ready-made army',
  startHint: 'Two legal armies for the limits that the rules work through.',
  sample: (limit: string) => `${limit} points`,
  sampleUnits: (heroes: number, others: number) =>
    `${n(heroes, { one: '# hero', other: '# heroes' })}, ${n(others, { one: '# unit', other: '# units' })}`,
  sampleName: (limit: string) => `Ready-made army, ${limit} points`,
  add: 'Add a unit',
  addOwn: 'Add one of my own',
  addOne: (unit: string) => `Add: ${unit}`,
  allOwn: 'All my units…',
  addPlain: 'Add only a name and points',
  hero,
  commander: 'Commander',
  chooseCommander: 'Several heroes cost the same: choose the commander.',
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
