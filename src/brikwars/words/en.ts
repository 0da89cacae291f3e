import type { SwitchTexts } from '../../fight/house-rules.ts';
import { howMany, plural } from '../../platform/format.ts';
import { sided } from '../../platform/whose.ts';
import type { FightIssueCode } from '../../rules/brikwars/attack/setup.ts';
import type { SpecialtyId } from '../../rules/brikwars/creation/creation.ts';
import type { CreationCode } from '../../rules/brikwars/creation/creation-check.ts';
import type { PriceCode } from '../../rules/brikwars/creation/price-lines.ts';
import type { HouseRuleId } from '../../rules/brikwars/house-rules.ts';
import type { QuikHouseRuleId } from '../../rules/brikwars/quik/quik-house-rules.ts';
import type { ArmyCheckCode } from '../../rules/brikwars/units/army-check.ts';
import type { ReadyId } from '../../rules/brikwars/units/ready-units.ts';
import {
  actingSide,
  actsDies,
  allFigures,
  asked,
  attack,
  best,
  chance,
  enemyDefends,
  fates,
  figures,
  handWeapon,
  held,
  neitherDies,
  nothing,
  odds,
  otherDies,
  otherSide,
  outOfRange,
  ownValues,
  ownWeapon,
  randomObject,
  reasons,
  stats,
  twoHanded,
  twoHandedWeapon,
  unit,
  units,
  volleyReasons,
  warhorse,
  weapons,
} from './terms-en.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly brikwars: typeof import('./en.ts');
  }
}

const skillRaised = 'Skill raised by';

const count = plural('en');

const weaponKinds = {
  melee: 'Melee weapon',
  jousting: 'Jousting weapon',
  gun: 'Gun',
  launcher: 'Launcher',
  explosive: 'Explosive',
  rocket: 'Rocket',
  plate: 'Armor plate',
};

const codes: Readonly<Record<CreationCode, (limit: string, found: string) => string>> = {
  'size-range': (limit) => `Size is a whole number up to ${limit}; a building or vehicle has at least 1.`,
  'size-not-measured': (limit) => `By its measured side the Size is at most ${limit}.`,
  'level-range': () => 'Structure Level is 0 to 5.',
  'vermin-level': () => 'Vermin (Size 0) have no Structure Level.',
  'vermin-armor': () => 'Only vermin (Size 0) buy points of Armor.',
  'inches-range': () => 'A Move is bought in whole or half inches.',
  'too-fast': (limit) => `Too fast: at most ${limit}″ a turn.`,
  'parts-range': () => 'Propulsion has at least one part.',
  'exotic-cost': () => 'Prices are whole or half points.',
  'weapon-size': () => 'Weapon Size is 1 to 5.',
  'weapon-over-model': (limit) => `The model allows Weapon Size ${limit} at most.`,
  'weapon-limit': (limit, found) => `Too many weapons: ${found}″ of Weapon Size, ${limit}″ fit.`,
  payload: (limit) => `This launcher takes a load of Size ${limit} at most.`,
  'no-mind': () => 'Without a Mind there is no Skill to raise.',
  'skill-fixed': () => 'The Skill of an Incompetent creature cannot be raised.',
  'specialty-held': () => 'It has this specialty already.',
  'no-supplement': () => 'Only the Polish supplements sell this.',
  'magic-too-low': () => 'Its magic level is too low.',
  'not-a-count': () => 'A whole number, 0 or more.',
};

const bill: Readonly<Record<PriceCode, string>> = {
  structure: 'Structure',
  'vermin-armor': 'Armor of vermin',
  propulsion: 'Propulsion',
  flight: 'Flying',
  exotic: 'Unusual propulsion',
  weapon: 'Weapon',
  mind: 'Mind',
  'half-mind': 'Half a Mind',
  'skill-raise': 'Skill raised',
  multidexterity: 'Multidexterity',
  multitasking: 'Multitasking',
  unit: 'Unit',
  item: 'Held items',
  specialty: 'Specialty',
  'weapon-master': 'Weapon Master',
  magic: 'Magic',
  summoning: 'Summoning',
  necromancy: 'Necromancy',
  discount: 'Crankiness',
};

/** The figures of a check, and the lines that it is about. */
interface Figures {
  readonly found: string;
  readonly bound: string;
  readonly units: string;
}

interface Said {
  readonly kept: (figures: Figures) => string;
  readonly broken: (figures: Figures) => string;
}

