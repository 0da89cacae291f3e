/**
 * Dice for others: notation, rolls with their whole trail, and the exact odds of every total. Randomness is an argument;
 * nothing here knows a page, a clock or a device.
 */
export { rollAgain } from '../rules/dice/again.ts';
export {
  chanceAtLeast,
  chanceOf,
  compare,
  type Distribution,
  difference,
  highest,
  mean,
  mostLikely,
} from '../rules/dice/distribution.ts';
export { type DiceExpression, type DiceGroup, diceLimits, type RollRules } from '../rules/dice/expression.ts';
export { type NotationIssue, notationCodes, parseDice, printDice } from '../rules/dice/notation.ts';
export { lowestTotal, oddsLimit, totalDistribution } from '../rules/dice/odds.ts';
export { createRandomSource, createSeededSource, type RandomSource } from '../rules/dice/random.ts';
export { type Roll, type RolledDie, roll, rollFromFaces } from '../rules/dice/roll.ts';
export type { Result } from '../rules/result.ts';
