import { describe, expect, it } from 'vitest';
import { askAlike, splitAlike } from '../../../../src/rules/brikwars/many/many-alike.ts';
import { sumOfAlike, wideSum } from '../../../../src/rules/brikwars/many/many-sum.ts';
import { certain, chanceOf, mean, sum } from '../../../../src/rules/dice/distribution.ts';
import { totalDistribution } from '../../../../src/rules/dice/odds.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { roll, rollFromFaces } from '../../../../src/rules/dice/roll.ts';
import { dice } from '../support.ts';
import { playOn } from './many-plays.ts';

const rules = { bonus: 'd6', floor: true } as const;

/** The totals of rolls made one after the other from the faces of a heap. */
function oneByOne(text: string, count: number, shown: readonly number[]) {
  const heap = rollFromFaces(
    dice(text.replace(/^(\d)/, (digit) => String(Number(digit) * count))),
    rules,
    shown,
  );
  if (!heap.ok) throw new Error(JSON.stringify(heap.issues));
  return splitAlike(heap.value, dice(text), count);
}

describe('rolls alike thrown as one heap', () => {
  it('BW-COMB-02 each die is one attacker, and his bonus dice go with it', () => {
    expect(oneByOne('1d6', 3, [6, 1, 6, 6, 2, 3])).toEqual([
      { total: 15, allOnes: false },
      { total: 1, allOnes: true },
      { total: 8, allOnes: false },
    ]);
  });

  it('BW-DICE-03 the constant counts for each, and none falls below 0', () => {
    const heap = rollFromFaces(dice('3d6'), rules, [1, 2, 5]);
    if (!heap.ok) throw new Error('faces');
    expect(splitAlike(heap.value, dice('1d6-3'), 3).map(({ total }) => total)).toEqual([0, 0, 2]);
  });

  it('BW-ATK-10 many-alike: dice of one heap need so much less as is added to each roll, no 1 where ones fail; one roll shows what is added', () => {
    const needOf = (text: string, count: number, onesFail?: boolean) =>
      askAlike({ count, need: 4 }, dice(text), rules, onesFail).next().value;
    expect(needOf('1d6+2', 5)).toMatchObject({ expression: dice('5d6'), need: 2 });
    expect(needOf('1d6-1', 5)).toMatchObject({ need: 5 });
    expect(needOf('1d6+4', 5)).toMatchObject({ need: 1 });
    expect(needOf('1d6+4', 5, true)).toMatchObject({ need: 2 });
    expect(needOf('1d6-1', 5, true)).toMatchObject({ need: 5 });
    expect(needOf('1d6+2', 1)).toMatchObject({ expression: dice('1d6+2'), need: 4 });
  });

  it('BWC-50 a roll of several dice is all ones only when all of them are', () => {
    expect(oneByOne('2d6', 2, [1, 1, 1, 2])).toEqual([
      { total: 2, allOnes: true },
      { total: 3, allOnes: false },
    ]);
  });

  it('many-alike: heaps have the totals that rolls one by one have, on average', () => {
    const random = createSeededSource(5);
    for (const [text, count] of [
      ['1d6', 40],
      ['2d6+1', 12],
      ['1d10-2', 7],
    ] as const) {
      const one = dice(text);
      const tries = 400;
      let total = 0;
      for (let n = 0; n < tries; n++) {
        const { outcome } = playOn(function* () {
          return yield* askAlike({ count }, one, rules);
        }, random);
        for (const heap of outcome) for (const made of heap.rolls) total += made.total;
      }
      const odds = totalDistribution(one, rules);
      if (!odds.ok) throw new Error('odds');
      const expected = mean(odds.value);
      const spread = odds.value.weights.reduce(
        (all, weight, i) => all + weight * (odds.value.min + i - expected) ** 2,
        0,
      );
      const error = Math.sqrt(spread / (tries * count));
      expect(Math.abs(total / (tries * count) - expected), text).toBeLessThanOrEqual(4 * error);
    }
  });

  it('many-alike: more than 500 dice are thrown in heaps, dice that are chosen one by one', () => {
    const random = createSeededSource(6);
    const heaps = (text: string, count: number) =>
      playOn(function* () {
        return yield* askAlike({ count }, dice(text), rules);
      }, random).outcome.map(({ rolls }) => rolls.length);
    expect(heaps('2d6', 500)).toEqual([250, 250]);
    expect(heaps('3d6kh2', 3)).toEqual([1, 1, 1]);
    expect(heaps('4', 3)).toEqual([3]);
    expect(heaps('1d6', 0)).toEqual([]);
  });

  it('many-alike: a roll by itself is read as it is', () => {
    const made = roll(dice('1d6'), rules, createSeededSource(3));
    expect(splitAlike(made, dice('1d6'), 1)).toEqual([{ total: made.total, allOnes: made.allOnes }]);
  });
});

describe('many-sum', () => {
  it('many-sum: doubling agrees with adding one after the other', () => {
    for (const text of ['1d6', '2d6+3', '1d10-1']) {
      const one = totalDistribution(dice(text), rules);
      if (!one.ok) throw new Error('odds');
      let slow = certain(0);
      for (let count = 0; count <= 40; count++) {
        if (count % 13 === 0 || count < 4) {
          const fast = sumOfAlike(one.value, count);
          const worst = slow.weights.reduce(
            (most, weight, at) => Math.max(most, Math.abs(weight - chanceOf(fast, slow.min + at))),
            0,
          );
          expect(worst).toBeLessThan(1e-13);
        }
        slow = sum(slow, one.value);
      }
    }
  });

  it('many-sum: wide sums of any two lengths are those of pair by pair', () => {
    const random = createSeededSource(14);
    for (let first = 1; first < 40; first += 3) {
      for (let second = 1; second < 40; second++) {
        const [a, b] = [first, second].map((length, at) => ({
          min: at - 2,
          weights: Float64Array.from({ length }, () => random(1000) / 1000),
          cutOff: 0,
        }));
        if (!a || !b) throw new Error('lengths');
        const wide = wideSum(a, b);
        const slow = sum(a, b);
        expect([wide.min, wide.weights.length]).toEqual([slow.min, slow.weights.length]);
        const worst = slow.weights.reduce(
          (most, weight, at) => Math.max(most, Math.abs(weight - (wide.weights[at] ?? 9))),
          0,
        );
        expect(worst).toBeLessThan(1e-12);
      }
    }
  });

  it('many-sum: 500 rolls keep all but 1e-12 of their chances', () => {
    const one = totalDistribution(dice('1d6'), rules);
    if (!one.ok) throw new Error('odds');
    const odds = sumOfAlike(one.value, 500);
    expect(odds.weights.reduce((all, weight) => all + weight, 0)).toBeCloseTo(1, 12);
    expect(mean(odds)).toBeCloseTo(500 * 4.2, 8);
    expect(odds.weights.length).toBeLessThan(2000);
  });
});
