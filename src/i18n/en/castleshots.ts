import type { ShotTarget } from '../../rules/mage-knight/shooting.ts';
import type { ShooterPlace, TargetPlace } from '../../rules/mage-knight/shooting-at-figure.ts';
import type { ShotChange } from '../../rules/mage-knight/shooting-changes.ts';
import type { ShootingEffect, ShotOutcome } from '../../rules/mage-knight/shooting-reasons.ts';
import type { HitPart } from '../../rules/mage-knight/shooting-to-hit.ts';

type Phrase = (amount: string) => string;

const reasons: Readonly<Record<ShootingEffect, Phrase>> = {
  'walls-never-attack': () => 'A wall has no attack and no damage: it never shoots.',
  'no-range': () => 'Its range is 0.',
  'no-attack': () => 'Its attack is 0.',
  'one-action-each': () => 'A section acts only once a turn.',
  'two-tokens': () => 'With two action tokens a section may not act.',
  'each-acting-section-one-token': (tokens) => `It acts, so it takes an action token and has ${tokens}.`,
  'pushed-without-damage': () => 'The second token pushes it, without damage.',
  'demoralised-by-base-rules': () =>
    'The castle rules do not say whether a demoralised section may shoot: go by the base rules.',
  'qualifies-at-castle': () => 'It qualifies to attack a castle like any figure.',
  'does-not-qualify': (damage) =>
    `A section, too, attacks a castle only with base ranged damage 4 or more or with the right ability. Its damage is ${damage}.`,
  'closed-door': () => 'Nobody shoots through a closed door.',
  'too-near': (inches) => `${inches}″ from the section’s edge: it does not shoot at 4″ or nearer.`,
  'far-enough': (inches) => `${inches}″ from the section’s edge: farther than 4″.`,
  'sections-too': () => 'The least distance holds for enemy sections as well, to their centre.',
  'within-range': (inches) => `The centre is within the range of ${inches}″, measured level.`,
  'beyond-range': (inches) => `The centre is beyond the range of ${inches}″, measured level.`,
  'range-doubled': (inches) => `At a titan, a castle or a multi-dial unit the range doubles to ${inches}″.`,
  'damage-less': () => 'In return the damage falls by 2.',
  'not-below-zero': () => 'Damage never falls below 0.',
  'always-long': () => 'Both hold within the normal range as well.',
  'line-from-top': () => 'The line of fire starts at the section’s centre, on its top. Bases do not matter.',
  'line-to-top': () => 'The line runs to the section’s centre, on its top. Bases do not matter.',
  'height-bonus': () =>
    'The shooter is neither on high ground nor soaring: the section has the height bonus.',
  'no-bonus-from-high': () => 'The shooter is on high ground: the section has no height bonus.',
  'no-bonus-hovering': () => 'The shooter soars: the section has no height bonus.',
  'tops-level': () => 'All section tops are equally high: no height bonus.',
  fortified: () => 'It stands on a section, so the section’s printed bonus is added to its defence.',
  'planking-counts': () => 'Planking belongs to its wall.',
  'not-on-section': () => 'It does not stand on a section.',
  'arch-is-not-on': () => 'Under the arch it does not stand on the gatehouse.',
  'attacker-inside': () => 'The shooter is inside the castle.',
  'same-section': () => 'Both stand on the same section: the line crosses none.',
  'line-crosses': () => 'The line from the other section still crosses the target’s own section.',
  'close-no-fortification': () => 'The printed bonus is for ranged attacks only.',
  'height-may-apply': () => 'The height modifier of the base rules may be added.',
  'target-within-range': (inches) => `Within the range of ${inches}″.`,
  'target-beyond-range': (inches) =>
    `Beyond the range of ${inches}″. The base rules say how to measure to a figure.`,
  'no-critical-miss': () => 'A critical miss costs a section nothing more: a 2 only misses.',
  'no-critical-hit': () => 'A critical hit does not affect a section: a 12 only hits.',
};

const no: Readonly<Record<Exclude<ShotOutcome, 'hits-for'>, string>> = {
  'may-not-act': 'No, it may not shoot',
  'may-not-attack': 'No, not at a castle',
  'closed-door': 'No, a door is closed',
  'too-near': 'No, too near',
  'out-of-range': 'No, out of range',
};

const parts: Readonly<Record<HitPart, string>> = {
  attack: 'attack',
  'attack-bonus': 'bonus',
  defence: 'defence',
  fortification: 'fortification',
  height: 'height',
  'defence-bonus': 'bonus',
};

const targets: Readonly<Record<ShotTarget, string>> = {
  warrior: 'Figure',
  titan: 'Titan',
  'multi-dial': 'Multi-dial unit',
  section: 'Castle section',
};

const targetPlaces: Readonly<Record<TargetPlace, string>> = {
  top: 'On a section',
  planking: 'On planking',
  arch: 'Under the arch',
  yard: 'In the yard',
};

const shooterPlaces: Readonly<Record<ShooterPlace, string>> = {
  ground: 'Outside, on the ground',
  'high-ground': 'On high ground',
  hovering: 'Soaring',
  yard: 'In the yard',
  'same-section': 'On the same section',
  'other-section': 'On another section',
  'other-castle': 'On another castle',
};

