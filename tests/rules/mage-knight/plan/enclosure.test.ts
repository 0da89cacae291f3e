import { describe, expect, it } from 'vitest';
import { createSeededSource, type RandomSource } from '../../../../src/rules/dice/random.ts';
import { linksAmong, pairsOf } from '../../../../src/rules/mage-knight/plan/chain.ts';
import {
  enclosedGround,
  encloses,
  isEnclosed,
  outlinesOf,
} from '../../../../src/rules/mage-knight/plan/enclosure.ts';
import { checkPlan } from '../../../../src/rules/mage-knight/plan/placement.ts';
import type {
  CastlePlan,
  Outline,
  PlacedSection,
  Point,
} from '../../../../src/rules/mage-knight/plan/plan.ts';
import { deepOr } from '../../../support/deep.ts';
import { between, circle, planOf, rectangle, section } from '../../../support/samples/castle-plans.ts';
import { inside } from '../../../support/samples/sampled-castle.ts';

/** Four walls of 8 inches around a yard, `gap` inches apart at each corner. */
function yard(gap: number): readonly PlacedSection[] {
  const way = 4 + gap + 0.5;
  return [
    section('door-wall', rectangle(18, 58 - way, 8, 1)),
    section('wall', rectangle(18 + way, 58, 1, 8)),
    section('wall', rectangle(18, 58 + way, 8, 1)),
    section('wall', rectangle(18 - way, 58, 1, 8)),
  ];
}

const terrainAt = (outline: Outline) => ({ owner: 1, outline });
const inTheYard = { x: 18, y: 58 };

describe('enclosed ground', () => {
  it('MK-SET-07 walls around a yard enclose it, and no terrain may stand there', () => {
    const plan = planOf(yard(0), { terrain: [terrainAt(circle(18, 58, 1)), terrainAt(circle(6, 50, 2))] });
    expect(isEnclosed(plan, 0, inTheYard)).toBe(true);
    expect(isEnclosed(plan, 0, { x: 6, y: 50 })).toBe(false);
    expect(isEnclosed(plan, 0, { x: 18, y: 53.5 })).toBe(false);
    expect(isEnclosed(plan, 1, inTheYard)).toBe(false);
    expect(checkPlan(plan)).toEqual([
      {
        rule: 'MK-SET-07',
        code: 'TERRAIN',
        thing: { kind: 'terrain', index: 0 },
        other: { kind: 'castle', index: 0 },
      },
    ]);
  });

  it.each([
    [2, true],
    [2.12, true],
    [2.2, false],
  ] as const)('MK-A-31 corners open by %s inches each way', (gap, closed) => {
    // The corners of the walls are √2 times as far apart: 3 inches are reached at 2.1213.
    expect(isEnclosed(planOf(yard(gap)), 0, inTheYard)).toBe(closed);
  });

  it('MK-A-31 a gap of exactly 3 inches counts as closed', () => {
    const ring = [
      section('wall', rectangle(18, 54, 9, 1)),
      section('wall', rectangle(18, 62, 9, 1)),
      section('wall', rectangle(13.5, 58, 1, 9)),
      section('wall', rectangle(22.5, 55, 1, 3)),
      section('wall', rectangle(22.5, 61, 1, 3)),
    ];
    expect(isEnclosed(planOf(ring), 0, inTheYard)).toBe(true);
    expect(isEnclosed(planOf(ring.slice(0, 4)), 0, inTheYard)).toBe(false);
  });

  it('MK-SET-07 a row of sections encloses nothing, nor do two side by side', () => {
    const row = [
      section('wall', rectangle(8, 58, 8, 1)),
      section('wall', rectangle(16, 58, 8, 1)),
      section('wall', rectangle(24, 58, 8, 1)),
    ];
    expect(enclosedGround(planOf(row), 0)).toEqual([]);
    const pair = [section('wall', rectangle(18, 58, 8, 1)), section('wall', rectangle(18, 61, 8, 1))];
    expect(enclosedGround(planOf(pair), 0)).toEqual([]);
  });

  it('MK-SET-07 terrain that only touches a wall from outside is outside; one that pokes through a gap is not', () => {
    const touching = planOf(yard(0), { terrain: [terrainAt(rectangle(18, 52, 6, 2))] });
    expect(checkPlan(touching)).toEqual([]);
    const poking = planOf(yard(1), { terrain: [terrainAt(rectangle(13.2, 53.2, 4, 0.5, 45))] });
    expect(checkPlan(poking).map(({ code }) => code)).toEqual(['TERRAIN']);
  });

  it('MK-A-28 the ground under the sections themselves is none', () => {
    const solid = [
      section('keep', rectangle(16, 58, 4, 4)),
      section('wall', rectangle(20, 58, 4, 4)),
      section('wall', rectangle(18, 61, 8, 2)),
    ];
    expect(checkPlan(planOf(solid, { terrain: [terrainAt(rectangle(18, 58, 4, 3))] }))).toEqual([]);
  });
});

