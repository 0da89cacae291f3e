import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWindows, convolve, significantRange } from '../../../src/rules/dice/convolution.ts';

const chances = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 })
  .map((values) => Float64Array.from(values));

function slowConvolve(a: Float64Array, b: Float64Array): number[] {
  const out: number[] = new Array(a.length + b.length - 1).fill(0);
  a.forEach((x, i) => {
    b.forEach((y, j) => {
      out[i + j] = (out[i + j] ?? 0) + x * y;
    });
  });
  return out;
}

function expectClose(actual: Float64Array, expected: readonly number[]): void {
  expect(actual.length).toBe(expected.length);
  expected.forEach((value, i) => {
    expect(Math.abs((actual[i] ?? 0) - value)).toBeLessThanOrEqual(1e-12 * Math.max(1, value));
  });
}

describe('dice/convolution', () => {
  it('dice/convolution convolve equals the double loop', () => {
    fc.assert(
      fc.property(chances, chances, (a, b) => expectClose(convolve(a, b), slowConvolve(a, b))),
      { seed: 3 },
    );
  });

  it('dice/convolution addWindows adds a convolution with equal weights, cut at both ends of what it is added to', () => {
    fc.assert(
      fc.property(
        chances,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 1, max: 110 }),
        fc.integer({ min: -60, max: 60 }),
        (a, width, length, at) => {
          const full = slowConvolve(a, new Float64Array(width).fill(0.25));
          const out = Float64Array.from({ length }, (_, i) => i);
          addWindows(a, width, 0.25, out, at);
          expectClose(
            out,
            Array.from({ length }, (_, i) => i + (full[i - at] ?? 0)),
          );
        },
      ),
      { seed: 4 },
    );
  });

  it('dice/convolution long arrays lose at most 1e-25 at their ends', () => {
    const long = new Float64Array(5000).fill(1e-31);
    long[2000] = 0.25;
    long[2500] = 0.75;
    expect(significantRange(long)).toEqual([2000, 2501]);
    expect(significantRange(long.subarray(0, 2048))).toEqual([0, 2048]);
    const product = convolve(long, long);
    expect(product[4000]).toBe(0.0625);
    expect(product[4500]).toBe(0.375);
    expect(product[5000]).toBe(0.5625);
    expect(product.length).toBe(9999);
  });

  it('dice/convolution nothing convolved with anything is nothing', () => {
    expect(convolve(new Float64Array(0), Float64Array.of(1)).length).toBe(0);
  });
});
