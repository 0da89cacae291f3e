import { describe, expect, it } from 'vitest';
import {
  firstPart,
  reinforcements,
  reinforces,
  takesItem,
} from '../../../../src/rules/brikwars/league/on-the-table.ts';
import { chanceOf } from '../../../../src/rules/dice/distribution.ts';

/** Every row of dice, rolled turn by turn. */
function arrivals(turns: number, reserve: number): readonly number[] {
  let counts = [1, ...Array<number>(reserve).fill(0)];
  for (let turn = 0; turn < turns; turn++) {
    const next = counts.map(() => 0);
    for (const [arrived, ways] of counts.entries()) {
      for (let die = 1; die <= 6; die++) {
        const now = reinforces(die) && arrived < reserve ? arrived + 1 : arrived;
        next[now] = (next[now] ?? 0) + ways;
      }
    }
    counts = next;
  }
  return counts.map((ways) => ways / 6 ** turns);
}

describe('what comes on the table', () => {
  it('BW-LG-14 BWC-164 half, and of an odd number any larger part', () => {
    expect([1, 2, 7, 8].map(firstPart)).toEqual([
      { least: 1, most: 1 },
      { least: 1, most: 1 },
      { least: 4, most: 7 },
      { least: 4, most: 4 },
    ]);
  });

  it('EX-LG-09 a 3 brings nobody, a 4 one unit', () => {
    expect([1, 2, 3, 4, 5, 6].map(reinforces)).toEqual([false, false, false, true, true, true]);
  });

  it('BW-LG-18 the reserve comes as often as every row of dice says', () => {
    for (const turns of [0, 1, 2, 5, 9]) {
      for (const reserve of [0, 1, 3, 9, 12]) {
        for (const [n, chance] of arrivals(turns, reserve).entries()) {
          expect(chanceOf(reinforcements(turns, reserve), n)).toBeCloseTo(chance, 12);
        }
      }
    }
  });

  it('EX-LG-12 an ally within 1 inch takes the item, no flyer and nobody aboard one does', () => {
    const ally = { arms: 2, distance: 1, flies: false, inFlyer: false };
    expect(takesItem(ally)).toEqual({ may: true, freeHands: 1, twoHanded: false });
    expect(takesItem({ ...ally, distance: 1.1 }).may).toBe(false);
    expect(takesItem({ ...ally, flies: true }).may).toBe(false);
    expect(takesItem({ ...ally, inFlyer: true }).may).toBe(false);
    expect(takesItem({ ...ally, arms: 0 }).may).toBe(false);
  });

  it('BW-LG-19 only more than two arms leave two hands', () => {
    const arms = (n: number) => takesItem({ arms: n, distance: 0, flies: false, inFlyer: false }).twoHanded;
    expect([1, 2, 3, 4].map(arms)).toEqual([false, false, true, true]);
  });
});
