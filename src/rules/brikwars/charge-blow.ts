import { type Distribution, mean, sum } from '../dice/distribution.ts';
import type { DiceExpression } from '../dice/expression.ts';
import { allOnesChance } from '../dice/odds.ts';
import type { ChargeExplained, ChargeReason } from './charge-effects.ts';
import { type ChargeRules, d6, diceReasons, momentumTotals } from './charge-rules.ts';
import { armorOdds, damageOdds, eitherDamage, noDamage, parriedDamage, survivalTable } from './damage.ts';
import { plus } from './fight.ts';
import { skillOdds, splitAt, successTable, totalOf } from './hit.ts';

/** A Charging Weapon, or the weapon that meets a Charge; `reach` in inches. */
export interface ChargeWeapon {
  readonly skill: DiceExpression;
  readonly use: number;
  readonly damage: DiceExpression;
  readonly reach: number;
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
export interface ChargeSide {
  readonly armor: DiceExpression;
  /** Points of Momentum or Physical Opposition; a d6 of damage each (BW-CHG-11). */
  readonly points: number;
  /** Without one the side strikes with its body. */
  readonly weapon?: ChargeWeapon;
  readonly shield?: ChargeShield;
  /** Its Size, where it crushes or tramples what it strikes (BW-CHG-12, BW-CCB-08). */
  readonly crushing?: number;
  /** `ram` if nothing else is said. */
  readonly afterMiss?: AfterMiss;
}

/** What one blow of a Charge does when it comes to it. */
export interface ChargeBlowOdds {
  readonly hit: ChargeExplained;
  readonly parriedGivenHit: ChargeExplained;
  readonly killGivenHit: ChargeExplained;
  readonly kill: ChargeExplained;
  readonly meanDamageGivenHit: ChargeExplained;
  readonly meanDamage: ChargeExplained;
  /** Points that arrive; 0 for a miss. */
  readonly damage: Distribution;
}

/** Damage of a Charge: weapon, a d6 for each point, and the Size of who crushes; all ones fail as one roll (BW-CHG-11, BW-CHG-12, BWC-50). */
export function chargeDamage(
  weapon: DiceExpression | undefined,
  points: number,
  crushing: number,
  rules: ChargeRules,
): Distribution {
  const { bonus, damageCriticalFailure, momentumDice } = rules;
  const own = plus(weapon ?? { groups: [], constant: 0 }, crushing);
  if (momentumDice === 'each' || points < 2) {
    const groups = [...own.groups, ...d6(points).groups];
    return damageOdds({ ...own, groups }, bonus, damageCriticalFailure);
  }
  const totals = sum(totalOf(own, bonus), momentumTotals(points, rules));
  const ones = (own.groups.length === 0 ? 1 : allOnesChance(own)) / 6;
  if (damageCriticalFailure === 'total') return totals;
  const lowest = own.groups.reduce((least, { count }) => least + count, own.constant) + points;
  const weights = new Float64Array(totals.min + totals.weights.length);
  weights.set(totals.weights, totals.min);
  weights[Math.max(0, lowest)] = Math.max(0, (weights[Math.max(0, lowest)] ?? 0) - ones);
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
 * One blow of a Charge (BW-CHG-11 to BW-CHG-16): the body hits by itself, a weapon needs its Skill roll; a shield may
 * parry either. `body` leaves the weapon aside, as after a miss.
 */
export function chargeBlowOdds(
  striker: ChargeSide,
  target: ChargeSide,
  rules: ChargeRules,
  body = false,
): ChargeBlowOdds {
  const weapon = body ? undefined : striker.weapon;
  const rolled = weapon !== undefined && rules.skillRoll === 'weapon';
  const split = rolled
    ? splitAt(skillOdds(weapon.skill, rules.bonus, rules.skillCriticalFailure), weapon.use)
    : undefined;
  const hit = split?.chance ?? 1;
  const full = chargeDamage(weapon?.damage, striker.points, striker.crushing ?? 0, rules);
  let parried = 0;
  let given = full;
  if (target.shield) {
    const { skill, use, damage } = target.shield;
    const success = successTable(skillOdds(skill, rules.bonus, rules.skillCriticalFailure));
    if (!split) parried = success[use] ?? 0;
    split?.success.weights.forEach((weight, i) => {
      parried += weight * (success[Math.max(use, split.success.min + i)] ?? 0);
    });
    const stopped = damageOdds(damage, rules.bonus, rules.damageCriticalFailure);
    given = eitherDamage(parried, parriedDamage(full, stopped), full);
  }
  const killed = killChance(given, armorOdds(target.armor, rules.bonus));
  const damage = eitherDamage(hit, given, noDamage);
  const hitReasons = toHit(weapon, rules);
  const parryReasons: readonly ChargeReason[] = target.shield
    ? [{ rule: 'BW-CHG-14', effect: 'shield-parries' }]
    : [];
  const damageReasons = [...damageTold(striker, weapon, rules), ...parryReasons];
  const killReasons: readonly ChargeReason[] = [
    ...damageReasons,
    { rule: 'BW-UNIT-04', effect: 'damage-beats-armor' },
    ...(rules.equalDamage === 'kills' ? [{ rule: 'BWC-06', effect: 'equal-damage-kills' } as const] : []),
  ];
  return {
    hit: { value: hit, reasons: hitReasons },
    parriedGivenHit: { value: parried, reasons: parryReasons },
    killGivenHit: { value: hit > 0 ? killed : 0, reasons: killReasons },
    kill: { value: hit * killed, reasons: [...hitReasons, ...killReasons] },
    meanDamageGivenHit: { value: mean(given), reasons: damageReasons },
    meanDamage: { value: mean(damage), reasons: [...hitReasons, ...damageReasons] },
    damage,
  };
}

function toHit(weapon: ChargeWeapon | undefined, rules: ChargeRules): readonly ChargeReason[] {
  if (!weapon) return [{ rule: 'BW-CHG-11', effect: 'body-hits-by-itself' }];
  if (rules.skillRoll === 'none') return [{ rule: 'BWC-31', effect: 'weapon-hits-by-itself' }];
  const reasons: ChargeReason[] = [{ rule: 'BW-CHG-16', effect: 'use', amount: weapon.use }];
  if (weapon.skill.constant !== 0) {
    reasons.push({ rule: 'BW-DICE-01', effect: 'own-modifier', amount: weapon.skill.constant });
  }
  if (rules.skillCriticalFailure) reasons.push({ rule: 'BW-DICE-04', effect: 'skill-critical-failure' });
  return reasons;
}

function damageTold(
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
  if (weapon)
    reasons.push({ rule: rules.model === 'die' ? 'BW-CHGW-02' : 'BW-CHG-15', effect: 'weapon-damage' });
  if (crushing > 0) reasons.push({ rule: 'BW-CHG-12', effect: 'crushing', amount: crushing });
  if (rules.damageCriticalFailure === 'zero') {
    reasons.push({ rule: 'BWC-50', effect: 'damage-critical-failure' });
  }
  return [...reasons, ...diceReasons(rules.bonus)];
}
