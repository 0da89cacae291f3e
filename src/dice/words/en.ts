import { plural } from '../../platform/format.ts';
import type { ContestEffect } from '../../rules/brikwars/contest-effects.ts';
import type { RoundEffect } from '../../rules/usb/round.ts';

declare module '../../platform/words.ts' {
  interface SliceWords {
    readonly dice: typeof import('./en.ts');
  }
}

const n = plural('en');

export const table = {
  typing: 'Dice on the table',
  typeDie: {
    first: (number: number, shown: string) => `Die ${number}, ${shown}: which face?`,
    reroll: (number: number, shown: string) => `Die ${number}, ${shown}, rolled again: which face?`,
    confirm: (number: number, shown: string) => `The six again, die ${number}, ${shown}: which face?`,
    bonus: (number: number, shown: string) => `Bonus die ${number}, ${shown}: which face?`,
  },
  smallDice: { 2: 'With a d6: 1–3 is 1, 4–6 is 2.', 3: 'With a d6: 1–2 is 1, 3–4 is 2, 5–6 is 3.' },

  closeLarge: 'Back to the dice',
  pad: 'Number pad',
  padMore: 'More signs',
  padKeys: {
    d: 'dice',
    erase: 'Erase',
    left: 'One to the left',
    right: 'One to the right',
    atLeast: 'at least: count successes',
    bonus: 'bonus dice: the same die again',
    bonusD6: 'bonus dice: an extra d6',
    noBonus: 'no bonus dice',
    reroll: 'roll these faces again, once',
    rerollFails: 'roll failures again, once',
    kh: 'keep the highest',
    kl: 'keep the lowest',
    dh: 'drop the highest',
    dl: 'drop the lowest',
    cranky: 'less on each die (Cranky)',
    floor: 'never below 0',
    twoD6: 'a d10 as 2d6−2',
    comma: 'comma',
  },
  signs: 'What the signs mean',
  signRows: [
    ['4d6kh3', 'keep the 3 highest; kl lowest, dh and dl drop'],
    ['5d6r1', 'roll ones again, once; r1,2 ones and twos'],
    ['20d6≥4', 'count the dice that show 4 or more; a 1 always fails, 7 is a six and then a six'],
    ['20d6≥4rf', 'roll the failures again, once'],
    ['2d6!', 'a die on its top face is rolled again and added; !d6 adds a d6, !0 nothing'],
    ['2d6c1', '1 less on each die'],
    ['1d10~', 'a d10 played with two d6, minus 2'],
    ['1d6−2min0', 'never below 0'],
  ],
  typingWay: 'How to type them',
  ways: { faces: 'Die by die', counts: 'By face', successes: 'Only successes' },
  waves: {
    first: (count: number, shown: string) => `${count} × ${shown}: how many of each face?`,
    reroll: (count: number, shown: string) => `Roll ${count} × ${shown} again: how many of each face?`,
    confirm: (count: number, shown: string) =>
      `Roll ${n(count, { one: '# six', other: '# sixes' })} again (${shown}): how many of each face?`,
    bonus: (count: number, shown: string) =>
      `${n(count, { one: '# bonus die', other: '# bonus dice' })} (${shown}): how many of each face?`,
  },
  showing: (face: string) => `Dice showing ${face}`,
  missing: (count: number) => n(count, { one: '# die is missing', other: '# dice are missing' }),
  takeCounts: 'Take these',
  howMany: 'How many successes?',
  successesOf: (shown: string, count: number) =>
    n(count, { one: `${shown} success`, other: `${shown} successes` }),
  successesTyped: 'Successes on the table',
  menuTitle: 'More options',
  modeBar: 'Kind of dice',
  modes: { dice: 'Dice', contests: 'Contests' },
  fairness: 'Are the dice fair? Record and CSV',
  rulesTitle: 'Game and rules',
  game: 'Game',
  shake: 'Shake to roll',
  shakeHint: 'A result always stands for two seconds.',
  shakeRefused: 'This browser cannot feel a shake.',
  vibration: 'Vibrate when rolling',
  large: 'The result in large letters',
  typingStopped: 'What you typed is put aside.',
};

