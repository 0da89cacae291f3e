import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chanceAtLeast, chanceOf, compare, highest, mean } from '../../../src/rules/dice/distribution.ts';
import { type BonusDice, bonusDice, type DiceGroup } from '../../../src/rules/dice/expression.ts';
import {
  allOnesChance,
  bonusDieChance,
  lowestTotal,
  totalDistribution,
} from '../../../src/rules/dice/odds.ts';
import { deepOr } from '../../support/deep.ts';
import { anyGroups, expressionsOf, plainGroups } from './arbitraries.ts';
import { dice, enumerate, oddsOf } from './twins.ts';

const english = { bonus: 'd6', floor: true } as const;
const polish = { bonus: 'same', floor: true } as const;

/** Success of a Skill roll: enough, and not every die on 1. */
function skill(text: string, use: number, rules: { bonus: BonusDice; floor: boolean }): number {
  const odds = oddsOf(text, rules);
  const ones = lowestTotal(dice(text), rules) >= use ? allOnesChance(dice(text)) : 0;
  return chanceAtLeast(odds, use) - ones;
}

describe('printed and derived figures', () => {
  const uses = [2, 3, 4, 5, 6, 8, 10, 12];
  const table: [text: string, bonus: 'd6' | 'same', ...chances: number[]][] = [
    ['1d6', 'd6', 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 5 / 36, 1 / 12, 1 / 36],
    ['1d6+1', 'd6', 5 / 6, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 1 / 9, 1 / 18],
    ['1d6-1', 'd6', 4 / 6, 3 / 6, 2 / 6, 1 / 6, 1 / 6, 1 / 9, 1 / 18, 1 / 36],
    ['1d6-2', 'd6', 3 / 6, 2 / 6, 1 / 6, 1 / 6, 5 / 36, 1 / 12, 1 / 36, 5 / 216],
    ['1d10', 'd6', 0.9, 0.8, 0.7, 0.6, 0.5, 0.3, 0.1, 1 / 12],
    ['1d10', 'same', 0.9, 0.8, 0.7, 0.6, 0.5, 0.3, 0.1, 0.09],
  ];
  test.each(table)('BWC-05 one Skill die %s with bonus %s against each Use', (text, bonus, ...chances) => {
    uses.forEach((use, i) => {
      expect(skill(text, use, { bonus, floor: true }), `Use ${use}`).toBeCloseTo(
        chances[i] ?? Number.NaN,
        13,
      );
    });
  });

  test.each<[id: string, text: string, use: number, chance: number]>([
    ['BW-DICE-04', '1d6', 1, 5 / 6],
    ['BW-DICE-05', '1d6', 7, 1 / 6],
    ['BW-DICE-05', '1d6', 9, 1 / 9],
    ['BW-DICE-05', '1d6', 11, 1 / 18],
    ['BW-DICE-05', '1d6', 13, 1 / 36],
    ['BW-DICE-05', '1d6', 14, 5 / 216],
    ['BW-DICE-05', '1d6', 15, 1 / 54],
    ['BW-DICE-04', '2d6', 2, 35 / 36],
    ['BW-DICE-04', '2d6', 3, 35 / 36],
    ['BW-DICE-04', '2d6', 4, 33 / 36],
    ['BW-DICE-04', '2d6', 8, 17 / 36],
  ])('%s a Skill of %s reaches Use %i', (_id, text, use, chance) => {
    expect(skill(text, use, english)).toBeCloseTo(chance, 13);
  });

  test.each<[text: string, rules: { bonus: BonusDice; floor: boolean }, mean: number]>([
    ['1d6', english, 4.2],
    ['1d10', english, 5.92],
    ['1d10', polish, 55 / 9],
    ['1d10~', { bonus: 'none', floor: true }, 5],
    ['1d10~', english, 5 + 4.2 / 36],
  ])('BWC-05 the mean of %s with %o is %f', (text, rules, expected) => {
    expect(mean(oddsOf(text, rules))).toBeCloseTo(expected, 12);
  });

  test.each<[id: string, a: string, b: string, bonus: BonusDice, chance: number]>([
    ['BW-DICE-08', '2d6', '2d6', 'd6', 0.460525],
    ['BW-DICE-08', '1d6', '2d6', 'd6', 0.155102],
    ['BW-DICE-08', '2d6', '3d6', 'd6', 0.232133],
    ['BW-DICE-08', '1d6', '3d6', 'd6', 0.059125],
    ['BW-DICE-08', '4d6', '2d6', 'd6', 0.862496],
    ['BW-DICE-08', '4d6', '3d6', 'd6', 0.679465],
    ['BW-DICE-05', '1d6', '1d6+4', 'd6', 4 / 35],
    ['BW-DICE-05', '1d6+1', '1d6+4', 'd6', 11 / 70],
    ['BW-DICE-05', '1d10', '1d6+4', 'd6', 9 / 35],
    ['BW-DICE-05', '1d6', '1d6', 'd6', 3 / 7],
    ['BW-DICE-06', '1d6', '1d6', 'none', 15 / 36],
    ['BW-DICE-06', '1d6-2', '4', 'none', 0],
    ['BW-DICE-05', '1d6-2', '4', 'd6', 1 / 6],
  ])('%s %s beats %s with bonus dice %s', (_id, a, b, bonus, chance) => {
    const rules = { bonus, floor: true };
    expect(compare(oddsOf(a, rules), oddsOf(b, rules)).higher).toBeCloseTo(chance, 6);
  });

  it('EX-DICE-02 two d6 for a d10 make 0 to 10', () => {
    const odds = oddsOf('1d10~');
    expect([odds.min, highest(odds)]).toEqual([0, 10]);
    expect([...odds.weights].map((weight) => Math.round(weight * 36))).toEqual([
      1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1,
    ]);
  });

  it('EX-DICE-06 1d6-100 is 0 with any ordinary face', () => {
    expect(chanceOf(oddsOf('1d6-100'), 0)).toBeCloseTo(1, 14);
  });

  test.each<[id: string, text: string, lowest: number, highest: number]>([
    ['DV-01', '17d6+23d10+0937', 977, 1269],
    ['DV-02', '23d6+2d10+5', 30, 163],
  ])('%s the ends of %s', (_id, text, lowest, top) => {
    const odds = oddsOf(text);
    expect([odds.min, highest(odds), lowestTotal(dice(text), { bonus: 'none', floor: true })]).toEqual([
      lowest,
      top,
      lowest,
    ]);
    expect(odds.cutOff).toBe(0);
  });

  test.each<[text: string, penaltyPerDie: number, n: number, chance: number]>([
    ['1d10', 1, 12, 0.05],
    ['1d10', 1, 10, 1 / 12],
    ['2d6', 2, 9, 19 / 216],
    ['2d6', 2, 1, 5 / 6],
  ])('BWC-56 %s with %i off each die, bonus dice too, reaches %i', (text, penaltyPerDie, n, chance) => {
    expect(chanceAtLeast(oddsOf(text, { bonus: 'd6', penaltyPerDie }), n)).toBeCloseTo(chance, 12);
  });
});

