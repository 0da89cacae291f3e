import type { SwitchTexts } from '../../fight/house-rules.ts';
import { howMany, plural } from '../../platform/format.ts';
import { showDice } from '../../platform/show-dice/en.ts';
import { sided } from '../../platform/whose.ts';
import type { ChargeEffect } from '../../rules/brikwars/charge-effects.ts';
import type { ChargePurpose, ChargeResult } from '../../rules/brikwars/charge-play-record.ts';
import type { ChargeSetupIssue } from '../../rules/brikwars/charge-setup.ts';
import type { BrikwarsEffect } from '../../rules/brikwars/effects.ts';
import type { HouseRuleId } from '../../rules/brikwars/house-rules.ts';
import type { LugpolUnitId, LugpolWeaponId } from '../../rules/brikwars/lugpol-game.ts';
import type { ManyResult } from '../../rules/brikwars/many-record.ts';
import type { PlayResult, Purpose } from '../../rules/brikwars/play-record.ts';
import type { QuikEffect } from '../../rules/brikwars/quik-effects.ts';
import type { QuikUnitId, QuikWeaponId } from '../../rules/brikwars/quik-game.ts';
import type { QuikHouseRuleId } from '../../rules/brikwars/quik-house-rules.ts';
import type { QuikPurpose, QuikResult, QuikSide } from '../../rules/brikwars/quik-play-record.ts';
import type { PropulsionId } from '../../rules/brikwars/quik-vehicle.ts';
import type { FightIssueCode } from '../../rules/brikwars/setup.ts';
import type { SupplementEffect } from '../../rules/brikwars/supplement/effects.ts';
import type { CarePurpose, CareResult } from '../../rules/brikwars/supplement/stages.ts';
import type { VolleyEffect } from '../../rules/brikwars/volley-effects.ts';
import type { VolleyIssueCode } from '../../rules/brikwars/volley-setup.ts';
import { brikbuild as builderWords } from './builder-en.ts';
import {
  creation as creationWords,
  wreckplay as wreckplayWords,
  wreck as wreckWords,
} from './creations-en.ts';
import { mage as mageWords } from './mage-en.ts';
import { squadplay as squadplayWords, squads as squadWords } from './squads-en.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly brikwars: typeof import('./en.ts');
  }
}

export const fights = {
  modes: {
    close: 'Fight',
    ranged: 'Shoot',
    charge: 'Charge',
    many: 'Many',
    wreck: 'Wreck',
    squads: 'Squads',
    magic: 'Magic',
  },
  editions: {
    '2005': '2005 rulebook',
    web5: '2005, later Chapter Five',
    pl: 'Polish text',
    'quik-en': 'QuikWars (English)',
    'quik-pl': 'QuickWars (Polish)',
    'quik-lugpol': 'LUGPolWars',
  },
};

/** What several parts say, each in one place. */
const outOfRange = (limit: string) => `Out of range: this weapon reaches ${limit}″.`;

const why = (what: string) => `${what}: why`;

const ownValues = 'Own values';

const handWeapon = 'Hand weapon';

const chance = 'Chance';

const asRolled = 'count as rolled';

const best = 'Best';

const unit = 'Unit';

const neitherDies = 'Nobody dies';

/** Who acts, and who is acted upon. */
const actsDies = '‹Mine|Enemy› dies';

const otherDies = '‹Enemy|Mine› dies';

/** What becomes of a side whose Armor does not hold. */
const fates = {
  fates: {
    dies: { target: otherDies, charger: actsDies },
    pip: { target: '‹Enemy|Mine› takes a pip', charger: '‹Mine|Enemy› takes a pip' },
    destroyed: { target: '‹Enemy|Mine› is destroyed', charger: '‹Mine|Enemy› is destroyed' },
  },
  bothHurt: 'Both hurt',
  neitherHurt: 'Neither hurt',
  onlyActs: 'Only ‹mine|enemy›',
  ofHundred: (what: string, chance: string) => `${what}: ${chance} of 100.`,
};

const actsDiesSaid = '‹Mine|The enemy› dies.';

const otherDiesSaid = '‹The enemy|Mine› dies.';

const otherLivesSaid = '‹The enemy|Mine› lives.';

const enemyDefends = '‹How does the enemy defend?|How do you defend?›';

const allFigures = 'All figures';

const sharedReasons: Readonly<
  Record<'use' | 'equal-damage-kills' | 'bonus-d6' | 'bonus-same', (amount: string) => string>
> = {
  use: (amount) => `Use ${amount}: the roll must reach it`,
  'equal-damage-kills': () => 'Damage equal to Armor kills too',
  'bonus-d6': () => 'A die on its top face earns a bonus d6',
  'bonus-same': () => 'A die on its top face is rolled once more as a bonus die',
};

const asked = {
  weapon: 'Weapon',
  targetDies: otherDies,
  distanceUnknown: 'not known',
  inForce: 'in force',
};

const figures = { minifig: 'Minifig', officer: 'Officer', hero: 'Hero' };

const stats = { skill: 'Skill', armor: 'Armor', use: 'Use', damage: 'Damage' };

const held = {
  'short-ranged': 'Pistol, short bow',
  'long-ranged': 'Rifle, longbow',
  explosive: 'Grenade',
  shield: 'Shield',
  'bare-hands': 'Bare hands',
};

const duelPurposes: Readonly<Record<Purpose, string>> = {
  range: 'Range of the throw',
  attack: 'Attack',
  parry: 'Parry',
  damage: 'Damage',
  'parry-damage': 'Damage parried',
  armor: 'Armor',
  action: 'What now?',
  defence: 'Which defence?',
  shove: 'Shove',
  'late-parry': 'Parry now?',
  'knock-away': 'How far the weapon flies',
  push: 'Pushed back',
  withdrawal: 'Withdrawal',
};

const duelResults: Readonly<Record<PlayResult, string>> = {
  'in-range': 'Far enough',
  short: 'Falls short',
  hit: 'Hit',
  missed: 'Missed',
  parried: 'Parried',
  'not-parried': 'Not parried',
  'critical-failure': 'Critical failure',
  damage: 'Damage',
  reduced: 'Damage reduced',
  'roll-again': 'Must be rolled again',
  holds: 'Survives',
  pip: 'Takes a pip',
  dies: 'Dies',
  flies: 'Knocked away',
  shoved: 'Pushed back',
  'gets-away': 'Gets away',
  chosen: 'Chosen',
};

export const duelplay = sided({
  parryNow: 'You may still parry:',
  purposes: duelPurposes,
  results: duelResults,
  weaponLostShort: 'weapon lost',
  equalKills: 'Damage equal to Armor kills',
  log: {
    shove: (total: string, need: string) => `shoves with ${total} against Use ${need}`,
    push: (inches: string) => `is pushed back ${inches}″`,
    knockAway: (inches: string) => `loses the weapon, it flies ${inches}″`,
    withdrawal: 'withdraws',
    chosen: (what: string) => `chooses: ${what}`,
    range: (total: string, need: string) => `throws ${total}″ of ${need}″`,
    attack: (total: string, need: string) => `attacks with ${total} against Use ${need}`,
    parry: (total: string, need: string) => `parries with ${total}, needs ${need}`,
    damage: (total: string) => `does ${total} damage`,
    parryDamage: (total: string, left: string) => `stops ${total} damage, ${left} left`,
    armor: (total: string, damage: string) => `has Armor ${total} against ${damage} damage`,
  },
  outcomes: {
    defenderShoved: '‹The enemy|Mine› is pushed back.',
    attackerShoved: '‹Mine|The enemy› is pushed back.',
    getsAway: '‹Mine|The enemy› gets away.',
    defenderDies: otherDiesSaid,
    attackerDies: actsDiesSaid,
    neitherDies: 'Nobody dies.',
  },
});

const throwResults = { 'in-range': duelplay.results['in-range'], short: duelplay.results.short };

const afterMisses = { ram: 'Rams', past: 'Runs past' };

const warhorse = 'Warhorse';

const attack = 'Attack';

const twoHanded = 'Two-handed';

const nothing = 'Nothing';

const odds = 'Odds';

