import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { areaOutline, edgeGap, nearestEdge } from '../../../../src/rules/mage-knight/plan/battlefield.ts';
import { tableEdges } from '../../../../src/rules/mage-knight/plan/plan.ts';
import { circle, planOf, randomPlan, rectangle } from '../../../support/samples/castle-plans.ts';
import { areaRectangle, samples, spacing } from '../../../support/samples/sampled-castle.ts';

const field = { width: 36, depth: 72 };

describe('the edges of the table', () => {
  it.each([
    ['far', 57, { x: 18, y: 57 }, { x: 18, y: 0 }],
    ['right', 15, { x: 21, y: 60 }, { x: 36, y: 60 }],
    ['near', 9, { x: 18, y: 63 }, { x: 18, y: 72 }],
    ['left', 15, { x: 15, y: 60 }, { x: 0, y: 60 }],
  ] as const)(
    'MK-SET-06 from the middle of the side that looks to the %s edge',
    (edge, distance, from, to) => {
      expect(edgeGap(rectangle(18, 60, 6, 6, 90), edge, field)).toEqual({ distance, from, to });
      expect(edgeGap(circle(18, 60, 3), edge, field)).toEqual({ distance, from, to });
    },
  );

  it('MK-SET-06 from the corner that reaches farthest where a section is turned', () => {
    const { distance, from } = edgeGap(rectangle(18, 60, 6, 6, 45), 'near', field);
    expect(distance).toBeCloseTo(12 - 3 * Math.SQRT2, 12);
    expect(from.x).toBeCloseTo(18, 12);
    expect(from.y).toBeCloseTo(60 + 3 * Math.SQRT2, 12);
  });

  it('rules/mage-knight/plan/battlefield finds the edge that samples come nearest to', () => {
    for (let seed = 1; seed <= 200; seed++) {
      for (const { outline } of randomPlan(createSeededSource(seed)).sections) {
        const slow = Math.min(...samples(outline).map(({ x, y }) => Math.min(x, y, 36 - x, 72 - y)));
        expect(Math.abs(nearestEdge(outline, field).distance - slow)).toBeLessThan(spacing ** 2 / 8);
      }
    }
  });

  it.each(tableEdges)('rules/mage-knight/plan/battlefield lays a starting area along the %s edge', (edge) => {
    const area = { edge, from: 4, to: 20, depth: 3 };
    expect(areaOutline(area, field)).toEqual(areaRectangle(area, planOf([])));
  });
});
