import { howMany, plural } from '../../platform/format.ts';

const count = plural('en');

const officer = 'Officer';
const armor = 'Armor';
const skill = 'Skill';

export const squads = {
  answer: 'Odds',
  kind: 'What they do',
  kinds: { ranged: 'Volley', close: 'Engagement' },
  names: { mine: 'My squad', theirs: 'Enemy squad' },
  roles: {
    attacker: { mine: 'My squad attacks', theirs: 'Enemy squad attacks' },
    defender: { mine: 'My squad', theirs: 'Enemy squad' },
  },
  theyAttack: 'Enemy attacks',
  counters: 'Counters',
  distance: 'Between the Standards',
  times: (number: string, what: string) => `${number} × ${what}`,
  title: (kind: string, attackers: string, defenders: string) => `${kind}, ${attackers} against ${defenders}`,
  officer,
  officerLeads: 'An Officer leads them',
  officerHint: 'He takes a hit only after all the others have one, unless you choose him.',
  count: 'How many they are',
  unit: 'Who they are',
  units: { minifig: 'Minifig', 'armored-minifig': 'Armored minifig', own: 'Own values' },
  arm: 'What they use',
  arms: {
    hand: 'Hand weapon',
    heavy: 'Heavy weapon',
    'random-object': 'Random object',
    'short-ranged': 'Pistol or bow',
    'long-ranged': 'Rifle or longbow',
    own: 'Own weapon',
  },
  armLine: (use: string, damage: string) => `Use ${use}, damage ${damage}`,
  skill,
  armor,
  useLabel: 'Use',
  damage: 'Damage',
  plateTitle: 'Its plate',
  plate: 'Inches across',
  plateHint: 'A large plate is easier to hit from afar.',
  situation: 'Attack',
  modifier: 'Other change of Skill',
  hopes: { ranged: 'At least half fall', close: 'Enemy loses more' },
  ends: {
    all: 'All fall',
    half: 'Half or more',
    some: 'Some fall',
    none: 'Nobody',
    ahead: 'Enemy loses more',
    even: 'Equal losses',
    behind: 'Mine lose more',
  },
  falls: { mine: 'Mine lost', theirs: 'Enemies lost' },
  fallsOf: (number: string) => `Falls on average: ${number}`,
  hits: 'Hit',
  says: (label: string, shown: string) => `${label}: ${shown} in 100.`,
  howMany: { mine: 'How many of mine fall', theirs: 'How many enemies fall' },
  fallen: 'Fallen',
  chance: 'Chance',
  cascade: (hit: string, kill: string) => `One attack: ${hit} hit, ${kill} kill`,
  use: (amount: string) => `Use ${amount}: the roll must reach it`,
  asSquads: 'As a squad',
  reasons: {
    plate: (amount: string) => `The size of the plate: Skill ${amount}`,
    'own-size': () => 'In an engagement each member is only as big as he is',
    'all-at-once': () => 'All attack together, then the dead are taken off',
    'greatest-first': () => 'The greatest hit is given first; its owner chooses who takes it',
    'one-before-two': () => 'Everybody takes one hit before anybody takes two',
    'armor-once': () => 'Hits of a round add up against one roll of Armor',
    'three-strikers': () => 'At most three strike the same member',
    overwhelmed: (amount: string) => `Outnumbered: Counters at −${amount} Skill and damage`,
    'not-overwhelmed': (amount: string) => `Attacked by ${amount} or more, they Counter less well`,
  },
  aimFirst: 'Aim first',
  bring: (number: string) => `Attack with ${number}`,
  takeOff: 'Take off the fallen',
  takenOff: 'The fallen are taken off.',
  nobody: 'A squad without members cannot fight.',
  badDice: 'Too many dice, or they cannot be read: at most 10 of a kind.',
  tooFar: (limit: string) => `Too far: their range is ${limit}″.`,
};

export const squadplay = {
  member: (unit: string, number: string) => `${unit} ${number}`,
  steps: {
    attack: (squad: string, number: number) => `${squad}: ${howMany(number, 'attack', 'attacks')}`,
    damage: (squad: string, number: number) => `${squad}: damage of ${howMany(number, 'hit', 'hits')}`,
    assign: (squad: string, damage: string) => `${squad}: who takes ${damage}?`,
    armor: (member: string, damage: string) => `${member}: ${armor} against ${damage}`,
  },
  log: {
    overwhelmed: (squad: string, amount: string) => `${squad}: outnumbered, −${amount}`,
    hits: (squad: string, hits: number, of: number) => `${squad}: ${hits} of ${of} hit`,
    points: (squad: string, points: string) => `${squad}: damage ${points}`,
    lost: (damage: string) => `Damage ${damage} is lost`,
    struck: (member: string, damage: string) => `${member}: damage ${damage}`,
  },
  results: { dies: 'dies', holds: 'Armor holds' },
  outcomes: {
    shot: (dead: number) =>
      dead === 0 ? 'Nobody falls.' : count(dead, { one: '# of them falls.', other: '# of them fall.' }),
    melee: (theirs: number, mine: number) => `Enemies lost: ${theirs}. Mine lost: ${mine}.`,
  },
};
