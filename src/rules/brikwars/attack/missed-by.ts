import { certain, type Distribution } from '../../dice/distribution.ts';
import { type SkillOdds, splitAt } from './hit.ts';

/**
 * How far from the target a missed shot lands, in inches: what the attack roll lacked, at least 1 where only a
 * critical failure made it a miss (BW-RNG-03, BWC-50).
 */
export function missedBy(use: number, attackTotal: number): number {
  return Math.max(1, use - Math.max(0, attackTotal));
}

/** The chance that a roll reaches a Use, and by how many inches it misses: 0 stands for a hit. */
export function missedOdds(
  roll: SkillOdds,
  use: number,
): { readonly chance: number; readonly odds: Distribution } {
  const { chance, failure } = splitAt(roll, use);
  const weights = new Float64Array(Math.max(1, use) + 1);
  weights[0] = chance;
  failure.weights.forEach((weight, i) => {
    const inches = missedBy(use, failure.min + i);
    weights[inches] = (weights[inches] ?? 0) + (1 - chance) * weight;
  });
  return { chance, odds: chance >= 1 ? certain(0) : { min: 0, weights, cutOff: roll.totals.cutOff } };
}
