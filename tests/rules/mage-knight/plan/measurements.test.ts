import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { measurements, measureSection } from '../../../../src/rules/mage-knight/plan/measurements.ts';
import { checkPlan } from '../../../../src/rules/mage-knight/plan/placement.ts';
import {
  circle,
  planOf,
  randomPlan,
  rectangle,
  section,
  twoPlayers,
} from '../../../support/samples/castle-plans.ts';

describe('what is measured from a section', () => {
  const plan = planOf(
    [
      section('keep', rectangle(18, 60, 6, 4)),
      section('round-tower', circle(26, 60, 1)),
      section('wall', rectangle(18, 45, 8, 1)),
      section('keep', rectangle(18, 12, 6, 4), 1),
    ],
    { players: [...twoPlayers, { area: { edge: 'left', from: 20, to: 40, depth: 3 } }] },
  );

  it('MK-A-01 all four distances with their limits, kept or not', () => {
    expect(measureSection(plan, 0)).toEqual({
      own: {
        other: { kind: 'area', index: 0 },
        distance: 7,
        from: { x: 18, y: 62 },
        to: { x: 18, y: 69 },
        limit: 18,
        kept: true,
      },
      opponents: [
        {
          other: { kind: 'area', index: 2 },
          distance: Math.hypot(12, 18),
          from: { x: 15, y: 58 },
          to: { x: 3, y: 40 },
          limit: 30,
          kept: false,
        },
        {
          other: { kind: 'area', index: 1 },
          distance: 55,
          from: { x: 18, y: 58 },
          to: { x: 18, y: 3 },
          limit: 30,
          kept: true,
        },
      ],
      neighbour: {
        other: { kind: 'section', index: 1 },
        distance: 4,
        from: { x: 21, y: 60 },
        to: { x: 25, y: 60 },
        limit: 3,
        kept: false,
      },
      edge: {
        other: { kind: 'edge', index: 2 },
        distance: 10,
        from: { x: 18, y: 62 },
        to: { x: 18, y: 72 },
        limit: 3,
        kept: true,
      },
    });
  });

  it('rules/mage-knight/plan/measurements knows no neighbour of a section that stands alone', () => {
    expect(measureSection(plan, 3).neighbour).toBeUndefined();
    expect(() => measureSection(plan, 4)).toThrow();
    expect(measurements(plan)).toHaveLength(4);
  });

  it('rules/mage-knight/plan/measurements agrees with what is wrong with a plan', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const drawn = randomPlan(createSeededSource(seed));
      const wrong = checkPlan(drawn);
      const broken = (code: string, index: number) =>
        wrong.some((one) => one.thing.index === index && one.code === code);
      for (const [index, { own, opponents, edge }] of measurements(drawn).entries()) {
        expect(own.kept).toBe(!broken('OWN18', index));
        expect(opponents.every(({ kept }) => kept)).toBe(!broken('OPP30', index));
        expect(edge.kept).toBe(!broken('EDGE3', index) && !broken('OUTSIDE', index));
      }
    }
  });
});
