import { describe, expect, it, test } from 'vitest';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { chiSquare, chiSquareTail } from '../../../src/rules/statistics/chi-square.ts';
import { deepOr } from '../../support/deep.ts';

/** The tail as the area under the density, by Simpson's rule in the square root, where the density has no edge. */
function slowTail(statistic: number, degrees: number): number {
  const power = (root: number) => root ** (degrees - 1) * Math.exp(-(root ** 2) / 2);
  const area = (from: number, to: number) => {
    const steps = deepOr(20_000, 4_000);
    const width = (to - from) / steps;
    let sum = power(from) + power(to);
    for (let step = 1; step < steps; step++) sum += power(from + step * width) * (step % 2 ? 4 : 2);
    return (sum * width) / 3;
  };
  const end = Math.sqrt(degrees) + 40;
  return area(Math.sqrt(statistic), end) / area(0, end);
}

describe('statistics/chi-square', () => {
  // Critical values as printed tables give them.
  test.each([
    [1, 3.841, 0.05],
    [1, 6.635, 0.01],
    [1, 10.828, 0.001],
    [2, 5.991, 0.05],
    [5, 1.145, 0.95],
    [5, 4.3515, 0.5],
    [5, 11.07, 0.05],
    [5, 15.086, 0.01],
    [5, 20.515, 0.001],
    [9, 16.919, 0.05],
    [9, 27.877, 0.001],
    [19, 30.144, 0.05],
    [30, 43.773, 0.05],
    [99, 123.225, 0.05],
  ])('statistics/chi-square of %i degrees, %f or more comes with the chance %f', (degrees, value, chance) => {
    expect(chiSquareTail(value, degrees)).toBeCloseTo(chance, 4);
  });

  it('statistics/chi-square two degrees have a closed form', () => {
    for (const value of [0, 0.01, 1, 3.9, 4.1, 20, 100, 600])
      expect(chiSquareTail(value, 2) / Math.exp(-value / 2)).toBeCloseTo(1, 12);
  });

  it('statistics/chi-square agrees with the area under the density', () => {
    for (const degrees of [1, 2, 3, 5, 7, 9, 11, 19, 40, 99]) {
      for (const part of [0.05, 0.3, 0.8, 0.99, 1.01, 1.5, 2.5, 4]) {
        const value = degrees * part;
        expect(chiSquareTail(value, degrees), `${value} of ${degrees}`).toBeCloseTo(
          slowTail(value, degrees),
          9,
        );
      }
    }
  });

  it('statistics/chi-square the chance only falls, from 1 to 0', () => {
    for (const degrees of [1, 5, 99]) {
      let before = 1;
      for (let value = 0; value < 400; value += 0.5) {
        const chance = chiSquareTail(value, degrees);
        expect(chance).toBeLessThanOrEqual(before);
        expect(chance).toBeGreaterThanOrEqual(0);
        before = chance;
      }
    }
    expect(chiSquareTail(0, 5)).toBe(1);
    expect(chiSquareTail(1e9, 5)).toBe(0);
  });

  it('statistics/chi-square compares faces with equal shares', () => {
    // 60 rolls, 10 expected each: (25 + 4 + 0 + 0 + 4 + 25) / 10.
    const test = chiSquare([5, 8, 10, 10, 12, 15]);
    expect(test).toMatchObject({ degrees: 5, valid: true, missing: 0 });
    expect(test.statistic).toBeCloseTo(5.8, 12);
    expect(test.chance).toBeCloseTo(0.3262, 4);
    expect(chiSquare([7, 7]).chance).toBe(1);
  });

  test.each([
    [[0, 0, 0, 0, 0, 0], 30],
    [[4, 5, 5, 5, 5, 5], 1],
    [[5, 5, 5, 5, 5, 5], 0],
    [[30, 0, 0, 0, 0, 0], 0],
  ])('statistics/chi-square of %j waits for %i rolls more', (counts, missing) => {
    const test = chiSquare(counts);
    expect(test).toMatchObject({ missing, valid: missing === 0 });
    expect(Number.isFinite(test.statistic)).toBe(true);
  });

  it('statistics/chi-square one face is no die', () => {
    expect(() => chiSquare([4])).toThrow(RangeError);
  });

  it('statistics/chi-square finds fair dice fair and a loaded one loaded', () => {
    const random = createSeededSource(11);
    for (const sides of [2, 6, 10, 20, 100]) {
      const counts = Array<number>(sides).fill(0);
      for (let roll = 0; roll < sides * 500; roll++) {
        const face = random(sides) - 1;
        counts[face] = (counts[face] ?? 0) + 1;
      }
      expect(chiSquare(counts).chance, `d${sides}`).toBeGreaterThan(1e-3);
      counts[0] = (counts[0] ?? 0) + 250;
      expect(chiSquare(counts).chance, `loaded d${sides}`).toBeLessThan(1e-9);
    }
  });
});
