import { describe, expect, it, test } from 'vitest';
import { chanceOf, highest } from '../../../src/rules/dice/distribution.ts';
import { bonusDice, type DiceGroup, keepModes } from '../../../src/rules/dice/expression.ts';
import { printDice } from '../../../src/rules/dice/notation.ts';
import { totalDistribution } from '../../../src/rules/dice/odds.ts';
import { deepOr } from '../../support/deep.ts';
import { enumerate } from './twins.ts';

/** How far odds and every throw counted lie apart at most. */
function apart(groups: readonly DiceGroup[], constant = 0, penaltyPerDie = 0, floor = false): number {
  const expression = { groups, constant };
  const rules = { bonus: 'none', floor, penaltyPerDie } as const;
  const odds = totalDistribution(expression, rules);
  if (!odds.ok) throw new Error(printDice(expression));
  const chained = groups.some(({ bonus = 'none' }) => bonus !== 'none');
  const twin = enumerate(expression, rules, chained ? 1e-12 : 0);
  let most = 0;
  for (let total = odds.value.min - 1; total <= highest(odds.value) + 1; total++)
    most = Math.max(most, Math.abs(chanceOf(odds.value, total) - (twin.get(total) ?? 0)));
  for (const [total, chance] of twin) most = Math.max(most, Math.abs(chanceOf(odds.value, total) - chance));
  return most;
}

const kinds: readonly (readonly [sides: number, count: number])[] = [
  [2, 1],
  [2, 5],
  [3, 4],
  [4, 3],
  [6, 2],
  [6, deepOr(4, 3)],
  [10, 2],
];
const penalties = deepOr<readonly number[]>([0, 1, 2, 7, 20], [0, 1, 20]);

describe('against every face counted', () => {
  for (const [sides, count] of kinds) {
    for (const bonus of bonusDice) {
      test(`BWC-56 ${count}d${sides} with its own bonus dice ${bonus} and penalty`, () => {
        for (const penalty of penalties) {
          expect(apart([{ count, sides, bonus, penalty }]), `penalty ${penalty}`).toBeLessThan(1e-9);
          for (const reroll of [[1], [sides], [1, 2]].filter(({ length }) => length < sides)) {
            const group = { count: Math.min(count, 3), sides, bonus, penalty, reroll };
            expect(apart([group]), `penalty ${penalty}, reroll ${reroll}`).toBeLessThan(1e-9);
          }
        }
      });

      test(`dice/kept-dice ${count}d${sides} kept in every way, bonus dice ${bonus}`, () => {
        for (const mode of keepModes) {
          for (let number = 1; number <= count; number++) {
            const keep = { mode, count: number };
            for (const penalty of [0, 3]) {
              expect(apart([{ count, sides, bonus, penalty, keep }]), `${mode}${number}`).toBeLessThan(1e-9);
            }
            if (count > 4) continue;
            for (const reroll of [[1], [sides]]) {
              const group = { count: Math.min(count, 3), sides, bonus, penalty: 1, reroll };
              if (number > group.count) continue;
              expect(apart([{ ...group, keep }]), `${mode}${number} r${reroll}`).toBeLessThan(1e-9);
            }
          }
        }
      });
    }
  }

  for (const sides of [2, 4, 6, 10]) {
    test(`USB-TEST-05 pools of d${sides} with every target and reroll`, () => {
      for (let target = 1; target <= (sides === 6 ? 8 : Math.min(8, sides)); target++) {
        for (const reroll of [undefined, [1], [sides], [1, 2, 3]]) {
          if ((reroll?.length ?? 0) >= sides) continue;
          for (const rerollFails of [undefined, true] as const) {
            for (const count of [1, 4]) {
              const group = {
                count,
                sides,
                target,
                ...(reroll ? { reroll } : {}),
                ...(rerollFails ? { rerollFails } : {}),
              };
              expect(apart([group], 2, 3, true), JSON.stringify(group)).toBeLessThan(1e-12);
            }
          }
        }
      }
    });
  }

  test.each<[text: string, groups: readonly DiceGroup[], constant: number, penalty: number, floor: boolean]>([
    [
      'kept and plain',
      [
        { count: 3, sides: 6, keep: { mode: 'kh', count: 2 } },
        { count: 2, sides: 4 },
      ],
      -7,
      0,
      true,
    ],
    [
      'a pool, kept dice with bonus dice, and a d10 of two d6',
      [
        { count: 3, sides: 6, target: 4, rerollFails: true },
        { count: 2, sides: 4, keep: { mode: 'dl', count: 1 }, bonus: 'd6' },
        { count: 1, sides: 10, twoD6: true, bonus: 'same' },
      ],
      0,
      2,
      false,
    ],
    [
      'rerolled and not, each with its own bonus dice',
      [
        { count: 2, sides: 6, reroll: [1, 3], bonus: 'd6', penalty: 1 },
        { count: 2, sides: 6, bonus: 'same', penalty: 0 },
        { count: 1, sides: 3, reroll: [3], bonus: 'd6' },
      ],
      1,
      4,
      true,
    ],
    [
      'two kinds of two d6',
      [
        { count: 2, sides: 10, twoD6: true, bonus: 'd6', penalty: 7 },
        { count: 1, sides: 10, twoD6: true },
      ],
      0,
      1,
      false,
    ],
    [
      'nothing kept',
      [
        { count: 2, sides: 6, keep: { mode: 'dl', count: 2 } },
        { count: 1, sides: 2 },
      ],
      0,
      1,
      false,
    ],
  ])('BW-DICE-01 %s added up', (_, groups, constant, penalty, floor) => {
    expect(apart(groups, constant, penalty, floor)).toBeLessThan(1e-9);
  });

  it('BW-DICE-03 the floor of the expression counts without that of the rules', () => {
    const expression = { groups: [{ count: 1, sides: 6 }], constant: -4, floor: true } as const;
    const odds = totalDistribution(expression, { bonus: 'none', floor: false });
    expect(odds.ok && [odds.value.min, chanceOf(odds.value, 0)]).toEqual([0, expect.closeTo(4 / 6, 14)]);
  });
});
