import { describe, expect, test } from 'vitest';
import { successChance } from '../../../src/rules/dice/pool.ts';
import { enumerateTest } from './twins.ts';

describe('dice/pool', () => {
  test.each<
    [id: string, sides: number, target: number, reroll: readonly number[], fails: boolean, chance: number]
  >([
    ['USB-TEST-01', 6, 4, [], false, 1 / 2],
    ['USB-TEST-02', 6, 1, [], false, 5 / 6],
    ['USB-TEST-02', 6, 2, [], false, 5 / 6],
    ['USB-TEST-03', 6, 7, [], false, 1 / 36],
    ['USB-A-51', 6, 20, [], false, 1 / 36],
    ['USB-ACT-03', 6, 4, [1], false, 7 / 12],
    ['USB-A-52', 6, 7, [1], false, 7 / 216],
    ['USB-TEST-05', 6, 4, [], true, 3 / 4],
    ['USB-A-52', 6, 7, [], true, 71 / 1296],
    ['USB-TEST-05', 10, 8, [], false, 3 / 10],
    ['dice/pool', 20, 20, [1, 2], true, 0.055 + 0.945 * 0.05],
  ])('%s d%i against %i, reroll %j, failures again %s', (_id, sides, target, reroll, fails, chance) => {
    const test = { sides, target, reroll, ...(fails ? { rerollFails: true as const } : {}) };
    expect(successChance(test)).toBeCloseTo(chance, 14);
  });

  test.each([2, 3, 6, 10])('USB-TEST-05 every test of a d%i equals all its throws counted', (sides) => {
    for (let target = 1; target <= (sides === 6 ? 20 : sides); target++) {
      for (const reroll of [[], [1], [sides], sides > 3 ? [1, 3, sides] : []]) {
        for (const rerollFails of [undefined, true] as const) {
          const test = { sides, target, reroll, ...(rerollFails ? { rerollFails } : {}) };
          const [, passes] = enumerateTest({ count: 1, ...test });
          expect(successChance(test), JSON.stringify(test)).toBeCloseTo(passes, 14);
        }
      }
    }
  });
});
