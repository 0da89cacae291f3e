import { describe, expect, it } from 'vitest';
import { bricksOdds, bricksOff } from '../../../../src/rules/brikwars/quik/quik-bricks.ts';
import { quikGames } from '../../../../src/rules/brikwars/quik/quik-game.ts';
import { chanceOf, mean } from '../../../../src/rules/dice/distribution.ts';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { roll } from '../../../../src/rules/dice/roll.ts';
import { falls } from '../contests/contest-twins.ts';
import { dice } from '../support.ts';
import { isNear } from './quik-twins.ts';

const { rules } = quikGames.en;
const plain = { bonus: 'none' } as const;

describe('bricks of a Construction', () => {
  it('EX-QW-08: as many studs as damage hold, one less does not', () => {
    for (let studs = 0; studs <= 12; studs++) {
      expect(bricksOff(studs, [studs])).toBe(0);
      expect(bricksOff(studs + 1, [studs])).toBe(1);
    }
  });

  it('DV-38: damage 9 takes two bricks held by 4 studs and stops at the third', () => {
    expect(bricksOff(9, [4, 4, 4])).toBe(2);
  });

  it('BWC-110: what is left must again be more than the studs of the next', () => {
    expect(bricksOff(8, [4, 4])).toBe(1);
    expect(bricksOff(9, [4, 4])).toBe(2);
    expect(bricksOff(9, [8, 1, 1])).toBe(1);
    expect(bricksOff(100, [])).toBe(0);
  });

  it('BW-QW-15: after the brick aimed at, one that would hold is passed over', () => {
    expect(bricksOff(12, [8, 4, 2])).toBe(2);
    expect(bricksOff(8, [8, 4, 2])).toBe(0);
    expect(bricksOff(9, [1, 10, 2, 2])).toBe(3);
  });

  it('BW-QW-15: without bonus dice the odds agree with a count', () => {
    for (const damage of ['1d6', '2d6', '4d6'])
      for (const studs of [[], [2], [2, 2, 2], [4, 1, 3, 0, 8], [0, 0, 12]]) {
        const { bricks } = bricksOdds(dice(damage), studs, plain);
        const counted = studs.map(() => 0);
        counted.push(0);
        for (const { total, chance } of falls(dice(damage))) {
          const off = bricksOff(total, studs);
          counted[off] = (counted[off] ?? 0) + chance;
        }
        counted.forEach((chance, off) => {
          expect(chanceOf(bricks, off)).toBeCloseTo(chance, 12);
        });
      }
  });

  it('BW-QW-15: dice thrown again and again come near the odds', () => {
    const random = createSeededSource(44);
    const studs = [2, 4, 4, 6];
    const { bricks } = bricksOdds(dice('3d6'), studs, rules);
    const counts = [0, 0, 0, 0, 0];
    for (let throws = 0; throws < 20_000; throws++) {
      const off = bricksOff(roll(dice('3d6'), { bonus: 'd6', floor: true }, random).total, studs);
      counts[off] = (counts[off] ?? 0) + 1;
    }
    counts.forEach((count, off) => {
      expect(isNear(count, 20_000, chanceOf(bricks, off))).toBe(true);
    });
  });

  it('BW-QW-15: more dice never take fewer bricks, and the odds sum to 1', () => {
    for (let count = 1; count <= 8; count++) {
      const { bricks } = bricksOdds(dice(`${count}d6`), [3, 3, 3, 3], rules);
      expect(mean(bricksOdds(dice(`${count + 1}d6`), [3, 3, 3, 3], rules).bricks)).toBeGreaterThan(
        mean(bricks) - 1e-12,
      );
      expect(bricks.weights.reduce((all, weight) => all + weight, 0)).toBeCloseTo(1, 12);
    }
  });

  it('BWC-110: the studs spent are a reason only where there is another brick', () => {
    const notify = (studs: readonly number[]) => bricksOdds(dice('1d6'), studs, rules).reasons.slice(0, 2);
    expect(notify([4, 2])).toEqual([
      { rule: 'BW-QW-15', effect: 'studs-held', amount: 4 },
      { rule: 'BWC-110', effect: 'studs-spent' },
    ]);
    expect(notify([4])[1]).toEqual({ rule: 'BW-DICE-08', effect: 'bonus-d6' });
  });
});
