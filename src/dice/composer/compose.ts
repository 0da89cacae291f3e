import { type DiceExpression, type DiceGroup, diceLimits } from '../../rules/dice/expression.ts';

export const largestModifier = diceLimits.constant;

export const frontDice: readonly number[] = [6, 10];
export const moreDice: readonly number[] = [2, 3, 4, 8, 12, 20, 100];

/** Tests of USB: dice, the number each needs, and what is rolled again. */
export const poolSizes: readonly number[] = [1, 5, 10, 20];
export const poolTargets: readonly number[] = [2, 3, 4, 5, 6, 7];
export const poolRerolls = ['none', 'ones', 'fails'] as const;
export type PoolReroll = (typeof poolRerolls)[number];

export interface Pool {
  readonly dice: number;
  readonly target: number;
  readonly reroll: PoolReroll;
}

function diceCount(expression: DiceExpression): number {
  return expression.groups.reduce((sum, group) => sum + group.count, 0);
}

function isPlain({ count: _, sides: __, ...special }: DiceGroup): boolean {
  return Object.keys(special).length === 0;
}

/** One die more of that kind; unchanged when there are as many dice as may be rolled. */
export function withDie(expression: DiceExpression, sides: number): DiceExpression {
  if (diceCount(expression) >= diceLimits.dice) return expression;
  const at = expression.groups.findIndex((group) => group.sides === sides && isPlain(group));
  if (at < 0) return { ...expression, groups: [...expression.groups, { count: 1, sides }] };
  return withCount(expression, at, (expression.groups[at]?.count ?? 0) + 1);
}

/** A group with another number of dice, as many as the limit leaves; none removes the group. */
export function withCount(expression: DiceExpression, at: number, count: number): DiceExpression {
  const others = diceCount(expression) - (expression.groups[at]?.count ?? 0);
  const allowed = Math.max(0, Math.min(count, diceLimits.dice - others));
  const groups = expression.groups.flatMap((group, index) => {
    if (index !== at) return [group];
    return allowed === 0 ? [] : [withKeepInReach({ ...group, count: allowed })];
  });
  return { ...expression, groups };
}

/** Fewer dice than are kept: all of them are. */
function withKeepInReach(group: DiceGroup): DiceGroup {
  const { keep } = group;
  return keep && keep.count > group.count ? { ...group, keep: { ...keep, count: group.count } } : group;
}

/** The pool of tests that an expression is; undefined for anything else. */
export function poolOf({ groups, constant }: DiceExpression): Pool | undefined {
  const [group, second] = groups;
  if (!group || second || constant !== 0 || group.sides !== 6 || group.target === undefined) return undefined;
  const { count, target, reroll, rerollFails } = group;
  if (reroll && (reroll.length !== 1 || reroll[0] !== 1 || rerollFails)) return undefined;
  return { dice: count, target, reroll: rerollFails ? 'fails' : reroll ? 'ones' : 'none' };
}

export function expressionOfPool({ dice, target, reroll }: Pool): DiceExpression {
  const again: Pick<DiceGroup, 'reroll' | 'rerollFails'> =
    reroll === 'ones' ? { reroll: [1] } : reroll === 'fails' ? { rerollFails: true } : {};
  return { groups: [{ count: dice, sides: 6, target, ...again }], constant: 0 };
}
