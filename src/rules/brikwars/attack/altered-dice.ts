import type { DiceExpression } from '../../dice/expression.ts';
import type { BrikwarsReason } from './effects.ts';

/** The same dice with their bonus dice declined, whatever the rules of the roll say (BW-DICE-06). */
export function withoutBonusDice(expression: DiceExpression): DiceExpression {
  return { ...expression, groups: expression.groups.map((group) => ({ ...group, bonus: 'none' })) };
}

/** The same dice with a penalty on each but on no bonus die: a house rule beside BWC-56. */
export function penaltyOnFirstDice(expression: DiceExpression, penalty: number): DiceExpression {
  const dice = expression.groups.reduce((sum, { count }) => sum + count, 0);
  return { ...expression, constant: expression.constant - dice * penalty };
}

/** One d6 more, beside the others or with the d6 that are there. */
export function withD6({ groups, constant }: DiceExpression): DiceExpression {
  const d6 = groups.find(({ sides }) => sides === 6)?.count ?? 0;
  const others = groups.filter(({ sides }) => sides !== 6);
  return { groups: [...others, { count: d6 + 1, sides: 6 }], constant };
}

/** A master has a d6 more of Skill and of damage with his weapon (BW-SKL-03). */
export const masterOfWeapon: BrikwarsReason = { rule: 'BW-SKL-03', effect: 'master-of-weapon', amount: 1 };