const changes: Readonly<Record<ShotChange['change'] | 'leave-section', Phrase>> = {
  'token-off': () => 'after a token has come off',
  'next-turn': () => 'in its next turn',
  'open-door': () => 'with the door open',
  'base-ranged-damage': (damage) => `with base ranged damage ${damage} or more`,
  ability: (names) => `with one of: ${names}`,
  farther: (inches) => `with the target more than ${inches}″ from its edge`,
  nearer: (inches) => `with the centre at ${inches}″ or nearer`,
  'leave-section': () => 'after it has left this section',
};

export const castleshots = {
  situation: 'What kind of shot?',
  situations: { castle: 'Castle shoots', section: 'At a castle', figure: 'At a figure' },
  questions: {
    castle: 'Can the section make this shot?',
    section: 'Can it shoot at the section?',
    figure: 'Can it be shot at, and with which defence?',
  },
  inputs: 'The shot',
  no,
  sums: {
    distance: (distance: string, reach: string) => `Distance ${distance}″ of ${reach}″`,
    doubled: (distance: string, range: string, reach: string) =>
      `Distance ${distance}″ of 2 × ${range}″ = ${reach}″`,
    edge: (inches: string) => `${inches}″ from the edge (over 4″)`,
    damage: (sum: string) => `Damage ${sum}`,
    defence: (sum: string) => `Defence ${sum}`,
  },
  reasons,
  others: {
    'MK-A-17': (answer: string) => `Another reading lets any section shoot at castles: ${answer} damage.`,
    'MK-A-18': (answer: string) =>
      `Another reading doubles the range and takes 2 damage only beyond the normal range: ${answer} damage.`,
    'MK-A-21': (answer: string) =>
      `Another reading counts the arch as on the gatehouse, with its bonus: ${answer}.`,
    'MK-A-22': (answer: string) =>
      `Another reading gives no bonus when both are on the same castle: ${answer}.`,
  },
  why: 'Why',
  wouldHelp: 'It could shoot',
  noChangeHelps: 'No single change would help.',
  changes,
  kind: 'Which section?',
  range: 'Range (″)',
  damage: 'Damage',
  baseRangedDamage: 'Base ranged damage',
  target: 'At what?',
  targets,
  edge: 'Its edge to the target’s centre (″)',
  distance: 'Centre to centre (″)',
  edgeHint: 'Goes along with the length above; correct it where you measured.',
  toCentre: 'To the section’s centre (″)',
  abilities: 'Abilities at this click',
  more: 'Tokens, doors and more',
  moreAtCastle: 'Doors and bonuses',
  bonuses: 'Bonuses and critical rolls',
  doors: 'Doors',
  inForce: 'changed',
  tokens: 'Action tokens on it',
  acted: 'Has acted this turn',
  demoralised: 'Demoralised',
  closedDoor: 'Line through a closed door',
  on: 'Where does the target stand?',
  castleTargetPlaces: {
    field: 'On no section',
    'own-castle': 'On this castle',
    'other-castle': 'On another castle',
  },
  shooter: 'Who shoots?',
  from: 'Where does the shooter stand?',
  sectionShooterPlaces: {
    ground: 'On the ground',
    'high-ground': 'On high ground',
    hovering: 'Soaring',
    'other-section': 'On another section',
    'same-section': 'On this section',
  },
  targetPlace: 'Where does the target stand?',
  targetPlaces,
  shooterPlaces,
  attack: 'Attack',
  attackBonus: 'Bonus to the attack',
  defence: 'Defence of the target',
  defenceBonus: 'Other bonus to the defence',
  fortification: 'Section’s defence bonus',
  height: 'Height bonus',
  heightCounts: 'Count the height modifier',
  criticals: '2 misses, 12 hits',
  baseRules: 'Their size and the critical rolls come from the base rules you play.',
  toHit: 'To hit',
  atLeast: (sum: string) => `${sum} or more on 2d6`,
  always: 'Always hits',
  never: 'Cannot hit',
  ways: (ways: string) => `${ways} of 36 rolls`,
  against: (attack: string, defence: string) => `${attack} against ${defence}`,
  parts,
  baseGame: 'By the base game: 2d6 plus attack must reach the defence.',
  otherChance: (chance: string) => `If 2 and 12 were plain numbers for a section: ${chance}.`,
  roll: 'Roll 2d6',
  typeFaces: 'Type in dice from the table',
  typeFirst: 'What does the first die show?',
  typeSecond: (first: string) => `The first shows ${first}. And the second?`,
  eraseFace: 'Erase the last face',
  stopTyping: 'Stop typing',
  typedIn: 'typed in from the table',
  hit: (damage: string) => `Hit: ${damage} damage`,
  miss: 'Miss',
  rolled: (sum: string, first: string, second: string) => `${first} + ${second} = ${sum}`,
  wanted: (sum: string) => `${sum} or more was needed`,
  criticalMiss: 'A double 1: what else a critical miss does is in the base rules.',
  criticalHit: 'A double 6: what else a critical hit does is in the base rules.',
  undoRoll: 'Take the roll back',
  undone: 'The roll is taken back.',
  log: 'Shots so far',
  values: { range: 'range', attack: 'attack' },
  stayed: (values: string) => `Not stored, so as entered before: ${values}.`,
  startOver: 'Start over',
  startedOver: 'Everything is back to the start.',
};
