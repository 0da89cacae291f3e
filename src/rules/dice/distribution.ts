import { convolve } from './convolution.ts';

/**
 * Exact odds of a whole number: `weights[i]` is the chance of `min + i`. `cutOff` bounds the chance of totals left
 * out because bonus dice never end (below 1e-12). Never written to after it is made.
 */
export interface Distribution {
  readonly min: number;
  readonly weights: Float64Array;
  readonly cutOff: number;
}

/** The one total `value`. */
export function certain(value: number): Distribution {
  return { min: value, weights: Float64Array.of(1), cutOff: 0 };
}

/** The total of two independent rolls. */
export function sum(a: Distribution, b: Distribution): Distribution {
  return { min: a.min + b.min, weights: convolve(a.weights, b.weights), cutOff: a.cutOff + b.cutOff };
}

/** The total with a fixed number added. */
export function shift(d: Distribution, by: number): Distribution {
  return by === 0 ? d : { min: d.min + by, weights: d.weights, cutOff: d.cutOff };
}

/** The total when anything below `lowest` counts as `lowest` (BW-DICE-03). */
export function floorAt(d: Distribution, lowest: number): Distribution {
  const under = lowest - d.min;
  if (under <= 0) return d;
  // One cell at least stays for what is lower.
  const first = Math.min(under, d.weights.length - 1);
  const weights = d.weights.slice(first);
  let below = 0;
  for (let i = 0; i < first; i++) below += d.weights[i] ?? 0;
  weights[0] = below + (weights[0] ?? 0);
  return { min: lowest, weights, cutOff: d.cutOff };
}

/** One of several rolls, each taken with its weight (a chance; the weights of a whole roll add up to 1). */
export function mixture(
  parts: readonly { readonly weight: number; readonly distribution: Distribution }[],
): Distribution {
  let sum: Distribution = { min: 0, weights: new Float64Array(0), cutOff: 0 };
  for (const { weight, distribution } of parts) if (weight !== 0) sum = plus(sum, distribution, 0, weight);
  return sum;
}

/** Adds `chance` of another roll, `by` higher, to a sum in the making, whose array is written to where it has the room. */
export function plus(sum: Distribution, other: Distribution, by: number, chance: number): Distribution {
  const first = other.min + by;
  const end = first + other.weights.length;
  let { min, weights } = sum;
  if (weights.length === 0) min = first;
  if (first < min || end > min + weights.length) {
    const from = Math.min(first, min);
    const wider = new Float64Array(Math.max(end, min + weights.length) - from);
    wider.set(weights, min - from);
    min = from;
    weights = wider;
  }
  for (let i = 0, k = first - min; i < other.weights.length; i++, k++)
    weights[k] = (weights[k] as number) + chance * (other.weights[i] as number);
  return { min, weights, cutOff: sum.cutOff + chance * other.cutOff };
}

/** The chance of exactly `n`. */
export function chanceOf(d: Distribution, n: number): number {
  return d.weights[n - d.min] ?? 0;
}

/** The chance of `n` or more. */
export function chanceAtLeast(d: Distribution, n: number): number {
  if (n <= d.min) return d.weights.length === 0 ? 0 : 1;
  let chance = 0;
  // From the top: the small chances are added first, so a rare event keeps its digits.
  for (let i = d.weights.length - 1, last = Math.ceil(n) - d.min; i >= last; i--) chance += d.weights[i] ?? 0;
  return Math.min(1, chance);
}

/** The average total. */
export function mean(d: Distribution): number {
  return d.min + d.weights.reduce((sum, weight, i) => sum + i * weight, 0);
}

/** The total with the largest chance; of several equally likely the lowest. */
export function mostLikely(d: Distribution): number {
  // Equal chances may differ in the last digits.
  const enough = d.weights.reduce((most, weight) => Math.max(most, weight), 0) * (1 - 1e-12);
  return (
    d.min +
    Math.max(
      0,
      d.weights.findIndex((weight) => weight >= enough),
    )
  );
}

/** The highest total represented; with bonus dice higher ones exist, with a chance below `cutOff` in all. */
export function highest(d: Distribution): number {
  return d.min + d.weights.length - 1;
}

/** How two independent rolls compare: the chances that `a` is higher, equal, lower than `b`. */
export function compare(
  a: Distribution,
  b: Distribution,
): { readonly higher: number; readonly equal: number; readonly lower: number } {
  let higher = 0;
  let equal = 0;
  let lower = 0;
  let aBelow = 0;
  let bBelow = 0;
  const end = Math.max(highest(a), highest(b));
  for (let total = Math.min(a.min, b.min); total <= end; total++) {
    const inA = a.weights[total - a.min] ?? 0;
    const inB = b.weights[total - b.min] ?? 0;
    higher += inA * bBelow;
    equal += inA * inB;
    lower += inB * aBelow;
    aBelow += inA;
    bBelow += inB;
  }
  return { higher, equal, lower };
}

/** The odds of `a - b` for two independent rolls. */
export function difference(a: Distribution, b: Distribution): Distribution {
  return sum(a, { min: -highest(b), weights: b.weights.slice().reverse(), cutOff: b.cutOff });
}
