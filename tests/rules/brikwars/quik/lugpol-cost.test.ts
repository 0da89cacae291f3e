import { describe, expect, it } from 'vitest';
import {
  type LugpolArmy,
  type LugpolVehicle,
  lugpolCost,
} from '../../../../src/rules/brikwars/quik/lugpol-cost.ts';
import { lugpolGame } from '../../../../src/rules/brikwars/quik/lugpol-game.ts';
import { bodyCost } from '../../../../src/rules/brikwars/units/costs.ts';

const buy = (army: Partial<LugpolArmy>) => lugpolCost({ units: [], vehicles: [], ...army });
const cost = (army: Partial<LugpolArmy>) => {
  const bought = buy(army);
  return bought.ok ? bought.value.value : bought.issues;
};
const cart: LugpolVehicle = { size: 4, level: 0, crew: 1, weapons: [] };
const vehicle = (more: Partial<LugpolVehicle>) => cost({ vehicles: [{ ...cart, ...more }] });
const codes = (army: Partial<LugpolArmy>) => {
  const bought = buy(army);
  return bought.ok ? [] : bought.issues.map(({ code, path }) => `${path.join('.')} ${code}`);
};

describe('LUGPolWars price lists', () => {
  it.each([
    ['mercenary', 5, '4', 4],
    ['officer', 6, '1d6+2', 7],
    ['hero', 7, '2d6', 11],
  ] as const)('BW-LP-01: a %s moves %d inches, has Armor %s and costs %d', (unit, move, armor, price) => {
    expect(lugpolGame.units[unit]).toMatchObject({ move, armor, cost: price });
    expect(cost({ units: [{ unit, weapons: [] }] })).toBe(price);
  });

  it.each([
    ['short', '1d6+2', 2],
    ['heavy', '2d6', 3],
    ['two-handed', '2d6', 3],
    ['short-ranged', '1d6', 3],
    ['long-ranged', '1d6', 3],
    ['explosive', '2d6-1', 1],
    ['mounted', '2d6', 5],
  ] as const)('BW-LP-02: %s does %s and costs %d', (weapon, damage, price) => {
    expect(lugpolGame.weapons[weapon].damage).toBe(damage);
    expect(cost({ units: [{ unit: 'mercenary', weapons: [weapon] }] })).toBe(4 + price);
  });

  it('BWC-113: the figures of LUGPolWars are a list of its own', () => {
    expect(lugpolGame.weapons.short).toMatchObject({ damage: '1d6+2', cost: 2 });
    expect(lugpolGame.weapons['long-ranged']).toMatchObject({ range: 10, cost: 3 });
    expect(lugpolGame.weapons.explosive.thrown).toBe('1d6+2');
    for (const weapon of Object.values(lugpolGame.weapons)) expect(weapon).not.toHaveProperty('use');
  });

  it('EX-LP-03: a mercenary with a short weapon costs 6', () => {
    expect(cost({ units: [{ unit: 'mercenary', weapons: ['short'] }] })).toBe(6);
  });

  it('BW-LP-02: shield and armor cost 1 each, and a count multiplies everything', () => {
    const units = [{ unit: 'officer', weapons: ['heavy'], shields: 1, armors: 1, count: 3 }] as const;
    const bought = buy({ units });
    expect(bought.ok && bought.value).toEqual({
      value: 36,
      reasons: [
        { rule: 'BW-LP-01', effect: 'unit-price', amount: 21 },
        { rule: 'BW-LP-02', effect: 'item-price', amount: 9 },
        { rule: 'BW-LP-02', effect: 'item-price', amount: 3 },
        { rule: 'BW-LP-02', effect: 'item-price', amount: 3 },
      ],
    });
  });

  it('BWC-68: at most one shield and one armor', () => {
    expect(codes({ units: [{ unit: 'hero', weapons: [], shields: 2, armors: 2 }] })).toEqual([
      'units.0.shields one-shield',
      'units.0.armors one-armor',
    ]);
  });

  it('BW-LP-02: bare hands and improvised weapons have no price', () => {
    expect(codes({ units: [{ unit: 'hero', weapons: ['bare-hands', 'short', 'improvised'] }] })).toEqual([
      'units.0.weapons.0 no-price',
      'units.0.weapons.2 no-price',
    ]);
  });
});

describe('LUGPolWars vehicles', () => {
  it('EX-LP-02: 15 inches are the limit, 16 too many', () => {
    expect(vehicle({ groundInches: 15 })).toBe(11.5);
    expect(vehicle({ groundInches: 16 })).toEqual([
      { code: 'speed-range', path: ['vehicles', 0, 'groundInches'], lowest: 0, limit: 15 },
    ]);
    expect(codes({ vehicles: [{ ...cart, airInches: 16 }] })).toEqual(['vehicles.0.airInches speed-range']);
  });

  it('BW-LP-04: on the ground 1 for 2 inches, in the air 2 and the level', () => {
    expect(vehicle({ groundInches: 10 })).toBe(4 + 5);
    expect(vehicle({ airInches: 10 })).toBe(4 + 10);
    expect(vehicle({ airInches: 10, level: 1 })).toBe(4 + 15);
    expect(vehicle({ groundInches: 4, airInches: 6, level: 1, weapons: ['mounted'], armors: 1 })).toBe(
      4 + 2 + 9 + 5 + 1,
    );
  });

  it('BWC-99: level 0 costs the whole Size, unlike the full rules', () => {
    expect(vehicle({ size: 7 })).toBe(7);
    expect(vehicle({ size: 7, level: 1 })).toBe(7);
    expect(bodyCost(7, 0)).toBe(3.5);
  });

  it('BW-LP-04: level 2, a crew of 2 and no Size are all refused at once', () => {
    expect(codes({ vehicles: [cart, { ...cart, size: 0, level: 2, crew: 2, groundInches: -1 }] })).toEqual([
      'vehicles.1.size size-range',
      'vehicles.1.level level-range',
      'vehicles.1.crew crew-range',
      'vehicles.1.groundInches speed-range',
    ]);
  });

  it('brikwars/quik/lugpol-cost: nothing costs nothing, and a count must be whole', () => {
    expect(cost({})).toBe(0);
    expect(codes({ units: [{ unit: 'hero', weapons: [], count: 1.5 }] })).toEqual([
      'units.0.count count-range',
    ]);
  });
});