const ready: Readonly<Record<ReadyId, string>> = {
  'sword-shield': 'Swordsman',
  'axe-shield': 'Axeman',
  'two-hander': 'Halberdier',
  bow: 'Archer',
  rifle: 'Rifleman',
  grenadier: 'Grenadier',
  knight: 'Knight',
  officer: 'Officer',
  hero: 'Hero',
  pilot: 'Pilot',
  medic: 'Medic',
  mage: 'Mage',
  horse: 'Warhorse',
  'brick-thrower': 'Brick thrower',
  siege: 'Gunner',
};

const specialties: Readonly<Record<SpecialtyId, string>> = {
  ego: 'Heroic Ego',
  leadership: 'Leadership',
  pilot: 'Pilot',
  healing: 'Healing',
  hiding: 'Hiding',
  perception: 'Perception',
};

const checks: Readonly<Record<ArmyCheckCode, Said>> = {
  budget: {
    kept: ({ found, bound }) => `Within the limit: ${found} of ${bound} CP.`,
    broken: ({ found, bound }) => `Over the limit: ${found} CP, ${bound} were agreed.`,
  },
  'league-points': {
    kept: ({ found, bound }) => `The league allows ${bound} CP: ${found} spent.`,
    broken: ({ found, bound }) => `The league allows ${bound} CP: this army costs ${found}.`,
  },
  'league-move': {
    kept: ({ bound }) => `Nobody is faster than ${bound}″.`,
    broken: ({ bound, units }) => `Faster than the ${bound}″ of the league: ${units}.`,
  },
  'other-list': {
    kept: () => 'All units belong to this game.',
    broken: ({ units }) => `Built for another game: ${units}.`,
  },
  training: {
    kept: () => 'All specialties are played here.',
    broken: ({ units }) => `With a specialty not played here, or twice: ${units}.`,
  },
  built: {
    kept: () => 'All creations are built by the rules.',
    broken: ({ units }) => `Not built by the rules: ${units}.`,
  },
  vehicle: {
    kept: () => 'All vehicles are within their list.',
    broken: ({ units }) => `Beyond the list of vehicles: ${units}.`,
  },
  'one-hero': {
    kept: () => 'One Hero leads the army.',
    broken: ({ found }) => (found === '0' ? 'A Hero is missing.' : `One Hero per army: there are ${found}.`),
  },
};

const asRolled = 'count as rolled';