/** The slow twin: water that comes from outside, cell by cell, and cannot pass a section or a closed gap. */
const cell = 0.3;
/** So many cells each way from here hold every ring, which stands about 18, 55 and reaches 8 inches and half a wall. */
const across = 96;
// Off the round numbers, on which outlines and their corners lie.
const corner = { x: 3.6617, y: 40.6783 };
const ways = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

const middle = (column: number, row: number): Point => ({
  x: corner.x + column * cell,
  y: corner.y + row * cell,
});

type Ground = 'section' | 'dry' | 'wet';

/** What becomes of each cell, row by row. */
function flood(plan: CastlePlan): readonly Ground[] {
  const barriers = linksAmong(pairsOf(plan, 0)).flatMap(({ one, other, gap }) => {
    const [from, to] = [plan.sections[one]?.outline.centre, plan.sections[other]?.outline.centre];
    return from && to ? [segment(from, gap.from), segment(gap.from, gap.to), segment(gap.to, to)] : [];
  });
  const ground = Array.from({ length: across * across }, (_, place): Ground => {
    const point = middle(place % across, Math.floor(place / across));
    return plan.sections.some(({ outline }) => inside(outline, point)) ? 'section' : 'dry';
  });
  ground[0] = 'wet';
  const queue = [0];
  for (const place of queue) {
    const [column, row] = [place % across, Math.floor(place / across)];
    const here = middle(column, row);
    for (const [right, down] of ways) {
      const [nextColumn, nextRow] = [column + right, row + down];
      if (nextColumn < 0 || nextColumn >= across || nextRow < 0 || nextRow >= across) continue;
      const next = nextRow * across + nextColumn;
      if (ground[next] !== 'dry') continue;
      const step = segment(here, middle(nextColumn, nextRow));
      if (barriers.some((barrier) => cross(step, barrier))) continue;
      ground[next] = 'wet';
      queue.push(next);
    }
  }
  return ground;
}

/** A single dry cell in a narrow corner, where water of this size does not get in: it says nothing. */
function alone(ground: readonly Ground[], place: number): boolean {
  return ways.every(([right, down]) => {
    const next = place + down * across + right;
    return next === place || ground[next] !== 'dry';
  });
}

interface Segment {
  readonly a: Point;
  readonly b: Point;
}
const segment = (a: Point, b: Point): Segment => ({ a, b });

function cross({ a, b }: Segment, { a: c, b: d }: Segment): boolean {
  const side = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) > 0;
  return side(c, d, a) !== side(c, d, b) && side(a, b, c) !== side(a, b, d);
}

/** Sections set round a middle, some of them turned, with gaps that are closed or not. */
function randomRing(random: RandomSource): CastlePlan {
  const count = 3 + random(5);
  const reach = 3 + random(5);
  const sections = Array.from({ length: count }, (_, place) => {
    const way = (2 * Math.PI * (place + between(random, 0, 0.3))) / count;
    const x = 18 + reach * Math.cos(way);
    const y = 55 + reach * Math.sin(way);
    const angle = random(2) === 1 ? (way * 180) / Math.PI + 90 : random(360);
    return section(
      'door-wall',
      random(3) === 1
        ? circle(x, y, between(random, 1, 2.5))
        : rectangle(x, y, between(random, 3, 8), between(random, 1, 2), angle),
    );
  });
  return planOf(sections);
}

describe('against water that comes from outside', () => {
  it('rules/mage-knight/plan/enclosure keeps dry what the water does not reach', () => {
    const strange: string[] = [];
    let dryPlans = 0;
    for (let seed = 1; seed <= deepOr(40, 12); seed++) {
      const plan = randomRing(createSeededSource(seed));
      const ground = flood(plan);
      if (ground.filter((one) => one === 'dry').length > 20) dryPlans++;
      const [loops, outlines] = [enclosedGround(plan, 0), outlinesOf(plan, 0)];
      for (const [place, found] of ground.entries()) {
        if (found === 'section') continue;
        const point = middle(place % across, Math.floor(place / across));
        if ((found === 'dry') === encloses(loops, outlines, point)) continue;
        if (found === 'wet' || !alone(ground, place)) strange.push(`ring ${seed}: ${point.x}, ${point.y}`);
      }
    }
    expect(strange).toEqual([]);
    expect(dryPlans).toBeGreaterThan(deepOr(10, 3));
  });
});
