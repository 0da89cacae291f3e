import type { DiceExpression, RollRules } from './dice/expression.ts';
import { type FaceIssue, nextDice, type Roll, rollFromFaces } from './dice/roll.ts';
import { fail, ok, type Result } from './result.ts';

/** A roll as it is kept: its faces in the order asked for, and whether the bonus dice still owed were declined. */
export interface PlayedRoll {
  readonly faces: readonly number[];
  readonly declined?: true;
  readonly typed?: true;
}

/** How many faces the dice themselves show, bonus dice not counted. */
export function plainFaces({ groups }: DiceExpression): number {
  return groups.reduce((sum, group) => sum + group.count * (group.twoD6 ? 2 : 1), 0);
}

/**
 * The roll that kept faces make. Bonus dice may be left unrolled from any point on (BW-DICE-06): what is missing is
 * filled with ones, which earn nothing, and taken away again.
 */
export function readRoll(
  expression: DiceExpression,
  rules: RollRules,
  played: PlayedRoll,
): Result<Roll, FaceIssue> {
  const typed = played.typed === true;
  const { faces } = played;
  if (played.declined !== true || faces.length < plainFaces(expression)) {
    const read = rollFromFaces(expression, rules, faces);
    return read.ok ? ok({ ...read.value, typed }) : read;
  }
  const filled = [...faces];
  while (nextDice(expression, rules, filled) !== undefined) filled.push(1);
  const read = rollFromFaces(expression, rules, filled);
  if (!read.ok) return read;
  const dice = read.value.dice.slice(0, faces.length);
  const removed = read.value.dice.slice(faces.length);
  if (dice.at(-1)?.pair === faces.length)
    return fail<FaceIssue>({ code: 'missing-face', at: faces.length, sides: 6 });
  const singles = removed.filter((die) => die.pair === undefined).length;
  const pairs = (removed.length - singles) / 2;
  const sum = read.value.sum - singles;
  const floored = rules.floor && sum < 0;
  const bonusDice = read.value.bonusDice - singles - pairs;
  return ok({ ...read.value, dice, sum, total: floored ? 0 : sum, floored, bonusDice, typed });
}
