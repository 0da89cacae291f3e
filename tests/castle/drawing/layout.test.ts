import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../src/castle/drawing/layout.ts';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { sectionKinds } from '../../../src/rules/mage-knight/kinds.ts';
import { gapBetween } from '../../../src/rules/mage-knight/plan/geometry.ts';
import { overlap } from '../../../src/rules/mage-knight/plan/overlap.ts';
import { typicalCastle } from '../../../src/rules/mage-knight/siege/siege-setup.ts';

describe('castle/drawing/layout', () => {
  it('castle/drawing/layout: every section has a place of its own, whatever a castle has', () => {
    const random = createSeededSource(7);
    for (let round = 0; round < 200; round += 1) {
      const kinds = Array.from(
        { length: random(40) },
        () => sectionKinds[random(sectionKinds.length) - 1] ?? 'wall',
      );
      const outlines = layoutOf(kinds);
      expect(outlines).toHaveLength(kinds.length);
      outlines.forEach((one, place) => {
        expect(one.shape).toBe(kinds[place] === 'round-tower' ? 'circle' : 'rectangle');
        for (const other of outlines.slice(place + 1)) expect(overlap(one, other)).toBe(false);
      });
    }
  });

  it('castle/drawing/layout: of a typical castle the gate stands in front, and each section beside another', () => {
    const outlines = layoutOf(typicalCastle);
    const of = (kind: string) => outlines.filter((_, place) => typicalCastle[place] === kind);
    const [gate] = of('gatehouse');
    const [keep] = of('keep');
    expect(gate?.centre.y ?? 0).toBeGreaterThan(keep?.centre.y ?? 0);
    for (const [place, one] of outlines.entries()) {
      const gaps = outlines
        .filter((_, other) => other !== place)
        .map((other) => gapBetween(one, other).distance);
      expect(Math.min(...gaps)).toBeLessThanOrEqual(0.01);
    }
  });
});