const table: Readonly<Record<HouseRuleId, SwitchTexts>> = {
  bonus: {
    title: 'A die on its top face earns',
    values: { d6: 'a bonus d6', same: 'the same die again', none: 'nothing' },
  },
  skillCriticalFailure: {
    title: 'All ones on an attack or a parry',
    values: { true: 'always fail', false: asRolled },
  },
  damageCriticalFailure: {
    title: 'All ones on damage dice',
    values: { zero: 'do nothing', total: asRolled },
  },
  rangeCriticalFailure: {
    title: 'All ones on a throw',
    values: { true: 'fall at the thrower’s feet', false: asRolled },
  },
  cumulativeDamage: {
    title: 'Close-combat damage of one turn',
    values: { true: 'adds up', false: 'counts blow by blow' },
  },
  parryRolled: {
    title: 'A declared parry is rolled',
    values: { 'if-hit': 'only against a hit', always: 'every time' },
  },
  counterAfter: {
    title: 'The defender strikes back',
    values: { any: 'after any attack it survives', failed: 'only after a failed attack' },
  },
  parryUntil: {
    title: 'A parry may be declared',
    values: { 'until-damage': 'until damage is rolled', 'before-attack': 'only before the attack roll' },
  },
  knockedAway: {
    title: 'A failed parry of a two-handed weapon knocks away',
    values: { light: 'hand weapons and random objects', 'one-handed': 'any one-handed weapon' },
  },
  shoveTargets: {
    title: 'You can shove',
    values: { any: 'anybody', 'no-bigger': 'only opponents no bigger than you' },
  },
  unarmedParry: {
    title: 'Bare hands parry a shove',
    values: { unarmed: 'with bare hands', 'unarmed-or-shield': 'with bare hands or a shield' },
  },
  equalDamage: { title: 'Damage equal to Armor', values: { glances: 'glances off', kills: 'kills' } },
  heavyUse: { title: 'Use of a Heavy Weapon', values: { 3: '3', 4: '4' } },
  randomObjectUse: { title: 'Use of a Random Object', values: { 2: '2', 3: '3' } },
  automaticHits: {
    title: 'An undefended object that stands still',
    values: { true: 'is hit automatically', false: 'must be hit' },
  },
  headOnIgnoresSpeed: {
    title: 'Speed, when both move straight at each other',
    values: { true: 'does not count', false: 'counts' },
  },
  largeTarget: {
    title: 'A large target gives +1 for',
    values: { every: 'every 2″', 'beyond-first': 'every 2″ beyond the first' },
  },
  blindCover: {
    title: 'Cover, when firing blind',
    values: { ignored: 'does not count', counts: 'counts as usual' },
  },
  cranky: {
    title: 'Crankiness reduces',
    values: { die: 'each die', roll: 'the whole roll, once' },
  },
  heightCap: {
    title: 'Range from height',
    values: { Infinity: 'without limit', '5': '5″ at most' },
  },
  gangPenalty: {
    title: 'A gang costs its victim −1 on counters',
    values: { 'after-first': 'from the second attacker on', each: 'for every attacker' },
  },
  blastRoll: {
    title: 'Damage of a blast is rolled',
    values: { 'for-all': 'once for all', 'for-each': 'for each target' },
  },
  model: {
    title: 'A charge goes by',
    values: { size: 'speed and Size', die: '1d6 a side' },
  },
  addedMove: {
    title: 'The target’s own move is added',
    values: { towards: 'when it comes at the charger', 'same-direction': 'when it runs the same way' },
  },
  momentumDice: {
    title: 'Momentum is rolled with',
    values: { each: 'a d6 per point', multiplied: 'one d6 times the points' },
  },
  skillRoll: {
    title: 'A charging weapon',
    values: { weapon: 'must hit as usual', none: 'hits without a roll' },
  },
  knockedOver: {
    title: 'Knocked over is',
    values: { inch: 'a minifig thrown 1″ or more', base: 'a figure that flies farther than its base' },
  },
  trampling: {
    title: 'Trampling',
    values: { choice: 'is up to the charger', automatic: 'is automatic' },
  },
  ploughing: {
    title: 'Ploughing through several targets',
    values: { reduce: 'wears the Momentum down', compare: 'only compares the rolls' },
  },
  withinSize: {
    title: 'A charge won by no more than the loser’s Size',
    values: { stops: 'stops in contact', 'runs-on': 'runs on' },
  },
  momentumRoll: {
    title: 'Momentum dice of the 1d6 charge',
    values: { apart: 'one for damage, one for knockback', once: 'one for both' },
  },
  smash: {
    title: 'Damage from being smashed into something',
    values: { added: 'is added to the charge', alone: 'is compared on its own' },
  },
  falls: {
    title: 'A fall',
    values: { height: 'does damage by its height', none: 'is left to the table' },
  },
  combined: {
    title: 'Several chargers add up',
    values: {
      momentum: 'Momentum',
      'momentum-and-damage': 'Momentum and damage',
      damage: 'damage',
    },
  },
  bracedSquad: {
    title: 'A braced squad resists with',
    values: { members: 'what each member has', 'one-body': 'one body of all their Sizes' },
  },
  summonCircle: {
    title: 'A circle summons',
    values: { half: 'up to half of its levels', 'below-half': 'less than half of them' },
  },
};

const houserulesQuik: Readonly<Record<QuikHouseRuleId, SwitchTexts>> = {
  protection: {
    title: 'Shield and armor together give',
    values: { 'one-die': 'one die', each: 'a die each' },
  },
  double: {
    title: 'A hero’s double attack',
    values: { 'both-attacks': 'rolls the dice of both', 'doubled-sum': 'counts one sum twice' },
  },
  handling: {
    title: 'Picking up while moving',
    values: { any: 'any number of things', 'one-act': 'one thing, in place of moving' },
  },
  jump: {
    title: 'A jump of 2″ is measured',
    values: { height: 'upwards only', distance: 'upwards and onwards' },
  },
  crewLimit: {
    title: 'Crew that strengthens a siege weapon',
    values: { Infinity: 'any number', '3': '3 at most' },
  },
};

/** What a person can enter that makes no fight. */
const issues: Readonly<Partial<Record<FightIssueCode, (limit: string) => string>>> = {
  'already-dead': () =>
    'That much damage this turn has already killed it. Lower the damage or raise the Armor.',
  'attack-roll-range': (limit) => `These dice show ${limit} at most while bonus dice are declined.`,
  'target-too-big': () => 'You cannot shove a bigger target.',
  'out-of-range': outOfRange,
};

const counterattack = (weapon: string) => `Counterattack: ${weapon}`;

const bardedWarhorse = 'Barded warhorse';

const bestAnswer = (plan: string) => `Best answer: ${plan}`;

/** By how much one chance is more than another. */
const pointsMore = (by: string) => `${by} ${/^\D?1$/.test(by) ? 'point' : 'points'}`;

