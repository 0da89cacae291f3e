import { plural } from '../format.ts';
import { showDice } from './show-dice.ts';

const n = plural('en');

export const dice = {
  /** A notation as a player reads it. */
  dice: showDice,
  die: (sides: number) => `d${sides}`,

  roll: 'Roll',
  rollThis: (shown: string) => `Roll ${shown}`,
  typeFaces: 'Type real dice',
  result: 'Result',
  average: (shown: string) => `${shown}: average`,
  notRolled: 'Not rolled yet.',
  criticalFailure: 'Critical failure: every die shows 1.',
  criticalSuccess: (count: number) =>
    n(count, { one: 'Critical success: # bonus die.', other: 'Critical success: # bonus dice.' }),
  announce: (shown: string, total: string) => `${shown}: ${total}.`,

  inches: (total: string) => `${total}″`,
  made: 'Made it.',
  notMade: 'Not made.',
  menu: 'More',
  rollOthers: (count: number) => n(count, { one: 'Roll the other die', other: 'Roll the other # dice' }),
  keepAll: 'Keep them all',
  stopTyping: 'Let the app roll',
};
