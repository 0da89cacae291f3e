import { describe, expect, it, test } from 'vitest';
import { equalDice } from '../../../src/rules/dice/equal-dice.ts';
import { deepOr } from '../../support/deep.ts';
import { countEqualDice, ratio } from './twins.ts';

describe('equal dice against exact counts', () => {
  test.each<readonly [number, number]>([
    [1, 2],
    [1, 6],
    [2, 6],
    [3, 6],
    [5, 2],
    [7, 3],
    [10, 10],
    [40, 6],
    [2, 10_000],
    [3, 1000],
    [23, 20],
    [396, 6],
    [300, 20],
    // As many dice as there may be: those of two faces stand for all outside the deep run.
    ...deepOr<readonly (readonly [number, number])[]>([[1000, 6]], []),
    [1000, 2],
  ])('BW-DICE-01 dice/equal-dice %id%i: every sum and every "at least" keeps nine digits', (count, sides) => {
    const ways = countEqualDice(count, sides);
    const all = BigInt(sides) ** BigInt(count);
    const weights = equalDice(count, sides);
    expect(weights.length).toBe(ways.length);
    let atLeast = 0n;
    let ours = 0;
    let worstAbsolute = 0;
    let worstRelative = 0;
    for (let k = ways.length - 1; k >= 0; k--) {
      atLeast += ways[k] ?? 0n;
      ours += weights[k] ?? 0;
      // The first and the last of them, and each so-and-so-many-th between: to divide so large numbers takes long.
      if (k % deepOr(1, 7) > 0 && k > 50 && k < ways.length - 50) continue;
      for (const [exact, computed] of [
        [ratio(ways[k] ?? 0n, all), weights[k] ?? 0],
        [ratio(atLeast, all), ours],
      ] as const) {
        const error = Math.abs(computed - exact);
        worstAbsolute = Math.max(worstAbsolute, error);
        if (exact > 1e-9) worstRelative = Math.max(worstRelative, error / exact);
      }
    }
    expect(worstAbsolute).toBeLessThan(1e-12);
    expect(worstRelative).toBeLessThan(1e-9);
  });

  it('BW-DICE-01 dice/equal-dice mirrors exactly: both ends of a sum are equally likely', () => {
    const weights = equalDice(17, 6);
    expect([...weights]).toEqual([...weights].reverse());
  });

  it('BW-DICE-01 dice/equal-dice stays finite where the rarest sum is far below what a number can hold', () => {
    const weights = equalDice(1000, 100);
    let total = 0;
    for (const weight of weights) total += weight;
    expect(total).toBeCloseTo(1, 12);
    expect(weights[(weights.length - 1) / 2]).toBeCloseTo(1 / Math.sqrt((2 * Math.PI * 1000 * 9999) / 12), 6);
  });
});
