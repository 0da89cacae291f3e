import type { DiceExpression, DiceGroup } from '../../rules/dice/expression.ts';

/** Whether a target for the one makes sense for the other: both are added up or both counted, with a die in common. */
export function areAlike(one: DiceExpression, other: DiceExpression): boolean {
  const kinds = one.groups.map(kindOf);
  return other.groups.some((group) => kinds.includes(kindOf(group)));
}

const kindOf = ({ sides, target }: DiceGroup): string => `${target === undefined ? 'sum' : 'pool'} ${sides}`;