const blowResults = {
  hit: duelplay.results.hit,
  missed: duelplay.results.missed,
  'critical-failure': duelplay.results['critical-failure'],
  parried: duelplay.results.parried,
  holds: duelplay.results.holds,
  dies: duelplay.results.dies,
};

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
    values: { true: 'fall at his feet', false: asRolled },
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
    values: { any: 'after any attack he survives', failed: 'only after a failed attack' },
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
    title: 'A thing that stands still and is not defended',
    values: { true: 'is hit by itself', false: 'must be hit' },
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
    values: { ignored: 'does not count', counts: 'counts as ever' },
  },
  cranky: {
    title: 'Crankiness takes off',
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
    values: { each: 'a d6 a point', multiplied: 'one d6 times the points' },
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
    values: { choice: 'is up to the charger', automatic: 'happens by itself' },
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
    values: { height: 'hurts by its height', none: 'is left to the table' },
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
    values: { any: 'as much as he likes', 'one-act': 'one thing, in place of moving' },
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

export const houserules = { table, quik: houserulesQuik };

/** What a person can enter that makes no fight. */
const issues: Readonly<Partial<Record<FightIssueCode, (limit: string) => string>>> = {
  'already-dead': () => 'That much damage this turn has killed already. Lower the damage or raise the Armor.',
  'attack-roll-range': (limit) => `These dice show ${limit} at most while bonus dice are declined.`,
  'target-too-big': () => 'You cannot shove a bigger target.',
  'out-of-range': outOfRange,
};

export const fight = sided({
  ...fates,
  answer: odds,
  defenderDies: otherDies,
  attackerDies: actsDies,
  neitherDies,
  ...asked,
  hit: 'Hit',
  summaryClose: (defender: string, attacker: string) =>
    `‹The enemy|Mine› dies in ${defender} of 100, ‹mine|the enemy› in ${attacker}.`,
  summaryRanged: (hits: string, dies: string) => `Hit in ${hits} of 100; ‹the enemy|mine› dies in ${dies}.`,

  howDefend: enemyDefends,
  best,
  plans: {
    none: 'No defence',
    counterattack: (weapon: string) => `Counterattack: ${weapon}`,
    shove: (weapon: string) => `Shove back: ${weapon}`,
    parry: (weapon: string) => `Parry: ${weapon}`,
    riposte: (parry: string, strike: string) => `Parry and riposte: ${parry}, ${strike}`,
    ofAttack: (attack: number, what: string) => `${attack}. ${what}`,
  },

  sides: { attacker: '‹Mine|Enemy›', defender: '‹Enemy|Mine›' },
  roles: { attacker: '‹Mine|Enemy› attacks', defender: '‹Enemy|Mine›' },
  shootsWith: 'Shoots or throws',
  unit,
  weapons: {
    hand: handWeapon,
    heavy: 'Heavy weapon (sword)',
    'two-handed': 'Two-handed weapon',
    ...held,
    'random-object': 'Random object',
    bite: 'Bite or kick',
    own: 'Own weapon',
    'own-2': 'Second own weapon',
    nothing,
  },
  thrown: { hand: 'Thrown hand weapon', 'random-object': 'Thrown object' },
  weaponLine: (use: string, damage: string) => `Use ${use}, damage ${damage}`,
  diceCount: (what: string) => `${what}: dice`,
  diceSides: (what: string) => `${what}: kind of dice`,
  dicePlus: (what: string) => `${what}: added`,
  shieldUp: '‹Enemy|Mine› has a shield',
  grenadeNote: 'Counts the direct hit only; a grenade that misses may still land close enough.',

  statLine: (skill: string, armor: string) => `Skill ${skill}, Armor ${armor}`,
  crankyBy: (amount: string) => `Cranky ${amount}`,
  swap: 'Swap sides',
  action: 'What ‹mine|the enemy› does',
  actions: { attack, shove: 'Shove', withdraw: 'Withdraw' },
  mine: 'Mine…',
  presets: {
    ...figures,
    'minifig-shield': 'with shield',
    'armored-minifig': 'in armor',
    warhorse,
    'barded-warhorse': 'Barded warhorse',
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
  plusHand: (weapon: string) => `+ ${weapon}`,
  besides: (what: string, figures: string) => `${what}: ${figures}`,
  bareHandsLine: 'Without a weapon you can only shove.',
  diceAnew: 'Set other dice',
  stage: 'Face to face',
  staysPut: 'Stays put',
  bestAnswer: (plan: string) => `Best answer: ${plan}`,
  valuesFold: 'Values and modifiers',

  summaryShove: (shoved: string, dies: string) =>
    `‹The enemy|Mine› is pushed back in ${shoved} of 100, ‹mine|the enemy› dies in ${dies}.`,
  summaryWithdraw: (away: string, dies: string) =>
    `‹Mine|The enemy› gets away in ${away} of 100 and dies in ${dies}.`,
  distance: 'Inches to the target',
  assumes: {
    within: (inches: string) => `For a target within ${inches}″: no distance is entered.`,
    thrown: 'For a throw that carries: no distance is entered.',
    range: 'For a target within range: no distance is entered.',
  },
  nothingBetter: 'No defence does better.',
  bestClose: (plan: string, dies: string, kills: string) =>
    `Best defence: ${plan}. Then ‹the enemy|mine› dies in ${dies}, ‹mine|the enemy› in ${kills}.`,
  bestShot: (plan: string, dies: string) => `Best defence: ${plan}. Then ‹the enemy|mine› dies in ${dies}.`,
  bestShove: (plan: string, shoved: string, dies: string) =>
    `Best defence: ${plan}. Then ‹the enemy|mine› is pushed back in ${shoved}, ‹mine|the enemy› dies in ${dies}.`,
  bestWithdraw: (plan: string, dies: string) =>
    `Best answer: ${plan}. Then ‹mine|the enemy› dies in ${dies}.`,
  getsAway: '‹Mine|Enemy› gets away',
  defenderShoved: '‹Enemy|Mine› pushed back',
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
  impossible: 'These entries make no fight.',
});

export const fightmore = sided({
  bonusOf: { attacker: '‹My|The enemy’s› bonus dice', defender: '‹The enemy’s|My› bonus dice' },
  bonusChoices: { take: 'Take', decline: 'Decline', 'no-skill': 'None on Skill' },
  goalHint: {
    survive: 'To die as seldom as possible.',
    trade: 'To kill more often than to die.',
    kill: 'To kill as often as possible.',
  },
  standard: 'Usual',
  gain: (chance: string) => `${chance} of 100 better than the usual defence`,
  noGain: 'The usual defence is the best.',
  defenceFigures: (dies: string, kills: string) => `${otherDies} ${dies}, ‹mine|enemy› ${kills}`,
  shovedFigures: (shoved: string, kills: string) =>
    `‹Enemy|Mine› pushed back ${shoved}, ‹mine|enemy› dies ${kills}`,
  shotFigures: (dies: string) => `${otherDies} ${dies}`,
  withdrawFigures: (dies: string) => `${actsDies} ${dies}`,
  alsoLost: (chance: string) => `weapon lost ${chance}`,
  allDefences: (count: number) => `All defences: ${count}`,

  rolled: '‹Mine|Enemy› rolled',
  notYet: 'not yet',
  more: 'more…',
  moreShown: (sum: string) => `more: ${sum}`,
  rolledTotal: (total: string) => `With the modifiers that makes ${total}.`,
  rolledHint: 'The attack dice added up, bonus dice included, before modifiers.',
  rolledBonus: 'That die earns a bonus die. If it is rolled, enter the whole sum under “more”.',
  takenBy: {
    attacker: 'Damage ‹mine|the enemy› took this turn',
    defender: 'Damage ‹the enemy|mine› took this turn',
  },
  units: {
    ...figures,
    'armored-minifig': 'Minifig in armor',
    warhorse,
    'barded-warhorse': fight.presets['barded-warhorse'],
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
  automatic: 'The target is a thing: hits by itself',
  shovedOutOfReach: 'After a shove nobody reaches',
  height: 'Inches above the target',
  attackerShoved: '‹Mine|Enemy› pushed back',

  howAttack: '‹How do you attack?|How does the enemy attack?›',
  reply: fight.bestAnswer,
  attackGain: (chance: string) => `${chance} of 100 better than what is set`,
  noAttackGain: 'Nothing does better than what is set.',
  allAttacks: (count: number) => `All ways to attack: ${count}`,

  pushes: (inches: string) => `Pushes back ${inches}″`,
  freeCounter: (weapon: string) => `Free counterattack: ${weapon}`,
  flies: 'How far a lost weapon flies',
  fliesColumns: { value: 'Inches', chance },
  attackTitle: (weapon: string) => `Attack: ${weapon}`,
  attackNumber: (attack: number, weapon: string) => `Attack ${attack}: ${weapon}`,
  counterTitle: fight.plans.counterattack,
  chanceReached: (chance: string) => `This happens in ${chance}; the figures assume that it does.`,
  hits: 'Hits',
  parried: 'Is parried, if it hits',
  parriedOverall: 'Is parried, over all',
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
  defenderWeaponLost: '‹Enemy|Mine› loses a weapon',
  attackerWeaponLost: '‹Mine|Enemy› loses the shield',
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
});

/** What a rule did to a number; `amount` is written as the language writes numbers. */
const reasons: Readonly<Record<BrikwarsEffect, (amount: string) => string>> = {
  'target-still': (amount) => `Target did not move: ${amount}`,
  aimed: (amount) => `Attacker stood still and aimed: ${amount}`,
  'no-stationary-in-close-combat': () => 'Nobody stands still in close combat: no bonus',
  'visible-thirds': (amount) => `Only part of the target can be seen: ${amount}`,
  speed: (amount) => `Speed of the faster of the two: ${amount}`,
  'large-target': (amount) => `Large target: ${amount}`,
  blind: (amount) => `He cannot see the target: ${amount}`,
  'no-cover-unseen': () => 'Cover does not count for a target he cannot see',
  'head-on': () => 'They move straight at each other: speed does not count',
  'own-modifier': (amount) => `Other modifiers: ${amount}`,
  'master-of-weapon': (amount) => `Weapon master: ${amount}d6 more for Skill and damage`,
  'target-hides': (amount) => `The target hides: ${amount}`,
  'cranky-per-die': (amount) => `Cranky: ${amount} on each die, bonus dice too`,
  'cranky-per-roll': (amount) => `Cranky: ${amount} on the whole roll`,
  floor: () => 'A total below 0 counts as 0',
  'critical-failure': () => 'All ones fail, whatever the total',
  ...sharedReasons,
  'bonus-declined': () => 'Bonus dice declined',
  'automatic-hit': () => 'Hits by itself: the target cannot move or defend itself',
  'attack-roll-known': (amount) => `He has rolled ${amount}`,
  'edition-use': (amount) => `Use ${amount} by this edition or your house rules`,
  'swung-as-random-object': () => 'A ranged weapon in close combat is a random object',
  range: (amount) => `${amount}″ away, within range`,
  'thrown-range': (amount) => `The throw must carry ${amount}″`,
  'thrown-range-critical-failure': () => 'A throw of all ones falls at his feet',
  'damage-beats-armor': (amount) => `More damage than Armor ${amount} kills`,
  'rolled-armor': () => 'Armor is rolled; more damage than that kills',
  'one-armor-roll': () => 'Armor is rolled once a turn and holds for all its damage',
  'damage-adds-up': (amount) =>
    amount === '' ? 'Damage of the turn adds up' : `Damage of the turn adds up, ${amount} taken already`,
  'damage-each-alone': () => 'House rule: each damage alone against Armor',
  'takes-pip': (amount) =>
    amount === ''
      ? 'Armor is rolled; more damage than that takes a pip'
      : `More damage than Armor ${amount} takes a pip`,
  'one-pip-a-turn': () => 'Its damage of one turn takes one pip at most',
  'damage-critical-failure-zero': () => 'Damage dice all on 1 do nothing',
  'damage-critical-failure-total': () => 'House rule: damage dice all on 1 count as rolled',
  counterattack: () => 'A counterattack is rolled like an attack',
  'counter-after-any-attack': () => 'A defender who survives strikes back, whether he was hit or missed',
  'parry-number': (amount) => `The parry must reach Use ${amount} and the attack roll`,
  'parry-reduces-damage': () => 'A parry takes its own damage roll off the blow',
  'riposte-penalty': (amount) => `Parry and riposte: ${amount} on Skill and damage`,
  'shield-parries-counterattack': () => 'The attacker may parry a counterattack with a shield',
  'shield-against-missile': () => 'A shield stops thrown weapons and slow missiles',
  'no-counter-to-shooting': () => 'Nobody strikes back at a shooter',
  'weapon-lost-on-critical-failure': () => 'A parry of all ones loses the weapon',
  'weapon-lost-to-two-handed': () => 'Every failed parry of a two-handed weapon loses it',
  'order-of-attack': () => 'Blow by blow, until somebody dies',
  'counter-after-failed-attack': () => 'House rule: he strikes back only after an attack that failed',
  'disrupted-no-counter': () => 'Disrupted: he cannot defend himself before his own turn',
  'shove-highest-use': (amount) => `Shove: highest Use among the weapons held, ${amount}`,
  'shove-bare-hands': (amount) => `Shove with bare hands: Use ${amount}`,
  'shield-shoves': (amount) => `The shield shoves as one of the attacks: Use ${amount}`,
  'shield-shoves-back': (amount) => `A shield strikes back by shoving: Use ${amount}`,
  'shove-parried': () => 'A parried shove has no effect',
  'shoved-inches': (amount) => `Pushed ${amount}″ straight back`,
  'shoved-apart': () => 'After that neither reaches the other any more',
  'bigger-target': (amount) => `The target is bigger, ${amount}″: this edition allows it`,
  'free-counterattack': () => 'Withdrawing draws one free counterattack, which cannot be countered',
  'weapon-flies': () => 'The weapon flies 1d6″ straight away from the attacker',
};

const volleyReasons: Readonly<Record<VolleyEffect, (amount: string) => string>> = {
  'damage-summed': () => 'The damage of all hits is one sum against one Armor',
  'rolled-together': () => 'All attack rolls are made together; nobody joins later',
  'only-hits-add': () => 'Who misses adds nothing',
  'any-shooter-joins': () => 'Whoever can shoot at the target may join',
  'hits-counted': (amount) => `Hits counted on the table: ${amount}`,
  'one-armor-roll-each': () => 'Each hit alone against Armor, rolled anew where it is rolled',
  'next-target-when-dead': (amount) => `A dead target is not shot at again; no more than ${amount} can die`,
  'counter-penalty': (amount) => `Several on one: ${amount} on the Skill of his counterattacks and parries`,
  'counter-penalty-each-attacker': (amount) => `House rule: each attacker counts, ${amount} on his Skill`,
  'gang-limit': (amount) => `No more than ${amount} on one minifig`,
  'counters-after-all': () => 'He strikes back after all attacks, if he lives',
  'only-attacked-counters': () => 'Only the one he attacks may counter',
  'all-counter-withdrawal': (amount) => `If he withdraws, all ${amount} strike at him, and he cannot counter`,
  'height-range': (amount) => `Standing higher: ${amount}″ more range`,
  'height-range-capped': (amount) => `Standing higher: ${amount}″ more range at most`,
  'height-added-to-roll': (amount) => `Height adds ${amount}″ to the throw`,
  'falls-short': () => 'The throw falls short',
  'drops-at-feet': () => 'All ones on the range: it falls at his feet',
  'missed-by': (amount) =>
    amount === ''
      ? 'A miss lands within as many inches as the roll fell short, where the defender wants'
      : `Missed by ${amount}: it lands within ${amount}″`,
  'missed-by-critical-failure': (amount) => `All ones miss by ${amount}″ at least`,
  'outside-radius': (amount) => `Farther than ${amount}″ from the target`,
  'out-of-reach': (amount) => `Farther than the ${amount}″ that it flies`,
  'involved-victim': () => 'It belongs to one of the two sides',
  'unowned-victim': () => 'It belongs to nobody',
  'uninvolved-victim': () => 'Things of players who take no part may not be chosen',
  'unavoidable-victim': () => 'It cannot but be hit',
  'blast-radius': (amount) => `An explosion reaches ${amount}″`,
  'one-roll-for-all': () => 'One damage roll for all it reaches',
  'roll-for-each': () => 'House rule: a damage roll for each',
  tossed: (amount) => `What is loose flies ${amount}″`,
  'fixed-unless-destroyed': () => 'What is fixed stays unless it is destroyed',
};

export const fightwhy = {
  reasons,
  volleyReasons,
};

const manyIssues: Readonly<Partial<Record<VolleyIssueCode, (limit: string) => string>>> = {
  'group-count': (limit) => `At most ${limit} attackers.`,
  'target-count': (limit) => `At most ${limit} targets.`,
  'gang-limit': (limit) => `No more than ${limit} may strike one minifig together.`,
  'too-much-damage': () => 'So much damage cannot be worked out. Take fewer attackers.',
  'out-of-range': outOfRange,
  'hits-range': (limit) => `No more than ${limit} of them can hit.`,
};

export const many = sided({
  presetsLabel: fightmore.examples,
  presets: {
    bowmen: '3 bowmen',
    two: '2 on 1',
    three: '3 on 1',
    squad: '8 pistols',
    grenade: held.explosive,
    mixed: 'Mixed attack',
    launcher: 'Rocket',
  },
  kind: 'How they attack',
  kinds: { together: 'Together', single: 'One by one', gang: 'Gang up', blast: 'Blast' },
  kindHints: {
    together: 'Shots: all damage in one sum against one Armor.',
    single: 'Shots: each hit alone against Armor, until nobody is left.',
    gang: 'Close combat: several on one victim.',
    blast: 'A grenade, a rocket or a charge.',
  },

  answer: odds,
  togetherSentence: (dies: string) => `‹The enemy|Mine› dies in ${dies} of 100.`,
  singleSentence: (usual: string, all: string, any: string) =>
    `Usually ‹${usual} of ${all} enemies die|${usual} of my ${all} die›, at least one in ${any} of 100.`,
  gangSentence: (victim: string, attacker: string) =>
    `‹The enemy|Mine› dies in ${victim} of 100, one of ‹mine|the enemies› in ${attacker}.`,
  bestAnswer: fight.bestAnswer,
  noBetterCounters: fight.nothingBetter,
  blastSentence: (any: string, mean: string) =>
    `‹An enemy|One of mine› dies in ${any} of 100, on average ${mean} ‹enemies|of mine›.`,
  blastHimself: (dies: string) => `‹My|The enemy’s› thrower dies in ${dies} of 100.`,
  blastOwn: (dies: string) => `‹One of mine|An enemy› dies in ${dies} of 100.`,
  blastLeast: 'At least: what else a miss hits depends on where it lands.',
  why,
  ...fates,
  ...asked,
  targetNumber: (number: number) => `‹Enemy|Mine› ${number}`,
  anyDies: 'At least one dies',
  allDie: (all: number) => `All ${all} die`,
  someDie: 'Some die',
  survives: 'Stays alive',
  nobody: 'Nobody',
  onlyEnemies: 'Only ‹enemies|mine›',
  bothSides: 'On both sides',
  onlyOwn: 'Only ‹mine|enemies›',
  meanDead: 'Dead on average',
  pips: {
    left: 'Pips that destroy it',
    one: 'takes a pip',
    enemy: '‹An enemy|One of mine› is hurt',
    own: '‹One of mine|An enemy› is hurt',
    any: 'At least one pip',
    some: 'Some pips',
    mean: 'Pips on average',
    chart: 'How many pips',
    of: (pips: string, all: string) => `${pips} of ${all} pips`,
    gone: (gone: number) => `Destroyed: ${gone}`,
  },
  enemyDies: '‹An enemy|One of mine› dies',
  meanEnemies: '‹Enemies|Mine› dead on average',
  ownDies: '‹One of mine|An enemy› dies',
  himselfDies: '‹My|Enemy› thrower dies',
  meanHits: 'Hits on average',
  meanDamage: 'Damage on average',
  victimDies: otherDies,
  attackerDies: '‹One of mine|An enemy› dies',
  nobodyDies: neitherDies,
  onTarget: 'On target',

  attackers: '‹My|Enemy› attackers',
  attack: '‹Mine|Enemies› attack',
  targets: '‹Enemy|Mine›',
  victim: '‹Enemy|Mine›',
  thrower: '‹Mine|Enemy› throws',
  himself: '‹My|Enemy› thrower',
  groupCount: (number: number) => `Group ${number}: how many`,
  times: (number: string, what: string) => `${number} × ${what}`,
  member: (what: string, number: number) => `${what} ${number}`,
  hitLine: (skill: string, hit: string) => `Skill ${skill}, hits ${hit} of 100`,
  countedLine: (hits: string) => `${howMany(hits, 'hit', 'hits')} counted`,
  weaponLine: fight.weaponLine,
  addGroup: 'Another weapon',
  removeGroup: (number: number) => `Remove group ${number}`,
  remove: 'Remove',
  addTarget: 'Another target',
  removeTarget: 'Remove this target',
  whichTarget: 'Which target',
  targetCount: 'How many targets',
  who: unit,
  weapons: {
    'short-ranged': 'Pistol or bow',
    'long-ranged': 'Rifle or longbow',
    hand: handWeapon,
    heavy: 'Sword',
    'two-handed': twoHanded,
    'random-object': fight.hands['random-object'],
    own: fight.weapons.own,
  },
  thrown: { hand: 'Thrown axe', 'random-object': fight.thrown['random-object'] },
  units: {
    ...figures,
    'armored-minifig': fight.presets['armored-minifig'],
    warhorse,
    'barded-warhorse': 'Barded horse',
    own: ownValues,
  },
  unitLine: (unit: string, armor: string) => `${unit}, Armor ${armor}`,
  victimWeapons: {
    hand: handWeapon,
    heavy: 'Sword',
    'two-handed': twoHanded,
    'hand-shield': 'Hand weapon, shield',
    'heavy-shield': 'Sword, shield',
    'two-hands': 'Two hand weapons',
    nothing,
  },
  size: '‹Enemy’s|My› size in inches',
  shield: held.shield,
  countHits: 'Hits counted on the table',
  hitsOf: (number: number) => `Group ${number}: hits`,
  more: 'More',
  skillModifier: fightmore.skillModifier,
  distance: fight.distance,
  assumes: {
    within: (inches: string) => `if within ${inches}″`,
    thrown: 'if the throw carries',
    range: 'if in range',
  },
  height: 'Inches higher than the target',
  ...stats,

  strays: 'Missed shots: who stands near?',
  straysHint: 'Asked for each miss that can reach it, when you roll.',
  addStray: 'Add',
  stray: (owner: string, inches: string) => `${owner}, ${inches}″ from the target`,
  owner: 'Whose it is',
  owners: {
    defender: '‹The enemy’s|My own›',
    attacker: '‹My own|The enemy’s›',
    ally: "An ally's",
    nobody: "Nobody's",
    uninvolved: 'Takes no part',
  },
  fromTarget: 'Inches from the target',

  noBonus: 'Without bonus dice',
  noSkillBonus: 'No bonus dice on Skill',
  counsel: {
    wishes: { most: 'most dead', any: 'at least one dead', all: 'all dead' },
    together: 'All together',
    first: (who: string) => `First ${who}, the others as it turns out`,
    firstFew: (count: string) => `First ${count}, then as it turns out`,
    shared: (parts: string) => `Share out: ${parts}`,
    next: (before: string, next: string) => `${before}, then ${next}`,
    leftOut: (who: string) => `Left out: ${who}`,
    meanGain: (more: string) => `On average ${more} more dead than as set`,
    tooMany: 'There are too many ways to attack to compare them all.',
  },
  noCounter: 'No defence',
  counterattack: (weapon: string, against: string) => `Strike back at ${against}: ${weapon}`,
  parry: (weapon: string, against: string) => `Parry ${against}: ${weapon}`,
  arms: {
    hand: fightmore.ownKinds.hand,
    heavy: 'sword',
    'two-handed': fightmore.ownKinds['two-handed'],
    shield: 'shield',
  },

  aim: 'Point aimed at',
  inBlast: (count: string) => `in the blast: ${count}`,
  dotDies: (who: string, dies: string) => `${who}: dies in ${dies} of 100`,
  aimFirst: 'Aim first: +1',
  reaches: (weapon: string, inches: string) => `${weapon}: reaches ${inches}″`,
  bestWay: (way: string) => `Best way: ${way}`,
  dragHint: (onTarget: string) => `On target in ${onTarget} of 100. Drag the circle to aim elsewhere.`,
  way: 'The Explosive is',
  ways: {
    thrown: 'Thrown',
    'short-ranged': 'Fired, 6″',
    'long-ranged': 'Fired, 12″',
    placed: 'Put there',
  },
  thingLine: (unit: string, inches: string) => `${unit}, ${inches}″ off`,
  thingAt: (unit: string) => `${unit}, on the spot`,
  ownThing: (what: string) => `${what} (‹mine|enemy’s›)`,
  step: (who: string, what: string) => `${who}: ${what}`,

  titles: {
    against: (attackers: string, target: string) => `${attackers} against ${target}`,
    blast: (way: string, targets: string) => `Explosive (${way}): ${targets}`,
  },

  dice: showDice,
  issues: manyIssues,
  impossible: 'These entries make no attack.',
});

/** What a rule did to a figure; `amount` is written as the language writes numbers. */

export const manymore = sided({
  atFeet: 'Falls at the feet',
  hits: (who: string) => `${who}: hit`,
  killsIfHit: (who: string) => `${who}: beats the Armor, if it hits`,
  dies: (who: string) => `${who} dies`,
  reached: (who: string) => `${who}: reached`,
  withdrawalDies: (fate: string) => `${fate} on withdrawing`,
  parriedGivenHit: (who: string) => `${who}: parried, if it hits`,
  weaponLost: (who: string) => `Parry against ${who}: weapon lost`,
  damageChart: 'Damage of all together; marked: more than Armor',
  damageChartRolled: 'Damage of all together',
  deadChart: 'How many die',
  enemiesChart: 'How many ‹enemies|of mine› die',
  ownChart: 'How many ‹of mine|enemies› die',
  meanOwn: '‹Mine|Enemies› dead on average',
  chartColumns: { value: 'Number', chance },
  figures: allFigures,
  near: 'Near the explosion',

  counters: enemyDefends,
  best,
  allCounters: (all: number) => `All ways: ${all}`,
  withdrawHint: (fate: string, dies: string) =>
    `In ‹the enemy’s|my› own turn only the one attacked strikes back; on a withdrawal all do. ${fates.ofHundred(fate, dies)}`,
  fromAim: 'Inches from the point aimed at',
  thingCount: (number: number) => `Kind ${number}: how many`,
  addThing: 'Others near',
  removeThing: (number: number) => `Remove kind ${number}`,
  fixed: 'Fixed to the ground',
  own: '‹My own|Enemy› figures',
  landings: 'Where it lands',
  landing: {
    'on-target': (): string => 'On target',
    missed: (inches: string) => `Misses by ${inches}″`,
    short: (inches: string) => `${inches}″ short`,
    'at-feet': (): string => 'At the feet',
  },
  reasons: volleyReasons,
});

const count = plural('en');

const results: Readonly<Partial<Record<ManyResult, string>>> = {
  ...throwResults,
  'at-feet': 'At the feet',
  ...blowResults,
  'roll-again': duelplay.results['roll-again'],
  'not-parried': duelplay.results['not-parried'],
};

export const manyplay = sided({
  explosive: 'Bomb',

  steps: {
    range: 'how far it flies',
    attack: 'to hit',
    parry: 'parry',
    damage: 'damage',
    'parry-damage': 'damage parried',
    armor: 'Armor',
  },
  everybody: 'All',
  strayStep: (who: string, inches: string) => `${who} misses by ${inches}″: where does it land?`,
  nearStep: (what: string, inches: string) => `${what}: how many stand within ${inches}″ of where it landed?`,
  nowhere: 'Harmless',
  pip: duelplay.results.pip,
  equalKills: duelplay.equalKills,
  log: {
    range: (who: string, inches: string, need: string) => `${who}: ${inches}″, needs ${need}″.`,
    ranges: (who: string, enough: string, all: string) => `${who}: ${enough} of ${all} fly far enough.`,
    attack: (who: string, total: string, need: string) => `${who}: ${total} against Use ${need}.`,
    attacks: (who: string, hits: string, all: string) => `${who}: ${hits} of ${all} hit.`,
    parry: (who: string, total: string, need: string) => `${who} parries: ${total}, needs ${need}.`,
    damage: (who: string, points: string) => `${who}: ${points} damage.`,
    stopped: (who: string, points: string, left: string) => `${who} stops ${points}, ${left} left.`,
    armor: (who: string, total: string, damage: string) => `${who}: Armor ${total} against ${damage} damage.`,
    armors: (who: string, dead: string, all: string) => `${who}: ${dead} of ${all} die.`,
    strayed: (who: string, inches: string, what: string) => `${who} misses by ${inches}″ and hits: ${what}.`,
    harmless: (who: string, inches: string) => `${who} misses by ${inches}″, nothing is hit.`,
    reached: (what: string, reached: string, all: string) => `${what}: ${reached} of ${all} reached.`,
  },
  missedBy: (inches: string) => `by ${inches}″`,
  weaponLostShort: duelplay.weaponLostShort,
  outcomes: {
    dies: otherDiesSaid,
    lives: otherLivesSaid,
    dead: (dead: string, all: string) => `‹${dead} of ${all} enemies die|${dead} of my ${all} die›.`,
    strays: (dead: number) =>
      count(dead, {
        one: '# thing near dies of a missed shot.',
        other: '# things near die of missed shots.',
      }),
    victimDies: otherDiesSaid,
    victimLives: otherLivesSaid,
    attackersDead: (dead: number) =>
      count(dead, { one: '# ‹of mine|enemy› dies.', other: '# ‹of mine|enemies› die.' }),
    blast: (dead: string, reached: string) => `‹Enemies|Mine›: ${dead} of the ${reached} reached die.`,
    blastOwn: (dead: string, reached: string) => `‹Mine|Enemies›: ${dead} of the ${reached} reached die.`,
    nobodyReached: 'It reaches nobody.',
    landed: {
      'on-target': (): string => 'On target.',
      missed: (inches: string) => `Missed by ${inches}″.`,
      short: (inches: string) => `${inches}″ short.`,
      'at-feet': (): string => 'It fell at the feet.',
    },
  },
  results,
});

const chargeIssues: Readonly<Record<ChargeSetupIssue['code'], string>> = {
  'inches-range': 'A distance is too large.',
  'size-range': 'A Size is too large.',
  'use-range': 'A Use is too large.',
  'count-range': 'Too many units.',
  notation: 'These dice cannot be read.',
  'dice-too-large': 'Too many dice.',
  'cannot-charge': 'This weapon is not made to charge.',
  'not-in-this-model': 'A shove belongs to the later Chapter Five.',
};

export const charge = sided({
  answer: odds,
  sentence: (dies: string, charger: string) =>
    `‹The enemy|Mine› dies in ${dies} of 100, ‹mine|the enemy› in ${charger}.`,
  fliesToo: (chance: string) => `‹The enemy|Mine› is hurled away in ${chance}.`,
  shovedToo: (chance: string) => `‹The enemy|Mine› is pushed back in ${chance}.`,
  lineToo: (mean: string, all: string) =>
    `Further targets: ${all}; hurled out of the way on average: ${mean}.`,
  targetDies: otherDies,
  ...fates,
  chargerDies: actsDies,
  flies: '‹Enemy|Mine› flies',
  why,

  presets: {
    knight: 'Knight with lance',
    joust: 'Joust',
    foot: 'On foot',
    rider: 'Rider on pikeman',
    giant: 'Giant',
    car: 'Car and wall',
    pair: '3 on a giant',
    line: 'Through a line',
  },
  sides: { attacker: '‹Mine|Enemy›', defender: '‹Enemy|Mine›' },
  roles: { attacker: '‹Mine|Enemy› charges', defender: '‹Enemy|Mine›' },
  sideLine: (size: string, skill: string, armor: string) => `Size ${size}, Skill ${skill}, Armor ${armor}`,
  strikesWith: 'Strikes with',
  meetsWith: 'Meets it with',
  arms: {
    nothing: 'Body',
    'two-handed': 'Lance',
    heavy: 'Spear',
    hand: handWeapon,
    own: fight.hands.own,
    shove: fight.actions.shove,
    bail: 'Bails',
  },
  weaponLine: (use: string, damage: string, reach: string) => `Use ${use}, damage ${damage}, reach ${reach}″`,
  shield: held.shield,
  noShield: 'No shield',
  braced: 'Braced',
  mounted: 'Mounted',
  shoved: '‹Enemy|Mine› is pushed back',

  title: (charger: string, target: string) => `Charge: ${charger} against ${target}`,
  counted: (count: string, what: string) => `${count} × ${what}`,
  unitNames: { minifig: 'minifig', 'armored-minifig': 'minifig in armor', officer: 'officer', hero: 'hero' },
  sized: (size: string) => `Size ${size}`,
  knight: (weapon: string) => `rider, ${weapon}`,
  fighter: (unit: string, weapon: string) => `${unit}, ${weapon}`,
  issues: chargeIssues,
});

/** What a rule did to a figure; `amount` is written as the language writes numbers. */
const chargemoreReasons: Readonly<Record<ChargeEffect, (amount: string) => string>> = {
  'minifigs-only': () => 'The later Chapter Five is for minifigs: larger ones go by speed and Size',
  'straight-run': (amount) => `Straight run: ${amount}″`,
  'earlier-turns': (amount) => `Run of earlier turns: ${amount}″`,
  'target-towards': (amount) => `The target came towards the charger: ${amount}″`,
  'target-away': (amount) => `The target ran away from the charger: ${amount}″`,
  'angle-ignored': () => 'The target moved at an angle: its move does not count',
  'fall-height': (amount) => `Fall from ${amount}″`,
  'point-per-two-inches': (amount) => `One point for each full 2″ of speed: ${amount}`,
  'capped-by-size': (amount) => `No more points than its Size: ${amount}`,
  'capped-by-damage': (amount) => `No more points than the Size that damage has left: ${amount}`,
  braced: (amount) => `Braced: up to its Size, ${amount}`,
  'half-size-unbraced': (amount) => `Not braced: up to half its Size, ${amount}`,
  'ground-without-limit': (amount) => `The ground hits back with ${howMany(amount, 'die', 'dice')}`,
  'body-hits-by-itself': () => 'A body hits without a roll',
  'weapon-hits-by-itself': () => 'House rule: a weapon hits without a roll',
  'own-modifier': (amount) => `Own modifier: ${amount}`,
  ...sharedReasons,
  'skill-critical-failure': reasons['critical-failure'],
  'die-per-point': (amount) => `A d6 of damage for each point: ${amount}`,
  'die-multiplied': (amount) => `House rule: one d6 times ${amount}`,
  'weapon-damage': () => 'The weapon adds its damage',
  crushing: (amount) => `Crushing adds the Size: ${amount}`,
  'momentum-die': () => 'Momentum adds 1d6',
  'too-short-run': () => 'Less than 2″ straight: no Momentum',
  'damage-critical-failure': reasons['damage-critical-failure-zero'],
  'shield-parries': () => 'A shield may parry',
  'body-after-miss': () => 'After a miss the body follows',
  'runs-past': () => 'After a miss he runs past',
  'damage-takes-a-pip': () => 'A hit that beats its Armor takes a pip',
  'damage-beats-armor': () => 'More damage than Armor kills',
  'longer-first': () => 'The weapon that is 1″ longer strikes first',
  'at-once': () => 'Both strike at once',
  'aims-apart': () => 'They aim at different parts and strike at once',
  'knocked-back-first': () => 'A figure that is hurled away does not strike back',
  'no-further-counter': () => 'No counterattack follows',
  'knockback-contest': () => 'KnockBack: a d6 for each point of each side',
  'less-own-size': (amount) => `The loser takes his Size off: ${amount}`,
  'rooted-stays': () => 'What is rooted never flies',
  'tie-stops-both': () => 'A tie stops both',
  'within-size-stops': () => 'Won by no more than the Size: the charger stops',
  'within-size-runs-on': () => 'House rule: won within the Size, the charger runs on',
  'bailed-no-opposition': () => 'A target that bails offers no opposition',
  'momentum-less-opposition': () => 'KnockBack: his d6 less the target’s d6',
  'one-roll-each': () => 'Both charge: one d6 each',
  'same-momentum-die': () => 'House rule: one Momentum die for damage and KnockBack',
  'smash-beyond-obstacle': (amount) => `Obstacle after ${amount}″: each inch beyond is 1 damage`,
  'smash-adds-up': () => 'The smash adds to the damage of the Charge',
  'smash-alone': () => 'House rule: the smash alone against Armor',
  'opposition-taken-off': () => 'Each target takes its roll off the Momentum',
  'opposition-compared': () => 'House rule: the rolls are only compared',
  'knocked-over': () => 'A figure that flies falls over',
  'crushed-behind': (amount) => `Crushed against what is behind: ${amount} damage`,
  trampled: (amount) => `Trampled: ${amount} damage`,
  'trampled-by-itself': (amount) =>
    `House rule: a figure that flies into the way is trampled, ${amount} damage`,
  'trampled-in-reach': (amount) =>
    `Only a victim that he throws no farther than his straight inches left: ${amount}″`,
  'falls-behind': (amount) => `Falls down: ${amount}d6 damage`,
  'momentum-adds-up': (amount) => `Momentum together: ${amount}`,
  'damage-adds-up': () => 'The damage of all adds up',
  'damage-and-knockback-add-up': () => 'Damage and KnockBack of all add up',
  'knockback-alone': () => 'House rule: in KnockBack each pushes for himself',
  'shove-parried': () => 'A shove may be parried',
  'shove-momentum': () => 'Momentum adds 1d6″ to a shove',
  'bonus-declined': () => 'House rule: no bonus dice',
  'cranky-per-die': reasons['cranky-per-die'],
  'cranky-per-roll': reasons['cranky-per-roll'],
};

export const chargemore = sided({
  bothDie: 'Both die',
  onlyCharger: fates.onlyActs,
  lostPips: (pips: string) => `Size lost ${pips}`,
  runUp: (momentum: string, opposition: string) => `Run-up · Momentum ${momentum} against ${opposition}`,
  nobodyDies: neitherDies,
  chargerFlies: '‹Mine|Enemy› flies',
  mount: 'Mount',
  mounts: { none: charge.presets.foot, warhorse, 'barded-warhorse': 'Barded' },
  unit,
  units: {
    ...figures,
    'armored-minifig': 'In armor',
    own: ownValues,
  },
  ...stats,
  size: 'Size',
  reach: 'Reach of the weapon in inches',
  struck: 'What is aimed at',
  struckAt: { rider: 'At the rider', mount: 'At the mount' },
  rooted: 'Rooted in the ground',
  useShield: 'Parries with the shield',

  run: 'How they meet',
  straight: 'Straight inches',
  targetMoves: '‹The enemy|Mine› moved last',
  directions: { angle: 'Not in line', towards: 'Head-on', away: 'Straight away' },
  targetMove: 'Inches ‹the enemy|mine› moved',
  afterMiss: 'After a miss',
  afterMisses,
  pointsLine: (speed: string, momentum: string, opposition: string) =>
    `Speed ${speed}″: Momentum ${momentum} against ${opposition}`,
  dieLine: (momentum: boolean): string =>
    momentum ? 'Momentum 1d6: at least 2″ straight' : 'No Momentum: less than 2″ straight',

  sprintLine: (move: string, straight: string, chance: string) =>
    `Move ${move}″: a Sprint gets ${straight}″ far in ${chance} of 100.`,

  around: 'Around them',
  chargers: 'Chargers',
  chargersHint: 'All alike; only if the target is big enough for all to reach.',
  sameDirection: 'From one direction',
  line: 'Further targets in line',
  moveLeft: 'Straight inches left',
  tramples: 'Tramples',
  low: 'Target low enough to run over',
  behind: 'Behind ‹the enemy|mine›',
  behinds: { open: nothing, wall: 'Wall', drop: 'Drop' },
  free: 'Inches up to it',
  height: 'Height of the drop in inches',
  earlier: 'Straight inches of earlier turns',
  unintentional: 'Nobody meant to collide',
  aimApart: 'One aims at the rider, one at the mount',

  advice: 'What is best?',
  adviceOf: { attacker: '‹My side|The enemy›', defender: '‹The enemy|My side›' },
  choiceFigures: (target: string, charger: string) => `${otherDies} ${target}, ‹mine|enemy› ${charger}`,
  best,
  chosen: 'Chosen',
  gain: (chance: string) => `${chance} of 100 better than now`,
  noGain: 'Nothing beats what is chosen.',
  ways: {
    attack: 'Ordinary attack instead',
    weapon: (name: string) => `Charge: ${name}`,
    body: 'Charge: body',
    shove: 'Charge: shove',
    ram: 'rams after a miss',
    past: 'runs past after a miss',
    tramples: 'tramples',
    stops: 'does not trample',
    parries: 'parries',
    takes: 'does not parry',
    meets: (name: string) => `Meets it: ${name}`,
    stands: 'Stands there',
    bails: 'Bails',
    braced: 'braced',
    unbraced: 'not braced',
  },
  all: (count: number) => `All choices: ${count}`,

  figures: allFigures,
  inchesChart: 'How far ‹the enemy|mine› flies',
  chargerInchesChart: 'How far ‹mine|the enemy› flies',
  chartColumns: { value: fightmore.fliesColumns.value, chance },
  hits: '‹Mine|The enemy› strikes',
  contact: 'They touch at all',
  stops: 'They touch, and nobody flies',
  locked: 'Both are locked in close combat',
  knockedOver: '‹Enemy|Mine› lives, but lies on the ground',
  diesAfterwards: '‹Enemy|Mine› dies on landing',
  meanInches: 'Average flight of ‹the enemy|mine› in inches',
  lineTarget: (number: string) => `Target ${number} in line`,
  reached: 'is reached',
  cleared: 'is hurled out of the way',
  dies: 'dies',
  reasons: chargemoreReasons,
});

const purposes: Readonly<Record<ChargePurpose, string>> = {
  attack: duelplay.purposes.attack,
  'after-miss': 'Missed: what now?',
  parry: duelplay.purposes.parry,
  damage: duelplay.purposes.damage,
  'momentum-damage': 'Damage by Momentum',
  'parry-damage': duelplay.purposes['parry-damage'],
  armor: duelplay.purposes.armor,
  momentum: 'Momentum for KnockBack',
  opposition: 'Opposition for KnockBack',
  trample: 'In the way',
  fall: 'Fall',
};

const chargeplayResults: Readonly<Record<ChargeResult, string>> = {
  ...blowResults,
  'not-parried': duelplay.results['not-parried'],
  pip: duelplay.results.pip,
  rolled: 'Rolled',
  reduced: duelplay.results.reduced,
  flies: 'Flies',
  stops: 'Stopped',
  locked: 'Locked',
  shoved: duelplay.results.shoved,
  crushed: 'Crushed',
  trampled: 'Trampled',
  smashed: 'Smashed',
  parry: 'Parries',
  'take-it': 'Does not parry',
  ...afterMisses,
  trample: chargemore.tramples,
  stop: 'Stops',
};

export const chargeplay = sided({
  purposes,
  results: chargeplayResults,
  ofCharger: (side: string, number: string) => `${side} ${number}`,
  step: (side: string, purpose: string) => `${side}: ${purpose}`,
  equalKills: manyplay.equalKills,
  log: {
    attack: (who: string, total: string, need: string) => `${who} attacks with ${total} against Use ${need}.`,
    parry: (who: string, total: string, need: string) => `${who} parries with ${total}, needs ${need}.`,
    damage: (who: string, total: string) => `${who} does ${total} damage.`,
    parryDamage: (who: string, total: string, left: string) => `${who} stops ${total} damage, ${left} left.`,
    armor: (who: string, total: string, damage: string) =>
      `${who} has Armor ${total} against ${damage} damage.`,
    momentum: (who: string, total: string) => `${who} rolls ${total} for Momentum.`,
    opposition: (who: string, total: string) => `${who} sets ${total} against it.`,
    flies: (who: string, inches: string) => `${who} flies ${inches}″.`,
    stops: (difference: string) => `Difference ${difference}: nobody flies.`,
    shoved: (who: string, inches: string) => `${who} is pushed back ${inches}″.`,
    crushed: (who: string, damage: string) => `${who} is crushed: ${damage} damage on top.`,
    trampled: (who: string, damage: string) => `${who} is run over: ${damage} damage on top.`,
    smashed: (who: string, damage: string) => `${who} smashes into the obstacle: ${damage} damage.`,
    fall: (who: string, damage: string) => `${who} falls down: ${damage} damage.`,
    chooses: (who: string, what: string) => `${who}: ${what}.`,
  },
  outcomes: {
    bothDie: 'Both die.',
    targetDies: otherDiesSaid,
    chargerDies: actsDiesSaid,
    nobodyDies: duelplay.outcomes.neitherDies,
    targetFlies: (inches: string) => `‹The enemy|Mine› flies ${inches}″.`,
    chargerFlies: (inches: string) => `‹Mine|The enemy› flies ${inches}″.`,
    unseated: 'Only the rider: the mount runs on to the end of its Move.',
    shoved: (inches: string) => `‹The enemy|Mine› is pushed back ${inches}″.`,
    down: '‹The enemy|Mine› lies on the ground.',
    tips: 'Let go of ‹the enemy|mine›: does it tip over?',
    cleared: (count: string) => `Further targets out of the way: ${count}.`,
  },
});

const units: Readonly<Record<QuikUnitId | LugpolUnitId, string>> = {
  ...figures,
  steed: 'Steed',
  mercenary: 'Mercenary',
};

const weapons: Readonly<Record<QuikWeaponId | LugpolWeaponId, string>> = {
  hand: 'Hand weapon',
  ranged: 'Ranged weapon',
  brick: 'Brick',
  siege: 'Siege weapon',
  'bare-hands': nothing,
  short: 'Short weapon',
  heavy: 'Heavy weapon',
  'two-handed': 'Two-handed weapon',
  'short-ranged': 'Pistol, bow',
  'long-ranged': held['long-ranged'],
  explosive: held.explosive,
  improvised: 'Random object',
  mounted: 'Mounted weapon',
};

/** Presets that are more than the name of their unit. */
const presets = {
  shield: 'With shield',
  archer: 'Shooter',
  three: '3 together',
  siege: 'Siege, crew of 3',
};

export const quikgame = { units, weapons };

export const quik = sided({
  kind: 'What is it about?',
  kinds: { attack, building: 'Building', vehicle: 'Vehicle', move: 'Move', feat: 'Feat' },
  act: 'Act',
  answer: 'Answer',
  ...asked,
  youDie: '‹One of mine|An enemy› dies',
  noBrick: 'No brick off',
  fails: 'It fails',
  nobodyDies: neitherDies,
  firstBrick: 'First brick off',
  allBricks: 'All bricks off',
  meanBricks: 'Bricks on average',
  targetLives: '‹Enemy|Mine› lives',
  saysDies: (chance: string) => `‹The enemy|Mine› dies in ${chance} of 100.`,
  saysReply: (chance: string) => `In ${chance} it lives and kills one of ‹mine|the enemies› in its turn.`,
  saysFirst: (chance: string) => `The brick comes off in ${chance} of 100.`,
  saysBricks: (first: string, all: string, bricks: number) =>
    `The first brick comes off in ${first} of 100, all ${bricks} in ${all}.`,
  moves: 'It moves',
  inches: (inches: string) => `${inches}″`,
  saysMoves: (inches: string) => `The vehicle moves up to ${inches}″.`,
  saysKeeps: (inches: string) => `The vehicle goes straight on, ${inches}″.`,
  saysStops: 'The vehicle must stop or land.',
  saysCrash: (dice: string) => `In a crash both take ${dice}.`,
  vehicleLoses: 'Vehicle: bricks lost',
  obstacleLoses: 'Bricks knocked off',
  saysWalk: (inches: string, limit: string) => `Allowed: ${inches}″ of ${limit}″.`,
  inchesUsed: 'Inches moved',
  inchesLeft: 'Inches left',
  carriers: 'Minifigs to lift it',
  moveSteps: {
    run: 'Runs or climbs',
    leap: 'Leaps across',
    height: 'Leaps up',
    swim: 'Swims',
    handled: 'Picks up or drops',
    lift: 'Studs of its load',
  },
  featSucceeds: 'The feat succeeds',
  actSucceeds: 'The act succeeds',
  saysFeat: (chance: string) => `A Stupendous Feat succeeds in ${chance} of 100.`,
  saysAct: (chance: string, name: string) => `${name}: succeeds in ${chance} of 100.`,
  why,

  attacker: '‹Mine|Enemy›',
  attacks: '‹Mine|Enemy› attacks',
  attackerNumber: (number: number) => `Attackers ${number}`,
  target: '‹Enemy|Mine›',
  readyMade: 'Ready-made',
  unit,
  units,
  weapons,
  presets,
  count: 'How many',
  weaponCount: 'Such weapons',
  crew: 'Crew at each',
  distance: 'Inches away',
  distanceHint: '?: not known: counted as in range.',
  other: 'Also carries',
  shield: held.shield,
  armor: 'Armor',
  more: many.more,
  strikesBack: 'Strikes back with',
  strikesBackHint: 'In its own turn, at whichever of ‹mine|the enemies› suits it best.',
  swap: fight.swap,
  addAttackers: 'Add attackers',
  removeAttackers: (number: number) => `Remove attackers ${number}`,
  armorLine: (unit: string, dice: string) => `${unit}, Armor ${dice}`,
  times: (times: string, what: string) => `${times} × ${what}`,
  prices: (attacker: string, target: string) =>
    `Price: ${attacker} against ${howMany(target, 'point', 'points')}`,
  size: 'Longest line in inches',
  level: 'Structure Level',
  groundInches: 'Inches on ground or water',
  airInches: 'Inches in the air',
  difficulties: {
    trivial: 'Trivial',
    easy: 'Easy',
    normal: 'Normal',
    tricky: 'Tricky',
    hard: 'Difficult',
    'very-hard': 'Very difficult',
    heroic: 'Heroic',
    legendary: 'Legendary',
    divine: 'Godlike',
  },

  title: {
    attack: many.titles.against,
    building: (attackers: string, bricks: number) =>
      `${attackers} at ${count(bricks, { one: '# brick', other: '# bricks' })}`,
    vehicle: (inches: string) => `Vehicle, ${inches}″ a turn`,
    move: (unit: string, inches: string) => `${unit} moves ${inches}″`,
    feat: 'Stupendous Feat',
    act: (name: string) => `Act: ${name}`,
    striker: (unit: string, weapon: string) => `${unit} (${weapon})`,
  },
  issues: {
    'no-damage': (): string => 'A minifig with empty hands does not attack: choose a weapon.',
    'no-attack': (): string => 'A steed does not attack; its rider does.',
    'out-of-range': outOfRange,
    'too-many-dice': (limit: string) => `More than ${limit} dice are too many for one attack.`,
    'too-far': (limit: string) => `Too far: ${limit}″ in all.`,
    'jump-too-high': (limit: string) => `Too high: a jump is ${limit}″ at most.`,
    'jump-too-far': (limit: string) => `By your house rule a jump is ${limit}″ long at most.`,
    'swim-too-far': (limit: string) => `Swimming: ${limit}″ at most.`,
    'one-act-only': (): string => 'One act in a phase: move or pick up, not both.',
    'no-bricks': (): string => 'Add the bricks that are aimed at.',
  },
  impossible: many.impossible,
});

/** What a rule did to a figure; `amount` is written as the language writes numbers. */
const quikmoreReasons: Readonly<Record<QuikEffect, (amount: string) => string>> = {
  'no-roll-to-hit': () => 'Nobody rolls to hit',
  'damage-dice': (amount) => `Damage dice of the weapon: ${amount}`,
  'dice-together': (amount) => `All dice in one roll, attacks: ${amount}`,
  'rolled-apart': (amount) => `An Armor roll against each attack, attacks: ${amount}`,
  'hero-both-attacks': () => 'The double attack rolls the dice of both attacks',
  'hero-sum-doubled': () => 'House rule: the double attack counts one sum twice',
  'crew-dice': (amount) => `Dice for more crew: ${amount}`,
  'crew-inches': (amount) => `More crew, more range: ${amount}″`,
  'crew-limit': (amount) => `Only ${amount} crew count`,
  'throw-must-reach': reasons['thrown-range'],
  'armor-roll': (amount) => `Armor dice of its own: ${amount}`,
  'protection-dice': (amount) => `Armor dice for shield or armor: ${amount}`,
  'protection-once': () => 'Shield and armor together count once',
  'equal-lives': () => 'Armor equal to the damage lives',
  'equal-succeeds': () => 'An equal roll is enough for the hero',
  'bonus-d6': () => 'Every 6 earns another die',
  'ones-count': () => 'Ones are just ones: nothing fails by itself',
  floor: reasons.floor,
  'studs-held': (amount) =>
    amount === '' ? 'Damage must beat the studs' : `More damage than studs: ${amount}`,
  'studs-spent': () => 'The studs of each brick are taken off the damage',
  'inches-per-unit': (amount) => `5″ for each unit in use, units: ${amount}`,
  'speed-limit': (amount) => `${amount}″ at most`,
  'unfit-for-terrain': (amount) => `Units of no use on this terrain: ${amount}`,
  overloaded: (amount) => `It carries ${amount}; more stop it`,
  'keeps-going': (amount) => `Nobody at the controls: it goes on, ${amount}″`,
  'crash-dice': (amount) => `A die for each unit in use, to both: ${amount}`,
  'move-limit': (amount) => `${amount}″ in a Movement Phase`,
  'jump-height': (amount) => `A jump is ${amount}″ high at most`,
  'jump-distance': (amount) => `House rule: a jump is ${amount}″ long at most`,
  'swim-limit': (amount) => `Swimming: ${amount}″ at most`,
  'any-number-handled': () => 'Anything may be picked up on the way',
  'one-act': () => 'One act in a phase',
  'studs-per-carrier': (amount) => `One lifts ${amount} studs`,
  'unit-price': (amount) => `Units: ${amount}`,
  'item-price': (amount) => `Gear: ${amount}`,
  'body-price': (amount) => `Body by its size: ${amount}`,
  'ground-price': (amount) => `Speed on ground or water: ${amount}`,
  'flight-price': (amount) => `Speed in the air: ${amount}`,
  difficulty: (amount) => `The roll must reach ${amount}`,
  'nothing-to-roll': () => 'Trivial: no roll needed',
};

const propulsion: Readonly<Record<PropulsionId, string>> = {
  wheels: 'Pairs of wheels',
  treads: 'Pairs of treads',
  legs: 'Pairs of legs',
  skids: 'Pairs of skids',
  sail: 'Sails',
  oars: 'Pairs of oars',
  rotor: 'Rotors',
  propeller: 'Propellers',
  jets: 'Pairs of jets',
  thrusters: 'Pairs of thrusters',
};

export const quikmore = sided({
  carries: 'Picking up and lifting',

  howStrike: 'How do you strike?',
  goal: fightmore.goal,
  goals: { kill: 'the kill', survive: fightmore.goals.survive, trade: 'trading blows' },
  ways: { together: 'All in one roll', apart: 'One after the other', best: 'As advised' },
  heroWays: { together: 'One double attack', apart: 'Two attacks', best: 'As advised' },
  wayFigures: (kills: string) => `kills ${kills}`,
  wayReply: (kills: string, dies: string) => `kills ${kills}, loses ${dies}`,
  best,
  tooMany: 'Too many attackers to look through every way of putting them together.',
  rollsWith: (rolls: string) => `Rolls: ${rolls}`,

  figures: allFigures,
  rollTitle: (dice: string) => `Damage ${dice}`,
  rollTimes: (times: string, dice: string) => `${times} × damage ${dice}`,
  rollKills: 'This roll kills',
  meanDamage: fightmore.meanDamage,
  damageChart: 'Damage of this roll',
  damageColumns: { value: stats.damage, chance },
  bricksChart: 'Bricks that come off',
  bricksColumns: { value: 'Bricks', chance },
  replyKills: 'Its answer kills',
  price: (points: string) => `Price: ${points}`,
  priceOf: {
    attacker: 'Price of ‹mine|the enemy›',
    target: 'Price of ‹the enemy|mine›',
    vehicle: 'Price of the vehicle',
  },

  bricks: 'Bricks, in the order you aim at them',
  vehicleBricks: 'Bricks of the vehicle, as they are hit',
  obstacleBricks: 'Bricks that it hits',
  addBrick: (studs: number) => count(studs, { one: 'Add: # stud', other: 'Add: # studs' }),
  addBrickOther: 'Add: other number of studs',
  brick: (place: number, studs: number) =>
    `Brick ${place}, ${count(studs, { one: '# stud', other: '# studs' })}: remove`,
  studs: 'Studs that hold the brick',
  noBricks: 'Tap a number of studs: that adds a brick held by so many.',
  weakest: (mean: string) => `Weakest first: ${mean} bricks on average`,

  terrain: 'Where',
  terrains: { ground: 'Ground', water: 'Water', air: 'Air' },
  propulsion,
  otherUnits: 'Other propulsion',
  aboard: 'Minifigs aboard',
  controlled: 'Somebody at the controls',
  lastInches: 'Inches of its last move',
  crash: 'Crash',
  hits: 'It hits',
  obstacles: { unit: 'a unit', bricks: 'bricks' },
  carPrice: 'Price by the list',

  featHint: 'Say what the hero tries. His die must at least equal that of an opponent.',
  actHint: 'Anything out of the ordinary: one die, which must reach the difficulty.',
  difficulty: 'Difficulty',
  ladder: 'All difficulties',

  reasons: quikmoreReasons,
});

const sides: Readonly<Record<QuikSide, string>> = {
  attacker: '‹Mine|Enemy›',
  target: '‹Enemy|Mine›',
  vehicle: 'Vehicle',
  obstacle: 'What it hits',
  hero: figures.hero,
  opponent: 'Opponent',
};

const quikplayPurposes: Readonly<Record<QuikPurpose, string>> = {
  begin: 'a feat first?',
  throw: manyplay.steps.range,
  damage: manyplay.steps.damage,
  armor: 'Armor',
  brick: 'which brick next?',
  feat: 'Stupendous die',
  opposing: 'opposing die',
  act: 'the act',
};

const quikplayResults: Readonly<Partial<Record<QuikResult, string>>> = {
  ...throwResults,
  lives: 'Lives',
  destroyed: 'Destroyed',
  'comes-off': 'Comes off',
  holds: 'Holds',
  succeeds: 'Succeeds',
  fails: 'Fails',
};

export const quikplay = sided({
  step: chargeplay.step,
  attackNumber: (number: number, of: number, what: string) => `${what} (${number} of ${of})`,
  sides,
  purposes: quikplayPurposes,
  results: quikplayResults,
  beginnings: { attack, feat: 'A feat first' },
  nextBrick: (studs: number) => count(studs, { one: '# stud', other: '# studs' }),
  log: {
    throw: (total: string, need: string) => `flies ${total}″ of ${need}″`,
    damage: duelplay.log.damage,
    taken: (total: string) => `takes ${total} damage`,
    doubled: (total: string) => `does ${total} damage, counted twice`,
    armor: (total: string, damage: string) => `Armor ${total} against ${damage} damage`,
    harmless: 'no damage, no Armor roll',
    brick: (studs: string, damage: string) => `${damage} damage at a brick held by ${studs}`,
    feat: (total: string) => `rolls ${total}`,
    opposing: (total: string, need: string) => `rolls ${total} against ${need}`,
    act: (total: string, need: string) => `rolls ${total}, needs ${need}`,
  },
  logLine: (side: string, what: string) => `${side}: ${what}.`,
  outcomes: {
    destroyed: '‹The enemy|Mine› is destroyed.',
    lives: otherLivesSaid,
    featSucceeds: 'The feat succeeds.',
    featFails: 'The feat fails: the hero bears what follows.',
    actSucceeds: 'The act succeeds.',
    actFails: 'The act fails.',
    bricks: (bricks: number) =>
      bricks === 0
        ? 'No brick comes off.'
        : count(bricks, { one: '# brick comes off.', other: '# bricks come off.' }),
    vehicle: (bricks: number) =>
      bricks === 0
        ? 'The vehicle stays whole.'
        : count(bricks, { one: 'The vehicle loses # brick.', other: 'The vehicle loses # bricks.' }),
    obstacle: (bricks: number) =>
      bricks === 0
        ? 'What it hit stays whole.'
        : count(bricks, { one: 'What it hit loses # brick.', other: 'What it hit loses # bricks.' }),
  },
});

/** What a rule of the supplements did to a figure; `amount` is written as the language writes numbers. */
const magicmoreReasons: Readonly<Record<SupplementEffect, (amount: string) => string>> = {
  'two-for-a-level': (amount) => `Use ${amount}: 2 for each level`,
  'three-for-a-level': (amount) => `Use ${amount}: 3 for each level`,
  'three-for-a-size': (amount) => `Use ${amount}: 3 for each inch of Size`,
  'four-for-a-size': (amount) => `Use ${amount}: 4 for each inch of Size`,
  'shield-takes-off': (amount) => `The shield takes ${amount}d6 off, rolled anew for each damage`,
  'shield-ones-count': () => 'All ones on the shield count as rolled',
  'best-mage-rolls': () => 'The mage with the best Skill rolls once for all',
  'levels-together': (amount) => `All levels together, 10 at most: ${amount}`,
  'half-the-level': (amount) => `Half his level, rounded down: Size ${amount} at most`,
  'half-the-levels': (amount) => `Half of all levels, rounded down: Size ${amount} at most`,
  'turns-of-a-circle': (amount) => `The circle takes turns: ${amount}`,
  'paid-for-each-cast': (amount) => `Each cast is paid with the army: ${amount} CP`,
  'undead-at-most': (amount) => `One for each level of magic: ${amount} at most`,
  'one-try-a-turn': (amount) => `One try a turn, turns: ${amount}`,
  'cover-hidden': (amount) => `Thirds of him behind cover: ${amount}`,
  'hides-at-half-speed': (amount) => `Hides at half speed: ${amount} more cover`,
  'hides-standing-still': (amount) => `Hides and stands still: ${amount} more cover`,
  'spotting-takes-cover': () => 'Once spotted he has no cover',
  'spot-the-cover': (amount) => `To spot him the roll must reach his cover, ${amount}`,
  'damage-above-armor': () => 'Each point above Armor is a wound',
  'more-than-the-wounds': (amount) => `The roll must be more than the wounds: ${amount}`,
  'medics-roll-together': (amount) => `Medics roll as one, a Skill die each: ${amount}`,
  'medics-quarrel': (amount) => `Each further medic takes 1 off: ${amount}`,
  'medics-at-most': (amount) => `Only ${amount} medics count`,
  'carried-at-half': (amount) => `Carried at half the Move of the slowest, ${amount}″`,
};

export const magic = sided({
  kind: 'What do you try?',
  kinds: {
    bolt: 'Bolt',
    area: 'Area spell',
    shield: 'Magic shield',
    summon: 'Summon',
    raise: 'Raise dead',
    heal: 'Heal',
    shot: 'Hidden target',
  },
  answer: odds,
  says: (label: string, chance: string) => `${label}: ${chance} of 100.`,
  ends: {
    dies: asked.targetDies,
    lives: 'Hit, but lives',
    misses: 'Misses',
    someone: 'Somebody dies',
    nobody: 'Hit, all live',
    saved: 'Friend lives',
    lost: 'Friend dies',
    called: 'It comes',
    uncalled: 'It does not come',
    rises: 'It rises',
    stays: 'It stays dead',
    healed: 'Healed',
    unhurt: 'Not wounded',
    bleeds: 'Patient dies',
    self: 'Only the mage dies',
  },
  facts: {
    hit: fight.hit,
    reach: duelplay.results['in-range'],
    up: 'Shield up',
    without: 'Lives without it',
    spot: 'Spotted',
    wounded: 'Wounded',
    dead: many.meanDead,
    turns: 'Turns',
    points: 'CP a cast',
    room: 'Room for undead',
    cover: 'Cover',
    caught: 'Misses, still caught',
    self: 'Mage dies',
    carried: 'Inches carried',
    landed: 'Inches off',
  },
  unhurtWithout: 'Unhurt without it',
  roles: {
    mage: '‹My|Enemy› mage',
    medic: '‹My|Enemy› medic',
    shooter: '‹My|Enemy› shooter',
    enemy: '‹Enemy|Mine›',
    target: '‹Enemy|Mine›',
    friend: 'Friend',
    called: 'Called unit',
    corpse: 'Corpse',
    patient: 'Patient',
    hider: '‹Enemy|Mine›, hiding',
  },
  units: { ...fight.presets, 'armored-minifig': 'Minifig in armor' },
  unit,
  skill: stats.skill,
  armor: stats.armor,
  distance: fight.distance,
  change: 'change',
  best,
  magic: 'Level of magic',
  level: 'Cast at level',
  others: 'Levels of others in his circle',
  noCircle: 'no circle',
  othersHint: 'He is the one with the best Skill. The circle takes as many turns as its level.',
  undead: 'Undead he has already',
  medics: 'Medics',
  patientSize: 'Size of the patient',
  medicsHint: 'Right beside the patient, in the first turn after the hit. A failed roll kills.',
  perceives: 'Perception',
  master: 'Weapon master',
  modifier: 'Added to his Skill',
  supplement: 'From the Polish supplements; dice as in the edition you play.',
  size: 'Size in inches',
  summonHint: 'Minifig 1, horse 2. Its CP must have been kept back.',
  raiseHint: 'The size it had. Right beside the mage, nothing between.',
  wounds: 'Wounds',
  rollsHit: 'roll the hit',
  rollsHitHint: '?: damage and Armor are rolled first; every point above Armor is a wound.',
  count: 'How many in the blast',
  struck: 'What strikes',
  hidden: 'Behind cover',
  hiddenParts: { 0: 'Nothing', 1: 'A third', 2: 'Two thirds' },
  stance: 'What the hider does',
  stances: { moving: 'Moves', half: 'Half speed', still: 'Stands still' },
  hides: 'Has learnt to hide',
  circle: 'circle',
  times: (times: string, what: string) => `${times} × ${what}`,
  against: (weapon: string) => `against: ${weapon}`,
  ofSize: (size: string) => `Size ${size}`,
  controls: (undead: string) => `has undead: ${undead}`,
  woundCount: (wounds: number) => howMany(String(wounds), 'wound', 'wounds'),
  medicCount: (medics: number) => howMany(String(medics), 'medic', 'medics'),
  coverOf: (cover: string) => `cover ${cover}`,
  magicLevel: (level: string) => `magic ${level}`,
  castsAt: (level: string) => `Level ${level}`,
  titles: {
    spell: (spell: string, level: string, target: string) => `${spell}, level ${level}: ${target}`,
    call: (what: string, size: string) => `${what}: Size ${size}`,
    wounds: (what: string, wounds: string, medics: number) =>
      `${what}: wounds ${wounds}, ${howMany(String(medics), 'medic', 'medics')}`,
    hit: (what: string, medics: number) => `${what}: a hit, ${howMany(String(medics), 'medic', 'medics')}`,
    shot: (what: string, weapon: string, target: string) => `${what}: ${weapon} against ${target}`,
  },
  issues: {
    'above-level': (limit: string) => `Too high a level: ${limit} at most.`,
    'too-far': (limit: string) => `Out of range: this spell reaches ${limit}″.`,
    'magic-too-low': (): string => 'Summoning takes magic of level 2.',
    'too-big': (limit: string) => `Too big: Size ${limit} at most.`,
    'too-many-undead': (limit: string) => `He controls ${limit} already, one for each level.`,
  },
  impossible: 'This cannot be tried.',
});

export const magicmore = {
  reasons: magicmoreReasons,
};

const magicPurposes: Readonly<Record<CarePurpose, string>> = {
  look: 'spots the hider?',
  reach: manyplay.steps.range,
  use: 'Skill',
  damage: manyplay.steps.damage,
  'taken-off': 'the shield takes off',
  armor: stats.armor,
  treat: 'treatment',
};

const magicResults: Readonly<Partial<Record<CareResult, string>>> = {
  succeeds: 'Succeeds',
  fails: 'Fails',
  lives: 'Lives',
  dies: duelplay.results.dies,
  wounded: magic.facts.wounded,
};

export const magicplay = sided({
  step: chargeplay.step,
  purposes: magicPurposes,
  results: magicResults,
  log: {
    test: quikplay.log.act,
    reach: quikplay.log.throw,
    damage: duelplay.log.damage,
    takenOff: (total: string, damage: string) => `takes ${total} off ${damage} damage`,
    armor: quikplay.log.armor,
    wounds: (armor: string, wounds: string) => `${armor}, wounds: ${wounds}`,
    target: (number: string, armor: string) => `number ${number}, ${armor}`,
  },
  logLine: quikplay.logLine,
  deaths: (dead: number) => count(dead, { one: '# dies.', other: '# die.' }),
  goOn: 'Next turn: another try',
  keepUndead: (undead: number) => `Keep the undead: ${undead}`,
  outcomes: {
    dies: otherDiesSaid,
    lives: '‹The enemy|Mine› is hit, but lives.',
    misses: 'It misses.',
    someone: 'Somebody dies.',
    nobody: 'It hits, but all live.',
    saved: 'The friend lives.',
    lost: 'The friend dies.',
    called: 'It comes and stands beside the mage.',
    uncalled: 'Nothing comes.',
    rises: 'It rises and obeys the mage.',
    stays: 'It stays dead.',
    healed: 'The patient is healed, and Disrupted this turn.',
    unhurt: 'The hit does not get through: no wound.',
    bleeds: 'The patient dies.',
    self: 'The mage dies in his own blast.',
  },
});

export const brikbuild = builderWords;
export const creation = creationWords;
export const wreck = wreckWords;
export const wreckplay = wreckplayWords;
export const mage = mageWords;
export const squads = squadWords;
export const squadplay = squadplayWords;
