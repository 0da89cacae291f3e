import { describe, expect, it } from 'vitest';
import {
  baseRadius,
  distanceTo,
  groundOf,
  outlinesOf,
  placeFrom,
  sectionAt,
  settledSpot,
  spotBeside,
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
});
