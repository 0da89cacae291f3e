import { describe, expect, it, test } from 'vitest';
import {
  certain,
  chanceAtLeast,
  chanceOf,
  compare,
  type Distribution,
  difference,
  floorAt,
  highest,
  mean,
  mixture,
  mostLikely,
  shift,
  sum,
} from '../../../src/rules/dice/distribution.ts';
import { oddsOf } from './twins.ts';

const d6 = oddsOf('1d6');
const d10 = oddsOf('1d10');

const pairs: readonly (readonly [name: string, a: Distribution, b: Distribution])[] = [
  ['1d6 and 1d10', d6, d10],
  ['2d6 and 1d6-5', oddsOf('2d6'), oddsOf('1d6-5', { floor: false })],
  ['3d6 and certainty', oddsOf('3d6'), certain(7)],
  ['far apart', oddsOf('1d6+100'), oddsOf('1d6')],
];

describe('dice/distribution', () => {
  test.each(pairs)(
    'dice/distribution sum, difference and compare of %s equal every pair counted',
    (_name, a, b) => {
      const sums = new Map<number, number>();
      const differences = new Map<number, number>();
      const counted = { higher: 0, equal: 0, lower: 0 };
      a.weights.forEach((p, i) => {
        b.weights.forEach((q, j) => {
          const x = a.min + i;
          const y = b.min + j;
          sums.set(x + y, (sums.get(x + y) ?? 0) + p * q);
          differences.set(x - y, (differences.get(x - y) ?? 0) + p * q);
          counted[x > y ? 'higher' : x < y ? 'lower' : 'equal'] += p * q;
        });
      });
      for (const [total, chance] of sums) expect(chanceOf(sum(a, b), total)).toBeCloseTo(chance, 14);
      for (const [total, chance] of differences)
        expect(chanceOf(difference(a, b), total)).toBeCloseTo(chance, 14);
      const result = compare(a, b);
      for (const key of ['higher', 'equal', 'lower'] as const)
        expect(result[key]).toBeCloseTo(counted[key], 14);
      expect(highest(sum(a, b))).toBe(highest(a) + highest(b));
      expect(difference(a, b).min).toBe(a.min - highest(b));
    },
  );

  it('BW-DICE-03 floorAt puts everything below into the lowest', () => {
    const floored = floorAt(oddsOf('1d6-3', { floor: false }), 0);
    expect([floored.min, ...floored.weights].map((x) => Math.round(x * 6))).toEqual([0, 3, 1, 1, 1]);
    expect(floorAt(d6, 1)).toBe(d6);
    expect(floorAt(d6, -5)).toBe(d6);
  });

  it('BW-DICE-03 floorAt above everything is a certainty', () => {
    const floored = floorAt(oddsOf('1d6-100', { floor: false }), 0);
    expect([floored.min, floored.weights.length]).toEqual([0, 1]);
    expect(chanceOf(floored, 0)).toBeCloseTo(1, 15);
  });

  it('dice/distribution mixture weighs its parts', () => {
    const mixed = mixture([
      { weight: 0.25, distribution: certain(-2) },
      { weight: 0.75, distribution: d6 },
      { weight: 0, distribution: certain(500) },
    ]);
    expect(mixed.min).toBe(-2);
    expect(highest(mixed)).toBe(6);
    expect(chanceOf(mixed, -2)).toBe(0.25);
    expect(chanceOf(mixed, 0)).toBe(0);
    expect(chanceOf(mixed, 3)).toBeCloseTo(0.125, 15);
    expect(mixture([]).weights.length).toBe(0);
  });

  it('dice/distribution adds up what was cut off', () => {
    const a = { ...d6, cutOff: 1e-15 };
    const b = { ...d10, cutOff: 2e-15 };
    expect([sum(a, b).cutOff, difference(a, b).cutOff].map((x) => x * 1e15)).toEqual(
      [3, 3].map((x) => expect.closeTo(x, 9)),
    );
    expect(mixture([{ weight: 0.5, distribution: a }]).cutOff).toBe(5e-16);
    expect([shift(a, 3).cutOff, floorAt(a, 3).cutOff]).toEqual([1e-15, 1e-15]);
  });

  test.each<[n: number, of: number, atLeast: number]>([
    [-1, 0, 36],
    [2, 1, 36],
    [3, 2, 35],
    [7, 6, 21],
    [12, 1, 1],
    [13, 0, 0],
    [2.5, 0, 35],
  ])('dice/distribution 2d6: exactly and at least %f', (n, of, atLeast) => {
    const odds = oddsOf('2d6');
    expect(chanceOf(odds, n) * 36).toBeCloseTo(of, 13);
    expect(chanceAtLeast(odds, n) * 36).toBeCloseTo(atLeast, 13);
  });

  test.each<[text: string, mean: number, likely: number]>([
    ['1d6', 3.5, 1],
    ['2d6', 7, 7],
    ['3d6', 10.5, 10],
    ['2d6-1000000', -999993, -999993],
  ])('dice/distribution %s: mean %f, most likely %i', (text, average, likely) => {
    const odds = oddsOf(text, { floor: false });
    expect(mean(odds)).toBeCloseTo(average, 9);
    expect(mostLikely(odds)).toBe(likely);
  });

  it('dice/distribution shift changes nothing but the totals', () => {
    const shifted = shift(d6, -4);
    expect([shifted.min, highest(shifted)]).toEqual([-3, 2]);
    expect(shift(d6, 0)).toBe(d6);
    expect(mean(certain(9))).toBe(9);
  });
});
