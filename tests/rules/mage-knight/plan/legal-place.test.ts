import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../../src/rules/dice/random.ts';
import { apart } from '../../../../src/rules/mage-knight/plan/geometry.ts';
import { placesOn } from '../../../../src/rules/mage-knight/plan/lattice.ts';
import {
  atNearestLegalPlace,
  type Faults,
  faultsOf,
  type Movable,
  names,
  outlineOf,
  standsLegally,
  turnsOf,
  withOutline,
} from '../../../../src/rules/mage-knight/plan/legal-place.ts';
import { legalByMoving, legalPlanInSteps } from '../../../../src/rules/mage-knight/plan/legal-plan.ts';
import { checkPlan } from '../../../../src/rules/mage-knight/plan/placement.ts';
import type { CastlePlan, Outline } from '../../../../src/rules/mage-knight/plan/plan.ts';
import { deepOr } from '../../../support/deep.ts';
import { finished } from '../../../support/finished.ts';
import {
  between,
  circle,
  planOf,
  randomPlan,
  rectangle,
  section,
} from '../../../support/samples/castle-plans.ts';

const legalPlan = (plan: CastlePlan) => finished(legalPlanInSteps(plan));

const sectionAt = (index: number): Movable => ({ kind: 'section', index });

const keep = section('keep', rectangle(18, 60, 6, 6));
const wall = section('wall', rectangle(24, 60, 6, 2));

const codes = (plan: CastlePlan) => checkPlan(plan).map(({ code }) => code);
const middle = (plan: CastlePlan, index: number) => plan.sections[index]?.outline.centre;

describe('the nearest place that keeps the rules', () => {
  it.each([
    ['MK-SET-03 beyond 18 inches of its own area', rectangle(18, 46, 6, 2), { x: 18, y: 50 }],
    ['MK-SET-06 nearer than 3 inches to the edge', rectangle(3.5, 60, 6, 2), { x: 6, y: 60 }],
    ['MK-SET-06 reaching beyond the edge', rectangle(35, 60, 6, 2), { x: 30, y: 60 }],
  ])('%s a section moves just so far', (_, outline, to) => {
    const plan = planOf([section('door-wall', outline)]);
    expect(checkPlan(plan)).not.toEqual([]);
    const found = legalByMoving(plan, sectionAt(0));
    expect(found?.plan.sections[0]?.outline.centre).toEqual(to);
    expect(found?.left).toEqual([]);
    expect(found?.moved).toEqual([sectionAt(0)]);
  });

  it('MK-SET-05 a section that was cut off joins the chain again', () => {
    const plan = planOf([keep, section('wall', rectangle(31, 60, 2, 2))]);
    expect(codes(plan)).toEqual(['GAP3']);
    const found = legalByMoving(plan, sectionAt(1));
    expect(found && middle(found.plan, 1)).toEqual({ x: 25, y: 60 });
    expect(found?.left).toEqual([]);
  });

  it('MK-GEN-04 a section that stands in another is put beside it', () => {
    const plan = planOf([keep, section('wall', rectangle(20, 60, 6, 2))]);
    const found = legalByMoving(plan, sectionAt(1));
    expect(found?.left).toEqual([]);
    expect(apart({ x: 20, y: 60 }, (found && middle(found.plan, 1)) ?? { x: 0, y: 0 })).toBeLessThanOrEqual(
      4,
    );
  });

  it('MK-SET-07 terrain leaves the yard, and does not end under a wall', () => {
    const yard = [
      section('keep', rectangle(18, 52, 12, 2)),
      section('wall', rectangle(18, 62, 12, 2)),
      section('wall', rectangle(12, 57, 2, 8)),
      section('wall', rectangle(24, 57, 2, 8)),
    ];
    const plan = planOf(yard, { terrain: [{ owner: 0, outline: circle(18, 58, 1) }] });
    expect(codes(plan)).toEqual(['TERRAIN']);
    const found = legalByMoving(plan, { kind: 'terrain', index: 0 });
    expect(found?.left).toEqual([]);
    expect(found?.plan.terrain[0]?.outline.centre).toEqual({ x: 18, y: 64 });
  });

  it('MK-SET-08 MK-SET-11 a figure steps out of reach', () => {
    const figures = [
      { owner: 1, centre: { x: 18, y: 40 }, radius: 0.5 },
      { owner: 0, centre: { x: 18, y: 15 }, radius: 0.5 },
    ];
    const plan = planOf([keep], { figures });
    expect(codes(plan)).toEqual(['OPPFIG30', 'FIG18']);
    const found = legalPlan(plan);
    expect(found.left).toEqual([]);
    expect(found.plan.figures.map(({ centre }) => centre)).toEqual([
      { x: 18, y: 26.5 },
      { x: 18, y: 21.75 },
    ]);
  });

  it('MK-SET-03 where the starting areas leave no ground for a castle, that is said', () => {
    const players = [
      { area: { edge: 'near', from: 0, to: 36, depth: 3 } },
      { area: { edge: 'far', from: 0, to: 36, depth: 3 } },
    ] as const;
    const plan = planOf([section('keep', rectangle(18, 18, 6, 6))], { depth: 36, players });
    expect(legalByMoving(plan, sectionAt(0))).toBeUndefined();
    const all = legalPlan(plan);
    expect(all.moved).toEqual([]);
    expect(all.left).toEqual(checkPlan(plan));
  });

  it('MK-SET-05 a link of the chain does not leave the others behind', () => {
    // The wall between keep and tower stands too far out; the tower hangs on it.
    const plan = planOf([
      keep,
      section('wall', rectangle(24, 53, 6, 2)),
      section('round-tower', circle(29, 50.5, 2)),
    ]);
    const found = legalByMoving(plan, sectionAt(2));
    expect(found?.left ?? []).toEqual([]);
  });

  it('MK-SET-06 a wall for which there is no room is turned a quarter', () => {
    const plan = planOf([section('door-wall', rectangle(6, 45, 9, 1))], {
      width: 12,
      players: [
        { area: { edge: 'near', from: 0, to: 12, depth: 3 } },
        { area: { edge: 'far', from: 0, to: 12, depth: 3 } },
      ],
    });
    const found = legalByMoving(plan, sectionAt(0));
    expect(found?.left).toEqual([]);
    expect(found?.plan.sections[0]?.outline).toMatchObject({ angle: 90, width: 9, depth: 1 });
  });
});

