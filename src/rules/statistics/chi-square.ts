/** How observed faces differ from fair ones. */
export interface ChiSquare {
  readonly statistic: number;
  /** Degrees of freedom: one less than faces. */
  readonly degrees: number;
  /** The chance that fair dice differ as much or more. */
  readonly chance: number;
  /** Whether there are enough rolls for the chance to mean anything: 5 expected for each face. */
  readonly valid: boolean;
  /** Rolls still missing until it does. */
  readonly missing: number;
}

const leastExpected = 5;

/** Compares how often each face came (two faces at least) with an equal share for each: Pearson's test. */
export function chiSquare(observed: ArrayLike<number>): ChiSquare {
  const faces = observed.length;
  if (faces < 2) throw new RangeError(`faces: ${faces}`);
  let total = 0;
  for (let face = 0; face < faces; face++) total += observed[face] as number;
  const expected = total / faces;
  let statistic = 0;
  for (let face = 0; face < faces && total > 0; face++)
    statistic += ((observed[face] as number) - expected) ** 2 / expected;
  const degrees = faces - 1;
  const missing = Math.max(0, leastExpected * faces - total);
  return { statistic, degrees, chance: chiSquareTail(statistic, degrees), valid: missing === 0, missing };
}

/** The chance that a chi-square variable of so many degrees of freedom is `statistic` or more. */
export function chiSquareTail(statistic: number, degrees: number): number {
  return upperGamma(degrees / 2, statistic / 2);
}

/** The regularised upper incomplete gamma function Q(a, x) for a = 1/2, 1, 3/2, …: a series below the bulk, a continued fraction above. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = a + 1; term > sum * Number.EPSILON; n++) {
      term *= x / n;
      sum += term;
    }
    return Math.max(0, 1 - scale * sum);
  }
  // Lentz's way through the fraction.
  let b = x + 1 - a;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1, step = 0; Math.abs(step - 1) > 4 * Number.EPSILON; n++) {
    const numerator = n * (a - n);
    b += 2;
    d = 1 / (numerator * d + b);
    c = b + numerator / c;
    step = c * d;
    fraction *= step;
  }
  return scale * fraction;
}

/** The logarithm of the gamma function at halves, from its value at 1/2 or 1 upwards. */
function logGamma(a: number): number {
  let at = a % 1 || 1;
  let log = at === 1 ? 0 : Math.log(Math.PI) / 2;
  for (; at < a; at++) log += Math.log(at);
  return log;
}
