import type { BrikwarsEffect } from '../../rules/brikwars/attack/effects.ts';
import type { PlayResult, Purpose } from '../../rules/brikwars/duel/play-record.ts';
import type { VolleyEffect } from '../../rules/brikwars/many/volley-effects.ts';
import type { LugpolUnitId, LugpolWeaponId } from '../../rules/brikwars/quik/lugpol-game.ts';
import type { QuikUnitId, QuikWeaponId } from '../../rules/brikwars/quik/quik-game.ts';

export const twoHandedWeapon = 'Two-handed weapon';

export const actingSide = '‹My fighter|Enemy›';

export const otherSide = '‹Enemy|My fighter›';

export const randomObject = 'Random object';

export const ownWeapon = 'Own weapon';

export const timesOf = (number: string, what: string) => `${number} × ${what}`;

export const heavyWeapon = 'Heavy weapon';

/** What several parts say, each in one place. */
export const outOfRange = (limit: string) => `Out of range: this weapon reaches ${limit}″.`;

export const why = (what: string) => `${what}: why`;

export const ownValues = 'Own values';

export const handWeapon = 'Hand weapon';

export const chance = 'Chance';

export const best = 'Best';

export const unit = 'Unit';

export const neitherDies = 'Nobody dies';

/** Who acts, and who is acted upon. */
export const actsDies = '‹My fighter|Enemy› dies';

export const otherDies = '‹Enemy|My fighter› dies';

/** What becomes of a side whose Armor does not hold. */
/** What has several pips loses one where another dies. */
export const pips = {
  left: 'Pips that destroy it',
  one: 'takes a pip',
  enemy: '‹An enemy|One of my fighters› is hurt',
  own: '‹One of my fighters|An enemy› is hurt',
  any: 'At least one pip',
  some: 'Some pips',
  mean: 'Pips on average',
  chart: 'How many pips',
  of: (pips: string, all: string) => `${pips} of ${all} ${all === '1' ? 'pip' : 'pips'}`,
  gone: (gone: number) => `Destroyed: ${gone}`,
};

export const fates = {
  fates: {
    dies: { target: otherDies, charger: actsDies },
    pip: { target: '‹Enemy|My creation› takes a pip', charger: '‹My creation|Enemy› takes a pip' },
    destroyed: { target: '‹Enemy|My creation› is destroyed', charger: '‹My creation|Enemy› is destroyed' },
  },
  bothHurt: 'Both hurt',
  neitherHurt: 'Neither hurt',
  onlyActs: 'Only ‹my fighter|enemy›',
  ofHundred: (what: string, chance: string) => `${what}: ${chance}\u00a0%.`,
};

export const actsDiesSaid = '‹My fighter|The enemy› dies.';

export const otherDiesSaid = '‹The enemy|My fighter› dies.';

export const otherLivesSaid = '‹The enemy|My fighter› lives.';

export const enemyDefends = '‹How does the enemy defend?|How do you defend?›';

export const allFigures = 'All figures';

export const sharedReasons: Readonly<
  Record<'use' | 'equal-damage-kills' | 'bonus-d6' | 'bonus-same', (amount: string) => string>
> = {
  use: (amount) => `Use ${amount}: the roll must reach it`,
  'equal-damage-kills': () => 'Damage equal to Armor kills too',
  'bonus-d6': () => 'A die on its top face earns a bonus d6',
  'bonus-same': () => 'A die on its top face is rolled once more as a bonus die',
};

export const asked = {
  weapon: 'Weapon',
  targetDies: otherDies,
  distanceUnknown: 'not known',
  inForce: 'in force',
};

export const figures = { minifig: 'Minifig', officer: 'Officer', hero: 'Hero' };

export const stats = { skill: 'Skill', armor: 'Armor', use: 'Use', damage: 'Damage' };

export const held = {
  'short-ranged': 'Pistol, short bow',
  'long-ranged': 'Rifle, longbow',
  explosive: 'Grenade',
  shield: 'Shield',
  'bare-hands': 'Bare hands',
};

