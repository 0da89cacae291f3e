import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../src/rules/dice/distribution.ts';
import type { DiceGroup } from '../../../src/rules/dice/expression.ts';
import { faceOdds } from '../../../src/rules/dice/face-odds.ts';

/** Every throw of the dice, rerolled faces thrown once more, counted. */
function counted({ count, sides, twoD6, reroll = [] }: DiceGroup, from: number, to: number): number[] {
  const chances = new Array<number>(count + 1).fill(0);
  const faces = Array.from({ length: twoD6 ? 36 : sides }, (_, i) =>
    twoD6 ? (i % 6) + Math.floor(i / 6) : i + 1,
  );
  const visit = (left: number, found: number, chance: number): void => {
    if (left === 0) {
      chances[found] = (chances[found] ?? 0) + chance;
      return;
    }
    for (const face of faces) {
      const last = reroll.includes(face) ? faces : [face];
      for (const shown of last) {
        const more = shown >= from && shown <= to ? 1 : 0;
        visit(left - 1, found + more, chance / faces.length / last.length);
      }
    }
  };
  visit(count, 0, 1);
  return chances;
}

describe('dice/face-odds', () => {
  test.each<[group: DiceGroup, from: number, to: number]>([
    [{ count: 3, sides: 6 }, 6, 6],
    [{ count: 3, sides: 6 }, 1, 6],
    [{ count: 2, sides: 10 }, 3, 12],
    [{ count: 3, sides: 6, reroll: [1] }, 1, 1],
    [{ count: 2, sides: 6, reroll: [1, 4, 5] }, 4, 6],
    [{ count: 2, sides: 6, reroll: [6], keep: { mode: 'kh', count: 1 } }, 6, 6],
    [{ count: 2, sides: 10, twoD6: true }, 0, 0],
    [{ count: 1, sides: 10, twoD6: true }, 7, 10],
    [{ count: 2, sides: 6 }, 5, 4],
    [{ count: 2, sides: 6 }, 7, 9],
  ])('dice/face-odds of %j showing %i to %i equal every throw counted', (group, from, to) => {
    const odds = faceOdds(group, from, to);
    counted(group, from, to).forEach((chance, number) => {
      expect(chanceOf(odds, number)).toBeCloseTo(chance, 13);
    });
  });
});