const reasons: Readonly<Record<ContestEffect | RoundEffect, (amount: string) => string>> = {
  'highest-wins': () => 'Everyone says first how it should be; the highest roll is right.',
  'tied-throw-again': () => 'Those tied for the highest roll again, and only those.',
  'all-throw-again': () => 'House rule: after a tie for the highest everybody rolls again.',
  'winner-sets-order': () => 'The winner decides who starts and in what order the others follow.',
  'ones-keep-number': () => 'No task hangs on this roll: a 1 is just a low number.',
  'skill-less-use': () => 'Both roll Skill and take off the Use of what they try; the higher goes first.',
  'no-use': () => 'A Bail has no Use: nothing is taken off.',
  'margin-below-zero': () => 'The roll stops at 0, the difference to Use may be negative.',
  'tie-simultaneous': () => 'Equal: both act at once if that is possible, else the one whose turn it is.',
  'slower-acts-if-able': () => 'The slower one acts only if still able to.',
  'ones-fail': () => 'All ones: it fails.',
  'hero-equal-wins': () => 'The hero needs as much as the opponent or more.',
  'nobody-opposes': () => 'Nobody rolls against it.',
  'opponent-ones-count': () => 'The opponent’s 1 counts as 1.',
  'cranky-per-die': (amount) => `Cranky: ${amount} on each die, bonus dice too.`,
  'cranky-per-roll': (amount) => `Cranky: ${amount} on the whole roll.`,
  'squad-answers': () => 'His own squad answers without a roll.',
  'within-roll': (amount) => `The roll must reach the distance of ${amount}″.`,
  'less-than-roll': (amount) => `The roll must exceed the distance of ${amount}″.`,
  'falls-on-the-spot': () => 'A critical failure falls on the spot: 0″.',
  'extra-inches': () => 'The roll is added to the Move, in a straight line.',
  modifier: (amount) => `Modifier ${amount}.`,
  floor: () => 'No roll ends below 0.',
  'bonus-d6': () => 'A die on its top face earns an extra d6.',
  'bonus-same': () => 'A die on its top face is rolled again and added.',
  'bonus-declined': () => 'No bonus dice.',
  'side-declined': () => 'A side that rolls without bonus dice earns none.',
  'higher-starts': () => 'The highest d6 starts the round.',
  'half-each': () => 'Three faces for each of the two.',
};

export const contests = {
  which: 'Contest',
  kinds: {
    wisg: 'What I Say Goes',
    starts: 'Who starts',
    first: 'Who acts first',
    feat: 'Feat',
    dispute: 'Dispute',
  },
  what: {
    wisg: 'Everyone says first how it should be. The highest roll is right.',
    starts: 'The highest roll starts.',
    first: 'An action against a response: Skill less Use, the higher goes first.',
    feat: 'The hero against one opponent: equal is enough.',
    dispute: 'Settle who has which half, then roll one d6.',
  },
  setUp: 'Who rolls what',

  players: 'Players',
  player: (number: number) => `Player ${number}`,
  nameOf: (number: number) => `Name of player ${number}`,
  diceOf: (name: string) => `Dice of ${name}`,
  everyone: 'Everyone rolls',

  sides: { active: 'Acting', responder: 'Responding' },
  skillOf: (who: string) => `Skill of: ${who}`,
  modifierOf: (who: string) => `Modifier of: ${who}`,
  useOf: (who: string) => `Use of: ${who}`,
  use: (rating: string) => `Use ${rating}`,
  noUse: 'Bail: no Use',
  noBonus: 'Without bonus dice',
  useHint: 'Hand weapon or shield 2, ranged weapon 3, heavy weapon 4, two-handed 5.',

  hero: 'Hero',
  opponent: 'Opponent',
  opposed: 'An opponent rolls against it',
  cranky: 'Other heroes on the team (Cranky)',
  crankyWay: 'Cranky takes off',
  crankyWays: { die: 'Each die (2005)', roll: 'The whole roll (Polish)' },
  onesFail: 'All ones fail',

  again: 'After a tie',
  throwsAgain: { tied: 'Those tied roll again', all: 'Everybody rolls again' },

  each: 'Each player',
  odds: 'Odds',
  why: 'Why',
  tieChance: (chance: string) => `Tied at the first roll: ${chance}`,
  featChance: 'The Feat succeeds',
  halves: { low: '1–3: the first player is right', high: '4–6: the other player is right' },

  rollFor: (players: number) => n(players, { one: 'Roll for # player', other: 'Roll for # players' }),
  rollAgain: (names: string) => `Roll again: ${names}`,
  rollKind: { first: 'Roll for both', feat: 'Roll the Feat', dispute: 'Roll 1d6' },

  typing: table.typing,
  typeDie: (name: string, shown: string) => `${name}, ${shown}: which face?`,
  typeBonus: (name: string, shown: string) => `${name}, bonus die ${shown}: which face?`,
  decline: 'No bonus die',

  wins: (name: string) => `${name} wins`,
  starts: (name: string) => `${name} starts`,
  firsts: {
    active: 'The acting side goes first',
    simultaneous: 'Both at the same time',
    responder: 'The responding side goes first',
  },
  margins: (active: string, responder: string) =>
    `Acting ${active}, responding ${responder} (Skill less Use).`,
  tieNote: 'If that is impossible, the one whose turn it is goes first.',
  featMade: 'The Feat succeeds',
  featFailed: 'The Feat fails',
  featTotals: (hero: string, opponent: string) => `Hero ${hero}, opponent ${opponent}.`,
  featCritical: 'Critical failure: the hero’s dice show only ones.',
  disputes: { low: 'The first player is right', high: 'The other player is right' },
  tied: (names: string) => `Tied: ${names} roll again.`,
  tiedAll: 'Tied: everybody rolls again.',
  waiting: (names: string) => `Still to roll: ${names}.`,
  threw: (name: string, total: string) => `${name} ${total}`,
  round: (number: number) => `Roll ${number}`,
  tiedMark: 'tied',
  topMark: 'highest',
  typed: 'typed',
  undone: 'Last roll undone.',
  clear: 'New contest',
  historyLabel: (kind: string, name: string) => `${kind}: ${name}`,

  reasons,
};

/** Some dice stay, the others are rolled again. */
export const keeping = {
  rollOthers: (count: number) => n(count, { one: 'Roll the other die', other: 'Roll the other # dice' }),
  keepAll: 'Keep them all',
};
