import { chanceAtLeast, type Distribution, difference, floorAt, sum } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { armorOdds, survivalTable } from '../attack/damage.ts';
import { totalOf } from '../attack/hit.ts';
import type { ChargeExplained } from './charge-effects.ts';
import { beyond, type ChargeRules, d6, diceReasons } from './charge-rules.ts';

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

/** Inches of KnockBack: Momentum less Physical Opposition, whatever dice make them (BW-CHGW-06, BWC-07). */
export function dieKnockback(
  momentum: DiceExpression,
  opposition: DiceExpression,
  { bonus }: Pick<ChargeRules, 'bonus'>,
): Distribution {
  return floorAt(difference(totalOf(momentum, bonus), totalOf(opposition, bonus)), 0);
}

/** Smash Damage by inches flown beyond the obstacle (BW-CHGW-07). */
export function smashDamage(inches: number, free: number): number {
  return Math.max(0, inches - free);
}

/**
 * The chance that a unit dies which has taken `prior` damage already and is knocked against an obstacle after `free`
 * inches: Smash Damage is added to it (BW-CHGW-07, BWC-83).
 */
export function smashedUpon(
  { prior, armor }: { readonly prior: DiceExpression; readonly armor: DiceExpression },
  inches: Distribution,
  free: number,
  rules: Pick<ChargeRules, 'bonus' | 'equalDamage'>,
): number {
  const dealt = sum(totalOf(prior, rules.bonus), beyond(inches, free));
  const holds = survivalTable(armorOdds(armor, rules.bonus, rules));
  return dealt.weights.reduce(
    (dies, weight, place) => dies + weight * (1 - (holds[dealt.min + place] ?? 0)),
    0,
  );
}
