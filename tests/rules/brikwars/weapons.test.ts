import { describe, expect, it } from 'vitest';
import { editions } from '../../../src/rules/brikwars/edition.ts';
import { unitIds, units } from '../../../src/rules/brikwars/units.ts';
import { type WeaponId, weaponIds } from '../../../src/rules/brikwars/weapons.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';

describe('weapons', () => {
  const rows: readonly [
    WeaponId,
    number | undefined,
    number,
    string | undefined,
    number | string | undefined,
  ][] = [
    ['hand', 2, 2, '1d6', '1d6'],
    ['heavy', 3, 4, '1d6+2', undefined],
    ['two-handed', 4, 5, '2d6', undefined],
    ['short-ranged', 3, 3, '1d6', 6],
    ['long-ranged', 5, 3, '1d6+1', 12],
    ['explosive', 1, 3, '1d10', '1d6+2'],
    ['shield', 1, 2, '1d6', undefined],
    ['random-object', undefined, 3, '1d6-2', '1d6-1'],
    ['bare-hands', undefined, 2, undefined, undefined],
    ['bite', 2, 2, '1d6', undefined],
  ];
  it.each(rows)('BW-WEAP-01 %s', (id, cost, use, damage, reach) => {
    const { [id]: weapon } = editions['2005'].weapons;
    expect([weapon.cost, weapon.use, weapon.damage, weapon.range ?? weapon.thrown]).toEqual([
      cost,
      use,
      damage,
      reach,
    ]);
  });

  it('BW-DICE-01 every notation of the tables can be read', () => {
    const texts = [
      ...unitIds.flatMap((id) => [units[id].skill, units[id].armor]),
      ...weaponIds.flatMap((id) => [
        editions['2005'].weapons[id].damage,
        editions['2005'].weapons[id].thrown,
      ]),
    ].filter((text) => text !== undefined);
    expect(texts.filter((text) => !parseDice(text).ok)).toEqual([]);
  });
});
