import { describe, expect, it } from 'vitest';
import { newProfile } from '../../../src/brikwars/units/form-model.ts';
import {
  priceChange,
  shortHands,
  shortRecruit,
  withArmor,
  withRaise,
  withShort,
  withShortThing,
  withSpecialty,
  withThing,
  withUnit,
} from '../../../src/brikwars/units/unit-choices.ts';
import { lookOfUnit } from '../../../src/brikwars/units/unit-look.ts';
import { bodyOf } from '../../../src/rules/brikwars/units/printed-body.ts';
import { type EnteredProfile, enteredProfile } from '../../../src/rules/brikwars/units/profile.ts';
import { profilePrice } from '../../../src/rules/brikwars/units/profile-price.ts';

const plain: EnteredProfile = enteredProfile({ ...newProfile, weapons: ['hand', 'shield'] });

describe('brikwars/units/unit-choices', () => {
  it('BW-WEAP-04 BW-WEAP-18 a two-hander puts the shield down, slows, and costs the difference', () => {
    const { part, dropped } = withThing(plain, 'right', 'two-handed');
    expect(part).toMatchObject({ weapons: ['two-handed'], move: 4 });
    expect(dropped).toEqual(['shield']);
    expect(priceChange(plain, part)).toBe(1);
    expect(withThing({ ...plain, ...part }, 'right', 'hand').part).toMatchObject({ move: 5 });
  });

  it('BW-UNIT-07 another unit keeps armor and arms, and is not given what is printed on it', () => {
    const ego: EnteredProfile = { ...plain, ...withArmor(plain, true), ...withSpecialty(plain, 'ego', true) };
    expect(profilePrice(ego).known).toBe(4 + 2 + 2 + 1 + 3);
    const { part, dropped } = withUnit(ego, 'hero');
    expect(part).toMatchObject({
      armor: '3d6',
      move: 6,
      weapons: ['hand', 'shield'],
      training: { specialties: [] },
    });
    expect(dropped).toEqual([]);
    expect(profilePrice({ ...ego, ...part }).known).toBe(11 + 2 + 2 + 1);
  });

  it('BW-UNIT-01 a horse has no hands: it puts everything down and bites', () => {
    const { part, dropped } = withUnit(plain, 'warhorse');
    expect(part).toMatchObject({ hands: 0, weapons: ['bite'] });
    expect(dropped).toEqual(['hand', 'shield']);
    expect(withUnit({ ...plain, ...part }, 'minifig').part).toMatchObject({ hands: 2, weapons: [] });
  });

  it('BW-CRE-18 a raised Skill costs a point each, and values of one’s own stay as they are', () => {
    expect(priceChange(plain, withRaise(plain, 2))).toBe(2);
    const own = { ...plain, skill: '2d10' };
    expect(bodyOf(own)).toBeUndefined();
    expect(withArmor(own, true)).toEqual({});
    expect(withThing(own, 'right', 'heavy').part).toEqual({ weapons: ['heavy', 'shield'] });
  });

  it('BW-LP-02 in LUGPolWars a two-hander frees both hands and a shield puts it down', () => {
    const recruit = shortRecruit('lugpol');
    const short = recruit.short;
    if (!short) throw new Error('no unit of a short game');
    const armed = withShortThing(short, 'right', 'two-handed').short;
    expect(armed && shortHands(armed)).toEqual({ right: 'two-handed', left: 'two-handed' });
    const shielded = armed && withShortThing(armed, 'left', 'shield').short;
    expect(shielded).toMatchObject({ weapons: [], shield: true });
    expect(withShort(short, { unit: 'hero', armor: true })).toMatchObject({ armor: '3d6', move: 7 });
  });

  it('brikwars/units/unit-look a unit is drawn with what it holds and wears', () => {
    expect(lookOfUnit(plain)).toMatchObject({ weapon: 'hand', other: 'shield' });
    expect(lookOfUnit({ ...plain, ...withThing(plain, 'right', 'two-handed').part })).not.toHaveProperty(
      'other',
    );
    expect(lookOfUnit({ ...plain, ...withArmor(plain, true) })).toMatchObject({ armour: true });
    expect(lookOfUnit({ ...plain, ...withUnit(plain, 'warhorse').part })).toMatchObject({ mount: 'horse' });
  });
});
