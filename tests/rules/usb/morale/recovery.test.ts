import { describe, expect, it } from 'vitest';
import { usbOwnRules as rules } from '../../../../src/rules/usb/house-rules.ts';
import { mayInspire, recoveryOf } from '../../../../src/rules/usb/morale/recovery.ts';
import { fresh } from '../../../../src/rules/usb/units/fighter.ts';
import { soldiers } from '../../../support/samples/usb-units.ts';

const unit = fresh(soldiers());

describe('rules/usb/morale/recovery', () => {
  it('USB-MOR-05: a shaken unit that passes is as it was', () => {
    const found = recoveryOf({ ...unit, state: 'shaken' }, rules);
    expect(found).toMatchObject({ from: 'shaken', to: 'steady', target: 4, chance: 0.5 });
    expect(found?.reasons.map(({ rule }) => rule)).toContain('USB-MOR-05');
  });

  it('USB-MOR-06: panic becomes shaken', () => {
    expect(recoveryOf({ ...unit, state: 'panicked' }, rules)).toMatchObject({ to: 'shaken', chance: 0.5 });
    expect(recoveryOf(unit, rules)).toBeUndefined();
  });

  it('USB-A-34: recovery is a morale roll, with hero, pit and Blessed', () => {
    const shaken = { ...unit, state: 'shaken' } as const;
    const chances = [{}, { aura: 3 }, { blessed: true }].map(
      (moment) => recoveryOf(shaken, rules, moment)?.chance,
    );
    expect(chances).toEqual([0.5, expect.closeTo(4 / 6, 12), expect.closeTo(0.75, 12)]);
    expect(recoveryOf({ ...shaken, terrain: 'pit' }, rules)?.chance).toBeCloseTo(2 / 6, 12);
  });

  it('USB-MOR-11: a Power point within 10 inches helps who is shaken or panicked', () => {
    const shaken = { state: 'shaken' } as const;
    expect([mayInspire(shaken, 10, 1), mayInspire(shaken, 10.5, 1), mayInspire(shaken, 5, 0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(mayInspire(unit, 1, 8)).toBe(false);
  });
});
