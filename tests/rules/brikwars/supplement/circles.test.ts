import { expect, it } from 'vitest';
import {
  circleAfter,
  circleLevel,
  circleSize,
  magicCircle,
  summoningCircle,
} from '../../../../src/rules/brikwars/supplement/circles.ts';
import { chanceThat, dice, reached, rules, waysOf } from './rolled.ts';

const mage = (magic: number, skill = '1d6') => ({ magic, skill: dice(skill) });
const codes = (made: { readonly ok: boolean; readonly issues?: readonly { readonly code: string }[] }) =>
  made.issues?.map(({ code }) => code);

it('EX-MAG-06 BW-MAG-05: levels of 13 in all make a circle of 10 at most', () => {
  expect(circleLevel([mage(5), mage(4), mage(4)])).toBe(10);
  expect(circleLevel([mage(3), mage(2)])).toBe(5);
});

it('EX-MAG-05 BW-MAG-05: an area spell of level 5 takes 5 points a cast, so 10 points are two', () => {
  const circle = magicCircle([mage(3), mage(2)], 'area', 5, rules);
  if (!circle.ok) throw new Error('no circle');
  expect(circle.value).toMatchObject({ turns: 5, use: 15, costPerCast: 5 });
  const bolt = magicCircle([mage(3), mage(2)], 'bolt', 5, rules);
  expect(bolt.ok && bolt.value.costPerCast).toBe(0);
});

it('BWC-93 the one with the highest Skill on average rolls, whatever his magic', () => {
  for (const level of [1, 2, 3, 4])
    for (const spell of ['bolt', 'area', 'shield'] as const) {
      const circle = magicCircle([mage(4), mage(1, '1d10'), mage(1, '1d6+1')], spell, level, rules);
      if (!circle.ok) throw new Error('no circle');
      const use = (spell === 'shield' ? 2 : 3) * level;
      expect(circle.value).toMatchObject({ roller: 1, use, turns: level });
      expect(circle.value.success.value).toBeCloseTo(chanceThat(waysOf(dice('1d10')), reached(use)), 12);
    }
});

it('BW-MAG-05 one mage is no circle, nobody without magic is in it, and no level above theirs', () => {
  expect(codes(magicCircle([mage(3)], 'bolt', 1, rules))).toEqual(['too-few-mages']);
  expect(codes(magicCircle([mage(3), mage(0)], 'bolt', 4, rules))).toEqual(['not-a-count', 'above-level']);
  expect(codes(magicCircle([mage(3), mage(2)], 'bolt', 0, rules))).toEqual(['not-a-count']);
});

it('BW-MAG-05 a death breaks a circle, and who is left starts again', () => {
  const begun = { mages: [mage(3), mage(2), mage(1)], turns: 2, done: 0 };
  const held = circleAfter(begun, { act: 'turn' });
  expect(held.done).toBe(1);
  expect(circleAfter(circleAfter(held, { act: 'turn' }), { act: 'turn' }).done).toBe(2);
  const broken = circleAfter(held, { act: 'death', place: 0 });
  expect(broken).toEqual({ mages: [mage(2), mage(1)], turns: 2, done: 0 });
  expect(circleAfter(held, { act: 'death', place: 7 })).toEqual(held);
});

it('BW-MAG-07 BWC-95: together they summon half their levels, rounded down, and 5 at most', () => {
  for (let first = 1; first <= 8; first += 1)
    for (let second = 1; second <= 8; second += 1) {
      let largest = 0;
      while (2 * (largest + 1) <= first + second && largest < 5) largest += 1;
      const mages = [mage(first), mage(second, '1d10')];
      expect(circleSize(mages)).toBe(largest);
      const circle = summoningCircle(mages, largest, rules);
      if (!circle.ok) throw new Error('no circle');
      expect(circle.value).toMatchObject({ turns: largest, use: 3 * largest, roller: 1 });
      expect(codes(summoningCircle(mages, largest + 1, rules))).toEqual(['too-big']);
    }
});
