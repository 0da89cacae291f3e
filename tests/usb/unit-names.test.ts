import { describe, expect, test } from 'vitest';
import { usbOwnRules } from '../../src/rules/usb/house-rules.ts';
import { fresh } from '../../src/rules/usb/units/fighter.ts';
import { isMachine, tirednessOf, unitChoices } from '../../src/usb/unit-arms.tsx';
import { countUnitInForce, rankShown, statsIn } from '../../src/usb/unit-names.ts';
import { hero, machine, soldiers } from '../support/samples/usb-units.ts';

describe('usb/unit-names', () => {
  test('USB-STAT-02 a rank is shown where both values are of one', () => {
    expect(rankShown(soldiers({ hit: 3, tough: 3 }))).toBe('veteran');
    expect(rankShown(soldiers({ hit: 3, tough: 5 }))).toBeUndefined();
  });

  test('USB-X-02 values by the rules of the table', () => {
    const gun = machine({ growth: 2 });
    expect(statsIn(gun, usbOwnRules)).toMatchObject({ initiative: 2, standfast: 6 });
    expect(statsIn(gun, { ...usbOwnRules, growthModel: 'F1' })).toMatchObject({
      initiative: 3,
      standfast: 9,
    });
    expect([isMachine(gun), isMachine(hero('hero', { mount: gun })), isMachine(soldiers())]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('usb/unit-names counts what differs from the defaults', () => {
    const plain = fresh(soldiers());
    expect(countUnitInForce(plain, usbOwnRules)).toBe(0);
    expect(countUnitInForce(plain, { ...usbOwnRules, fatigue: 'inclusive' })).toBe(0);
    const worn = {
      ...plain,
      models: 3,
      formation: 'phalanx',
      terrain: 'ruins',
      entrenched: true,
      state: 'shaken',
      activated: true,
      joined: { unit: hero('hero'), lost: 0 },
    } as const;
    expect(countUnitInForce(worn, usbOwnRules)).toBe(7);
    expect(tirednessOf(worn, usbOwnRules)).toBe(1);
    expect(unitChoices.states).toEqual(['steady', 'shaken', 'panicked']);
  });
});
