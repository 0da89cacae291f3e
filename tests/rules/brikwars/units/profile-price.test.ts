import { describe, expect, it } from 'vitest';
import type { BuiltCreation } from '../../../../src/rules/brikwars/creation/built.ts';
import type { Training } from '../../../../src/rules/brikwars/creation/creation.ts';
import { creationPrice } from '../../../../src/rules/brikwars/creation/price-creation.ts';
import { areaCast, shieldCost } from '../../../../src/rules/brikwars/supplement/spell-values.ts';
import { costWith, moveWith } from '../../../../src/rules/brikwars/units/loadout.ts';
import { sizeOf } from '../../../../src/rules/brikwars/units/printed-body.ts';
import type { Profile } from '../../../../src/rules/brikwars/units/profile.ts';
import { profilePrice, unitOfTable } from '../../../../src/rules/brikwars/units/profile-price.ts';
import { type UnitId, unitIds, units } from '../../../../src/rules/brikwars/units.ts';
import { type WeaponId, weaponIds } from '../../../../src/rules/brikwars/weapons.ts';

function profile(id: UnitId, parts: Partial<Profile> = {}): Profile {
  const { skill, armor, move, hands, natural = [] } = units[id];
  return { name: id, skill, armor, move, size: sizeOf(id), hands, weapons: natural, ...parts };
}

describe('what a profile costs', () => {
  const rows: readonly [string, UnitId, readonly WeaponId[], number][] = [
    ['EX-COST-01', 'minifig', [], 4],
    ['BW-UNIT-05', 'minifig', ['heavy', 'shield'], 8],
    ['BW-WEAP-14', 'armored-minifig', ['two-handed'], 10],
    ['EX-COST-13', 'officer', ['hand'], 9],
    ['EX-COST-14', 'hero', ['two-handed'], 15],
    ['EX-COST-02', 'warhorse', ['bite'], 9],
    ['EX-COST-03', 'barded-warhorse', ['bite'], 11],
  ];
  it.each(rows)('%s %s with %s costs %d CP', (_id, unit, weapons, cost) => {
    expect(profilePrice(profile(unit, { weapons }))).toMatchObject({ unit, known: cost, whole: true });
  });

  it('BW-UNIT-05 every unit with every thing costs what the tables add up to', () => {
    for (const unit of unitIds) {
      for (const weapon of weaponIds) {
        const price = profilePrice(profile(unit, { weapons: [...(units[unit].natural ?? []), weapon] }));
        expect(price).toMatchObject({ known: costWith(unit, [weapon]), whole: true });
        expect(price.reasons.reduce((sum, { amount = 0 }) => sum + amount, 0)).toBe(price.known);
      }
    }
  });

  it('EX-COST-10 BW-WEAP-11 three rockets are three Explosives, in a hand or not', () => {
    const bare = profile('minifig', { weapons: ['long-ranged'] });
    expect(profilePrice({ ...bare, explosives: 3 }).known).toBe(profilePrice(bare).known + 3);
    const grenadier = profile('minifig', { weapons: ['hand', 'explosive'], explosives: 2 });
    expect(profilePrice(grenadier)).toMatchObject({ known: 4 + 2 + 1 + 2, whole: true });
  });

  it('EX-MAG-01 EX-MAG-02 EX-MAG-04 BW-MAG-03 magic, four fireballs of level 3 and a shield of it are paid one by one', () => {
    const mage = profile('minifig', {
      training: { magic: 3, area: [{ level: 3, casts: 4 }], shield: 3 },
    });
    const { known, reasons } = profilePrice(mage);
    const paid = Object.fromEntries(reasons.map(({ effect, amount }) => [effect, amount]));
    expect(paid).toMatchObject({ magic: 3, 'area-casts': 12, 'magic-shield': 6 });
    expect(known).toBe(4 + 3 + 12 + 6);
  });

  it('BW-WEAP-18 a two-handed weapon may have slowed the unit, or not yet', () => {
    const slowed = profile('hero', { weapons: ['two-handed'], move: moveWith('hero', ['two-handed']) });
    expect(unitOfTable(slowed)).toBe('hero');
    expect(unitOfTable({ ...slowed, move: units.hero.move })).toBe('hero');
    expect(unitOfTable({ ...slowed, weapons: ['hand'] })).toBeUndefined();
  });

  it('BW-UNIT-05 a body of no table has no price, what it carries has', () => {
    expect(profilePrice(profile('minifig', { skill: '2d6', weapons: ['heavy'] }))).toEqual({
      unpriced: [],
      known: 3,
      whole: false,
      reasons: [{ rule: 'BW-WEAP-03', effect: 'weapon-price', amount: 3, place: 0 }],
    });
  });

  it('BW-UNIT-05 a weapon of no table has no price and is named', () => {
    const price = profilePrice(
      profile('minifig', { weapons: [{ use: 4, damage: '3d6', kind: 'heavy' }, 'shield'] }),
    );
    expect(price).toMatchObject({ unit: 'minifig', unpriced: [0], known: 5, whole: false });
  });

  it('EX-COST-16 a grown weapon costs by its Weapon Size, one with the values of the table like that one', () => {
    const carrying = (weapon: Exclude<Profile['weapons'][number], string>) =>
      profilePrice(profile('minifig', { weapons: [weapon] }));
    expect(carrying({ use: 8, damage: '4d6', kind: 'natural' })).toMatchObject({ known: 12, whole: true });
    expect(carrying({ use: 4, damage: '1d6+2', kind: 'heavy' })).toMatchObject({ known: 7, whole: true });
    expect(carrying({ use: 12, damage: '6d6', kind: 'natural' })).toMatchObject({
      unpriced: [0],
      whole: false,
    });
  });

  it('BW-UNIT-05 what is found costs nothing', () => {
    expect(profilePrice(profile('minifig', { weapons: ['random-object'] })).reasons).toContainEqual({
      rule: 'BW-WEAP-16',
      effect: 'found-free',
      amount: 0,
      place: 0,
    });
  });

  it('BW-UNIT-01 dice are compared by what they say', () => {
    expect(unitOfTable(profile('armored-minifig', { armor: '1d6+4' }))).toBe('armored-minifig');
  });

  it('BW-UNIT-09 BW-MAG-01 BW-MAG-03 a creation with a Mind pays for what it has learnt by its own Size, and for its spells; one without a Mind learns nothing', () => {
    const dragon: BuiltCreation = {
      ...{ size: 6, level: 2, verminArmor: 0, propulsion: [], weapons: [] },
      mind: { kind: 'whole', skillRaise: 0, multidexterity: 0, multitasking: 0 },
    };
    const of = (creation: BuiltCreation, training?: Training) =>
      profilePrice({ ...profile('minifig'), creation, ...(training && { training }) }).known;
    const learnt: Training = { specialties: ['leadership'], magic: 2 };
    expect(of(dragon, learnt)).toBe(creationPrice({ ...dragon, training: learnt }).cost);
    expect(of(dragon, learnt)).toBeGreaterThan(of(dragon));
    const spells = { area: [{ level: 1, casts: 3 }], shield: 1 };
    expect(of(dragon, { ...learnt, ...spells }) - of(dragon, learnt)).toBe(3 * areaCast(1) + shieldCost(1));
    const mindless: BuiltCreation = { ...dragon, mind: { ...dragon.mind, kind: 'none' } };
    expect(of(mindless, { ...learnt, ...spells })).toBe(of(mindless));
  });
});
