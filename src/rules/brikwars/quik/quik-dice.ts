import type { DiceExpression } from '../../dice/expression.ts';
import { lowestTotal } from '../../dice/odds.ts';
import type { ContestRoll } from '../contests/contest-rules.ts';
import type { QuikReason } from './quik-effects.ts';
import type { QuikRules } from './quik-game.ts';

/** So many d6. */
export function d6(count: number): DiceExpression {
  return { groups: count === 0 ? [] : [{ count, sides: 6 }], constant: 0 };
}

/** Several rolls thrown as one, dice of a kind in one group. */
export function together(...parts: readonly DiceExpression[]): DiceExpression {
  const counts = new Map<number, number>();
  let constant = 0;
  for (const part of parts) {
    constant += part.constant;
    for (const { sides, count } of part.groups) counts.set(sides, (counts.get(sides) ?? 0) + count);
  }
  return { groups: [...counts].map(([sides, count]) => ({ count, sides })), constant };
}

/** The same roll so many times, thrown as one. */
export function repeated({ groups, constant }: DiceExpression, times: number): DiceExpression {
  return {
    groups: times === 0 ? [] : groups.map((group) => ({ ...group, count: group.count * times })),
    constant: constant * times,
  };
}

/** A roll of a short game that stands alone: its dice with their bonus dice, never below 0. */
export function quikRoll(expression: DiceExpression, { bonus }: Pick<QuikRules, 'bonus'>): ContestRoll {
  return { expression, rules: { bonus, floor: true } };
}

/** Why its dice add up as they do (BW-DICE-08, BW-DICE-03). */
export function quikRollReasons(
  expressions: readonly DiceExpression[],
  { bonus }: Pick<QuikRules, 'bonus'>,
): readonly QuikReason[] {
  const reasons: QuikReason[] = [];
  if (expressions.some((expression) => lowestTotal(expression, { bonus, floor: false }) < 0))
    reasons.push({ rule: 'BW-DICE-03', effect: 'floor' });
  if (expressions.every(({ groups }) => groups.length === 0)) return reasons;
  if (bonus !== 'none') reasons.push({ rule: 'BW-DICE-08', effect: 'bonus-d6' });
  return [...reasons, { rule: 'BW-DICE-08', effect: 'ones-count' }];
}

/** Reasons without repeats. */
export function withoutRepeats(reasons: readonly QuikReason[]): readonly QuikReason[] {
  const seen = new Set<string>();
  return reasons.filter(({ rule, effect, amount }) => {
    const key = `${rule} ${effect} ${amount}`;
    return !seen.has(key) && seen.add(key);
  });
}