describe('the slow twin', () => {
  /** Every place of the table, each judged by all the rules. */
  function slowly(plan: CastlePlan, thing: Movable, before: Faults, step: number): number | undefined {
    const outline = outlineOf(plan, thing);
    if (!outline) return undefined;
    for (const turned of turnsOf(outline)) {
      const { xs, ys } = placesOn(plan, turned, step);
      const all = ys.flatMap((y) => xs.map((x) => ({ x, y })));
      const legal = all.filter((centre) =>
        standsLegally(withOutline(plan, thing, { ...turned, centre }), thing, before),
      );
      if (legal.length > 0) return Math.min(...legal.map((centre) => apart(centre, outline.centre)));
    }
    return undefined;
  }

  it('MK-SET-03 MK-SET-04 MK-SET-05 MK-SET-06 MK-SET-07 MK-SET-08 MK-SET-11 no place of a grid is nearer than the one that is found', () => {
    const random = createSeededSource(81);
    let found = 0;
    for (let round = 0; round < deepOr(400, 8); round += 1) {
      const drawn = randomPlan(random);
      const terrain = [{ owner: 0, outline: circle(between(random, 8, 28), between(random, 45, 65), 1) }];
      const plan = { ...drawn, terrain };
      const before = faultsOf(checkPlan(plan));
      const things: readonly Movable[] = [
        ...plan.sections.map((_, index) => sectionAt(index)),
        { kind: 'terrain', index: 0 },
        ...plan.figures.map((_, index) => ({ kind: 'figure', index }) as const),
      ];
      const wrong = things.filter((thing) => checkPlan(plan).some((one) => names(one, thing)));
      for (const thing of wrong.slice(0, 2)) {
        const outline = outlineOf(plan, thing) as Outline;
        const next = atNearestLegalPlace(plan, thing, before, 1.5);
        const there = next && outlineOf(next, thing);
        const slow = slowly(plan, thing, before, 1.5);
        if (!there) expect(slow).toBeUndefined();
        else expect(apart(there.centre, outline.centre)).toBeCloseTo(slow ?? -1, 9);
        if (there) found += 1;
      }
    }
    expect(found).toBeGreaterThan(deepOr(200, 4));
  });
});

