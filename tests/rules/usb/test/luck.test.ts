import { describe, expect, it } from 'vitest';
import { usbOwnRules as rules } from '../../../../src/rules/usb/house-rules.ts';
import {
  bentChance,
  bentFace,
  pointsToBeSure,
  pointsToPass,
  smokeTarget,
} from '../../../../src/rules/usb/test/luck.ts';
import { disputeWinner } from '../../../../src/rules/usb/test/small-dice.ts';

const strict = { ...rules, luckOnOne: 'oneFails' } as const;

describe('rules/usb/test/luck', () => {
  it.each([
    ['SP-59', 3, 2, 5],
    ['SP-60', 1, 1, 2],
    ['SP-61', 6, 1, 6],
  ])('%s: a %d with %d points is a %d', (_, face, points, bent) => {
    expect(bentFace(face, points)).toBe(bent);
  });

  it('SP-60 USB-A-28: a 1 bent to 2 passes 2+, by the switch it fails all the same', () => {
    expect(pointsToPass(1, 2, rules)).toBe(1);
    expect(pointsToPass(1, 2, strict)).toBeUndefined();
    expect(pointsToPass(2, 4, strict)).toBe(2);
  });

  it('USB-PP-02: the chance with so many points, against every face', () => {
    for (const house of [rules, strict]) {
      for (let target = 2; target <= 7; target++) {
        for (let points = 0; points <= 11; points++) {
          expect(bentChance(target, points, house)).toBeCloseTo(byFaces(target, points, house), 12);
        }
      }
    }
  });

  it('USB-PP-02: so many points make it sure, and one less does not', () => {
    for (let target = 2; target <= 7; target++) {
      const sure = pointsToBeSure(target, rules) ?? 0;
      expect(bentChance(target, sure, rules)).toBeCloseTo(1, 12);
      expect(bentChance(target, sure - 1, rules)).toBeLessThan(1 - 1e-9);
      expect(pointsToBeSure(target, strict)).toBeUndefined();
      expect(bentChance(target, 20, strict)).toBeLessThan(1);
    }
  });

  it.each([
    ['SP-54', 1, false],
    ['SP-55', 3, false],
    ['SP-56', 4, true],
    ['SP-57', 6, true],
  ])('%s: smoke on a %d clears: %s', (_, face, clears) => {
    expect(pointsToPass(face, smokeTarget, rules) === 0).toBe(clears);
  });

  it('EX-25: smoke goes in half of all rounds, sooner with a bent die', () => {
    expect(bentChance(smokeTarget, 0, rules)).toBe(1 / 2);
    expect(bentChance(smokeTarget, 1, rules)).toBeCloseTo(4 / 6, 12);
  });

  it.each([
    ['SP-75', 3, 'low'],
    ['SP-76', 4, 'high'],
  ])('%s: a dispute on a %d', (_, face, winner) => {
    expect(disputeWinner(face)).toBe(winner);
  });
});

/** Every die, and every second die, bent by no more than is needed. */
function byFaces(
  target: number,
  points: number,
  { luckOnOne }: Pick<typeof rules | typeof strict, 'luckOnOne'>,
): number {
  let passed = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      const stages = target > 6 ? [first, second] : [first];
      const each = Math.min(target, 6);
      let left = points;
      let good = true;
      for (const face of stages) {
        left -= Math.max(0, each - face);
        if (luckOnOne === 'oneFails' && face === 1) good = false;
      }
      if (good && left >= 0) passed++;
    }
  }
  return passed / 36;
}
