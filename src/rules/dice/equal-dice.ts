import { spend, type Work } from './work.ts';

const rescaleAbove = 1e250;
const rescaleBy = 1e-200;
const flushBelow = 1e-280;
/** Half of the cells take a division and some multiplications each. */
const perCell = 5;

/**
 * The chances of the sum of `count` fair dice of `sides` faces; cell 0 is the sum `count`. The generating function
 * ((1 - x^s) / (1 - x))^n obeys a linear recurrence with three terms (J. C. P. Miller's way of raising a series to a
 * power), which is followed up to the middle, where it is stable, and mirrored. Values are scaled down as they grow.
 */
export function equalDice(
  count: number,
  sides: number,
  work: Work = { left: Number.POSITIVE_INFINITY },
): Float64Array {
  const length = count * (sides - 1) + 1;
  spend(work, perCell * length);
  const weights = new Float64Array(length);
  const half = (length + 1) >> 1;
  weights[0] = 1;
  let previous = 1;
  for (let k = 1; k < half; k++) {
    let value = (k - 1 + count) * previous;
    if (k >= sides) value += (k - sides - count * sides) * (weights[k - sides] as number);
    if (k > sides) value += (count * (sides - 1) - (k - sides - 1)) * (weights[k - sides - 1] as number);
    previous = value / k;
    weights[k] = previous;
    if (previous > rescaleAbove) previous = rescale(weights, k);
  }
  let total = 0;
  for (let k = 0; k < half; k++) total += weights[k] as number;
  total *= 2;
  if (length & 1) total -= previous;
  const scale = 1 / total;
  for (let k = 0, mirror = length - 1; k < half; k++, mirror--) {
    const weight = (weights[k] as number) * scale;
    weights[k] = weight;
    weights[mirror] = weight;
  }
  return weights;
}

function rescale(weights: Float64Array, last: number): number {
  for (let k = 0; k <= last; k++) {
    const weight = (weights[k] as number) * rescaleBy;
    weights[k] = weight < flushBelow ? 0 : weight;
  }
  return weights[last] as number;
}