export const brikwars = sided({
  modes: {
    close: 'Fight',
    ranged: 'Shoot',
    charge: 'Charge',
    many: 'Many',
    wreck: 'Wreck',
    squads: 'Squads',
    magic: 'Magic',
    quik: 'Quick',
  },
  /** In a few letters, below the brick. */
  editionsShort: {
    '2005': '2005',
    web5: 'Ch. 5',
    pl: 'PL',
    'quik-en': 'en',
    'quik-pl': 'pl',
    'quik-lugpol': 'LUGPol',
  },
  editionHints: {
    '2005': 'The whole English rulebook.',
    web5: 'The rulebook with combat rewritten later: swords are easier, charges need no Size.',
    pl: 'The Polish translation where it differs on purpose: a bonus die is of the same kind.',
    'quik-en': 'The short game, with d6 only.',
    'quik-pl': 'The short game as the Polish text has it.',
    'quik-lugpol': 'The Polish short game with a price list and stronger weapons.',
  },
  /** Beside it, where a short game is played. */
  quikTitle: 'Quik',
  ...fates,
  answer: odds,
  defenderDies: otherDies,
  attackerDies: actsDies,
  neitherDies,
  ...asked,
  hit: 'Hit',
  summaryClose: (defender: string, attacker: string) =>
    `‹The enemy|My fighter› dies ${defender}\u00a0%, ‹my fighter|the enemy› ${attacker}\u00a0%.`,
  summaryRanged: (hits: string, dies: string) =>
    `Hit ${hits}\u00a0%; ‹the enemy|my fighter› dies ${dies}\u00a0%.`,
  howDefend: enemyDefends,
  best,
  plans: {
    none: 'No defence',
    counterattack,
    shove: (weapon: string) => `Shove back: ${weapon}`,
    parry: (weapon: string) => `Parry: ${weapon}`,
    riposte: (parry: string, strike: string) => `Parry and riposte: ${parry}, ${strike}`,
    ofAttack: (attack: number, what: string) => `${attack}. ${what}`,
  },
  sides: { attacker: actingSide, defender: otherSide },
  roles: { attacker: '‹My fighter|Enemy› attacks', defender: otherSide },
  shootsWith: 'Shoots or throws',
  unit,
  weapons: {
    hand: handWeapon,
    heavy: 'Heavy weapon',
    'two-handed': twoHandedWeapon,
    ...held,
    'random-object': randomObject,
    bite: 'Bite or kick',
    own: ownWeapon,
    'own-2': 'Second own weapon',
    nothing,
  },
  thrown: { hand: 'Thrown hand weapon', 'random-object': 'Thrown object' },
  weaponLine: (use: string, damage: string) => `Use ${use}, damage ${damage}`,
  diceCount: (what: string) => `${what}: dice`,
  diceSides: (what: string) => `${what}: kind of dice`,
  dicePlus: (what: string) => `${what}: added`,
  shieldUp: '‹Enemy|My fighter› has a shield',
  grenadeNote: 'Counts the direct hit only; a grenade that misses may still land close enough.',
  statLine: (skill: string, armor: string) => `Skill ${skill}, Armor ${armor}`,
  /** On a plate. */
  statShort: (skill: string, armor: string) => `Skill ${skill} · Armor ${armor}`,
  crankyBy: (amount: string) => `Cranky ${amount}`,
  swap: 'Swap sides',
  action: 'What ‹my fighter|the enemy› does',
  comesOff: 'Works',
  actions: { attack, shove: 'Shove', withdraw: 'Withdraw' },
  mine: 'Choose a unit…',
  presets: {
    ...figures,
    'minifig-shield': 'with shield',
    'armored-minifig': 'in armor',
    warhorse,
    'barded-warhorse': bardedWarhorse,
    own: ownValues,
  },
  hands: {
    hand: 'Hand',
    heavy: 'Heavy',
    'two-handed': twoHanded,
    ...held,
    'random-object': 'Object',
    bite: 'Bite',
    own: 'Own',
    'own-2': 'Second own',
    nothing: held['bare-hands'],
  },
  /** The lists of weapons: the name of each, and what everybody knows of its kind, from the rulebook's own lists. */
  armRows: {
    names: {
      ...{ hand: handWeapon, heavy: 'Heavy weapon', 'two-handed': 'Two-handed weapon' },
      ...held,
      ...{ 'random-object': 'Random object', bite: 'Bite or kick' },
      ...{ own: 'Own weapon', 'own-2': 'Second own weapon', nothing: held['bare-hands'] },
      ...{ 'thrown-hand': 'Thrown hand weapon', 'thrown-object': 'Thrown object' },
    },
    examples: {
      hand: 'axe, short sword, mace',
      heavy: 'sword, spear, battleaxe',
      'two-handed': 'halberd, pike, scythe',
      'short-ranged': 'sling, wand, small crossbow',
      'long-ranged': 'musket, crossbow, bazooka',
      explosive: 'dynamite, rocket, bomb',
      shield: 'parries and shoves only',
      'random-object': 'bottle, rock, table leg',
      'thrown-hand': 'knife, javelin, throwing axe',
      'thrown-object': 'bottle, rock, torch',
    },
    inches: (inches: string) => `${inches}″`,
    shoot: 'These shoot, and open Shoot',
    strike: 'These strike, and open Fight',
    right: { attacker: '‹My right hand|Enemy’s right hand›', defender: '‹Enemy’s right hand|My right hand›' },
    left: { attacker: '‹My left hand|Enemy’s left hand›', defender: '‹Enemy’s left hand|My left hand›' },
    shoots: '‹I shoot or throw|Enemy shoots or throws›',
    arms: { attacker: '‹My weapons|Enemy’s weapons›', defender: '‹Enemy’s weapons|My weapons›' },
    none: 'Nothing',
  },
  aimFirst: 'Aim first and stand still',
  aimHits: (before: string, after: string) => `hits ${before} → ${after} %`,
  stepNearer: (inches: string) => `Step ${inches}″ nearer, then shoot`,
  shooters: '‹My|Enemy’s› shooters',
  bands: { 'short-ranged': 'short bow', 'long-ranged': 'longbow', thrown: 'throw' },
  plusHand: (weapon: string) => `+ ${weapon}`,
  besides: (what: string, figures: string) => `${what}: ${figures}`,
  bareHandsLine: 'Without a weapon you can only shove.',
  diceAgain: 'Change the dice',
  stage: 'Face to face',
  staysPut: 'Stays put',
  bestAnswer,
  valuesFold: 'Values and modifiers',
  summaryShove: (shoved: string, dies: string) =>
    `‹The enemy|My fighter› is pushed back ${shoved}\u00a0%, ‹my fighter|the enemy› dies ${dies}\u00a0%.`,
  summaryWithdraw: (away: string, dies: string) =>
    `‹My fighter|The enemy› gets away ${away}\u00a0% and dies ${dies}\u00a0%.`,
  distance: 'Inches to the target',
  assumes: {
    within: (inches: string) => `Assumes a target within ${inches}″ (no distance entered).`,
    thrown: 'Assumes the throw reaches (no distance entered).',
    range: 'Assumes a target in range (no distance entered).',
  },
  nothingBetter: 'No defence does better.',
  bestClose: (plan: string, dies: string, kills: string) =>
    `Best defence: ${plan}. Then ‹the enemy|my fighter› dies ${dies}\u00a0%, ‹my fighter|the enemy› ${kills}\u00a0%.`,
  bestShot: (plan: string, dies: string) =>
    `Best defence: ${plan}. Then ‹the enemy|my fighter› dies ${dies}\u00a0%.`,
  bestShove: (plan: string, shoved: string, dies: string) =>
    `Best defence: ${plan}. Then ‹the enemy|my fighter› is pushed back ${shoved}\u00a0%, ‹my fighter|the enemy› dies ${dies}\u00a0%.`,
  bestWithdraw: (plan: string, dies: string) =>
    `Best answer: ${plan}. Then ‹my fighter|the enemy› dies ${dies}\u00a0%.`,
  getsAway: '‹My fighter|Enemy› gets away',
  defenderShoved: '‹Enemy|My fighter› pushed back',
  attacks: {
    attack: (weapons: string) => `Attack: ${weapons}`,
    shove: (weapon: string) => `Shove: ${weapon}`,
    withdraw: 'Withdraw',
    shieldShove: (weapon: string) => `${weapon} (shove)`,
    shieldIdle: 'the shield does not parry',
    bonus: { take: 'with bonus dice', decline: 'without bonus dice' },
  },
  figures: 'Blow by blow',
  fightTitle: (attacker: string, defender: string) => `${attacker} against ${defender}`,
  issues,
  impossible: 'These choices do not make a legal fight.',
  bonusOf: { attacker: '‹My|The enemy’s› bonus dice', defender: '‹The enemy’s|My› bonus dice' },
  bonusChoices: { take: 'Take', decline: 'Decline', 'no-skill': 'None on Skill' },
  goalHint: {
    survive: 'To die as rarely as possible.',
    trade: 'To kill more often than to die.',
    kill: 'To kill as often as possible.',
  },
  standard: 'Usual',
  gain: (chance: string) => `${pointsMore(chance)} better than the usual defence`,
  noGain: 'The usual defence is the best.',
  defenceFigures: (dies: string, kills: string) =>
    `${otherDies} ${dies}\u00a0%, ‹my fighter|enemy› ${kills}\u00a0%`,
  shovedFigures: (shoved: string, kills: string) =>
    `‹Enemy|My fighter› pushed back ${shoved}\u00a0%, ‹my fighter|enemy› dies ${kills}\u00a0%`,
  shotFigures: (dies: string) => `${otherDies} ${dies}\u00a0%`,
  withdrawFigures: (dies: string) => `${actsDies} ${dies}\u00a0%`,
  alsoLost: (chance: string) => `weapon lost ${chance}\u00a0%`,
  allDefences: (count: number) => `All defences: ${count}`,
  rolled: '‹My fighter|Enemy› rolled',
  notYet: 'not yet',
  more: 'more…',
  moreShown: (sum: string) => `more: ${sum}`,
  rolledTotal: (total: string) => `With the modifiers that makes ${total}.`,
  rolledHint: 'The attack dice added up, bonus dice included, before modifiers.',
  rolledBonus: 'That die earns a bonus die. If it is rolled, enter the whole sum under “more”.',
  takenBy: {
    attacker: 'Damage ‹my fighter|the enemy› took this turn',
    defender: 'Damage ‹the enemy|my fighter› took this turn',
  },
  units: {
    ...figures,
    'armored-minifig': 'Minifig in armor',
    warhorse,
    'barded-warhorse': bardedWarhorse,
    own: ownValues,
  },
  twoWeapons: 'Two weapons',
  ...stats,
  countsAs: 'Counts as',
  ownKinds: { hand: 'hand weapon', heavy: 'heavy weapon', 'two-handed': 'two-handed weapon' },
  speed: 'Inches moved by the faster one',
  headOn: 'Straight at each other',
  breadth: 'Visible inches of the target',
  skillModifier: 'Skill modifier',
  cranky: 'Other heroes on the team (Cranky)',
  master: 'Weapon master (Polish supplement)',
  hidesHalf: 'Hides at half speed',
  hidesStill: 'Hides, stands still',
  otherOptions: 'More options',
  shieldParries: '‹My|The enemy’s› shield parries the counterattack',
  slowMissile: 'Arrow or sling stone: a shield can stop it',
  bonusDice: 'Bonus dice',
  size: 'Size in inches',
  taken: 'Damage taken this turn',
  severalOnOne: 'Two or three on one…',
  severalShoot: 'Several shooters…',
  lookForHider: '‹My fighter|The enemy› looks for the hider first…',
  automatic: 'Target is an object: automatic hit',
  shovedOutOfReach: 'After a shove nobody reaches',
  height: 'Inches above the target',
  attackerShoved: '‹My fighter|Enemy› pushed back',
  howAttack: '‹How do you attack?|How does the enemy attack?›',
  reply: bestAnswer,
  pointsMore,
  attackGain: (chance: string) => `${pointsMore(chance)} better than what is set`,
  noAttackGain: 'Nothing does better than what is set.',
  allAttacks: (count: number) => `All ways to attack: ${count}`,
  pushes: (inches: string) => `Pushes back ${inches}″`,
  freeCounter: (weapon: string) => `Free counterattack: ${weapon}`,
  flies: 'How far a lost weapon flies',
  fliesColumns: { value: 'Inches', chance },
  attackTitle: (weapon: string) => `Attack: ${weapon}`,
  attackNumber: (attack: number, weapon: string) => `Attack ${attack}: ${weapon}`,
  counterTitle: counterattack,
  chanceReached: (chance: string) => `The chance of this is ${chance}; the figures assume that it happens.`,
  hits: 'Hits',
  parried: 'Is parried, if it hits',
  parriedOverall: 'Is parried, overall',
  unparried: 'And is not parried',
  killsIfHit: 'Kills, if it hits',
  kills: 'Kills',
  beatsIfHit: 'Beats the Armor, if it hits',
  beats: 'Beats the Armor',
  weaponLost: 'The parrying weapon is lost',
  meanDamage: 'Average damage',
  damageChart: 'Damage of this blow',
  chartColumns: { value: stats.damage, chance },
  turn: 'The whole turn',
  defenderWeaponLost: '‹Enemy|My fighter› loses a weapon',
  attackerWeaponLost: '‹My fighter|Enemy› loses the shield',
  goal: 'Best for',
  goals: { survive: 'staying alive', trade: 'trading', kill: 'killing' },
  situation: 'Situation',
  still: 'Target still +1',
  aimed: 'Aimed +1',
  legsHidden: 'Legs hidden −1',
  headOnly: 'Head only −2',
  blind: 'Blind −5',
  moved: 'Moved 6″ −1',
  large: 'Large target +1',
  allFigures,
  examples: 'Examples',
  reasons,
  volleyReasons,
  houserules: { table, quik: houserulesQuik },
  quik: { units, weapons },
});