describe('a whole plan', () => {
  const nine = [
    section('gatehouse', rectangle(18, 51, 6, 4)),
    section('wall', rectangle(12, 51, 6, 2)),
    section('wall', rectangle(24, 51, 6, 2)),
    section('round-tower', circle(7, 51, 2)),
    section('round-tower', circle(29, 51, 2)),
    section('wall', rectangle(7, 56, 6, 2, 90)),
    section('wall', rectangle(29, 56, 6, 2, 90)),
    section('keep', rectangle(18, 60, 6, 6)),
    section('door-wall', rectangle(12, 60, 6, 2)),
  ];

  it('MK-SET-01 a legal plan stays as it is', () => {
    const plan = planOf(nine);
    expect(checkPlan(plan)).toEqual([]);
    expect(legalPlan(plan)).toEqual({ plan, moved: [], left: [] });
  });

  it('MK-SET-04 a castle built on wrong ground is moved as it stands', () => {
    const away = nine.map(({ outline, ...rest }) => ({
      ...rest,
      outline: { ...outline, centre: { x: outline.centre.x, y: outline.centre.y - 20 } },
    }));
    const found = legalPlan(planOf(away));
    expect(found.left).toEqual([]);
    expect(found.moved).toHaveLength(9);
    const steps = away.map(({ outline }, index) => (middle(found.plan, index)?.y ?? 0) - outline.centre.y);
    expect(new Set(steps).size).toBe(1);
  });

  it('MK-SET-05 the wall that was carried away comes back alone: what stood right before waits for it', () => {
    const built = [
      keep,
      wall,
      section('round-tower', circle(29, 60, 2)),
      section('wall', rectangle(29, 55, 6, 2, 90)),
      section('round-tower', circle(29, 50, 2)),
      section('gatehouse', rectangle(24, 50, 6, 4)),
      section('wall', rectangle(18, 50, 6, 2)),
      section('door-wall', rectangle(12, 50, 6, 2)),
      section('round-tower', circle(7, 50, 2)),
    ];
    expect(checkPlan(planOf(built))).toEqual([]);
    const found = legalPlan(planOf(built.with(1, section('wall', rectangle(28, 34, 6, 2)))));
    expect(found.left).toEqual([]);
    expect(found.moved).toEqual([sectionAt(1)]);
  });

  it('MK-SET-05 pieces scattered over the table come together, those that stood right stay', () => {
    const spoilt = nine.map((each, index) =>
      index === 3
        ? { ...each, outline: circle(7, 30, 2) }
        : index === 6
          ? { ...each, outline: rectangle(34, 40, 6, 2, 90) }
          : each,
    );
    const plan = planOf(spoilt);
    expect(checkPlan(plan).length).toBeGreaterThan(3);
    const found = legalPlan(plan);
    expect(found.left).toEqual([]);
    expect(found.moved).toEqual([sectionAt(3), sectionAt(6)]);
  });

  it('MK-SET-09 what moving cannot fix is left and shown', () => {
    const found = legalPlan(planOf([wall], { consent: false }));
    expect(found.moved).toEqual([]);
    expect(found.left.map(({ code }) => code)).toEqual(['CONSENT', 'DOOR']);
  });

  it('MK-SET-01 whatever a child has drawn: never more is wrong than before, and what stood right stays', () => {
    const random = createSeededSource(7);
    for (let round = 0; round < deepOr(300, 6); round += 1) {
      const plan = randomPlan(random);
      const before = checkPlan(plan);
      const { plan: after, left, moved } = legalPlan(plan);
      expect(left.length).toBeLessThanOrEqual(before.length);
      expect(left).toEqual(checkPlan(after));
      if (before.length === 0) expect(moved).toEqual([]);
      const owners = plan.sections.map(({ owner }) => owner);
      expect(after.sections.map(({ owner }) => owner)).toEqual(owners);
    }
  });
});
