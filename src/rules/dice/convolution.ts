/*
 * Sums of independent rolls as arrays of chances. Only positive numbers are ever added here, so rare totals keep
 * their digits (a transform such as the FFT would drown them in rounding).
 */

/** In long arrays, chances below this are left out of sums: at most 1e-25 in all. */
const negligible = 1e-30;
const longArray = 2048;

/** The range of cells of `weights` worth multiplying: `[from, to)`; everything when the array is short. */
export function significantRange(weights: Float64Array): readonly [from: number, to: number] {
  let from = 0;
  let to = weights.length;
  if (to <= longArray) return [from, to];
  while (from < to && (weights[from] as number) < negligible) from++;
  while (to > from && (weights[to - 1] as number) < negligible) to--;
  return [from, to];
}

/** The chances of the sum of two independent numbers, given the chances of each. */
export function convolve(a: Float64Array, b: Float64Array): Float64Array {
  if (a.length === 0 || b.length === 0) return new Float64Array(0);
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const out = new Float64Array(a.length + b.length - 1);
  const [shortFrom, shortTo] = significantRange(short);
  const [longFrom, longTo] = significantRange(long);
  for (let i = shortFrom; i < shortTo; i++) {
    const weight = short[i] as number;
    if (weight === 0) continue;
    for (let j = longFrom, k = i + longFrom; j < longTo; j++, k++) {
      out[k] = (out[k] as number) + weight * (long[j] as number);
    }
  }
  return out;
}

/**
 * Adds to `out`, from cell `at` on, sums over `width` neighbouring cells, times `scale`, for every place that touches
 * `weights` (length + width - 1 cells; those outside of `out` are left out): what adding one fair die does. Sums within
 * blocks from the left and from the right (van Herk, Gil and Werman) need two additions a cell whatever the width, and
 * no subtraction.
 */
export function addWindows(
  weights: Float64Array,
  width: number,
  scale: number,
  out: Float64Array,
  at: number,
): void {
  const [from, to] = significantRange(weights);
  const end = Math.min(out.length - at, to + width - 1);
  // suffix: from a cell of the block before to that block's end; prefix: from the block's start to the cell.
  const suffix = new Float64Array(width + 1);
  for (let start = from; start < end; start += width) {
    let prefix = 0;
    const stop = Math.min(start + width, end);
    for (let k = start, i = 1; k < stop; k++, i++) {
      if (k < to) prefix += weights[k] as number;
      if (k + at >= 0) out[k + at] = (out[k + at] as number) + (prefix + (suffix[i] as number)) * scale;
    }
    let running = 0;
    for (let i = width - 1; i > 0; i--) {
      const k = start + i;
      if (k < to) running += weights[k] as number;
      suffix[i] = running;
    }
  }
}