export const creation = {
  presets: {
    car: 'Car',
    tank: 'Tank',
    flyer: 'Flyer',
    boat: 'Boat',
    horse: 'Horse',
    beast: 'Beast',
    dragon: 'Dragon',
    house: 'House',
    wall: 'Wall',
    tower: 'Tower',
  },
  begin: 'Start with',
  classes: { building: 'Building', vehicle: 'Vehicle', creature: 'Creature' },
  parts: { mind: 'Mind' },
  partsLegend: 'Which part',
  size: 'Size',
  level: 'Structure Level',
  verminArmor: 'Points of Armor',
  mediums: { ground: 'Ground', water: 'Water', underwater: 'Underwater', flight: 'Flight' },
  medium: 'Where it moves',
  inches: 'Inches a turn',
  components: 'Wheels, legs, wings…',
  addMove: 'Another way to move',
  removeMove: (number: number) => `Remove propulsion ${number}`,
  weaponKinds,
  weaponKind: 'Kind of weapon',
  weaponSize: 'Weapon Size',
  payload: 'Size of its load',
  addWeapon: 'One more weapon',
  removeWeapon: (number: number) => `Remove weapon ${number}`,
  remove: 'Remove',
  weaponLine: (name: string, size: string) => `${name} ${size}`,
  weaponStats: (use: string, damage: string) => `Use ${use}, ${damage}`,
  rangeInches: (inches: string) => `range ${inches}″`,
  rangeDice: (dice: string) => `range ${dice}″`,
  plateStats: (dice: string) => `+${dice} Armor`,
  minds: {
    none: 'None: it is operated',
    whole: 'Whole Mind',
    incompetent: 'Incompetent',
    simple: 'Simple',
    submissive: 'Submissive',
    subjugated: 'Subjugated',
  },
  skillRaise: skillRaised,
  multidexterity: 'Multidexterity',
  multitasking: 'Multitasking',
  price: 'Price',
  points: (cost: string) => `Costs ${cost} CP`,
  bill,
  codes,
  none: 'None',
  limit: (used: string, most: string) => `${used}″ of ${most}″ of weapons`,
  summary: (size: string, level: string) => `Size ${size} · Level ${level}`,
  armor: (dice: string) => `Armor ${dice}`,
  move: (inches: string) => `Move ${inches}″`,
  moveIn: (medium: string, inches: string) => `${medium} ${inches}″`,
  partsLost: (what: string, lost: string) => `${what}: parts lost ${lost}`,
  build: 'New vehicle, creature or building',
  samples: 'Vehicles, creatures, buildings',
  against: (count: number) => howMany(count, 'rule problem', 'rule problems'),
  costFollows: 'Follows its parts until you type a price of your own.',
  costTyped: 'Your own price: it does not follow its parts.',
  attackIt: 'Attack it',
  attackThis: (name: string) => `Attack it: ${name}`,
  repairThis: (name: string) => `Repair all: ${name}`,
  fromArmies: 'From your armies',
  noneInArmies: 'No army has a vehicle, a creature or a building yet.',
  ofArmy: (army: string) => `From the army ${army}: its damage is saved there.`,
  letGo: 'Unlink it from the army',
  noArms: 'It has no weapon for this.',
  operator: 'Who operates it',
  onePip: (pips: string) => `A hit that beats its Armor takes one pip of ${pips}`,
  playDamage: 'Play its damage',
  bars: {
    'BW-CCB-02': 'Without a Mind it does not strike back',
    'BW-CCB-03': 'Too big to strike back at such a small target',
  },
  damage: {
    destroyed: 'Destroyed',
    pipsLeft: (pips: string, size: string) => `${pips} of ${size} ${size === '1' ? 'pip' : 'pips'} gone`,
    pips: 'Pips of Size Damage',
    weaponOff: (name: string) => `${name} is off`,
    controlsOff: 'Controls wrecked',
    repair: 'Repair all',
    repaired: 'Repaired.',
    cutTo: (size: string) => `cut to Size ${size}`,
  },
  operators: { minifig: 'Minifig', officer: 'Officer', hero: 'Hero', own: ownValues },
};

