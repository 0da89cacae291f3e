import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import {
  contains,
  corners,
  distance,
  gapBetween,
  gapToPoint,
  nearestPoint,
} from '../../../../src/rules/mage-knight/plan/geometry.ts';
import { between, circle, moved, randomPair, rectangle } from '../../../support/samples/castle-plans.ts';
import { inside, sampledDistance, spacing } from '../../../support/samples/sampled-castle.ts';

const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1);

describe('the way between two outlines', () => {
  it.each([
    ['two walls end to end', rectangle(0, 0, 8, 1), rectangle(11, 0, 8, 1), 3],
    ['a quarter turn', rectangle(0, 0, 8, 1, 90), rectangle(4, 0, 8, 1, 270), 3],
    ['two towers', circle(0, 0, 2), circle(7, 0, 2), 3],
    ['a tower and a wall', circle(0, 0, 2), rectangle(9, 0, 8, 1), 3],
    ['corner to corner', rectangle(0, 0, 2, 2), rectangle(5, 6, 2, 2), 5],
    ['touching walls', rectangle(0, 0, 8, 1), rectangle(8, 0, 8, 1), 0],
    ['a wall through another', rectangle(0, 0, 8, 1), rectangle(0, 0, 8, 1, 90), 0],
    ['a tower in a yard-sized mat', circle(1, 1, 1), rectangle(0, 0, 9, 9), 0],
    ['a tower around another', circle(0, 0, 5), circle(1, 0, 1), 0],
  ] as const)('MK-A-01 from edge to edge, exactly: %s', (_, a, b, wanted) => {
    expect(distance(a, b)).toBe(wanted);
    expect(distance(b, a)).toBe(wanted);
  });

  it('rules/mage-knight/plan/geometry draws the way in the middle of the stretch where two sides face each other', () => {
    expect(gapBetween(rectangle(0, 0, 8, 1), rectangle(6, 4, 8, 1))).toEqual({
      distance: 3,
      from: { x: 3, y: 0.5 },
      to: { x: 3, y: 3.5 },
    });
    expect(gapBetween(rectangle(0, 0, 8, 1), rectangle(0, 0.5, 2, 8)).distance).toBe(0);
  });

  it('rules/mage-knight/plan/geometry turns by quarters without a remainder', () => {
    expect(corners({ shape: 'rectangle', centre: { x: 5, y: 5 }, width: 8, depth: 2, angle: 90 })).toEqual([
      { x: 6, y: 1 },
      { x: 6, y: 9 },
      { x: 4, y: 9 },
      { x: 4, y: 1 },
    ]);
    const quarter = corners({
      shape: 'rectangle',
      centre: { x: 0.1, y: 0.2 },
      width: 8,
      depth: 2,
      angle: 450,
    });
    const back = corners({ shape: 'rectangle', centre: { x: 0.1, y: 0.2 }, width: 8, depth: 2, angle: -270 });
    expect(quarter).toEqual(back);
  });

  it('rules/mage-knight/plan/geometry is never longer than the samples say, and shorter by their spacing at most', () => {
    const strange = seeds.filter((seed) => {
      const [a, b] = randomPair(createSeededSource(seed));
      const exact = distance(a, b);
      const slow = sampledDistance(a, b);
      return exact > slow + 1e-9 || exact < slow - spacing;
    });
    expect(strange).toEqual([]);
  });

  it('rules/mage-knight/plan/geometry is the same both ways, moved and turned', () => {
    for (const seed of seeds) {
      const [a, b] = randomPair(createSeededSource(seed));
      const exact = distance(a, b);
      expect(distance(b, a)).toBeCloseTo(exact, 9);
      const by = { x: seed / 7, y: -seed / 3 };
      expect(distance(moved(a, seed, by), moved(b, seed, by))).toBeCloseTo(exact, 9);
      expect(distance(moved(a, 90, by), moved(b, 90, by))).toBeCloseTo(exact, 9);
    }
  });

  it('rules/mage-knight/plan/geometry gives a way as long as it says, from the one outline to the other', () => {
    for (const seed of seeds) {
      const [a, b] = randomPair(createSeededSource(seed));
      const { distance: length, from, to } = gapBetween(a, b);
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(length, 9);
      expect(contains(a, from)).toBe(true);
      expect(contains(b, to)).toBe(true);
    }
  });
});

describe('a point and an outline', () => {
  it('rules/mage-knight/plan/geometry finds a point inside or on the edge', () => {
    expect(contains(rectangle(0, 0, 8, 1), { x: 4, y: 0.5 })).toBe(true);
    expect(contains(rectangle(0, 0, 8, 1), { x: 4.001, y: 0 })).toBe(false);
    expect(contains(circle(0, 0, 5), { x: 3, y: 4 })).toBe(true);
    expect(nearestPoint(circle(0, 0, 5), { x: 6, y: 8 })).toEqual({ x: 3, y: 4 });
    expect(gapToPoint(rectangle(0, 0, 8, 1, 90), { x: 4.5, y: 0 }).distance).toBe(4);
    expect(gapToPoint(rectangle(0, 0, 8, 1), { x: 1, y: 0 }).distance).toBe(0);
  });

  it('rules/mage-knight/plan/geometry agrees with the sides of an outline, one by one', () => {
    const random = createSeededSource(5);
    for (const seed of seeds) {
      const [outline] = randomPair(createSeededSource(seed));
      const point = { x: between(random, 0, 12), y: between(random, 0, 12) };
      expect(contains(outline, point)).toBe(inside(outline, point));
    }
  });
});
