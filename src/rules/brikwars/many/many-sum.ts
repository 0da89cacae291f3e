import { certain, type Distribution, sum } from '../../dice/distribution.ts';

/** What may be left out at either end of one sum: far below the bound on what a whole volley may lose. */
const negligible = 1e-16;
/** Below this many cells the low end costs nothing and keeps even its rarest total. */
const short = 256;

/**
 * A sum without its rare ends. What stays is as wide as the square root of the number of rolls, so that the sum of many
 * takes time in proportion to their number.
 */
export function narrowed({ min, weights, cutOff }: Distribution): Distribution {
  let from = 0;
  let end = weights.length;
  let lost = cutOff;
  for (let rare = 0; end > 1; end--) {
    rare += weights[end - 1] as number;
    if (rare >= negligible) break;
    lost += weights[end - 1] as number;
  }
  for (let rare = 0; end - from > short; from++) {
    rare += weights[from] as number;
    if (rare >= negligible) break;
    lost += weights[from] as number;
  }
  return { min: min + from, weights: weights.subarray(from, end), cutOff: lost };
}

/**
 * The total of two independent rolls, as `sum` has it, for wide ones: four rows of products by four cells at a time, so
 * that most numbers are read and written a quarter as often.
 */
export function wideSum(a: Distribution, b: Distribution): Distribution {
  const [short, long] = a.weights.length < b.weights.length ? [a.weights, b.weights] : [b.weights, a.weights];
  if (short.length < 8) return sum(a, b);
  const { length } = long;
  // Cells without a chance all around: no block needs to know where it ends.
  const rows = new Float64Array(short.length + 3);
  rows.set(short);
  const cells = new Float64Array(length + 9);
  cells.set(long, 3);
  const out = new Float64Array(short.length + length + 8);
  for (let i = 0; i < short.length; i += 4) {
    const p = rows[i] as number;
    const q = rows[i + 1] as number;
    const r = rows[i + 2] as number;
    const s = rows[i + 3] as number;
    let c0 = 0;
    let c1 = 0;
    let c2 = 0;
    for (let m = 0, k = i; m < length + 3; m += 4, k += 4) {
      const c3 = cells[m + 3] as number;
      const c4 = cells[m + 4] as number;
      const c5 = cells[m + 5] as number;
      const c6 = cells[m + 6] as number;
      out[k] = (out[k] as number) + (p * c3 + q * c2 + (r * c1 + s * c0));
      out[k + 1] = (out[k + 1] as number) + (p * c4 + q * c3 + (r * c2 + s * c1));
      out[k + 2] = (out[k + 2] as number) + (p * c5 + q * c4 + (r * c3 + s * c2));
      out[k + 3] = (out[k + 3] as number) + (p * c6 + q * c5 + (r * c4 + s * c3));
      c0 = c4;
      c1 = c5;
      c2 = c6;
    }
  }
  return {
    min: a.min + b.min,
    weights: out.subarray(0, short.length + length - 1),
    cutOff: a.cutOff + b.cutOff,
  };
}

/** The sum of so many independent rolls alike, by doubling: 500 attackers take 9 steps. */
export function sumOfAlike(one: Distribution, count: number): Distribution {
  let total = certain(0);
  for (const digit of count.toString(2)) {
    total = narrowed(wideSum(total, total));
    // The single roll is short: adding it costs little however long the sum is.
    if (digit === '1') total = narrowed(wideSum(total, one));
  }
  return total;
}