export const builder = {
  addTitle: 'Add units',
  atOnce: 'How many per tap',
  ready,
  addReady: (number: string, name: string) => `Add ${number} × ${name}`,
  inArmy: (number: string) => `${number} in the army`,
  added: (number: string, name: string) => `${number} × ${name} added.`,
  own: 'Build a unit',
  creation: 'Vehicle, building…',
  ownHint: 'Weapons, armor, specialties',
  all: 'All units',
  mine: 'My units',
  models: (number: number) => count(number, { one: '# model', other: '# models' }),
  total: (points: string, limit: string | undefined) =>
    limit === undefined ? `${points} CP` : `${points} of ${limit} CP`,
  army: 'Army',
  take: 'Add to the army',
  done: 'Done',
  discard: 'Discard',
  slots: {
    unit,
    right: 'Right hand',
    left: 'Left hand',
    armor: 'Armor',
    training: 'Specialties',
    explosives: 'Grenades',
    magic: 'Magic',
    values: 'Values',
    vehicle: 'Vehicle',
  },
  rule: (slot: string) => `Rule: ${slot}`,
  slotSays: (slot: string, what: string, cost: string | undefined) =>
    cost === undefined ? `${slot}: ${what}` : `${slot}: ${what}, ${cost} CP`,
  empty: 'Empty',
  bothHands: 'Both hands',
  none: 'None',
  noArmor: 'No armor',
  suit: 'Suit of armor',
  barding: 'Barding',
  suitDoes: 'Armor +1d6 · Move −1″',
  ownBody: ownValues,
  ownBodyHint: 'Its values are its own: armor is part of them.',
  noHands: 'It has no hands.',
  printed: 'printed',
  frees: '2 hands',
  drops: (thing: string) => `drops: ${thing}`,
  dropped: (things: string) => `Put down: ${things}.`,
  use: (use: string, damage: string) => `Use ${use} · ${damage}`,
  shortStats: (armor: string, move: string) => `Armor\u00a0${armor}\u00a0· Move\u00a0${move}″`,
  reach: (use: string, inches: string, damage: string) => `Use ${use} · ${inches}″ · ${damage}`,
  shortReach: (inches: string, damage: string) => `${inches}″ · ${damage}`,
  shieldDoes: 'parries and shoves',
  shieldDie: 'Armor +1d6',
  skillRaise: skillRaised,
  masters: 'Mastered weapons',
  magic: 'Magic level',
  summoning: 'Summoning',
  necromancy: 'Necromancy',
  explosiveHint: 'Each is thrown once, or fired from a bow or a rifle. What is in a hand counts too.',
  blast: (use: string, range: string, damage: string, around: string) =>
    `Use ${use} · ${range}″ · ${damage} · ${around}″ around`,
  around: (use: string, inches: string, takesOff: string) =>
    `Use ${use} · ${inches}″ around · takes off ${takesOff}`,
  bolt: 'Magic bolt',
  level: (level: string) => `Level ${level}`,
  areaSpells: 'Area spells',
  shieldLevel: 'Magic shield level',
  areaSpell: (level: string) => `Area spell ${level}`,
  casts: (spell: string) => `${spell}: casts`,
  magicShield: 'Magic shield',
  shieldOf: (level: string) => `Magic shield ${level}`,
  noSpell: 'none',
  lower: (level: string) => `Level ${level} and below`,
  shown: (spell: string, values: string) => `${spell} (${values})`,
  specialties,
  vehicle: {
    none: 'On foot',
    drives: 'Drives a vehicle',
    size: 'Longest side in inches',
    level: 'Level',
    ground: 'Ground or water, inches',
    air: 'Air, inches',
    guns: 'Mounted weapons',
    body: 'Hull',
  },
  cast: 'Cast a spell',
  nameAndPrice: 'Name and price',
  counted: 'Calculated price',
  typed: (cost: string) => `Your price: ${cost} CP`,
  toCounted: (cost: string) => `Back to ${cost} CP`,
  noPrices: 'QuikWars counts no points.',
  now: (cost: string) => `${cost} CP now`,
  composition: 'Composition',
  legal: 'Legal army',
  broken: (number: number) => count(number, { one: '# rule broken', other: '# rules broken' }),
  missing: 'Not finished',
  checks,
  egos: (heroes: string, off: string) => `${heroes} Heroic Egos are Cranky: ${off} CP off in all.`,
};
