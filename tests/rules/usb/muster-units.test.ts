import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeededSource } from '../../../src/rules/dice/random.ts';
import { musterTastes } from '../../../src/rules/muster.ts';
import { usbRulesOf } from '../../../src/rules/usb/house-rules.ts';
import {
  type Activation,
  compositionOf,
  costliestActivation,
  mostSpendable,
} from '../../../src/rules/usb/units/composition.ts';
import { musterUnits } from '../../../src/rules/usb/units/muster-units.ts';
import { plainHero, plainSoldiers } from '../../../src/rules/usb/units/plain-units.ts';
import { priceOf } from '../../../src/rules/usb/units/price.ts';
import type { UsbUnit } from '../../../src/rules/usb/units/unit.ts';
import { plainUsbTable } from '../../../src/usb/house-rules.ts';

const plain = usbRulesOf(plainUsbTable);
const activation = (unit: UsbUnit): Activation => ({
  price: priceOf(unit, plain).points,
  hero: unit.kind === 'hero',
  unit,
});
const spent = (units: readonly UsbUnit[]) =>
  units.reduce((sum, unit) => sum + priceOf(unit, plain).points, 0);
const broken = (limit: number, standard: boolean, activations: readonly Activation[], rules = plain) =>
  compositionOf({ limit, activations, standard }, rules)
    .filter(({ kept }) => !kept)
    .map(({ code }) => code);

describe('USB-COMP an army by itself', () => {
  it('USB-ARMY-01 USB-COMP-01 USB-COMP-02 USB-COMP-04 USB-COMP-06: whatever the limit, the taste and the luck, it is legal at once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 90, max: 3000 }),
        fc.constantFrom(...musterTastes),
        fc.boolean(),
        fc.integer(),
        fc.constantFrom('third' as const, 'literal33' as const),
        (limit, taste, standard, seed, capRule) => {
          const rules = { ...plain, capRule };
          const units = musterUnits(
            { limit, standard, taste, own: [], present: [] },
            rules,
            createSeededSource(seed),
          );
          // 33 in 100 of 90 do not pay for a hero.
          fc.pre(!standard || costliestActivation(limit, rules) >= 30);
          expect(units.length).toBeGreaterThan(0);
          expect(broken(limit, standard, units.map(activation), rules)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each(musterTastes)('USB-ARMY-01 of usual limits all but a little is spent: %s', (taste) => {
    for (const limit of [250, 300, 500, 1000])
      for (let seed = 1; seed <= 40; seed += 1) {
        const units = musterUnits(
          { limit, standard: true, taste, own: [], present: [] },
          plain,
          createSeededSource(seed),
        );
        expect(mostSpendable(limit, plain) - spent(units), `${limit} ${seed}`).toBeLessThan(15);
      }
  });

  it('USB-COMP-01 what is there stays, and is counted; a hero comes only where none is', () => {
    const present = [plainHero('daredevil'), plainSoldiers()].map(activation);
    for (let seed = 1; seed <= 60; seed += 1) {
      const units = musterUnits(
        { limit: 250, standard: true, taste: 'mixed', own: [], present },
        plain,
        createSeededSource(seed),
      );
      expect(units.some(({ kind }) => kind === 'hero')).toBe(false);
      expect(units.length).toBeLessThanOrEqual(3);
      expect(broken(250, true, [...present, ...units.map(activation)])).toEqual([]);
    }
  });

  it('USB-COMP-03 USB-COMP-04 where no hero can be paid for, there is no legal army', () => {
    const asked = { standard: true, taste: 'mixed', own: [], present: [] } as const;
    expect(musterUnits({ ...asked, limit: 89 }, plain, createSeededSource(1))).toEqual([]);
    expect(costliestActivation(89, plain)).toBeLessThan(priceOf(plainHero('aspiring'), plain).points);
    expect(musterUnits({ ...asked, limit: 90 }, plain, createSeededSource(1))).toContainEqual(
      plainHero('aspiring'),
    );
  });

  it('USB-PRICE-02 units of the player come as they are', () => {
    const mine = plainSoldiers({ models: 3, melee: 'pole', shield: true });
    let found = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const units = musterUnits(
        { limit: 500, standard: true, taste: 'many', own: [mine], present: [] },
        plain,
        createSeededSource(seed),
      );
      if (units.includes(mine)) found += 1;
    }
    expect(found).toBeGreaterThan(20);
  });

  it.each([
    [
      'many',
      (units: readonly UsbUnit[]) =>
        units.reduce((sum, unit) => sum + (unit.kind === 'line' ? unit.models : 0), 0),
    ],
    [
      'shooting',
      (units: readonly UsbUnit[]) => units.filter((unit) => unit.kind === 'line' && unit.ranged).length,
    ],
    [
      'mounted',
      (units: readonly UsbUnit[]) =>
        units.filter((unit) => unit.kind !== 'machine' && unit.type === 'riders').length,
    ],
    [
      'strong',
      (units: readonly UsbUnit[]) =>
        units.filter((unit) => unit.kind === 'machine' || unit.tough === 3).length,
    ],
  ] as const)('USB-COMP-02 the taste is met: %s', (taste, measure) => {
    const of = (by: (typeof musterTastes)[number]) => {
      let sum = 0;
      for (let seed = 1; seed <= 100; seed += 1)
        sum += measure(
          musterUnits(
            { limit: 500, standard: true, taste: by, own: [], present: [] },
            plain,
            createSeededSource(seed),
          ),
        );
      return sum;
    };
    for (const other of musterTastes)
      if (other !== taste) expect(of(taste), other).toBeGreaterThan(of(other));
  });
});
