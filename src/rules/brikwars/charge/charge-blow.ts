import { type Distribution, sum } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { allOnesChance, lowestTotal } from '../../dice/odds.ts';
import { damageOdds, survivalTable } from '../attack/damage.ts';
import { plus } from '../attack/fight.ts';
import { crankyReason } from '../attack/heroes.ts';
import { totalOf } from '../attack/hit.ts';
import type { ChargeReason } from './charge-effects.ts';
import {
  type ChargeRules,
  diceReasons,
  type MomentumRoller,
  momentumPool,
  momentumTotals,
  withMomentum,
} from './charge-rules.ts';

/** A Charging Weapon, or the weapon that meets a Charge; `reach` in inches. */
export interface ChargeWeapon {
  readonly skill: DiceExpression;
  readonly use: number;
  readonly damage: DiceExpression;
  readonly reach: number;
  /** Why its damage is not what the weapon does by itself. */
  readonly reasons?: readonly ChargeReason[];
}

/** A shield that parries a Charge (BW-CHG-14, BW-CHGW-02). */
export interface ChargeShield {
  readonly skill: DiceExpression;
  readonly use: number;
  readonly damage: DiceExpression;
}

/** What a charger does who missed with his weapon (BW-CHG-16). */
export const afterMisses = ['ram', 'past'] as const;
export type AfterMiss = (typeof afterMisses)[number];

/** One side of a Charge. */
export interface ChargeSide extends MomentumRoller {
  readonly armor: DiceExpression;
  /** Points of Momentum or Physical Opposition; a d6 of damage each (BW-CHG-11). */
  readonly points: number;
  /** It has more than one pip: where it would die it takes one, and fights on (BW-DMG-03). */
  readonly sturdy?: true;
  /** Without one the side strikes with its body. */
  readonly weapon?: ChargeWeapon;
  readonly shield?: ChargeShield;
  /** Its Size, where it crushes or tramples what it strikes (BW-CHG-12, BW-CCB-08). */
  readonly crushing?: number;
  /** `ram` if nothing else is said. */
  readonly afterMiss?: AfterMiss;
}

/** Damage of a Charge: weapon, a d6 for each point, and the Size of who crushes; all ones fail as one roll (BW-CHG-11, BW-CHG-12, BWC-50). */
export function chargeDamage(
  weapon: DiceExpression | undefined,
  points: number,
  crushing: number,
  rules: ChargeRules,
  roller: MomentumRoller = {},
): Distribution {
  const { bonus, damageCriticalFailure, momentumDice } = rules;
  const own = plus(weapon ?? { groups: [], constant: 0 }, crushing);
  if (momentumDice === 'each' || points < 2) {
    return damageOdds(withMomentum(own, points, roller, rules), bonus, damageCriticalFailure);
  }
  const totals = sum(totalOf(own, bonus), momentumTotals(points, rules, roller));
  const ones = (own.groups.length === 0 ? 1 : allOnesChance(own)) / 6;
  if (damageCriticalFailure === 'total') return totals;
  const least = { bonus, floor: true } as const;
  const lowest = lowestTotal(own, least) + points * lowestTotal(momentumPool(1, roller, rules), least);
  const weights = new Float64Array(totals.min + totals.weights.length);
  weights.set(totals.weights, totals.min);
  weights[lowest] = Math.max(0, (weights[lowest] ?? 0) - ones);
  weights[0] = (weights[0] ?? 0) + ones;
  return { min: 0, weights, cutOff: totals.cutOff };
}

/** The chance that damage beats one roll of Armor; a charge attack has an Armor roll of its own (BW-UNIT-04, BWC-54). */
export function killChance(damage: Distribution, armor: Distribution): number {
  const hold = survivalTable(armor);
  let chance = 0;
  for (let i = damage.weights.length - 1; i >= 0; i--) {
    const points = damage.min + i;
    if (points > 0) chance += (damage.weights[i] ?? 0) * (1 - (hold[points] ?? 0));
  }
  return Math.min(1, Math.max(0, chance));
}

/**
 * Why one blow of a Charge kills (BW-CHG-11 to BW-CHG-16): the body hits by itself, a weapon needs its Skill roll; a shield
 * may parry either. `body` leaves the weapon aside, as after a miss.
 */
export function killReasons(
  striker: ChargeSide,
  target: ChargeSide,
  rules: ChargeRules,
  body: boolean,
): readonly ChargeReason[] {
  const weapon = body ? undefined : striker.weapon;
  const reasons: ChargeReason[] = [
    ...toHit(striker, weapon, rules),
    ...describeDamage(striker, weapon, rules),
  ];
  if (target.shield) reasons.push({ rule: 'BW-CHG-14', effect: 'shield-parries' });
  reasons.push(
    target.sturdy
      ? { rule: 'BW-DMG-03', effect: 'damage-takes-a-pip' }
      : { rule: 'BW-UNIT-04', effect: 'damage-beats-armor' },
  );
  if (rules.equalDamage === 'kills') reasons.push({ rule: 'BWC-06', effect: 'equal-damage-kills' });
  return reasons;
}

function toHit(
  { cranky = 0 }: MomentumRoller,
  weapon: ChargeWeapon | undefined,
  rules: ChargeRules,
): readonly ChargeReason[] {
  if (!weapon) return [{ rule: 'BW-CHG-11', effect: 'body-hits-by-itself' }];
  if (rules.skillRoll === 'none') return [{ rule: 'BWC-31', effect: 'weapon-hits-by-itself' }];
  const reasons: ChargeReason[] = [{ rule: 'BW-CHG-16', effect: 'use', amount: weapon.use }];
  const own = weapon.skill.constant + (rules.cranky === 'roll' ? cranky : 0);
  if (own !== 0) reasons.push({ rule: 'BW-DICE-01', effect: 'own-modifier', amount: own });
  if (rules.skillCriticalFailure) reasons.push({ rule: 'BW-DICE-04', effect: 'skill-critical-failure' });
  return reasons;
}

function describeDamage(
  striker: ChargeSide,
  weapon: ChargeWeapon | undefined,
  rules: ChargeRules,
): readonly ChargeReason[] {
  const reasons: ChargeReason[] = [];
  const { points, crushing = 0 } = striker;
  if (points > 0) {
    if (rules.model === 'die') reasons.push({ rule: 'BW-CHGW-04', effect: 'momentum-die' });
    else if (rules.momentumDice === 'each')
      reasons.push({ rule: 'BW-CHG-11', effect: 'die-per-point', amount: points });
    else reasons.push({ rule: 'BWC-30', effect: 'die-multiplied', amount: points });
  }
  if (weapon) {
    reasons.push({ rule: rules.model === 'die' ? 'BW-CHGW-02' : 'BW-CHG-15', effect: 'weapon-damage' });
    reasons.push(...(weapon.reasons ?? []));
  }
  if (crushing > 0) reasons.push({ rule: 'BW-CHG-12', effect: 'crushing', amount: crushing });
  if (rules.damageCriticalFailure === 'zero') {
    reasons.push({ rule: 'BWC-50', effect: 'damage-critical-failure' });
  }
  const mood = crankyReason(striker.cranky ?? 0, rules.cranky);
  if (mood && (points > 0 || weapon)) reasons.push(mood);
  return [...reasons, ...diceReasons(rules.bonus)];
}
