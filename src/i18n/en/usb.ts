import type { UsbEffect } from '../../rules/usb/test.ts';
import type { WavePurpose } from '../../rules/usb/test-roll.ts';
import { plural } from '../format.ts';

const count = plural('en');
const dice = (number: number) => count(number, { one: '# die', other: '# dice' });
const successes = (number: number) => count(number, { one: '# success', other: '# successes' });

const reasons: Readonly<Record<UsbEffect, (amount: number, signed: string) => string>> = {
  stat: (amount) => `The stat is ${amount}+.`,
  modifier: (_, signed) => `Modifier ${signed}: a plus makes it easier, a minus harder.`,
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

export const usb = {
  title: 'USB test',
  perDie: 'Chance per die',
  needs: (target: number) => `Needs ${target}+`,
  needsTwoSixes: (target: number) => `Needs ${target}+: 6, then 6`,
  average: 'Successes on average',
  atLeast: 'Successes wanted',
  atLeastChance: (number: number) => `${number} or more`,
  distribution: 'Number of successes',
  columns: { value: 'Successes', chance: 'Chance' },
  why: 'Why',
  inputs: 'The test',
  dice: 'Dice',
  pools: 'Common pools',
  stat: 'Stat (target number)',
  modifier: 'Modifiers together',
  modifierHint: 'Plus helps the one who rolls: aimed shot +1; enemy in cover, shaken, fatigue −1 each.',
  reroll: 'Roll again',
  rerolls: { none: 'Nothing', ones: 'Ones (charge)', fails: 'Failures (shield)' },
  onlySix: 'Panicked: hits only on 6',
  roll: (number: number) => `Roll ${dice(number)}`,
  typeFaces: 'Type in dice from the table',
  rolled: (number: number) => successes(number),
  rolledOf: (number: number, target: number, sixThenSix: boolean) =>
    `${dice(number)} at ${target}+${sixThenSix ? ' (6, then 6)' : ''}`,
  typedIn: 'typed in from the table',
  announceRoll: (number: number, thrown: number) => `${successes(number)} with ${dice(thrown)}.`,
  thisOrMore: 'This many or more',
  exactly: 'Exactly this many',
  waves,
  waveResult: (thrown: number, good: number) => `${dice(thrown)}, ${successes(good)}`,
  faceCount: (face: string, number: string) => `${face} × ${number}`,
  typeWave: {
    first: (number: number) => `First roll: ${dice(number)}`,
    reroll: (number: number) => `Roll again: ${dice(number)}`,
    confirm: (number: number) => `Confirm the sixes: ${dice(number)}`,
    'reroll-confirm': (number: number) => `Confirm the new sixes: ${dice(number)}`,
    'confirm-reroll': (number: number) => `Roll the confirming ones again: ${dice(number)}`,
  },
  showing: (face: number) => `Dice showing ${face}`,
  missing: (number: number) => count(number, { one: '# die is missing.', other: '# dice are missing.' }),
  next: 'Next',
  previousWave: 'Previous roll',
  reasons,
};
