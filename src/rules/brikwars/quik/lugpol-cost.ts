import { fail, ok, type Result } from '../../result.ts';
import { propulsionCost } from '../units/costs.ts';
import { type LugpolUnitId, type LugpolWeaponId, lugpolGame, lugpolProtectionCost } from './lugpol-game.ts';
import type { QuikExplained, QuikReason } from './quik-effects.ts';

/** What is bought for a unit or a vehicle. */
export interface LugpolGear {
  readonly weapons: readonly LugpolWeaponId[];
  readonly shields?: number;
  readonly armors?: number;
}

/** Some units alike. */
export interface LugpolUnits extends LugpolGear {
  readonly unit: LugpolUnitId;
  readonly count?: number;
}

/** A vehicle: its longest line in inches, its Structure Level, its crew and the inches of its Move by medium. */
export interface LugpolVehicle extends LugpolGear {
  readonly size: number;
  readonly level: number;
  readonly crew: number;
  /** On ground, on water or below it. */
  readonly groundInches?: number;
  readonly airInches?: number;
}

export interface LugpolArmy {
  readonly units: readonly LugpolUnits[];
  readonly vehicles: readonly LugpolVehicle[];
}

const lugpolLimits = { count: 1000, size: 1000, level: 1, crew: 1, inches: 15, each: 1 } as const;

export const lugpolCodes = [
  'count-range',
  'no-price',
  'one-shield',
  'one-armor',
  'size-range',
  'level-range',
  'crew-range',
  'speed-range',
] as const;

export interface LugpolIssue {
  readonly code: (typeof lugpolCodes)[number];
  readonly path: readonly (string | number)[];
  readonly lowest?: number;
  readonly limit?: number;
}

type Path = LugpolIssue['path'];
type Report = (code: LugpolIssue['code'], path: Path, bounds?: Partial<LugpolIssue>) => void;

/**
 * The price of an army by the LUGPolWars lists, or every issue found: units, weapons, one shield and one armor each,
 * vehicles up to level 1, crew 1 and 15 inches (BW-LP-01, BW-LP-02, BW-LP-03, BW-LP-04, BWC-68, BWC-99).
 */
export function lugpolCost({ units, vehicles }: LugpolArmy): Result<QuikExplained, LugpolIssue> {
  const issues: LugpolIssue[] = [];
  const report: Report = (code, path, bounds = {}) => {
    issues.push({ code, path, ...bounds });
  };
  const reasons = [
    ...units.flatMap((entered, place) => unitReasons(entered, ['units', place], report)),
    ...vehicles.flatMap((vehicle, place) => vehicleReasons(vehicle, ['vehicles', place], report)),
  ];
  if (issues.length > 0) return fail(...issues);
  return ok({ value: reasons.reduce((sum, { amount = 0 }) => sum + amount, 0), reasons });
}

function unitReasons(entered: LugpolUnits, path: Path, report: Report): readonly QuikReason[] {
  const { unit, count = 1 } = entered;
  inRange(count, 1, lugpolLimits.count, 'count-range', [...path, 'count'], report, true);
  const { cost = 0, rule } = lugpolGame.units[unit];
  const one: readonly QuikReason[] = [
    { rule, effect: 'unit-price', amount: cost },
    ...gearReasons(entered, path, report),
  ];
  return one.map(({ amount = 0, ...reason }) => ({ ...reason, amount: amount * count }));
}

function vehicleReasons(vehicle: LugpolVehicle, path: Path, report: Report): readonly QuikReason[] {
  const { size, level, crew, groundInches = 0, airInches = 0 } = vehicle;
  const limits = lugpolLimits;
  if (!(size > 0 && size <= limits.size))
    report('size-range', [...path, 'size'], { lowest: 0, limit: limits.size });
  inRange(level, 0, limits.level, 'level-range', [...path, 'level'], report, true);
  inRange(crew, 0, limits.crew, 'crew-range', [...path, 'crew'], report, true);
  inRange(groundInches, 0, limits.inches, 'speed-range', [...path, 'groundInches'], report);
  inRange(airInches, 0, limits.inches, 'speed-range', [...path, 'airInches'], report);
  const reasons: QuikReason[] = [{ rule: 'BWC-99', effect: 'body-price', amount: size }];
  if (groundInches > 0)
    reasons.push({ rule: 'BW-LP-04', effect: 'ground-price', amount: propulsionCost(groundInches) });
  if (airInches > 0)
    reasons.push({ rule: 'BW-LP-04', effect: 'flight-price', amount: propulsionCost(airInches, level) });
  return [...reasons, ...gearReasons(vehicle, path, report)];
}

function gearReasons(
  { weapons, shields = 0, armors = 0 }: LugpolGear,
  path: Path,
  report: Report,
): readonly QuikReason[] {
  const { each } = lugpolLimits;
  inRange(shields, 0, each, 'one-shield', [...path, 'shields'], report, true);
  inRange(armors, 0, each, 'one-armor', [...path, 'armors'], report, true);
  const reasons: QuikReason[] = weapons.flatMap((weapon, place) => {
    const { cost, rule } = lugpolGame.weapons[weapon];
    if (cost !== undefined) return [{ rule, effect: 'item-price', amount: cost }];
    report('no-price', [...path, 'weapons', place]);
    return [];
  });
  for (let thing = 0; thing < Math.min(2 * each, shields + armors); thing++)
    reasons.push({ rule: lugpolGame.protectionRule, effect: 'item-price', amount: lugpolProtectionCost });
  return reasons;
}

function inRange(
  value: number,
  lowest: number,
  limit: number,
  code: LugpolIssue['code'],
  path: Path,
  report: Report,
  whole = false,
): void {
  const fits = value >= lowest && value <= limit && (!whole || Number.isInteger(value));
  if (!fits) report(code, path, { lowest, limit });
}