describe('special faces', () => {
  test.each<[id: string, text: string, chance: number]>([
    ['BW-DICE-04', '1d6', 1 / 6],
    ['BW-DICE-04', '2d6+5', 1 / 36],
    ['BW-DICE-04', '1d6+1d10', 1 / 60],
    ['BWC-62', '1d10~', 1 / 36],
    ['BW-DICE-04', '4', 0],
    ['BW-DICE-04', '3d6kh1', 1 / 216],
    ['BW-DICE-04', '2d6r1', 1 / 1296],
    ['BW-DICE-04', '1d6r6', 1 / 6 + 1 / 36],
    ['BW-DICE-04', '2d6>=4', 0],
    ['BW-DICE-04', '1d6+1d6>=4', 0],
  ])('%s all dice of %s show 1', (_id, text, chance) => {
    expect(allOnesChance(dice(text))).toBeCloseTo(chance, 15);
  });

  test.each<[id: string, text: string, bonus: BonusDice, chance: number]>([
    ['BW-DICE-05', '1d6', 'd6', 1 / 6],
    ['BW-DICE-05', '2d6', 'same', 11 / 36],
    ['BWC-62', '1d10~', 'd6', 1 / 36],
    ['BW-DICE-06', '2d6', 'none', 0],
    ['BW-DICE-05', '4', 'd6', 0],
    ['BW-DICE-05', '2d6kh1', 'd6', 11 / 36],
    ['BW-DICE-05', '2d6kl1', 'd6', 1 / 36],
    ['BW-DICE-05', '3d6dh1', 'same', 16 / 216],
    ['BW-DICE-05', '2d6dl2', 'd6', 0],
    ['BW-DICE-05', '1d6r1', 'd6', 7 / 36],
    ['BW-DICE-05', '1d6r6', 'd6', 1 / 36],
    ['BW-DICE-05', '3d6>=4', 'd6', 0],
    ['BW-DICE-06', '1d6!0+1d10!', 'd6', 1 / 10],
    ['BW-DICE-05', '1d6!', 'none', 1 / 6],
  ])('%s %s earns a bonus die (%s)', (_id, text, bonus, chance) => {
    const odds = bonusDieChance(dice(text), { bonus, floor: true });
    expect(odds).toBeCloseTo(chance, 15);
    expect(Object.is(odds, -0)).toBe(false);
  });

  test.each<[id: string, text: string, penaltyPerDie: number, floor: boolean, total: number]>([
    ['BW-DICE-03', '2d6-5', 0, true, 0],
    ['BWC-52', '2d6-5', 0, false, -3],
    ['BWC-62', '2d10~+1', 0, true, 1],
    ['BWC-56', '2d6+7', 3, true, 3],
    ['BWC-56', '2d6c1+1d6+7', 3, true, 5],
    ['BW-DICE-03', '2d6-5min0', 0, false, 0],
    ['USB-TEST-02', '5d6>=4+2', 1, true, 2],
    ['dice/odds', '4d6kh3', 0, true, 3],
    ['dice/odds', '4d6dl4', 0, true, 0],
  ])(
    '%s the total of %s with every die on 1 (-%i a die, floor %s)',
    (_id, text, penaltyPerDie, floor, total) => {
      expect(lowestTotal(dice(text), { bonus: 'd6', penaltyPerDie, floor })).toBe(total);
    },
  );
});

