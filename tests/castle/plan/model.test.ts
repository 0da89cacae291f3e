import { describe, expect, it } from 'vitest';
import {
  areaOf,
  emptyPlan,
  halfExtent,
  isFull,
  mostSections,
  movedTo,
  outlineOf,
  thingsOf,
  turnedBy,
  withoutThing,
  withPlayers,
  withTable,
} from '../../../src/castle/plan/model.ts';
import type { CastlePlan } from '../../../src/rules/mage-knight/plan/plan.ts';
import { circle, planOf, rectangle, section } from '../../support/samples/castle-plans.ts';

const castle: CastlePlan = {
  ...planOf([section('keep', rectangle(30, 60, 6, 6)), section('wall', rectangle(20, 60, 6, 2, 90), 1)]),
  terrain: [{ owner: 0, outline: circle(10, 40, 3) }],
  figures: [{ owner: 1, centre: { x: 5, y: 5 }, radius: 0.75 }],
};

describe('castle/plan/model', () => {
  it('castle/plan/model: a new table is 36 by 72 with an area along both short edges', () => {
    expect(emptyPlan).toMatchObject({ width: 36, depth: 72, sections: [], consent: true });
    expect([areaOf(emptyPlan, 0), areaOf(emptyPlan, 1)]).toEqual([
      { x: 0, y: 69, width: 36, depth: 3 },
      { x: 0, y: 0, width: 36, depth: 3 },
    ]);
  });

  it('castle/plan/model: nothing leaves the table, whatever its angle', () => {
    for (let angle = 0; angle < 360; angle += 15) {
      const wall = rectangle(18, 36, 6, 2, angle);
      for (const to of [
        { x: -50, y: -50 },
        { x: 90, y: 90 },
      ]) {
        const { centre } = movedTo(wall, to, emptyPlan);
        const half = halfExtent(wall);
        expect(centre.x - half.x).toBeGreaterThanOrEqual(-0.001);
        expect(centre.x + half.x).toBeLessThanOrEqual(36.001);
        expect(centre.y - half.y).toBeGreaterThanOrEqual(-0.001);
        expect(centre.y + half.y).toBeLessThanOrEqual(72.001);
      }
    }
    expect(movedTo(rectangle(18, 36, 80, 2), { x: 0, y: 10 }, emptyPlan).centre).toEqual({ x: 18, y: 10 });
  });

  it('castle/plan/model: quarter turns are exact, and turns go round', () => {
    expect(halfExtent(rectangle(0, 0, 6, 2, 90))).toEqual({ x: 1, y: 3 });
    expect(halfExtent(rectangle(0, 0, 6, 2, 180))).toEqual({ x: 3, y: 1 });
    expect(halfExtent(rectangle(0, 0, 6, 2, 45)).x).toBeCloseTo(4 * Math.SQRT1_2, 12);
    expect(turnedBy(rectangle(0, 0, 6, 2, 350), 15)).toMatchObject({ angle: 5 });
    expect(turnedBy(rectangle(0, 0, 6, 2, 0), -15)).toMatchObject({ angle: 345 });
    expect(turnedBy(circle(1, 1, 2), 90)).toEqual(circle(1, 1, 2));
  });

  it('castle/plan/model: a smaller table keeps everything on it, and default areas default', () => {
    const small = withTable(castle, 24, 24);
    expect(small.players.map(({ area }) => [area.to, area.depth])).toEqual([
      [24, 3],
      [24, 3],
    ]);
    for (const thing of thingsOf(small)) {
      const outline = outlineOf(small, thing);
      expect(outline?.centre.x).toBeLessThanOrEqual(24);
      expect(outline?.centre.y).toBeLessThanOrEqual(24);
    }
    const own = { edge: 'left', from: 10, to: 70, depth: 5 } as const;
    const changed = withTable({ ...castle, players: [{ area: own }, { area: own }] }, 36, 48);
    expect(changed.players[0]?.area).toEqual({ edge: 'left', from: 10, to: 48, depth: 5 });
  });

  it.each([
    [36, 36],
    [48, 48],
    [72, 36],
    [30, 144],
  ])(
    'castle/plan/model: on a table of %i by %i a castle keeps its shape, and stands to its own edge as it did',
    (width, depth) => {
      const sections = [
        section('keep', rectangle(18, 62, 6, 6)),
        section('wall', rectangle(24, 62, 6, 2)),
        section('gatehouse', rectangle(18, 8, 6, 4), 1),
        section('wall', rectangle(12, 8, 6, 2), 1),
      ];
      const before = planOf(sections);
      const after = withTable(before, width, depth);
      const by = (index: number) => {
        const [was, is] = [before, after].map((plan) => plan.sections[index]?.outline.centre);
        return [(is?.x ?? 0) - (was?.x ?? 0), (is?.y ?? 0) - (was?.y ?? 0)];
      };
      const across = width / 2 - 18;
      expect([by(0), by(1)]).toEqual([
        [across, depth - 72],
        [across, depth - 72],
      ]);
      expect([by(2), by(3)]).toEqual([
        [across, 0],
        [across, 0],
      ]);
      expect(withTable(after, before.width, before.depth)).toEqual(before);
    },
  );

  it('castle/plan/model: a castle that reaches over the new edge is moved in as a whole', () => {
    const before = planOf([
      section('keep', rectangle(5, 60, 6, 6)),
      section('wall', rectangle(11, 60, 6, 2)),
      section('wall', rectangle(17, 60, 6, 2)),
    ]);
    const { sections } = withTable(before, 24, 72);
    expect(sections.map(({ outline }) => outline.centre.x)).toEqual([3, 9, 15]);
  });

  it('castle/plan/model: who leaves takes his things along; who comes gets an area', () => {
    const three = withPlayers(castle, 3);
    expect(three.players[2]?.area).toEqual({ edge: 'left', from: 18, to: 54, depth: 3 });
    const one = withPlayers({ ...castle, players: three.players }, 2);
    expect(one).toMatchObject({ players: castle.players, sections: castle.sections });
    const alone = withPlayers(castle, 1);
    expect([alone.sections.length, alone.terrain.length, alone.figures.length]).toEqual([1, 1, 0]);
  });

  it('castle/plan/model: things are counted, removed and full', () => {
    expect(thingsOf(castle)).toHaveLength(4);
    expect(withoutThing(castle, { kind: 'terrain', index: 0 }).terrain).toEqual([]);
    expect(isFull(castle, 'keep')).toBe(false);
    const many = { ...castle, sections: Array(mostSections).fill(castle.sections[0]) };
    expect(isFull(many, 'wall')).toBe(true);
    expect(isFull(many, 'figure')).toBe(false);
  });
});
