import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { distance } from '../../../../src/rules/mage-knight/plan/geometry.ts';
import { overlap, penetration } from '../../../../src/rules/mage-knight/plan/overlap.ts';
import { deepOr } from '../../../support/deep.ts';
import { circle, moved, randomPair, rectangle } from '../../../support/samples/castle-plans.ts';

const seeds = Array.from({ length: deepOr(400, 100) }, (_, seed) => seed + 1);

describe('two outlines on the same ground', () => {
  it.each([
    ['touching', rectangle(0, 0, 8, 1), rectangle(8, 0, 8, 1), 0],
    ['apart', circle(0, 0, 2), circle(5, 0, 2), 0],
    ['a quarter of an inch', rectangle(0, 0, 8, 1), rectangle(7.75, 0, 8, 1), 0.25],
    ['a tower in a wall', circle(0, 0, 2), rectangle(5, 0, 8, 1), 1],
    ['two towers', circle(0, 0, 2), circle(3, 0, 2), 1],
    ['one in the other', circle(0, 0, 2), circle(0, 0, 2), 4],
  ] as const)('rules/mage-knight/plan/overlap measures how deep: %s', (_, a, b, depth) => {
    expect(penetration(a, b)).toBeCloseTo(depth, 12);
    expect(penetration(b, a)).toBeCloseTo(depth, 12);
    expect(overlap(a, b)).toBe(depth > 0);
  });

  it('rules/mage-knight/plan/overlap shares ground only where the distance is nothing, and comes apart when moved so far', () => {
    for (const seed of seeds) {
      const [a, b] = randomPair(createSeededSource(seed));
      const depth = penetration(a, b);
      if (distance(a, b) > 1e-6) expect(depth).toBe(0);
      else expect(depth).toBeGreaterThan(0);
      const free = Array.from({ length: 720 }, (_, place) => (place * Math.PI) / 360).some((way) => {
        const by = { x: (depth + 0.01) * Math.cos(way), y: (depth + 0.01) * Math.sin(way) };
        return penetration(a, moved(b, 0, by)) === 0;
      });
      expect(free).toBe(true);
    }
  });
});