describe('against every face counted', () => {
  const texts = [
    '1d6',
    '2d6-3',
    '3d6',
    '1d10',
    '2d10-4',
    '1d6+1d10',
    '2d6+1d8',
    '3d2',
    '1d2+1d3+2',
    '1d10~',
    '1d10~+1d6',
    '2d3+1d3',
    '1d20+1d4',
  ];
  const grid = texts.flatMap((text) =>
    bonusDice.flatMap((bonus) => [0, 2].map((penaltyPerDie) => ({ text, bonus, penaltyPerDie }))),
  );
  test.each(grid)(
    'BW-DICE-05 $text, bonus $bonus, penalty $penaltyPerDie',
    ({ text, bonus, penaltyPerDie }) => {
      for (const floor of [true, false]) {
        const rules = { bonus, penaltyPerDie, floor };
        const least = bonus === 'none' ? 0 : 1e-14;
        const twin = enumerate(dice(text), rules, least);
        const odds = oddsOf(text, rules);
        const wrong: number[] = [];
        for (let total = odds.min - 1; total <= highest(odds) + 1; total++) {
          if (!(Math.abs(chanceOf(odds, total) - (twin.get(total) ?? 0)) < 1e-9)) wrong.push(total);
        }
        for (const [total, chance] of twin) {
          if (!(Math.abs(chanceOf(odds, total) - chance) < 1e-9)) wrong.push(total);
        }
        expect(wrong).toEqual([]);
      }
    },
  );
});

