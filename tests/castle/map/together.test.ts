import { describe, expect, it } from 'vitest';
import {
  movedTogether,
  piecesOf,
  turnedTogether,
  withoutPieces,
  withPieces,
} from '../../../src/castle/map/together.ts';
import { emptyPlan, halfExtent } from '../../../src/castle/plan/model.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { gapBetween } from '../../../src/rules/mage-knight/plan/geometry.ts';
import type { CastlePlan } from '../../../src/rules/mage-knight/plan/plan.ts';
import { circle, randomPlan, rectangle, section } from '../../support/samples/castle-plans.ts';

const plan: CastlePlan = {
  ...emptyPlan,
  sections: [
    section('wall', rectangle(10, 60, 6, 2)),
    section('round-tower', circle(15, 60, 2)),
    section('keep', rectangle(30, 20, 6, 6)),
  ],
};

const things = [0, 1].map((index) => ({ kind: 'section', index }) as const);

describe('castle/map/together: several pieces as one', () => {
  it('castle/map/together: they move by the same, and stop as one where the first of them meets the edge', () => {
    const moved = movedTogether(piecesOf(plan, things), { x: -5, y: 3 }, plan);
    expect(moved.map(({ outline }) => outline.centre)).toEqual([
      { x: 5, y: 63 },
      { x: 10, y: 63 },
    ]);
    const stopped = movedTogether(piecesOf(plan, things), { x: -50, y: 50 }, plan);
    expect(stopped.map(({ outline }) => outline.centre)).toEqual([
      { x: 3, y: 70 },
      { x: 8, y: 70 },
    ]);
  });

  it('castle/map/together: turned about their middle they stand to each other as before, four times is none', () => {
    const source = createSeededSource(5);
    for (let tries = 0; tries < 15; tries++) {
      const given = randomPlan(source);
      const all = piecesOf(
        { ...given, width: 144, depth: 144 },
        given.sections.map((_, index) => ({ kind: 'section', index }) as const),
      );
      if (all.length < 2) continue;
      const table = { width: 400, depth: 400 };
      const centred = movedTogether(all, { x: 130, y: 130 }, table);
      for (const degrees of [15, 90]) {
        const turned = turnedTogether(centred, degrees, table);
        const gaps = (pieces: typeof all) =>
          pieces.slice(1).map(({ outline }) => gapBetween(pieces[0]?.outline ?? outline, outline).distance);
        for (const [at, gap] of gaps(turned).entries()) expect(gap).toBeCloseTo(gaps(centred)[at] ?? -1, 2);
      }
      let round = centred;
      for (let quarter = 0; quarter < 4; quarter++) round = turnedTogether(round, 90, table);
      for (const [at, { outline }] of round.entries()) {
        expect(outline.centre.x).toBeCloseTo(centred[at]?.outline.centre.x ?? -1, 1);
        expect(outline.centre.y).toBeCloseTo(centred[at]?.outline.centre.y ?? -1, 1);
      }
    }
  });

  it('castle/map/together: turned near an edge all of them stay on the table', () => {
    const turned = turnedTogether(piecesOf(plan, things), 90, { width: 36, depth: 62 });
    for (const { outline } of turned)
      expect(outline.centre.y + halfExtent(outline).y).toBeLessThanOrEqual(62 + 1e-9);
  });

  it('castle/map/together: put back or taken away, the others keep their places', () => {
    const moved = withPieces(plan, movedTogether(piecesOf(plan, things), { x: 1, y: 0 }, plan));
    expect(moved.sections[2]).toEqual(plan.sections[2]);
    expect(moved.sections[0]?.outline.centre.x).toBe(11);
    expect(withoutPieces(plan, things).sections).toEqual([plan.sections[2]]);
    expect(withoutPieces(plan, things.toReversed()).sections).toEqual([plan.sections[2]]);
  });
});
