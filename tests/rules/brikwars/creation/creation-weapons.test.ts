import { describe, expect, it } from 'vitest';
import { creationWeaponKinds } from '../../../../src/rules/brikwars/creation/creation.ts';
import {
  countsToSizeLimit,
  weaponSizes,
  weaponValues,
} from '../../../../src/rules/brikwars/creation/creation-weapons.ts';

/** Cost, Use, range, d6 of range, d6 and d10 of damage, radius, d6 of Armor, inches of a shove, load: as printed for 1 to 5. */
const printed = {
  melee: [
    '2 2 0 0 1 0 0 0 0 0',
    '4 4 0 0 2 0 0 0 0 0',
    '6 6 0 0 3 0 0 0 0 0',
    '8 8 0 0 4 0 0 0 0 0',
    '10 10 0 0 5 0 0 0 0 0',
  ],
  jousting: [
    '2 2 0 0 1 0 0 0 0 0',
    '4 4 0 0 2 0 0 0 0 0',
    '6 6 0 0 3 0 0 0 0 0',
    '8 8 0 0 4 0 0 0 0 0',
    '10 10 0 0 5 0 0 0 0 0',
  ],
  gun: [
    '3 3 6 0 1 0 0 0 0 0',
    '6 6 12 0 2 0 0 0 0 0',
    '9 9 18 0 3 0 0 0 0 0',
    '12 12 24 0 4 0 0 0 0 0',
    '15 15 30 0 5 0 0 0 0 0',
  ],
  launcher: [
    '3 3 0 1 1 0 0 0 0 0',
    '6 6 0 2 2 0 0 0 0 1',
    '9 9 0 3 3 0 0 0 0 1',
    '12 12 0 4 4 0 0 0 0 2',
    '15 15 0 5 5 0 0 0 0 2',
  ],
  explosive: [
    '1 3 0 0 0 1 2 0 0 0',
    '2 6 0 0 0 2 2 0 0 0',
    '3 9 0 0 0 3 2 0 0 0',
    '4 12 0 0 0 4 2 0 0 0',
    '5 15 0 0 0 5 2 0 0 0',
  ],
  rocket: [
    '2 4 6 0 0 1 2 0 0 0',
    '4 8 12 0 0 2 2 0 0 0',
    '6 12 18 0 0 3 2 0 0 0',
    '8 16 24 0 0 4 2 0 0 0',
    '10 20 30 0 0 5 2 0 0 0',
  ],
  plate: [
    '2 2 0 0 0 0 0 1 2 0',
    '4 4 0 0 0 0 0 2 4 0',
    '6 6 0 0 0 0 0 3 6 0',
    '8 8 0 0 0 0 0 4 8 0',
    '10 10 0 0 0 0 0 5 10 0',
  ],
} as const;

describe('weapons of every Size', () => {
  it.each(creationWeaponKinds)('BW-CRE-14 a %s has the printed figures at every Weapon Size', (kind) => {
    const found = weaponSizes.map((size) => {
      const each = weaponValues({ kind, size });
      return [
        each.cost,
        each.use,
        each.range,
        each.rangeD6,
        each.damageD6,
        each.damageD10,
        each.blastRadius,
        each.armorD6,
        each.shove,
        each.payloadMax,
      ].join(' ');
    });
    expect(found).toEqual(printed[kind]);
  });

  it('BW-CRE-17 a loaded launcher does the damage of its load, by its own Use and range', () => {
    const empty = weaponValues({ kind: 'launcher', size: 5 });
    expect(weaponValues({ kind: 'launcher', size: 5, payload: 2 })).toEqual({
      ...empty,
      damageD6: 0,
      damageD10: 2,
      blastRadius: 2,
    });
    expect(weaponValues({ kind: 'gun', size: 5, payload: 2 })).toEqual(
      weaponValues({ kind: 'gun', size: 5 }),
    );
  });

  it('BWC-76 plates and stored charges do not count to the Size Limit', () => {
    expect(creationWeaponKinds.filter((kind) => !countsToSizeLimit(kind))).toEqual(['explosive', 'plate']);
  });
});
