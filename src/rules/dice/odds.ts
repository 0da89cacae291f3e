import type { Result } from '../result.ts';
import { binomial } from './binomial.ts';
import { faceChance, lowestFace, topChance } from './die-faces.ts';
import { chanceAtLeast, type Distribution, floorAt, shift } from './distribution.ts';
import type { DiceExpression, RollRules } from './expression.ts';
import { partsOf } from './parts.ts';
import { partsInSteps } from './sums.ts';
import { atOnce, type InSteps } from './work.ts';

/** The most different totals (without bonus dice) that odds are computed for. */
export const oddsLimit = 100_000;
/** About as many multiplications as odds may take: the screen waits for them, so it is a few hundredths of a second. */
export const workLimit = 20_000_000;

/** Why there are no odds: more than `limit` different totals, or more than `limit` multiplications to be made. */
export type OddsIssue =
  | { readonly code: 'too-large'; readonly limit: number; readonly totals: number }
  | { readonly code: 'too-much-work'; readonly limit: number };

/**
 * The exact odds of an expression's total (BW-DICE-01 to BW-DICE-05, BW-HERO-03, USB-TEST-05). Endless bonus dice are
 * cut where less than 1e-18 is lost. Fails when there are more than `oddsLimit` different totals, or when the dice
 * would take longer than `workLimit` allows.
 */
export const totalDistribution = (
  expression: DiceExpression,
  rules: RollRules,
): Result<Distribution, OddsIssue> => atOnce(totalInSteps(expression, rules));

/** The same in steps, none of which keeps the page waiting. */
export function* totalInSteps(
  expression: DiceExpression,
  rules: RollRules,
): InSteps<Result<Distribution, OddsIssue>> {
  const parts = partsOf(expression, rules);
  let totals = 1;
  for (const { counted, low, high } of parts) totals += counted * (high - low);
  if (totals > oddsLimit) return { ok: false, issues: [{ code: 'too-large', limit: oddsLimit, totals }] };
  const dice = yield* partsInSteps(parts, workLimit);
  if (!dice) return { ok: false, issues: [{ code: 'too-much-work', limit: workLimit }] };
  const total = shift(dice, expression.constant);
  return { ok: true, value: expression.floor || rules.floor ? floorAt(total, 0) : total };
}

/** The chance that every die shows 1 after rerolls (BW-DICE-04, BWC-55); 0 without dice and with a pool of tests. */
export function allOnesChance(expression: DiceExpression): number {
  let chance = expression.groups.length === 0 ? 0 : 1;
  for (const group of expression.groups) {
    const lowest = lowestFace(group);
    chance *= group.target ? 0 : faceChance(group, lowest, lowest) ** group.count;
  }
  return chance;
}

/** The total when every die shows 1. */
export function lowestTotal(expression: DiceExpression, rules: RollRules): number {
  let total = expression.constant;
  for (const { counted, low, penalty } of partsOf(expression, rules)) total += counted * (low - penalty);
  return expression.floor || rules.floor ? Math.max(0, total) : total;
}

/** The chance that at least one die earns a bonus die (BW-DICE-05, BWC-62). */
export function bonusDieChance(expression: DiceExpression, rules: RollRules): number {
  let logNone = 0;
  for (const { group, bonus, counted, choice } of partsOf(expression, rules)) {
    if (bonus === 'none' || counted === 0) continue;
    const top = topChance(group);
    // A top face is kept among the lowest when too few dice are lower.
    logNone +=
      choice === 'lowest'
        ? Math.log(chanceAtLeast(binomial(group.count, 1 - top), counted))
        : group.count * Math.log1p(-top);
  }
  // Not -0 where nothing is earned.
  return 0 - Math.expm1(logNone);
}
