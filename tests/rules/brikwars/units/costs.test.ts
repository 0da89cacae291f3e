import { describe, expect, it } from 'vitest';
import { weaponValues } from '../../../../src/rules/brikwars/creation/creation-weapons.ts';
import {
  bodyCost,
  mindCost,
  propulsionCost,
  verminArmorCost,
} from '../../../../src/rules/brikwars/units/costs.ts';
import { units } from '../../../../src/rules/brikwars/units.ts';

describe('what the costs are made of', () => {
  it.each([
    ['EX-COST-01 minifig', bodyCost(1, 0) + propulsionCost(5) + mindCost(1, 'whole'), units.minifig.cost],
    [
      'EX-COST-02 warhorse',
      bodyCost(2, 0) +
        propulsionCost(10) +
        mindCost(2, 'half') +
        weaponValues({ kind: 'melee', size: 1 }).cost,
      units.warhorse.cost,
    ],
    [
      'EX-COST-04 Monkeyhead',
      units.minifig.cost +
        mindCost(1, 'whole', 2) -
        mindCost(1, 'whole') +
        2 * mindCost(1, 'whole') +
        mindCost(1, 'whole'),
      9,
    ],
    ['EX-COST-05 a brain of Size 4 with one more Skill', mindCost(4, 'whole', 1), 8],
    ['EX-COST-06 half a brain of Size 4 with one more Skill', mindCost(4, 'half', 1), 6],
    ['EX-COST-08 ten inches on the ground', propulsionCost(10), 5],
    ['EX-COST-09 two inches of flight at Structure Level 2', propulsionCost(2, 2), 4],
    ['EX-COST-15 one Armor for vermin', verminArmorCost(1), 0.5],
    ['EX-COST-16 a blade of Size 4', weaponValues({ kind: 'melee', size: 4 }).cost, 8],
  ] as const)('%s', (_, cost, expected) => {
    expect(cost).toBe(expected);
  });

  it('EX-COST-16 a blade of Size 4 has Use 8 and Damage 4d6', () => {
    expect(weaponValues({ kind: 'melee', size: 4 })).toMatchObject({
      cost: 8,
      use: 8,
      damageD6: 4,
      damageD10: 0,
    });
  });
});
