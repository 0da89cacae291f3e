import type { DiceExpression } from '../../dice/expression.ts';
import { fail, ok, type Result } from '../../result.ts';
import { d6 } from './quik-dice.ts';
import type { QuikExplained, QuikReason } from './quik-effects.ts';

export const quikTerrains = ['ground', 'water', 'air'] as const;
export type QuikTerrain = (typeof quikTerrains)[number];

/** Propulsion of both texts (BW-QW-21, BWC-145); one unit is a pair where such parts come in pairs. */
export const propulsionIds = [
  'wheels',
  'treads',
  'legs',
  'skids',
  'sail',
  'oars',
  'rotor',
  'propeller',
  'jets',
  'thrusters',
] as const;
export type PropulsionId = (typeof propulsionIds)[number];

export const propulsionTerrains: Readonly<Record<PropulsionId, readonly QuikTerrain[]>> = {
  wheels: ['ground'],
  treads: ['ground'],
  legs: ['ground'],
  skids: ['ground'],
  sail: ['water'],
  oars: ['water'],
  rotor: ['air'],
  propeller: ['air'],
  jets: quikTerrains,
  thrusters: quikTerrains,
};

/** Inches for each unit in use, the most in a turn, and the minifigs a vehicle carries (BW-QW-18). */
export const quikVehicleLimits = { inchesPerUnit: 5, inches: 15, aboard: 1, units: 60 } as const;

/** A vehicle as a person enters it. */
export interface QuikVehicle {
  readonly units: Readonly<Partial<Record<PropulsionId, number>>>;
  readonly terrain: QuikTerrain;
  readonly aboard: number;
  /** Somebody at its controls, and the controls whole. */
  readonly controlled: boolean;
  /** Inches of its last move, where nobody controls it. */
  readonly lastInches?: number;
}

export const quikVehicleCodes = ['units-range', 'aboard-range', 'last-inches-range'] as const;
export interface QuikVehicleIssue {
  readonly code: (typeof quikVehicleCodes)[number];
  readonly path: readonly string[];
  readonly lowest: number;
  readonly limit: number;
}

/** A vehicle of QuikWars in its turn. */
export interface QuikDrive {
  /** Propulsion Units that work on this terrain. */
  readonly unitsInUse: number;
  /** The most inches it may move; where nobody controls it, the inches that it must. */
  readonly inches: QuikExplained;
  /** It may turn before it moves; without control it goes on as it went (BW-QW-19). */
  readonly steered: boolean;
}

/**
 * How far a vehicle goes: 5 inches for each unit that fits the terrain, at most 15; more than one minifig stops it;
 * uncontrolled it repeats its last move (BW-QW-18, BW-QW-19, BW-QW-21). Fails with every number out of range.
 */
export function quikDrive(vehicle: QuikVehicle): Result<QuikDrive, QuikVehicleIssue> {
  const limits = quikVehicleLimits;
  const issues: QuikVehicleIssue[] = [];
  let unitsInUse = 0;
  let unfit = 0;
  for (const id of propulsionIds) {
    const units = vehicle.units[id] ?? 0;
    if (!(Number.isInteger(units) && units >= 0 && units <= limits.units))
      issues.push({ code: 'units-range', path: ['units', id], lowest: 0, limit: limits.units });
    else if (propulsionTerrains[id].includes(vehicle.terrain)) unitsInUse += units;
    else unfit += units;
  }
  const { aboard, controlled, lastInches = 0 } = vehicle;
  if (!(Number.isInteger(aboard) && aboard >= 0 && aboard <= limits.units))
    issues.push({ code: 'aboard-range', path: ['aboard'], lowest: 0, limit: limits.units });
  if (!(lastInches >= 0 && lastInches <= limits.inches))
    issues.push({ code: 'last-inches-range', path: ['lastInches'], lowest: 0, limit: limits.inches });
  if (issues.length > 0) return fail(...issues);
  const overloaded = aboard > limits.aboard;
  return ok({
    unitsInUse,
    inches: overloaded
      ? { value: 0, reasons: [{ rule: 'BW-QW-18', effect: 'overloaded', amount: limits.aboard }] }
      : controlled
        ? speed(unitsInUse, unfit)
        : { value: lastInches, reasons: [{ rule: 'BW-QW-19', effect: 'keeps-going', amount: lastInches }] },
    steered: controlled && !overloaded,
  });
}

function speed(units: number, unfit: number): QuikExplained {
  const { inches, inchesPerUnit } = quikVehicleLimits;
  const reasons: QuikReason[] = [{ rule: 'BW-QW-18', effect: 'inches-per-unit', amount: units }];
  if (unfit > 0) reasons.push({ rule: 'BW-QW-21', effect: 'unfit-for-terrain', amount: unfit });
  if (units * inchesPerUnit > inches)
    reasons.push({ rule: 'BW-QW-18', effect: 'speed-limit', amount: inches });
  return { value: Math.min(inches, units * inchesPerUnit), reasons };
}

/** What a crash does to the vehicle, and the same again to what it hits: 1d6 for each unit in use (BW-QW-20). */
export interface QuikCrash {
  readonly damage: DiceExpression;
  readonly reasons: readonly QuikReason[];
}

export function quikCrash(unitsInUse: number): QuikCrash {
  return {
    damage: d6(unitsInUse),
    reasons: [{ rule: 'BW-QW-20', effect: 'crash-dice', amount: unitsInUse }],
  };
}
