import type { HouseRuleId } from '../../rules/brikwars/house-rules.ts';
import type { QuikHouseRuleId } from '../../rules/brikwars/quik-house-rules.ts';

/** What a switch decides, and each of its values by the word that links have for it. */
export interface SwitchTexts {
  readonly title: string;
  /** When it matters. */
  readonly hint?: string;
  readonly values: Readonly<Record<string, string>>;
}

const table: Readonly<Record<HouseRuleId, SwitchTexts>> = {
  bonus: {
    title: 'A die on its top face earns',
    values: { d6: 'a bonus d6', same: 'the same die again', none: 'nothing' },
  },
  skillCriticalFailure: {
    title: 'All ones on an attack or a parry',
    values: { true: 'always fail', false: 'count as rolled' },
  },
  damageCriticalFailure: {
    title: 'All ones on damage dice',
    values: { zero: 'do nothing', total: 'count as rolled' },
  },
  rangeCriticalFailure: {
    title: 'All ones on a throw',
    values: { true: 'fall at his feet', false: 'count as rolled' },
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
};

const quik: Readonly<Record<QuikHouseRuleId, SwitchTexts>> = {
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

export const houserules = { table, quik };
