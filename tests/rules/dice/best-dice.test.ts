import { describe, expect, it, test } from 'vitest';
import { bestDice } from '../../../src/rules/dice/best-dice.ts';
import { chanceOf, highest, mean } from '../../../src/rules/dice/distribution.ts';
import { oddsOf } from './twins.ts';

describe('dice/best-dice', () => {
  test.each([
    [1, 6, 1],
    [2, 6, 1],
    [4, 6, 3],
    [5, 4, 2],
    [6, 3, 3],
    [3, 10, 2],
  ])('dice/best-dice of %id%i the best %i equal every throw counted', (count, sides, keep) => {
    const counts = new Map<number, number>();
    const faces: number[] = [];
    const visit = (): void => {
      if (faces.length === count) {
        const kept = [...faces].sort((a, b) => b - a).slice(0, keep);
        const total = kept.reduce((sum, face) => sum + face, 0);
        counts.set(total, (counts.get(total) ?? 0) + 1);
        return;
      }
      for (let face = 1; face <= sides; face++) {
        faces.push(face);
        visit();
        faces.pop();
      }
    };
    visit();
    const odds = bestDice(count, sides, keep);
    expect([odds.min, highest(odds)]).toEqual([keep, keep * sides]);
    for (let total = keep; total <= keep * sides; total++) {
      expect(chanceOf(odds, total)).toBeCloseTo((counts.get(total) ?? 0) / sides ** count, 14);
    }
  });

  it('dice/best-dice keeping all is the sum', () => {
    const sum = oddsOf('10d6');
    bestDice(10, 6, 10).weights.forEach((weight, i) => {
      expect(weight).toBeCloseTo(sum.weights[i] ?? 0, 14);
    });
    expect(mean(bestDice(4, 6, 3))).toBeCloseTo(15_869 / 1296, 12);
  });

  it('dice/best-dice dropping all leaves 0', () => {
    expect(bestDice(3, 6, 3, 'dh')).toEqual({ min: 0, weights: Float64Array.of(1), cutOff: 0 });
  });

  it('dice/best-dice refuses to keep none or more than there are', () => {
    expect(() => bestDice(3, 6, 0)).toThrow(RangeError);
    expect(() => bestDice(3, 6, 4)).toThrow(RangeError);
  });
});
