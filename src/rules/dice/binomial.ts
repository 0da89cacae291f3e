import type { Distribution } from './distribution.ts';

/**
 * How many of `trials` independent tries succeed when each does with `chance`. A chain of tests (hit, then wound) is
 * one binomial with the product of the chances.
 */
export function binomial(trials: number, chance: number): Distribution {
  if (!Number.isInteger(trials) || trials < 0) throw new RangeError(`trials: ${trials}`);
  if (!(chance >= 0 && chance <= 1)) throw new RangeError(`chance: ${chance}`);
  const weights = new Float64Array(trials + 1);
  // Outwards from the most likely number: each step only multiplies, nothing overflows, both tails keep their digits.
  const centre = Math.min(trials, Math.floor((trials + 1) * chance));
  // Infinite for a chance of 1, and then all below the last is 0.
  const odds = chance / (1 - chance);
  weights[centre] = 1;
  let total = 1;
  for (let k = centre, weight = 1; k < trials; k++) {
    weight *= ((trials - k) / (k + 1)) * odds;
    weights[k + 1] = weight;
    total += weight;
  }
  for (let k = centre, weight = 1; k > 0; k--) {
    weight *= k / ((trials - k + 1) * odds);
    weights[k - 1] = weight;
    total += weight;
  }
  for (let k = 0; k <= trials; k++) weights[k] = (weights[k] as number) / total;
  return { min: 0, weights, cutOff: 0 };
}
