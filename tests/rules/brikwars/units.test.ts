import { describe, expect, it } from 'vitest';
import { costWith, moveWith } from '../../../src/rules/brikwars/units/loadout.ts';
import { specialtyCosts, type UnitId, units } from '../../../src/rules/brikwars/units.ts';

describe('units', () => {
  const rows: readonly [string, UnitId, string, number, string, number][] = [
    ['EX-COST-01', 'minifig', '1d6', 5, '4', 4],
    ['BW-WEAP-14', 'armored-minifig', '1d6', 4, '4+1d6', 6],
    ['BW-UNIT-08 EX-COST-13', 'officer', '1d6+1', 6, '1d6+2', 7],
    ['EX-COST-14', 'hero', '1d10', 7, '2d6', 11],
    ['EX-COST-02', 'warhorse', '1d6', 10, '1d6', 9],
    ['EX-COST-03', 'barded-warhorse', '1d6', 9, '2d6', 11],
  ];
  it.each(rows)('%s %s', (_, id, skill, move, armor, cost) => {
    expect(units[id]).toMatchObject({ skill, move, armor, cost });
  });

  it('DV-44 BW-WEAP-18 a minifig with a two-handed weapon and armor moves 3 inches', () => {
    expect(moveWith('armored-minifig', ['two-handed'])).toBe(3);
    expect(moveWith('minifig', ['hand', 'shield'])).toBe(5);
  });

  it('EX-COST-10 EX-COST-11 three explosives cost 3', () => {
    expect(costWith('minifig', ['explosive', 'explosive', 'explosive']) - units.minifig.cost).toBe(3);
  });

  it('BW-UNIT-05 a minifig with sword and shield costs 8; what is found costs nothing', () => {
    expect(costWith('minifig', ['heavy', 'shield'])).toBe(8);
    expect(costWith('minifig', ['random-object'])).toBe(4);
  });

  it('EX-COST-07 EX-COST-12 what a specialty adds', () => {
    expect(units.minifig.cost + specialtyCosts.pilot).toBe(5);
    expect(specialtyCosts['heroic-ego']).toBe(3);
  });
});
