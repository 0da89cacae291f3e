import {
  certain,
  type Distribution,
  difference,
  floorAt,
  mixture,
  shift,
  sum,
} from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { type ChargeWeapon, chargeDamage, killChance } from '../charge-blow.ts';
import { type ChargeRules, momentumTotals } from '../charge-rules.ts';
import { armorOdds } from '../damage.ts';
import { skillOdds, splitAt } from '../hit.ts';
import { memberOpposition, ploughThrough, squadOpposition } from './charge.ts';

/** A squad that charges: its points of Momentum, all Sizes that resist, and Armor of each, in the owner's order. */
export interface ChargingSquad {
  readonly momentum: number;
  readonly resisting: number;
  readonly armors: readonly DiceExpression[];
  /** One weapon that all Momentum stands behind (BWC-07). */
  readonly weapon?: ChargeWeapon;
}

/** A squad that is charged: its members, nearest first. */
export interface ChargedSquad {
  readonly braced: boolean;
  readonly members: readonly { readonly size: number; readonly armor: DiceExpression }[];
  readonly weapon?: ChargeWeapon;
}

export interface SquadChargeOdds {
  /** How many of the charged squad die. */
  readonly charged: Distribution;
  /** How many of the chargers die; only a braced squad strikes back at them. */
  readonly chargers: Distribution;
  /** Members reached: one of a braced squad, of others whom the Momentum ploughs through to. */
  readonly reached: number;
  /** Inches that the plate of a braced squad flies, and that of the chargers. */
  readonly chargedFly: Distribution;
  readonly chargersFly: Distribution;
}

/**
 * The odds of a squad's Charge on a squad at a Collision Speed in inches, both blows struck at once. A braced squad is
 * one body whose owner gives the blow to its first member (BW-SQ-34, BW-SQ-38, BWC-152); of others each is struck
 * with what Momentum is left (BW-SQ-33, BW-SQ-35), the weapon spent on the first.
 */
export function squadChargeOdds(
  charger: ChargingSquad,
  target: ChargedSquad,
  speed: number,
  rules: ChargeRules,
): SquadChargeOdds {
  const sizes = target.members.map(({ size }) => size);
  const total = sizes.reduce((all, size) => all + size, 0);
  if (target.braced) {
    const points = squadOpposition(sizes, speed);
    const margin = difference(momentumTotals(charger.momentum, rules), momentumTotals(points, rules));
    const back = difference(momentumTotals(points, rules), momentumTotals(charger.momentum, rules));
    return {
      charged: struck(charger.momentum, charger.weapon, target.members[0]?.armor, rules),
      chargers: struck(points, target.weapon, charger.armors[0], rules),
      reached: Math.min(1, sizes.length),
      chargedFly: floorAt(shift(margin, -total), 0),
      chargersFly: floorAt(shift(back, -charger.resisting), 0),
    };
  }
  const opposing = memberOpposition(sizes, speed, false);
  const blockers = sizes.map((size, at) => ({ size, opposition: opposing[at] ?? 0 }));
  const reached = ploughThrough(charger.momentum, blockers, rules);
  const charged = reached.reduce(
    (dead, { momentum }, at) =>
      sum(dead, struck(momentum, at === 0 ? charger.weapon : undefined, target.members[at]?.armor, rules)),
    certain(0),
  );
  const none = certain(0);
  return { charged, chargers: none, reached: reached.length, chargedFly: none, chargersFly: none };
}

/** 1 if the blow kills: with the weapon where its Skill roll succeeds, else with the body (BW-CHG-11, BW-CHG-16). */
function struck(
  points: number,
  weapon: ChargeWeapon | undefined,
  armor: DiceExpression | undefined,
  rules: ChargeRules,
): Distribution {
  if (armor === undefined) return certain(0);
  const holds = armorOdds(armor, rules.bonus, rules);
  const body = killChance(chargeDamage(undefined, points, 0, rules), holds);
  const hit = weapon ? weaponHits(weapon, rules) : 0;
  const armed = weapon ? killChance(chargeDamage(weapon.damage, points, 0, rules), holds) : 0;
  const kill = hit * armed + (1 - hit) * body;
  return mixture([
    { weight: 1 - kill, distribution: certain(0) },
    { weight: kill, distribution: certain(1) },
  ]);
}

/** The chance that a Charging Weapon hits (BW-CHG-16, BWC-31). */
export function weaponHits(
  { skill, use }: ChargeWeapon,
  { bonus, skillCriticalFailure, skillRoll }: ChargeRules,
): number {
  return skillRoll === 'none' ? 1 : splitAt(skillOdds(skill, bonus, skillCriticalFailure), use).chance;
}
