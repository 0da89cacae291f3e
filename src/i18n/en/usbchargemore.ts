import type { MeleeIssueCode } from '../../rules/usb/check-melee.ts';
import type { Blessing, DuelChoice, Reaction, ShieldUse } from '../../rules/usb/melee-setup.ts';
import type { MeleeEnding } from '../../rules/usb/melee-verdict.ts';
import type { Fate } from '../../rules/usb/morale-odds.ts';
import type { Nearness } from '../../rules/usb/nearness.ts';
import type { ReactionIssueCode } from '../../rules/usb/reaction-issue.ts';
import { howMany } from '../format.ts';

const reactions: Readonly<Record<Reaction, string>> = {
  none: 'None',
  move: 'Move 3″',
  shoot: 'Shoot',
  entrench: 'Entrench',
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
  'charger-flees': 'Charger’s hero flees',
  'target-flees': 'Charged hero flees',
};
const nearnesses: Readonly<Record<Nearness, string>> = {
  nearest: 'Yes',
  'nearer-unseen': 'Only of those they may attack',
  farther: 'No',
};
const blessings: Readonly<Record<Blessing, string>> = {
  none: 'Not now',
  hits: 'To hit',
  saves: 'Saves',
  morale: 'Morale',
};
const endings: Readonly<Record<MeleeEnding, string>> = {
  'not-found': 'The hidden unit is not found',
  'out-of-reach': 'The charged move out of reach',
  broken: 'The charge is broken on the way',
  'shot-down': 'The chargers are wiped out by the shots',
  'charger-wiped': 'The chargers are wiped out',
  'target-wiped': 'The charged are wiped out',
  'both-wiped': 'Both are wiped out',
  'self-destroyed': 'A unit destroys itself',
  locked: 'Locked, the fight goes on',
  'charger-pushed': 'The chargers give ground, shaken',
  'charger-flees': 'The chargers flee in panic',
  'charger-destroyed': 'The chargers are destroyed',
  'target-pushed': 'The charged give ground, shaken',
  'target-flees': 'The charged flee in panic',
  'target-destroyed': 'The charged are destroyed',
};
/** The same in a later round of a locked fight. */
const lockedEndings: Readonly<Record<MeleeEnding, string>> = {
  ...endings,
  'charger-wiped': 'Those who struck first are wiped out',
  'target-wiped': 'Those who struck back are wiped out',
  'charger-pushed': 'Those who struck first give ground, shaken',
  'charger-flees': 'Those who struck first flee in panic',
  'charger-destroyed': 'Those who struck first are destroyed',
  'target-pushed': 'Those who struck back give ground, shaken',
  'target-flees': 'Those who struck back flee in panic',
  'target-destroyed': 'Those who struck back are destroyed',
};
const fates: Readonly<Record<Fate, string>> = {
  steady: 'Steady',
  shaken: 'Shaken',
  panicked: 'In panic',
  destroyed: 'Destroyed by result or morale',
  wiped: 'Wiped out',
};

const issues: Readonly<Record<MeleeIssueCode, (first: string, second: string) => string>> = {
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

export const usbchargemore = {
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
  activatedHint:
    'They were activated already this round, and nobody acts twice: the answer only counts how tired that makes them.',
  distance: 'Distance in inches',
  distanceCm: 'Distance in centimetres',
  reach: (inches: string) => `The charge reaches ${inches}″`,
  reaction: 'Reaction of the charged',
  reactions,
  reactionIssues,
  notThis: (reaction: string, why: string) => `${reaction}: ${why}.`,
  flank: 'Phalanx met from its side or back',
  shield: 'Shields against the first blows',
  shields,
  duel: 'Hero meets hero',
  duels,
  brave: 'Power points for Daring Attacks',
  luck: 'Power points for Bend of Luck in the play',
  around: 'On the way',
  inForce: 'in force',
  slowWay: 'Slow ground',
  roadWay: 'Along a road',
  falseFlag: 'Charged under a False Flag',
  seen: 'A charger sees them',
  nearest: 'Are the charged the nearest enemy?',
  nearnesses,
  lostOnTheWay: 'Standfast lost on the way',

  inFight: 'In this fight',
  phase: 'What may they do now?',
  firstFight: 'First melee this round',
  blessing: 'Blessed: makes a roll again',
  blessings,
  selfDestructs: 'Destroys itself instead of striking',
  aura: 'Friendly hero within 10″',
  auras: { none: 'None', tough: (tough: string) => `Tough ${tough}+` },
  others: 'Further units in the fight',
  otherHint: 'They count for the result and share it; they strike when they are activated.',
  addOther: 'Add a unit',
  removeOther: (name: string) => `Remove: ${name}`,

  advice: 'What is best?',
  goal: 'Best for',
  goals: { survive: 'holding', kill: 'breaking the enemy', trade: 'both' },
  adviceOf: {
    reaction: 'Reaction of the charged',
    shield: 'Shields against the first blows',
    'duel-charger': 'Hero of the chargers',
    'duel-target': 'Hero of the charged',
  },
  choiceFigures: (own: string, enemy: string) => `holds out in ${own}, the enemy in ${enemy} of 100`,
  best: 'Best',
  chosen: 'Chosen',

  figures: 'All figures',
  how: 'How it ends',
  endings,
  lockedEndings,
  difference: (first: string, second: string) => `Score: ${first.toLowerCase()} less ${second.toLowerCase()}`,
  differenceColumns: { value: 'Difference', chance: 'Chance' },
  lostModels: (who: string) => `${who}: models lost`,
  lostPoints: (who: string) => `${who}: Standfast lost`,
  lostColumns: { value: 'Lost', chance: 'Chance' },
  lostTable: 'Chance of losing at least this many',
  atLeast: (count: string) => `${count} or more`,
  after: (who: string) => `${who} afterwards`,
  fates,
  tested: 'Morale is tested',
  heroLost: 'The hero is lost',
  likeliest: (chance: string) => `The scores that come most often, in ${chance} of 100`,
  score: (who: string, value: string) => `${who}: ${value}`,
  issues,
};
