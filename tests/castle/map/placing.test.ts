import { describe, expect, it } from 'vitest';
import { freePlace, ontoGrid, snapTo } from '../../../src/castle/map/placing.ts';
import { emptyPlan, guessedFootprints, type TrayKind, withNew } from '../../../src/castle/plan/model.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import { distance } from '../../../src/rules/mage-knight/plan/geometry.ts';
import { overlap, penetration } from '../../../src/rules/mage-knight/plan/overlap.ts';
import { checkPlan } from '../../../src/rules/mage-knight/plan/placement.ts';
import { between, circle, moved, rectangle } from '../../support/samples/castle-plans.ts';

const keep = rectangle(18, 60, 6, 6);

describe('castle/map/placing', () => {
  it.each([
    ['edge on edge and in line with the middle', rectangle(24.4, 60.3, 6, 2), rectangle(24, 60, 6, 2)],
    ['in line with an end', rectangle(24.4, 57.8, 6, 2), rectangle(24, 58, 6, 2)],
    ['edge on edge where no end is near', rectangle(24.4, 64.9, 6, 6), rectangle(24, 64.9, 6, 6)],
    ['out of a small overlap', rectangle(23.3, 60, 6, 2), rectangle(24, 60, 6, 2)],
    ['above', rectangle(18.2, 55.6, 6, 2), rectangle(18, 56, 6, 2)],
    ['straightened', rectangle(24.2, 60.1, 6, 2, 8), rectangle(24, 60, 6, 2)],
    ['straightened to a quarter turn', rectangle(22.2, 60.1, 6, 2, 97), rectangle(22, 60, 6, 2, 90)],
    ['a round tower', circle(23.4, 60.4, 2), circle(23, 60, 2)],
  ])('castle/map/placing: %s', (_, dragged, placed) => {
    expect(snapTo(dragged, [keep])).toEqual(placed);
  });

  it.each([
    ['too far away', rectangle(26, 60, 6, 2)],
    ['askew', rectangle(24.3, 60, 6, 2, 30)],
    ['past the corner', rectangle(24.4, 64.6, 6, 2)],
  ])('castle/map/placing: not %s', (_, dragged) => {
    expect(snapTo(dragged, [keep])).toBeUndefined();
  });

  it('castle/map/placing: the nearest of several neighbours draws it', () => {
    const other = rectangle(31, 60, 6, 6);
    expect(snapTo(rectangle(24.6, 60, 6, 2), [keep, other])?.centre.x).toBe(25);
    expect(snapTo(rectangle(24.2, 60, 6, 2), [keep, other])?.centre.x).toBe(24);
  });

  it('MK-SET-05: what was drawn to a neighbour touches it, in every direction and angle', () => {
    const random = createSeededSource(62);
    let touched = 0;
    for (let round = 0; round < 600; round++) {
      const turn = random(24) * 15;
      const by = { x: 40, y: 40 };
      const neighbour = moved(random(3) === 1 ? circle(0, 0, 2) : rectangle(0, 0, 6, 4), turn, by);
      const at = { x: between(random, -6, 6), y: between(random, -6, 6) };
      const shape = random(3) === 1 ? circle(at.x, at.y, 1.5) : rectangle(at.x, at.y, 6, 2, 90 * random(2));
      const snapped = snapTo(moved(shape, turn, by), [neighbour]);
      if (!snapped) continue;
      touched += 1;
      expect(distance(snapped, neighbour)).toBeLessThan(0.002);
      expect(penetration(snapped, neighbour)).toBeLessThan(0.002);
    }
    expect(touched).toBeGreaterThan(60);
  });

  it('castle/map/placing: the grid takes the corner of what is straight, and the middle of what is askew', () => {
    expect(ontoGrid(rectangle(10.11, 10.11, 2.5, 1))).toEqual(rectangle(10, 10, 2.5, 1));
    expect(ontoGrid(rectangle(10.11, 10.2, 2.5, 1, 45))).toEqual(rectangle(10, 10.25, 2.5, 1, 45));
    expect(ontoGrid(circle(10.2, 3, 0.75))).toEqual(circle(10.25, 3, 0.75));
  });
});

function build(kinds: readonly TrayKind[], owner = 0, start = emptyPlan) {
  return kinds.reduce((plan, kind) => {
    const place = freePlace(plan, kind, owner, guessedFootprints[kind]);
    return withNew(plan, kind, owner, place)[0];
  }, start);
}

describe('castle/map/placing: a plan as it was built', () => {
  it.each([0, 1])(
    'MK-SET-05: tapped together, a castle of player %i is legal and touches throughout',
    (owner) => {
      const plan = build(
        ['keep', 'wall', 'round-tower', 'wall', 'gatehouse', 'door-wall', 'round-tower'],
        owner,
      );
      expect(checkPlan(plan)).toEqual([]);
      plan.sections.forEach(({ outline }, index) => {
        const others = plan.sections.toSpliced(index, 1);
        expect(Math.min(...others.map((other) => distance(outline, other.outline)))).toBe(0);
      });
    },
  );

  it('castle/map/placing: two castles, terrain and figures find free ground as well', () => {
    const mine = build(['keep', 'wall', 'wall', 'terrain', 'terrain', 'figure', 'figure']);
    const both = build(['gatehouse', 'wall', 'terrain', 'figure'], 1, mine);
    expect(checkPlan(both)).toEqual([]);
    const outlines = [...both.sections, ...both.terrain].map(({ outline }) => outline);
    outlines.forEach((one, at) => {
      for (const other of outlines.slice(at + 1)) expect(overlap(one, other)).toBe(false);
    });
  });

  it('castle/map/placing: on a full table it still answers', () => {
    const crowded = build(Array.from({ length: 30 }, (_, place) => sectionKinds[place % 5] ?? 'wall'));
    expect(crowded.sections).toHaveLength(30);
    const tiny = { ...emptyPlan, width: 12, depth: 12 };
    expect(build(['keep', 'keep', 'keep', 'keep', 'keep', 'keep'], 0, tiny).sections).toHaveLength(6);
  });

  it('castle/map/placing: it stands beside the section named', () => {
    const plan = build(['keep', 'wall', 'wall']);
    const place = freePlace(plan, 'round-tower', 0, { width: 4, depth: 4 }, { kind: 'section', index: 0 });
    const [keep] = plan.sections;
    expect(keep && distance(place, keep.outline)).toBe(0);
  });
});
