import { describe, expect, it } from 'vitest';
import {
  baseRadius,
  distanceBetween,
  distanceTo,
  groundOf,
  inContact,
  outlinesOf,
  placeFrom,
  sectionAt,
  settledSpot,
  spotBeside,
  spotOf,
  touchedBy,
} from '../../../src/castle/siege/ground.ts';
import { apart, gapToPoint } from '../../../src/rules/mage-knight/plan/geometry.ts';
import { typicalCastle } from '../../../src/rules/mage-knight/siege/siege-setup.ts';
import { type SiegeState, startOf } from '../../../src/rules/mage-knight/siege/siege-state.ts';
import { section, setupOf } from '../../rules/mage-knight/siege/siege-game.ts';

const state = startOf(setupOf(typicalCastle));
const ground = groundOf(state);
if (!ground) throw new Error('no ground');

/** Four walls about a yard of 8 inches. */
const ring = startOf(
  setupOf(
    [
      { x: 20, y: 15, width: 10, depth: 2 },
      { x: 20, y: 25, width: 10, depth: 2 },
      { x: 15, y: 20, width: 2, depth: 10 },
      { x: 25, y: 20, width: 2, depth: 10 },
    ].map(({ x, y, width, depth }) =>
      section('wall', { outline: { shape: 'rectangle', centre: { x, y }, width, depth, angle: 0 } }),
    ),
  ),
);

const standing = (
  spots: SiegeState,
  at: readonly { readonly x: number; readonly y: number }[],
): SiegeState => ({
  ...spots,
  figures: at.map((spot, id) => ({ id, name: `F${id}`, owner: 1, kind: 'warrior', spot })),
});

