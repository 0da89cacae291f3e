import type { DiceExpression, RollRules } from '../../rules/dice/expression.ts';
import { links, nextDice, throwDice } from '../../rules/dice/roll.ts';

/** A die that lies on the table and has been typed. */
export interface EnteredDie {
  readonly sides: number;
  readonly face: number;
  readonly bonus?: boolean;
}

/** The dice that these faces are of. */
export function enteredDice(
  expression: DiceExpression,
  rules: RollRules,
  faces: readonly number[],
): readonly EnteredDie[] {
  const entered: EnteredDie[] = [];
  let at = 0;
  throwDice(expression, rules, true, (sides, wave) => {
    const face = faces[at++];
    if (face !== undefined) entered.push({ sides, face, bonus: links[wave] === 'bonusOf' });
    return face ?? 0;
  });
  return entered;
}

/** The faces with another one in a place, or without it; those after it stay as far as the roll still asks for them. */
export function correctedFaces(
  expression: DiceExpression,
  rules: RollRules,
  faces: readonly number[],
  at: number,
  face?: number,
): readonly number[] {
  const fixed = faces.slice(0, at);
  for (const each of [...(face === undefined ? [] : [face]), ...faces.slice(at + 1)]) {
    const next = nextDice(expression, rules, fixed);
    if (next === undefined || each > next.sides) break;
    fixed.push(each);
  }
  return fixed;
}
