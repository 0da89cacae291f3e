import { describe, expect, it, test } from 'vitest';
import { binomial } from '../../../src/rules/dice/binomial.ts';
import { chanceAtLeast, chanceOf, mean } from '../../../src/rules/dice/distribution.ts';

function exact(n: number, k: number, chance: number): number {
  let value = 1;
  for (let i = 1; i <= k; i++) value *= ((n - k + i) / i) * chance;
  return value * (1 - chance) ** (n - k);
}

describe('dice/binomial', () => {
  for (const trials of [0, 1, 2, 5, 20, 60]) {
    test.each([0, 1 / 36, 1 / 6, 0.5, 2 / 3, 0.999, 1])(
      `dice/binomial ${trials} tries with chance %f equal the formula`,
      (chance) => {
        const odds = binomial(trials, chance);
        for (let k = 0; k <= trials; k++) {
          const value = exact(trials, k, chance);
          expect(Math.abs(chanceOf(odds, k) - value)).toBeLessThanOrEqual(1e-12 * value + 1e-300);
        }
        expect(mean(odds)).toBeCloseTo(trials * chance, 12);
      },
    );
  }

  it('dice/binomial thinning: hits that wound are a binomial of the product', () => {
    const hits = binomial(60, 0.5);
    const wounds = binomial(60, 0.25);
    for (let k = 0; k <= 60; k++) {
      let chance = 0;
      for (let hit = k; hit <= 60; hit++) chance += chanceOf(hits, hit) * chanceOf(binomial(hit, 0.5), k);
      expect(chance).toBeCloseTo(chanceOf(wounds, k), 14);
    }
  });

  it('dice/binomial both tails of a thousand tries keep their digits', () => {
    const odds = binomial(1000, 0.5);
    expect(chanceOf(odds, 0) / 2 ** -1000).toBeCloseTo(1, 9);
    expect(chanceOf(odds, 1000) / 2 ** -1000).toBeCloseTo(1, 9);
    expect(chanceAtLeast(odds, 0)).toBe(1);
  });

  it('dice/binomial refuses nonsense', () => {
    for (const [trials, chance] of [
      [-1, 0.5],
      [1.5, 0.5],
      [2, -0.1],
      [2, 1.1],
      [2, Number.NaN],
    ] as const) {
      expect(() => binomial(trials, chance)).toThrow(RangeError);
    }
  });
});
