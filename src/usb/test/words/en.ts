import { plural } from '../../../platform/format.ts';
import type { NamedTestId, TestEffect } from '../../../rules/usb/test/named-tests.ts';
import type { UsbEffect } from '../../../rules/usb/test/test.ts';
import type { WavePurpose } from '../../../rules/usb/test/test-roll.ts';
import { aimed, bestWay, chance, dice, ends, leaveIt, shaken, smoke } from '../../words/terms-en.ts';

declare module '../../../platform/words.ts' {
  interface SliceWords {
    readonly 'usb/test': typeof import('./en.ts');
  }
}

const count = plural('en');

const successes = (number: number) => count(number, { one: '# success', other: '# successes' });

const usbReasons: Readonly<Record<UsbEffect, (amount: number, signed: string) => string>> = {
  stat: (amount) => `The stat is ${amount}+.`,
  modifier: (_, signed) => `Other modifiers ${signed}: a plus makes it easier, a minus harder.`,
  'one-always-fails': () => 'A rolled 1 always fails.',
  'no-easier-than-two': () => 'So it gets no easier than 2+.',
  'no-harder-than-seven': () => 'It gets no harder than that, however high the number needed.',
  'only-six': () => 'Panicked: only a 6 hits, whatever the bonuses.',
  'six-then-six': (amount) => `${amount}+ is needed: roll a 6, then another 6.`,
  'reroll-ones': () => 'Each die that shows 1 is rolled again, once.',
  'reroll-fails': () => 'Each failed test is rolled again, once.',
  'reroll-first-roll-only': () => 'A 1 in the confirming roll is not rolled again.',
  'reroll-whole-test': () => 'A failed test is rolled again whole: a 6, then another 6.',
  pool: (amount) => `${dice(amount)} together, each a test of its own.`,
};

const waves: Readonly<Record<WavePurpose, string>> = {
  first: 'First roll',
  reroll: 'Rolled again',
  confirm: 'Sixes confirmed',
  'reroll-confirm': 'Sixes confirmed after the reroll',
  'confirm-reroll': 'Confirming ones rolled again',
};

const usbKinds: Readonly<Record<NamedTestId | 'any', string>> = {
  hit: 'Hit',
  save: 'Save',
  morale: 'Morale, recovery',
  hide: 'Find a hidden unit',
  sudden: 'Sudden attack',
  smoke,
  dispute: 'Dispute',
  d2: 'd2',
  d3: 'd3',
  any: 'Another test',
};

/** What a roll is for. */
const kindReasons: Readonly<Record<NamedTestId, string>> = {
  hit: 'To hit: on the attacker’s Hit, a die for each attack.',
  save: 'To save: on the target’s Tough, a die for each hit.',
  morale: 'Morale, and recovery at activation: one die on the best Tough in the unit.',
  hide: 'To attack a hidden unit: on the attacker’s own Tough, nothing added.',
  sudden: 'To arrive from off the table: on its Tough, each time it is activated.',
  smoke: 'At the start of the next round smoke clears on 4+; in the app also in each later round.',
  dispute: 'Where the rules are silent: 1–3 one player is right, 4–6 the other.',
  d2: 'A d2 is a d6: 1–3 is 1, 4–6 is 2.',
  d3: 'A d3 is a d6: 1–2 is 1, 3–4 is 2, 5–6 is 3.',
};

const usbModifiers: Readonly<Record<TestEffect, string>> = {
  aimed: 'Aimed shot',
  'own-cover': 'In cover',
  'enemy-cover': 'Enemy in cover',
  entrenched: 'Entrenched',
  ruins: 'In ruins',
  'phalanx-front': 'Phalanx, front',
  'phalanx-side': 'Phalanx, side or back',
  column: 'Marching column',
  shaken,
  fatigue: 'Fatigue',
  camouflage: 'Camouflaged target',
  indirect: 'Seen by friends only',
  weapon: 'Enemy weapon',
  'weapon-charging': 'Cavalry weapon charging',
  brave: 'Brave',
  pit: 'In a pit of corpses',
};

export const usbtest = {
  title: 'USB test',
  perDie: 'Per die',
  needs: (target: number) => `Needs ${target}+`,
  needsTwoSixes: (target: number) => `Needs ${target}+: 6, then 6`,
  average: 'Average',
  atLeast: 'Successes wanted',
  atLeastChance: (number: number) => `${number} or more`,
  fewer: (number: number) => `Under ${number}`,
  distribution: 'Number of successes',
  columns: { value: 'Successes', chance },
  why: 'Why',
  inputs: 'The test',
  dice: 'Dice',
  pools: 'Common pools',
  stat: 'Stat (target number)',
  modifier: 'Other modifiers together',
  modifierHint: 'Plus helps the one who rolls.',
  reroll: 'Roll again',
  rerolls: { none: 'Nothing', ones: 'Ones (charge, leaders)', fails: 'Failures (shield, blessed)' },
  onlySix: 'Panicked: hits only on 6',
  rolled: (number: number) => successes(number),
  rolledOf: (number: number, target: number, sixThenSix: boolean) =>
    `${dice(number)} at ${target}+${sixThenSix ? ' (6, then 6)' : ''}`,
  thisOrMore: 'This many or more',
  exactly: 'Exactly this many',
  waves,
  typeWave: {
    first: (number: number) => `First roll: ${dice(number)}`,
    reroll: (number: number) => `Roll again: ${dice(number)}`,
    confirm: (number: number) => `Confirm the sixes: ${dice(number)}`,
    'reroll-confirm': (number: number) => `Confirm the new sixes: ${dice(number)}`,
    'confirm-reroll': (number: number) => `Roll the confirming ones again: ${dice(number)}`,
  },
  bless: 'Blessed: roll the failures again?',
  keepBlessing: leaveIt,
  reasons: usbReasons,
  presets: 'Which roll?',
  kinds: usbKinds,
  hitOn: (stat: string) => `Hit ${stat}`,
  kindReasons,
  stats: { hit: 'Hit', tough: 'Tough' },
  modifiers: usbModifiers,
  modifierOf: (name: string, signed: string) => `${name} ${signed}`,
  kindHints: {
    hit: 'Your own cover: hedge or wall, ruins, forest. The enemy’s cover: hedge or wall, forest.',
    save: 'A unit behind a hedge or wall, in forest or ruins counts as entrenched; ruins add a +1 of their own, unless your table plays otherwise.',
  },
  gradeHints: {
    fatigue: '−1 for an activation and for each earlier fight of this round.',
    weapon: '−1: ranged, automatic. −2: heavy, special, large. −3: really heavy, huge.',
  },
  blessed: 'Failures (blessed)',
  outcomes: {
    hit: { pass: 'A hit', fail: 'A miss' },
    save: { pass: 'Saved', fail: 'Not saved' },
    morale: { pass: ends.passed, fail: ends.failed },
    hide: { pass: 'The attack goes on', fail: 'The attack is lost' },
    sudden: { pass: 'It arrives', fail: 'It stays away and tries again next round' },
    smoke: { pass: 'The smoke clears', fail: 'The smoke stays' },
    dispute: { pass: '4–6: the second player is right', fail: '1–3: the first player is right' },
    any: { pass: 'Success', fail: 'Failure' },
  },
  valueOf: (number: number, name: string) => `${dice(number)} as ${name}`,
  sum: (number: string) => `${number} in all`,
  sumAverage: 'On average',
  sumWanted: 'Sum wanted',
  sums: 'The sum',
  sumColumns: { value: 'Sum', chance },
  titled: (name: string, rolled: string) => `${name}: ${rolled}`,
  bestAimed: bestWay(aimed),
};
