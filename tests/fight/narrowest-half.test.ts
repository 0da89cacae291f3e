import { describe, expect, test } from 'vitest';
import { narrowestHalf } from '../../src/fight/answer-tiles.tsx';
import { binomial } from '../../src/rules/dice/binomial.ts';
import { certain } from '../../src/rules/dice/distribution.ts';

describe('fight/narrowest-half', () => {
  test('fight/narrowest-half is the narrowest run that holds half of all cases', () => {
    expect(narrowestHalf(certain(3))).toEqual({ from: 3, to: 3 });
    const ten = binomial(10, 1 / 2);
    const { from, to } = narrowestHalf(ten);
    expect([from, to]).toEqual([4, 6]);
    const held = ten.weights.slice(from, to + 1).reduce((sum, chance) => sum + chance, 0);
    expect(held).toBeGreaterThanOrEqual(1 / 2);
    expect(narrowestHalf({ min: 0, weights: Float64Array.of(0.5, 0, 0, 0.5), cutOff: 0 })).toEqual({
      from: 0,
      to: 0,
    });
  });
});
