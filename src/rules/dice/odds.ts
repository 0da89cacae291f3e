import { fail, ok, type Result } from '../result.ts';
import { addDice, anyGroup, bonusReach, cutPerGroup, sameDieAgain, topChance } from './bonus-chain.ts';
import { convolve } from './convolution.ts';
import { type Distribution, floorAt } from './distribution.ts';
import { equalDice } from './equal-dice.ts';
import type { DiceExpression, DiceGroup, RollRules } from './expression.ts';

/** The most different totals (without bonus dice) that odds are computed for. */
export const oddsLimit = 100_000;

export interface OddsIssue {
  readonly code: 'too-large';
  readonly limit: number;
  readonly totals: number;
}

/**
 * The exact odds of an expression's total (BW-DICE-01 to BW-DICE-05, BW-HERO-03). Endless bonus dice are cut where
 * less than 1e-18 is lost. Fails when there are more than `oddsLimit` different totals.
 */
export function totalDistribution(
  expression: DiceExpression,
  rules: RollRules,
): Result<Distribution, OddsIssue> {
  const groups = merge(expression.groups);
  let totals = 1;
  for (const group of groups) totals += group.count * (group.twoD6 ? 10 : group.sides - 1);
  if (totals > oddsLimit) return fail<OddsIssue>({ code: 'too-large', limit: oddsLimit, totals });
  const penalty = rules.penaltyPerDie ?? 0;
  const dice = penalty === 0 ? sumOfGroups(groups, rules) : sumOfAnyGroups(groups, rules, penalty);
  const total = { min: dice.min + expression.constant, weights: dice.weights, cutOff: dice.cutOff };
  return ok(rules.floor ? floorAt(total, 0) : total);
}

/** The chance that every die shows 1 (BW-DICE-04, BWC-55); 0 without dice. */
export function allOnesChance(expression: DiceExpression): number {
  let chance = 1;
  let dice = 0;
  for (const group of expression.groups) {
    chance *= topChance(group) ** group.count;
    dice += group.count;
  }
  return dice === 0 ? 0 : chance;
}

/** The total when every die shows 1. */
export function lowestTotal(expression: DiceExpression, rules: RollRules): number {
  let total = expression.constant;
  for (const { count, twoD6 } of expression.groups)
    total += count * ((twoD6 ? 0 : 1) - (rules.penaltyPerDie ?? 0));
  return rules.floor ? Math.max(0, total) : total;
}

/** The chance that at least one die earns a bonus die (BW-DICE-05, BWC-62). */
export function bonusDieChance(expression: DiceExpression, rules: RollRules): number {
  if (rules.bonus === 'none') return 0;
  let logNone = 0;
  for (const group of expression.groups) logNone += group.count * Math.log1p(-topChance(group));
  return -Math.expm1(logNone);
}

function merge(groups: readonly DiceGroup[]): readonly DiceGroup[] {
  if (groups.length < 2) return groups;
  const merged = new Map<number, DiceGroup>();
  for (const group of groups) {
    const key = group.twoD6 ? 0 : group.sides;
    const count = group.count + (merged.get(key)?.count ?? 0);
    merged.set(key, { ...group, count });
  }
  return [...merged.values()];
}

function reachOf(group: DiceGroup, rules: RollRules): number {
  if (rules.bonus === 'none') return 0;
  const first = topChance(group);
  return bonusReach(group.count, first, rules.bonus === 'd6' ? 1 / 6 : first);
}

/** The largest group by its closed form, then die by die what is left: two or three passes over the totals each. */
function sumOfGroups(groups: readonly DiceGroup[], rules: RollRules): Distribution {
  const { bonus } = rules;
  let weights: Float64Array | undefined;
  let min = 0;
  for (const group of groups
    .filter(({ twoD6 }) => !twoD6)
    .sort((a, b) => b.count * b.sides - a.count * a.sides)) {
    const { count, sides } = group;
    const reach = reachOf(group, rules);
    min += count;
    if (weights === undefined && bonus === 'none') weights = equalDice(count, sides);
    else if (weights === undefined && (bonus === 'same' || sides === 6))
      weights = sameDieAgain(count, sides, reach);
    else weights = addDice(weights ?? Float64Array.of(1), group, bonus, reach);
  }
  weights ??= Float64Array.of(1);
  for (const group of groups) {
    if (!group.twoD6) continue;
    const part = anyGroup(group, bonus, 0);
    weights = convolve(weights, part.weights);
    min += part.min;
  }
  return { min, weights, cutOff: bonus === 'none' ? 0 : groups.length * cutPerGroup };
}

function sumOfAnyGroups(groups: readonly DiceGroup[], rules: RollRules, penalty: number): Distribution {
  let weights: Float64Array = Float64Array.of(1);
  let min = 0;
  for (const group of groups) {
    const part = anyGroup(group, rules.bonus, penalty);
    weights = convolve(weights, part.weights);
    min += part.min;
  }
  return { min, weights, cutOff: rules.bonus === 'none' ? 0 : groups.length * cutPerGroup };
}
