import { chanceAtLeast } from '../dice/distribution.ts';
import type { ChargeExplained } from './charge-effects.ts';
import { type ChargeRules, d6, diceReasons } from './charge-rules.ts';
import { totalOf } from './hit.ts';

/** Inches of straight run that make Momentum (BW-CHGW-04). */
const runForMomentum = 2;

/** Dice of Momentum after a straight run of so many inches: 1d6 or none (BW-CHGW-04). */
export function dieMomentum(straight: number): ChargeExplained {
  return straight >= runForMomentum
    ? { value: 1, reasons: [{ rule: 'BW-CHGW-04', effect: 'momentum-die', amount: straight }] }
    : { value: 0, reasons: [{ rule: 'BW-CHGW-04', effect: 'too-short-run', amount: straight }] };
}

/** The chance that a Charge with a Sprint covers the distance in one turn (BW-CHGW-05); a 1 on its die is no failure (BWC-50). */
export function sprintChargeChance(
  distance: number,
  move: number,
  rules: Pick<ChargeRules, 'bonus'>,
): ChargeExplained {
  return {
    value: chanceAtLeast(totalOf(d6(1), rules.bonus), distance - move),
    reasons: [{ rule: 'BW-CHGW-05', effect: 'straight-run', amount: distance }, ...diceReasons(rules.bonus)],
  };
}

/** Smash Damage by inches flown beyond the obstacle (BW-CHGW-07). */
export function smashDamage(inches: number, free: number): number {
  return Math.max(0, inches - free);
}