describe('castle/siege/ground', () => {
  it('castle/siege/ground whoever comes to stand beside a section touches it, and nobody stands on another or in a wall', () => {
    for (let index = 0; index < state.sections.length; index += 1) {
      let now = state;
      for (let comer = 0; comer < 3; comer += 1) {
        const spot = spotBeside(ground, now, index);
        expect(touchedBy(ground, now, spot)).toContain(index);
        for (const outline of ground.outlines)
          expect(gapToPoint(outline, spot).distance).toBeGreaterThanOrEqual(baseRadius - 0.05);
        for (const { spot: other } of now.figures)
          expect(other && apart(other, spot)).toBeGreaterThanOrEqual(2 * baseRadius - 0.05);
        now = standing(state, [...now.figures.flatMap((figure) => figure.spot ?? []), spot]);
      }
    }
  });

  it('castle/siege/ground who is put down near a section touches it, who is put down far from it stays there', () => {
    const [outline] = outlinesOf(state.sections);
    if (!outline) throw new Error('no section');
    const { x, y } = outline.centre;
    const near = settledSpot(ground, state, { x, y: y - 4.4 });
    expect(touchedBy(ground, state, near)).toContain(0);
    const far = { x, y: y - 9 };
    expect(settledSpot(ground, state, far)).toEqual(far);
    expect(touchedBy(ground, state, far)).toEqual([]);
    expect(sectionAt(ground, state, outline.centre)).toBe(0);
    expect(sectionAt(ground, state, far)).toBeUndefined();
  });

  it('MK-ATT-03 inches are those of a plan, and unknown where nobody planned', () => {
    expect(distanceTo(ground, 0, { x: 0, y: 0 })).toBeUndefined();
    const planned = groundOf(ring);
    expect(planned && distanceTo(planned, 0, { x: 20, y: 5 })).toBe(10);
  });

  it('MK-DEF-03 the plan says from where one attacks: outside, from the yard, from a section', () => {
    const planned = groundOf(ring);
    const target = { at: { section: 0, part: 'top' } } as const;
    expect(placeFrom(ring, planned, { spot: { x: 20, y: 5 } }, target)).toBe('ground');
    expect(placeFrom(ring, planned, { spot: { x: 20, y: 20 } }, target)).toBe('yard');
    expect(placeFrom(ring, planned, { at: { section: 0, part: 'top' } }, target)).toBe('same-section');
    expect(placeFrom(ring, planned, { at: { section: 1, part: 'top' } }, target)).toBe('other-section');
    expect(placeFrom(ring, planned, {}, target)).toBeUndefined();
  });

  it('castle/siege/ground several castles that nobody planned have none in common', () => {
    expect(groundOf(startOf(setupOf(['keep', section('wall', { owner: 1 })])))).toBeUndefined();
  });

  it('castle/siege/ground who comes to a section stands outside of it, away from the middle of the castle, the next ones to both sides of him', () => {
    const planned = groundOf(ring);
    if (!planned) throw new Error('no ground');
    const outside = [0, 1, 2, 3].map((index) => spotBeside(planned, ring, index));
    expect(outside.map(({ x, y }) => [Math.round(x * 20) / 20, Math.round(y * 20) / 20])).toEqual([
      [20, 13.25],
      [20, 26.75],
      [13.25, 20],
      [26.75, 20],
    ]);
    const [first = { x: 0, y: 0 }] = outside;
    const second = spotBeside(planned, standing(ring, [first]), 0);
    expect(second.x).toBeCloseTo(21.75, 1);
    expect(second.y).toBeCloseTo(13.25, 1);
    const third = spotBeside(planned, standing(ring, [first, second]), 0);
    expect(third.x).toBeCloseTo(18.25, 1);
    // Who is out is in nobody's way, nor is a section that fell.
    const out = standing(ring, [first]);
    const gone = out.figures.map((figure) => ({ ...figure, eliminated: true as const }));
    expect(spotBeside(planned, { ...out, figures: gone }, 0)).toEqual(first);
    expect(spotBeside(planned, ring, 9)).toEqual({ x: 0, y: 0 });
    const crowd = Array.from({ length: 3_600 }, (_, at) => ({
      x: (at % 60) * 0.7,
      y: Math.floor(at / 60) * 0.7,
    }));
    expect(spotBeside(planned, standing(ring, crowd), 0)).toEqual({ x: 20, y: 21 });
    // Two bases that just touch are both there.
    const touching = { x: first.x + 2 * baseRadius, y: first.y };
    expect(spotBeside(planned, standing(ring, [touching]), 0)).toEqual(first);
  });

  it('castle/siege/ground who is put down in the middle of a section, or beside one that fell, stands where he was put', () => {
    const planned = groundOf(ring);
    if (!planned) throw new Error('no ground');
    const [north] = ring.sections;
    const fallen = {
      ...ring,
      sections: ring.sections.map((each) => (each === north ? { ...each, destroyed: {} } : each)),
    };
    const near = { x: 20, y: 13.101 };
    expect(settledSpot(planned, ring, near)).toEqual({ x: 20, y: 13.25 });
    expect(settledSpot(planned, fallen, near)).toEqual({ x: 20, y: 13.1 });
    expect(settledSpot(planned, ring, { x: 20, y: 15 })).toEqual({ x: 20, y: 15 });
    expect([
      sectionAt(planned, ring, { x: 20, y: 15 }),
      sectionAt(planned, fallen, { x: 20, y: 15 }),
    ]).toEqual([0, undefined]);
    expect(touchedBy(planned, ring, { x: 20, y: 13.25 })).toEqual([0]);
    expect(touchedBy(planned, fallen, { x: 20, y: 13.25 })).toEqual([]);
    expect(touchedBy(planned, ring, { x: 20, y: 13 })).toEqual([]);
  });

  it('MK-ATT-03 castle/siege/ground between two who stand anywhere in a plan there are inches, to who is nowhere none', () => {
    const planned = groundOf(ring);
    if (!planned) throw new Error('no ground');
    const up = { at: { section: 1, part: 'top' } } as const;
    const below = { spot: { x: 20, y: 28.333 } };
    expect(spotOf(planned, up)).toEqual({ x: 20, y: 25 });
    expect(distanceBetween(planned, up, below)).toBe(3.33);
    expect(distanceBetween(planned, {}, below)).toBeUndefined();
    expect(distanceBetween(planned, below, {})).toBeUndefined();
    expect(distanceBetween({ ...planned, measured: false }, up, below)).toBeUndefined();
    expect([1.5, 1.74, 1.75, 3].map((x) => inContact({ x: 0, y: 0 }, { x, y: 0 }))).toEqual([
      ...[true, true, false, false],
    ]);
  });
});