export const duelPurposes: Readonly<Record<Purpose, string>> = {
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

export const duelResults: Readonly<Record<PlayResult, string>> = {
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

export const weaponLostShort = 'weapon lost';

export const equalKills = 'Damage equal to Armor kills';

export const logDamage = (total: string) => `does ${total} damage`;

export const nobodyDiesSaid = 'Nobody dies.';

export const throwResults = { 'in-range': duelResults['in-range'], short: duelResults.short };

export const warhorse = 'Warhorse';

export const attack = 'Attack';

export const twoHanded = 'Two-handed';

export const nothing = 'Nothing';

export const odds = 'Odds';

export const blowResults = {
  hit: duelResults.hit,
  missed: duelResults.missed,
  'critical-failure': duelResults['critical-failure'],
  parried: duelResults.parried,
  holds: duelResults.holds,
  dies: duelResults.dies,
};

/** What a rule did to a number; `amount` is written as the language writes numbers. */
export const reasons: Readonly<Record<BrikwarsEffect, (amount: string) => string>> = {
  'target-still': (amount) => `Target did not move: ${amount}`,
  aimed: (amount) => `Attacker stood still and aimed: ${amount}`,
  'no-stationary-in-close-combat': () => 'Nobody stands still in close combat: no bonus',
  'visible-thirds': (amount) => `Only part of the target can be seen: ${amount}`,
  speed: (amount) => `Speed of the faster of the two: ${amount}`,
  'large-target': (amount) => `Large target: ${amount}`,
  blind: (amount) => `The attacker cannot see the target: ${amount}`,
  'no-cover-unseen': () => 'Cover does not count for a target that cannot be seen',
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
  'automatic-hit': () => 'Automatic hit: the target cannot move or defend itself',
  'attack-roll-known': (amount) => `Already rolled: ${amount}`,
  'edition-use': (amount) => `Use ${amount} by this edition or your house rules`,
  'swung-as-random-object': () => 'A ranged weapon in close combat is a random object',
  range: (amount) => `${amount}″ away, within range`,
  'thrown-range': (amount) => `The throw must carry ${amount}″`,
  'thrown-range-critical-failure': () => 'A throw of all ones falls at the thrower’s feet',
  'damage-beats-armor': (amount) => `More damage than Armor ${amount} kills`,
  'rolled-armor': () => 'Armor is rolled; more damage than that kills',
  'one-armor-roll': () => 'Armor is rolled once a turn, against all damage of that turn',
  'damage-adds-up': (amount) =>
    amount === '' ? 'Damage of the turn adds up' : `Damage of the turn adds up, ${amount} taken already`,
  'damage-each-alone': () => 'House rule: each blow’s damage is compared with Armor separately',
  'takes-pip': (amount) =>
    amount === ''
      ? 'Armor is rolled; more damage than that takes a pip'
      : `More damage than Armor ${amount} takes a pip`,
  'one-pip-a-turn': () => 'All damage of one turn takes one pip at most',
  'damage-critical-failure-zero': () => 'Damage dice all on 1 do nothing',
  'damage-critical-failure-total': () => 'House rule: damage dice all on 1 count as rolled',
  counterattack: () => 'A counterattack is rolled like an attack',
  'counter-after-any-attack': () => 'A defender who survives strikes back, whether hit or missed',
  'parry-number': (amount) => `The parry must reach Use ${amount} and the attack roll`,
  'parry-reduces-damage': () => 'A parry subtracts its own damage roll from the blow',
  'riposte-penalty': (amount) => `Parry and riposte: ${amount} on Skill and damage`,
  'shield-parries-counterattack': () => 'The attacker may parry a counterattack with a shield',
  'shield-against-missile': () => 'A shield stops thrown weapons and slow missiles',
  'no-counter-to-shooting': () => 'Nobody strikes back at a shooter',
  'weapon-lost-on-critical-failure': () => 'A parry of all ones loses the weapon',
  'weapon-lost-to-two-handed': () => 'Every failed parry of a two-handed weapon loses it',
  'order-of-attack': () => 'Blow by blow, until somebody dies',
  'counter-after-failed-attack': () => 'House rule: the defender strikes back only after a failed attack',
  'disrupted-no-counter': () => 'Disrupted: no defence before its own turn',
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

export const volleyReasons: Readonly<Record<VolleyEffect, (amount: string) => string>> = {
  'damage-summed': () => 'The damage of all hits is added up against one Armor',
  'rolled-together': () => 'All attack rolls are made together; nobody joins later',
  'only-hits-add': () => 'A miss adds nothing',
  'any-shooter-joins': () => 'Whoever can shoot at the target may join',
  'hits-counted': (amount) => `Hits counted on the table: ${amount}`,
  'one-armor-roll-each': () =>
    'Each hit is compared with Armor separately; dice of Armor are rolled again each time',
  'next-target-when-dead': (amount) => `A dead target is not shot at again; no more than ${amount} can die`,
  'counter-penalty': (amount) => `Several on one: ${amount} on the Skill of counterattacks and parries`,
  'counter-penalty-each-attacker': (amount) => `House rule: each attacker counts, ${amount} on Skill`,
  'gang-limit': (amount) => `No more than ${amount} on one minifig`,
  'counters-after-all': () => 'The target strikes back after all attacks, if it lives',
  'only-attacked-counters': () => 'Only the one attacked may counter',
  'all-counter-withdrawal': (amount) =>
    `A figure that withdraws is struck by all ${amount} and cannot counter`,
  'height-range': (amount) => `Standing higher: ${amount}″ more range`,
  'height-range-capped': (amount) => `Standing higher: ${amount}″ more range at most`,
  'height-added-to-roll': (amount) => `Height adds ${amount}″ to the throw`,
  'falls-short': () => 'The throw falls short',
  'drops-at-feet': () => 'All ones on the range: it falls at the thrower’s feet',
  'missed-by': (amount) =>
    amount === ''
      ? 'A miss lands within as many inches as the roll fell short, where the defender wants'
      : `Missed by ${amount}: it lands within ${amount}″`,
  'missed-by-critical-failure': (amount) => `All ones miss by ${amount}″ at least`,
  'outside-radius': (amount) => `Farther than ${amount}″ from the target`,
  'out-of-reach': (amount) => `Farther than the ${amount}″ that it flies`,
  'involved-victim': () => 'It belongs to one of the two sides',
  'unowned-victim': () => 'It belongs to nobody',
  'uninvolved-victim': () => 'Pieces of players who take no part may not be chosen',
  'unavoidable-victim': () => 'It cannot avoid the hit',
  'blast-radius': (amount) => `An explosion reaches ${amount}″`,
  'one-roll-for-all': () => 'One damage roll for all it reaches',
  'roll-for-each': () => 'House rule: a damage roll for each',
  tossed: (amount) => `What is loose flies ${amount}″`,
  'fixed-unless-destroyed': () => 'What is fixed stays unless it is destroyed',
};

export const meanDead = 'Dead on average';

export const more = 'More';

export const against = (attackers: string, target: string) => `${attackers} against ${target}`;

export const impossible = 'These choices do not make a legal attack.';

export const range = 'how far it flies';

export const damage = 'damage';

export const step = (side: string, purpose: string) => `${side}: ${purpose}`;

export const units: Readonly<Record<QuikUnitId | LugpolUnitId, string>> = {
  ...figures,
  steed: 'Steed',
  mercenary: 'Mercenary',
};

export const weapons: Readonly<Record<QuikWeaponId | LugpolWeaponId, string>> = {
  hand: 'Hand weapon',
  ranged: 'Ranged weapon',
  brick: 'Brick',
  siege: 'Siege weapon',
  'bare-hands': nothing,
  short: 'Short weapon',
  heavy: 'Heavy weapon',
  'two-handed': twoHandedWeapon,
  'short-ranged': 'Pistol, bow',
  'long-ranged': held['long-ranged'],
  explosive: held.explosive,
  improvised: 'Random object',
  mounted: 'Mounted weapon',
};

export const logThrow = (total: string, need: string) => `flies ${total}″ of ${need}″`;

export const logArmor = (total: string, damage: string) => `Armor ${total} against ${damage} damage`;

export const logAct = (total: string, need: string) => `rolls ${total}, needs ${need}`;

export const logLine = (side: string, what: string) => `${side}: ${what}.`;