describe('laws', () => {
  const size = { dice: 30, sides: 30, groups: 3, constant: 50 };
  const plain = expressionsOf(plainGroups(size), size);
  const expression = expressionsOf(anyGroups(size), size);
  const rules = fc.record({
    bonus: fc.constantFrom(...bonusDice),
    penaltyPerDie: fc.constantFrom(0, 0, 1, 5),
    floor: fc.boolean(),
  });

  it('BW-DICE-01 the chances of all totals add up to 1', () => {
    fc.assert(
      fc.property(expression, rules, (value, how) => {
        const odds = totalDistribution(value, how);
        if (!odds.ok) throw new Error('too large');
        const total = odds.value.weights.reduce((sum, weight) => sum + weight, 0);
        expect(Math.abs(total - 1)).toBeLessThan(1e-12);
        expect(odds.value.weights.every((weight) => weight >= 0)).toBe(true);
        expect(odds.value.cutOff).toBeLessThan(1e-12);
      }),
      { seed: 5 },
    );
  });

  it('BW-DICE-01 one die more never lowers the chance of reaching a total', () => {
    fc.assert(
      fc.property(plain, rules, fc.integer({ min: 2, max: 20 }), (value, { bonus, floor }, sides) => {
        const how = { bonus, floor };
        const fewer = totalDistribution(value, how);
        const more = totalDistribution({ ...value, groups: [...value.groups, { count: 1, sides }] }, how);
        if (!fewer.ok || !more.ok) throw new Error('too large');
        let before = 0;
        let after = chanceAtLeast(more.value, highest(fewer.value) + 1);
        for (let n = highest(fewer.value); n >= fewer.value.min; n--) {
          before += chanceOf(fewer.value, n);
          after += chanceOf(more.value, n);
          if (after < before - 1e-12) expect(after, `at least ${n}`).toBeGreaterThanOrEqual(before);
        }
        expect(after).toBeGreaterThan(0.999999999999);
      }),
      { seed: 6, numRuns: deepOr(60, 20) },
    );
  });

  it('dice/odds the highest kept beat all dice of the number kept, and these the lowest kept', () => {
    const one = fc.record({ count: fc.integer({ min: 2, max: 12 }), sides: fc.integer({ min: 2, max: 20 }) });
    fc.assert(
      fc.property(one, fc.double({ min: 0, max: 1, noNaN: true }), rules, ({ count, sides }, part, how) => {
        const number = 1 + Math.floor(part * (count - 1));
        const of = (more: Partial<DiceGroup>) => {
          const odds = totalDistribution(
            { groups: [{ count, sides, ...more }], constant: 0 },
            { ...how, penaltyPerDie: 0 },
          );
          if (!odds.ok) throw new Error('too large');
          return odds.value;
        };
        const high = of({ keep: { mode: 'kh', count: number } });
        const some = of({ count: number });
        const low = of({ keep: { mode: 'kl', count: number } });
        const wrong: unknown[] = [];
        for (let n = number; n <= number * sides + 6; n++) {
          const of = [high, some, low].map((odds) => chanceAtLeast(odds, n));
          const [best = 0, middle = 0, worst = 0] = of;
          if (!(best >= middle - 1e-12 && middle >= worst - 1e-12)) wrong.push([n, of]);
        }
        expect(wrong).toEqual([]);
      }),
      { seed: 9, numRuns: deepOr(60, 20) },
    );
  });

  it('BW-DICE-01 the order and splitting of groups change nothing', () => {
    const a = oddsOf('5d6+2d10+3d6', english);
    const b = oddsOf('2d10+8d6', english);
    expect(a.min).toBe(b.min);
    a.weights.forEach((weight, i) => {
      expect(Math.abs(weight - (b.weights[i] ?? 0))).toBeLessThan(1e-15);
    });
  });

  it('BW-DICE-05 rare totals of long chains keep their digits: the closed form equals die by die', () => {
    // Beside a d10 the d6 are added one by one, alone they have a closed form; adding the d10 to that by hand.
    const together = oddsOf('12d6+20d20', english);
    const apart = { d6: oddsOf('12d6', english), d20: oddsOf('20d20', english) };
    for (let n = together.min; n < highest(together); n += 7) {
      let exact = 0;
      apart.d6.weights.forEach((weight, i) => {
        exact += weight * chanceOf(apart.d20, n - apart.d6.min - i);
      });
      if (exact < 1e-15) continue;
      expect(Math.abs(chanceOf(together, n) / exact - 1), `${n}`).toBeLessThan(1e-9);
    }
  });

  it('BW-DICE-05 a six more is a bonus die more: P(n + 6) = P(n) / 6 for one die', () => {
    const odds = oddsOf('1d6', english);
    for (let n = 1; n <= 100; n++) {
      if (n % 6 === 0) continue;
      expect(Math.abs((chanceOf(odds, n + 6) * 6) / chanceOf(odds, n) - 1)).toBeLessThan(1e-12);
    }
  });

  it('BW-DICE-01 large sums keep the mean and the spread that theory gives', () => {
    for (const text of ['300d100+30d101', '1000d6', '60d20+5d10000']) {
      const odds = oddsOf(text);
      const exact = dice(text).groups.reduce((sum, each) => sum + (each.count * (each.sides + 1)) / 2, 0);
      const spread = dice(text).groups.reduce(
        (sum, each) => sum + (each.count * (each.sides ** 2 - 1)) / 12,
        0,
      );
      const average = mean(odds);
      let variance = 0;
      odds.weights.forEach((weight, i) => {
        variance += weight * (odds.min + i - exact) ** 2;
      });
      expect(average / exact, text).toBeCloseTo(1, 12);
      expect(variance / spread, text).toBeCloseTo(1, 10);
    }
  });
});
