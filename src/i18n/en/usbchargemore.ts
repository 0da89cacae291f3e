import type { Blessing, DuelChoice, Reaction, ShieldUse } from '../../rules/usb/melee-setup.ts';
import type { MeleeEnding } from '../../rules/usb/melee-verdict.ts';
import type { Fate } from '../../rules/usb/morale-odds.ts';
import type { ReactionIssueCode } from '../../rules/usb/reaction.ts';
import type { Nearness } from '../../rules/usb/shooting.ts';

const reactions: Readonly<Record<Reaction, string>> = {
  none: 'None',
  move: 'Move 3″',
  shoot: 'Shoot',
  entrench: 'Entrench',
};
const reactionIssues: Readonly<Record<ReactionIssueCode, string>> = {
  'no-charge': 'there is no charge',
  activated: 'already activated this round',
  'entrenched-stays': 'who is entrenched stays',
  'too-near': 'only at chargers more than 5″ away, unless entrenched',
  'entrenched-already': 'already entrenched',
  column: 'not in a marching column',
  'machine-entrench': 'monsters and machines do not entrench',
  immobile: 'it does not move at all',
  'no-ranged': 'no ranged weapon',
  'out-of-range': 'out of range',
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
  'shot-down': 'The chargers are shot down to the last',
  'charger-wiped': 'The chargers are killed to the last',
  'target-wiped': 'The charged are killed to the last',
  'both-wiped': 'Both are killed to the last',
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
  'charger-wiped': 'Those who struck first are killed to the last',
  'target-wiped': 'Those who struck back are killed to the last',
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
  wiped: 'Killed to the last',
};

export const usbchargemore = {
  presetsLabel: 'Examples',
  presets: {
    regulars: 'Regulars',
    riders: 'Riders on spears',
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
  distance: 'Distance in inches',
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
  choiceFigures: (own: string, enemy: string) => `holds in ${own}, the enemy in ${enemy} of 100`,
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
  lostTable: 'Chance to lose at least so many',
  atLeast: (count: string) => `${count} or more`,
  after: (who: string) => `${who} afterwards`,
  fates,
  tested: 'Morale is tested',
  heroLost: 'The hero is lost',
  likeliest: (chance: string) => `The scores that come most often, in ${chance} of 100`,
  score: (who: string, value: string) => `${who}: ${value}`,
};
