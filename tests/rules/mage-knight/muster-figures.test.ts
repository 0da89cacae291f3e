import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import type { PricedFigure } from '../../../src/rules/mage-knight/muster-figures.ts';
import { musterFigures } from '../../../src/rules/mage-knight/muster-figures.ts';
import { musterTastes } from '../../../src/rules/muster.ts';

const figure = (name: string, cost: number, more: Partial<PricedFigure> = {}): PricedFigure => ({
  ...{ name, kind: 'warrior', baseDamage: 2, baseRangedDamage: 0, abilities: [], cost },
  ...more,
});
const figures = [
  figure('spear', 12),
  figure('archer', 24, { range: 10, baseRangedDamage: 2 }),
  figure('rider', 38, { kind: 'mounted' }),
  figure('captain', 46),
  figure('giant', 90, { kind: 'titan' }),
];

describe('MK-PTS-02 an army of figures by itself', () => {
  it('MK-PTS-02 it never costs more than its points, and no figure more would fit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1000 }),
        fc.constantFrom(...musterTastes),
        fc.integer(),
        (points, taste, seed) => {
          const army = musterFigures({ points, taste, figures }, createSeededSource(seed));
          const spent = army.reduce((sum, { unit, count }) => sum + unit.cost * count, 0);
          expect(spent).toBeLessThanOrEqual(points);
          expect(points - spent).toBeLessThan(12);
          expect(army.find(({ unit }) => unit.name === 'giant')?.count ?? 0).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('MK-PTS-02 points of a quarter and a half are counted exactly', () => {
    const army = musterFigures(
      { points: 10, taste: 'mixed', figures: [figure('half', 2.5), figure('quarter', 0.25)] },
      createSeededSource(2),
    );
    expect(army.reduce((sum, { unit, count }) => sum + unit.cost * count, 0)).toBe(10);
  });
});
