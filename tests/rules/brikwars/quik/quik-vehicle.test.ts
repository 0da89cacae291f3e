import { describe, expect, it } from 'vitest';
import { bricksOdds } from '../../../../src/rules/brikwars/quik/quik-bricks.ts';
import { quikGames } from '../../../../src/rules/brikwars/quik/quik-game.ts';
import { quikKillOdds } from '../../../../src/rules/brikwars/quik/quik-kill.ts';
import {
  propulsionIds,
  propulsionTerrains,
  type QuikVehicle,
  quikCrash,
  quikDrive,
  quikTerrains,
} from '../../../../src/rules/brikwars/quik/quik-vehicle.ts';
import { chanceAtLeast } from '../../../../src/rules/dice/distribution.ts';
import { printDice } from '../../../../src/rules/dice/notation.ts';
import { dice } from '../support.ts';

const car: QuikVehicle = { units: { wheels: 2 }, terrain: 'ground', aboard: 1, controlled: true };

function driveOf(more: Partial<QuikVehicle>) {
  const drive = quikDrive({ ...car, ...more });
  if (!drive.ok) throw new Error(JSON.stringify(drive.issues));
  return drive.value;
}

describe('QuikWars vehicles', () => {
  it.each([
    ['EX-QW-05', 1, 5],
    ['EX-QW-05', 2, 10],
    ['EX-QW-05', 3, 15],
    ['EX-QW-05', 4, 15],
    ['BW-QW-18', 0, 0],
  ])('%s: %d Propulsion Units go %d inches', (_, wheels, inches) => {
    expect(driveOf({ units: { wheels } }).inches.value).toBe(inches);
  });

  it('BW-QW-18: the limit is a reason only beyond it', () => {
    expect(driveOf({ units: { wheels: 3 } }).inches.reasons).toEqual([
      { rule: 'BW-QW-18', effect: 'inches-per-unit', amount: 3 },
    ]);
    expect(driveOf({ units: { wheels: 4 } }).inches.reasons[1]).toEqual({
      rule: 'BW-QW-18',
      effect: 'speed-limit',
      amount: 15,
    });
  });

  it('BW-QW-17 BWC-111: the operator at the Controls has all devices, so every kind of propulsion counts; nobody at them, none is steered', () => {
    const units = { wheels: 1, jets: 1, treads: 1 };
    expect(driveOf({ units })).toMatchObject({ unitsInUse: 3, steered: true });
    expect(driveOf({ units, controlled: false, lastInches: 5 })).toMatchObject({
      steered: false,
      inches: { value: 5 },
    });
  });

  it('EX-QW-07: a second minifig stops it', () => {
    const drive = driveOf({ aboard: 2 });
    expect(drive.inches).toEqual({
      value: 0,
      reasons: [{ rule: 'BW-QW-18', effect: 'overloaded', amount: 1 }],
    });
    expect(drive.steered).toBe(false);
  });

  it.each([
    ['ground', ['wheels', 'treads', 'legs', 'skids', 'jets', 'thrusters']],
    ['water', ['sail', 'oars', 'jets', 'thrusters']],
    ['air', ['rotor', 'propeller', 'jets', 'thrusters']],
  ] as const)('BW-QW-21: on %s only some propulsion works', (terrain, works) => {
    for (const id of propulsionIds) {
      const expected = (works as readonly string[]).includes(id) ? 5 : 0;
      expect(driveOf({ units: { [id]: 1 }, terrain }).inches.value).toBe(expected);
    }
  });

  it('BW-QW-21: a unit that does not fit is left out and reported', () => {
    const drive = driveOf({ units: { wheels: 1, sail: 2, jets: 1 }, terrain: 'water' });
    expect(drive.unitsInUse).toBe(3);
    expect(drive.inches.reasons).toContainEqual({ rule: 'BW-QW-21', effect: 'unfit-for-terrain', amount: 1 });
  });

  it('BWC-145: the parts of both texts are known, each on some terrain', () => {
    for (const id of ['treads', 'skids', 'rotor', 'propeller'] as const)
      expect(propulsionTerrains[id].length).toBeGreaterThan(0);
    expect(propulsionTerrains.jets).toEqual(quikTerrains);
  });

  it('BW-QW-19: without control it goes on as it went, and does not turn', () => {
    const runaway = driveOf({ controlled: false, lastInches: 10, aboard: 0 });
    expect(runaway.inches).toEqual({
      value: 10,
      reasons: [{ rule: 'BW-QW-19', effect: 'keeps-going', amount: 10 }],
    });
    expect(runaway.steered).toBe(false);
    expect(driveOf({ controlled: false }).inches.value).toBe(0);
    expect(driveOf({}).steered).toBe(true);
  });

  it('brikwars/quik/quik-vehicle: every number out of range is found at once', () => {
    const drive = quikDrive({ ...car, units: { wheels: -1, jets: 0.5 }, aboard: 61, lastInches: 16 });
    expect(drive.ok ? [] : drive.issues.map(({ code, path }) => `${path.join('.')} ${code}`)).toEqual([
      'units.wheels units-range',
      'units.jets units-range',
      'aboard aboard-range',
      'lastInches last-inches-range',
    ]);
  });
});

describe('QuikWars crashes', () => {
  it('EX-QW-06: a crash does one die for every unit in use', () => {
    for (let units = 0; units <= 6; units++)
      expect(printDice(quikCrash(units).damage)).toBe(units === 0 ? '0' : `${units}d6`);
  });

  it('BW-QW-20: the speed limit does not soften it, the terrain does', () => {
    const drive = driveOf({ units: { wheels: 4, sail: 2 } });
    const { damage, reasons } = quikCrash(drive.unitsInUse);
    expect(printDice(damage)).toBe('4d6');
    expect(reasons).toEqual([{ rule: 'BW-QW-20', effect: 'crash-dice', amount: 4 }]);
  });

  it('BW-QW-20: both sides take the same dice, a steed by Armor and a vehicle by its studs', () => {
    const { rules } = quikGames.en;
    const { damage } = quikCrash(3);
    const steed = quikKillOdds([{ damage, times: 1, factor: 1 }], dice('3d6'), rules);
    expect(steed.killed.value).toBeCloseTo(0.470573641935, 12);
    expect(chanceAtLeast(bricksOdds(damage, [2], rules).bricks, 1)).toBeCloseTo(1, 12);
  });
});
