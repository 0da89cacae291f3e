import { plural } from '../format.ts';
import { showNotation } from '../notation.ts';

const n = plural('en');

export const dice = {
  /** A notation as a player reads it. */
  dice: (notation: string) => showNotation(notation, 'd'),
  die: (sides: number) => `d${sides}`,

  roll: 'Roll',
  rollThis: (shown: string) => `Roll ${shown}`,
  typeFaces: 'Type real dice',
  result: 'Result',
  average: (shown: string) => `${shown}: average`,
  notRolled: 'Not rolled yet.',
  rolledAt: (time: string) => `Rolled ${time}`,
  typed: 'Typed from the table',
  howLikely: (total: string, chance: string) => `${total} or more: ${chance}`,
  criticalFailure: 'Critical failure: every die shows 1.',
  criticalSuccess: (count: number) =>
    n(count, { one: 'Critical success: # bonus die.', other: 'Critical success: # bonus dice.' }),
  repeat: 'Repeat',
  repeatThis: (shown: string, total: string) => `Repeat ${shown} (was ${total})`,
  undoRoll: 'Undo roll',
  undone: 'Roll undone.',
  moreDiceDrawn: (count: number) => n(count, { one: 'and # die more', other: 'and # dice more' }),
  announce: (shown: string, total: string) => `${shown}: ${total}.`,

  trail: 'How it came about',
  steps: {
    dice: (shown: string, faces: string, sum: string) => `${shown}: ${faces} = ${sum}`,
    oneDie: (shown: string, face: string) => `${shown}: ${face}`,
    times: (face: string, count: string) => `${count} × ${face}`,
    twoD6: (faces: string, sum: string) => `Two d6 minus 2 for each d10: ${faces}, together ${sum}`,
    bonus: (die: number, of: number, top: string, shown: string) =>
      `Die ${of} shows ${top} and earns a bonus die (die ${die}): ${shown}`,
    bonusOfTwo: (die: number, of: number, top: string, faces: string, shown: string) =>
      `Die ${of} makes ${top} and earns a bonus die (die ${die}): ${faces} minus 2 = ${shown}`,
    moreBonus: (count: number, sum: string) =>
      n(count, { one: `# bonus die more: ${sum}`, other: `# bonus dice more: ${sum} together` }),
    penalty: (each: string, amount: string) => `Cranky: ${each} off each die, ${amount} in all`,
    modifier: (amount: string) => `Modifier ${amount}`,
    modifierOnce: (amount: string) => `Modifier ${amount}, counted once in spite of bonus dice`,
    floor: (sum: string) => `${sum} counts as 0: no total is lower`,
    ones: 'Every die shows 1: critical failure, the task fails',
  },
  faces: 'Dice by face',
  faceCount: (face: number, count: number, orMore: number) =>
    `${n(count, { one: '# die shows', other: '# dice show' })} ${face}, ${orMore} show ${face} or more`,

  setUp: 'What to roll',
  presets: (game: string) => `Dice of ${game}`,
  notation: 'Dice',
  notationHint: 'For example 2d6+1 or 23d6+2d10+5.',
  addDie: (shown: string) => `Add a ${shown}`,
  moreDice: 'More dice',
  countOf: (shown: string) => `Number of ${shown}`,
  modifier: 'Modifier',
  noD10: (shown: string) => `no d10: ${shown}`,
  faults: {
    empty: 'Nothing to roll yet. Tap a die or type, for example 2d6+1.',
    at: (found: string, fault: string) => `“${found}”: ${fault}`,
    unexpected: 'this does not belong here.',
    missingSides: 'how many sides? Write the number after the letter, as in d6.',
    tooFewSides: (limit: string) => `a die has at least ${limit} sides.`,
    tooManySides: (limit: string) => `a die has at most ${limit} sides.`,
    tooManyDice: (limit: string) => `at most ${limit} dice in one roll.`,
    negativeDice: 'dice cannot be taken away, only plain numbers can.',
    numberTooLarge: (limit: string) => `modifiers go up to ${limit}.`,
    twoD6NeedsD10: 'this sign puts 2d6−2 in place of a d10; write it after d10.',
    noDiceCount: 'roll at least one die.',
    tooLong: (limit: string) => `at most ${limit} characters.`,
  },

  bonusDice: 'Bonus dice',
  bonusNow: {
    none: 'Bonus dice: none',
    d6: 'Bonus dice: an extra d6',
    same: 'Bonus dice: same die again',
  },
  bonus: {
    none: 'None',
    d6: 'Extra d6 (2005)',
    same: 'Same die again (Polish)',
  },
  bonusHint: 'A die on its top face earns one.',
  brikwarsRules: 'Not below 0, all ones fail',

  odds: 'Odds',
  mean: 'Average',
  likely: 'Most likely',
  range: 'Range',
  fromTo: (lowest: string, highest: string) => `${lowest} – ${highest}`,
  openEnded: (lowest: string) => `${lowest} and up, no end`,
  onesChance: 'All ones (critical failure)',
  bonusChance: 'At least one bonus die',
  atLeast: 'At least',
  orMore: (total: string) => `${total} or more`,
  asTask: (chance: string) => `As a task ${chance}: all ones fail`,
  chart: (shown: string) => `Chances of each total of ${shown}`,
  total: 'Total',
  chance: 'Chance',
  tooLarge: (totals: string, limit: string) =>
    `Too large for exact odds: ${totals} different totals, ${limit} at most. It can still be rolled.`,
  noOdds: 'The odds appear when the dice can be read.',

  typing: 'Dice on the table',
  typeDie: (number: number, shown: string) => `Die ${number}, ${shown}: which face?`,
  typeBonus: (number: number, shown: string) => `Bonus die ${number}, ${shown}: which face?`,
  typedSoFar: (faces: string) => `So far: ${faces}`,
  eraseFace: 'Erase the last face',
  stopTyping: 'Let the app roll',

  history: 'History',
  historyCount: 'rolls',
  historyEmpty: 'The last 200 rolls will stand here.',
  historyAll: (count: number) => n(count, { one: 'Show # roll', other: 'Show all # rolls' }),
};
