import { howMany, plural } from '../../../platform/format.ts';
import {
  chance,
  reasons as duelReasons,
  duelResults,
  handWeapon,
  heavyWeapon,
  odds,
  ownValues,
  ownWeapon,
  pips,
  randomObject,
  step,
  timesOf,
} from '../../words/terms-en.ts';

declare module '../../../platform/words.ts' {
  interface SliceWords {
    readonly 'brikwars/squads': typeof import('./en.ts');
  }
}

const mySquad = 'My squad';

const enemySquad = 'Enemy squad';

const enemyLosesMore = 'Enemy loses more';

const count = plural('en');

const officer = 'Officer';

const armor = 'Armor';

const skill = 'Skill';

export const squads = {
  answer: odds,
  kind: 'What they do',
  kinds: { ranged: 'Volley', close: 'Engagement', charge: 'Charge' },
  wiped: { mine: 'Enemy squad wiped out', theirs: 'My squad wiped out' },
  names: { mine: mySquad, theirs: enemySquad },
  roles: {
    attacker: { mine: 'My squad attacks', theirs: 'Enemy squad attacks' },
    defender: { mine: mySquad, theirs: enemySquad },
  },
  theyAttack: 'Enemy attacks',
  counters: 'Counters',
  braced: 'They brace',
  armed: 'With weapons',
  riders: 'Riders',
  ridersMet: 'Against riders',
  front: 'Riders of the front row that collide',
  path: 'How many stand in its path',
  runUp: 'Run-up',
  bodies: 'Bodies',
  momentum: 'Momentum points',
  against: (momentum: string, opposition: string) => `${momentum} against ${opposition}`,
  pushed: (momentum: string, opposition: string) => `Momentum ${momentum} against ${opposition}`,
  pushHint: 'One point for each full 2″, no more than the Size that charges',
  flies: (theirs: string, mine: string) =>
    `KnockBack on average: enemy’s plate ${theirs}″, my plate ${mine}″`,
  distance: 'Between the Standards',
  times: timesOf,
  title: (kind: string, attackers: string, defenders: string) => `${kind}, ${attackers} against ${defenders}`,
  officer,
  officerLeads: 'An Officer leads them',
  officerHint: 'The Officer takes a hit only after all the others have one, unless you choose otherwise.',
  count: 'How many',
  unit: 'Who they are',
  units: { minifig: 'Minifig', 'armored-minifig': 'Armored minifig', own: ownValues },
  arm: 'What they use',
  arms: {
    hand: handWeapon,
    heavy: heavyWeapon,
    'random-object': randomObject,
    'short-ranged': 'Pistol or bow',
    'long-ranged': 'Rifle or longbow',
    own: ownWeapon,
  },
  chargeArms: {
    heavy: 'Spear',
    'two-handed': 'Lance or pike',
    own: ownWeapon,
    nothing: 'Bodies',
  },
  skill,
  armor,
  useLabel: 'Use',
  damage: 'Damage',
  plateTitle: 'Its plate',
  plate: 'Inches across',
  plateHint: 'A large plate is easier to hit from afar.',
  situation: 'Attack',
  modifier: 'Other Skill modifier',
  hopes: { ranged: 'At least half fall', close: enemyLosesMore, charge: enemyLosesMore },
  ends: {
    all: 'All fall',
    half: 'Half or more',
    some: 'Some fall',
    none: 'Nobody',
    ahead: enemyLosesMore,
    even: 'Equal losses',
    behind: 'My squad loses more',
  },
  falls: { mine: 'My losses', theirs: 'Enemy losses' },
  bothFall: 'Losses',
  bothLost: (theirs: string, mine: string) => `enemy ${theirs} · my squad ${mine}`,
  fallsOf: (number: string) => `Losses on average: ${number}`,
  loses: (lost: string, of: string) => `loses ${lost} of ${of}`,
  moreOf: 'More',
  hits: 'Hit',
  says: (label: string, shown: string) => `${label}: ${shown}\u00a0%.`,
  howMany: { mine: 'How many of my squad fall', theirs: 'How many enemies fall' },
  fallen: 'Fallen',
  chance,
  oneAttack: 'One attack',
  use: (amount: string) => `Use ${amount}: the roll must reach it`,
  asSquads: 'As a squad',
  reasons: {
    plate: (amount: string) => `The size of the plate: Skill ${amount}`,
    'own-size': () => 'In an engagement each member counts at its own Size',
    'all-at-once': () => 'All attack together, then the dead are removed',
    'greatest-first': () => 'The greatest hit is assigned first; its owner chooses who takes it',
    'one-before-two': () => 'Everybody takes one hit before anybody takes two',
    'armor-once': () => 'Hits of a round add up against one roll of Armor',
    'three-strikers': () => 'At most three strike the same member',
    overwhelmed: (amount: string) => `Outnumbered: Counters at −${amount} Skill and damage`,
    'not-overwhelmed': (amount: string) => `Attacked by ${amount} or more, they Counter less well`,
    'all-charge': (amount: string) => `They charge as one body: ${amount}`,
    'front-charges': (amount: string) => `Riders: ${amount} of the front row count`,
    'one-body': () => 'Braced: they stand as one body and strike back',
    'one-by-one': () => 'Not braced: each is a separate target',
    'goes-through': (amount: string) => `The Momentum reaches ${amount} of them, one after another`,
    'one-hit': () => 'Its owner chooses who takes a blow',
    'plate-flies': () => 'KnockBack moves the whole plate: all its Sizes resist',
    'weapons-together': () => 'Every weapon that hits adds its damage to the one blow',
    'one-weapon': () => 'All Momentum stands behind one weapon',
    'half-size': (amount: string) =>
      `Not braced, each resists with half its Size and gives back a blow of ${amount}d6`,
    'pips-count': () => 'Giants: a blow that gets through takes a pip, and each pip counts as a loss',
    'one-pip-a-turn': () => duelReasons['one-pip-a-turn'](''),
  },
  better: { aim: 'Aim first', brace: 'Brace', weapons: 'Charge with weapons', bodies: 'Charge with bodies' },
  bring: (number: string) => `Attack with ${number}`,
  takeOff: 'Remove the fallen',
  takenOff: 'The fallen are removed.',
  pips: {
    had: 'Pips taken',
    any: pips.any,
    mean: pips.mean,
    chart: pips.chart,
    of: pips.of,
    taken: duelResults.pip,
  },
  step,
  size: 'Size of each',
  nobody: 'A squad without members cannot fight.',
  badDice: 'Too many dice, or they cannot be read: at most 10 of a kind.',
  tooFar: (limit: string) => `Too far: their range is ${limit}″.`,
  member: (unit: string, number: string) => `${unit} ${number}`,
  steps: {
    attack: (squad: string, number: number) => `${squad}: ${howMany(number, 'attack', 'attacks')}`,
    damage: (squad: string, number: number) => `${squad}: damage of ${howMany(number, 'hit', 'hits')}`,
    assign: (squad: string, damage: string) => `${squad}: who takes ${damage}?`,
    armor: (member: string, damage: string) => `${member}: ${armor} against ${damage}`,
    push: (squad: string) => `${squad}: KnockBack`,
  },
  log: {
    overwhelmed: (squad: string, amount: string) => `${squad}: outnumbered, −${amount}`,
    hits: (squad: string, hits: number, of: number) => `${squad}: ${hits} of ${of} hit`,
    points: (squad: string, points: string) => `${squad}: damage ${points}`,
    lost: (damage: string) => `Damage ${damage} is lost`,
    struck: (member: string, damage: string) => `${member}: damage ${damage}`,
    pushes: (squad: string, total: string) => `${squad}: ${total} for KnockBack`,
    flies: (squad: string, inches: string) => `${squad}: the plate flies ${inches}″`,
  },
  results: { dies: 'dies', holds: 'Armor holds' },
  outcomes: {
    shot: (dead: number) =>
      dead === 0 ? 'Nobody falls.' : count(dead, { one: '# of them falls.', other: '# of them fall.' }),
    melee: (theirs: number, mine: number) => `Enemy losses: ${theirs}. My losses: ${mine}.`,
  },
};
