import {
  certain,
  chanceAtLeast,
  chanceOf,
  type Distribution,
  difference,
  floorAt,
  mean,
  mixture,
  shift,
  sum,
} from '../dice/distribution.ts';
import type { DiceExpression } from '../dice/expression.ts';
import { allOnesChance } from '../dice/odds.ts';
import { type ChargeSide, chargeBlowOdds, killChance } from './charge-blow.ts';
import type { ChargeExplained, ChargeReason } from './charge-effects.ts';
import { type ChargeEndings, orderReason, type StrikeOrder } from './charge-order.ts';
import { beyond, type ChargeRules, d6, diceReasons } from './charge-rules.ts';
import { armorOdds, damageOdds } from './damage.ts';
import { totalOf } from './hit.ts';

/** Inches of straight run that make Momentum (BW-CHGW-04). */
export const runForMomentum = 2;

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

/**
 * One blow each, in this order; whoever dies first does not strike (BW-CHGW-02, BW-CHGW-03, BWC-82). A defender without a
 * weapon does not strike back.
 */
export function chargeExchangeOdds(
  attacker: ChargeSide,
  defender: ChargeSide,
  order: StrikeOrder,
  rules: ChargeRules,
): ChargeEndings {
  const mine = chargeBlowOdds(attacker, defender, rules);
  const theirs = defender.weapon ? chargeBlowOdds(defender, attacker, rules) : undefined;
  const a = mine.kill.value;
  const b = theirs?.kill.value ?? 0;
  const together = order === 'together' ? a * b : 0;
  const defenderDies = order === 'defender-first' ? a * (1 - b) : a;
  const attackerDies = order === 'attacker-first' ? b * (1 - a) : b;
  const rule = orderReason(order, rules);
  const reasons: readonly ChargeReason[] =
    order === 'together' ? [rule, { rule: 'BWC-82', effect: 'no-further-counter' }] : [rule];
  const told = (value: number, more: readonly ChargeReason[]): ChargeExplained => ({
    value,
    reasons: [...reasons, ...more],
  });
  return {
    defenderDies: told(defenderDies, mine.kill.reasons),
    attackerDies: told(attackerDies, theirs?.kill.reasons ?? []),
    bothDie: told(together, []),
    neitherDies: told((1 - a) * (1 - b), []),
  };
}

/** The Charge of one minifig against another, and what follows it. */
export interface DieKnockbackOdds {
  /** Inches that the target flies; 0 where it resists and both are locked. */
  readonly inches: Distribution;
  readonly locked: ChargeExplained;
  readonly mean: ChargeExplained;
}

/** Momentum against Physical Opposition, which a target that bailed does not offer (BW-CHGW-06). */
export function dieKnockbackOdds(
  momentum: DiceExpression,
  opposition: DiceExpression | undefined,
  rules: Pick<ChargeRules, 'bonus'>,
): DieKnockbackOdds {
  const against = opposition ? totalOf(opposition, rules.bonus) : certain(0);
  const inches = floorAt(difference(totalOf(momentum, rules.bonus), against), 0);
  const reasons: readonly ChargeReason[] = [
    { rule: 'BW-CHGW-06', effect: opposition ? 'momentum-less-opposition' : 'bailed-no-opposition' },
    ...diceReasons(rules.bonus),
  ];
  return {
    inches,
    locked: { value: chanceOf(inches, 0), reasons },
    mean: { value: mean(inches), reasons },
  };
}

/** Both charge: one roll each, the lower flies by the difference, equal rolls lock both (BW-CHGW-08). */
export function mutualChargeOdds(rules: Pick<ChargeRules, 'bonus'>): DieKnockbackOdds {
  const roll = totalOf(d6(1), rules.bonus);
  const margin = difference(roll, roll);
  const reach = margin.min + margin.weights.length - 1;
  const weights = new Float64Array(reach + 1);
  margin.weights.forEach((weight, i) => {
    const by = Math.abs(margin.min + i);
    weights[by] = (weights[by] ?? 0) + weight;
  });
  const inches: Distribution = { min: 0, weights, cutOff: margin.cutOff };
  const reasons: readonly ChargeReason[] = [
    { rule: 'BW-CHGW-08', effect: 'one-roll-each' },
    ...diceReasons(rules.bonus),
  ];
  return {
    inches,
    locked: { value: chanceOf(inches, 0), reasons },
    mean: { value: mean(inches), reasons },
  };
}

/** A victim on its way into an obstacle. */
export interface Smash {
  /** Inches that it can fly before the obstacle. */
  readonly free: number;
  readonly armor: DiceExpression;
  /** Damage of the Charge that reaches it besides, without its Momentum die; none where nothing struck. */
  readonly damage?: DiceExpression;
  /** The Momentum die adds to that damage (BW-CHGW-04). */
  readonly momentumDamage?: boolean;
  /** It bailed, and offers no opposition (BW-CHGW-06). */
  readonly bailed?: boolean;
}

export interface SmashOdds {
  readonly smash: Distribution;
  readonly meanSmash: ChargeExplained;
  readonly dies: ChargeExplained;
}

/** Smash Damage by inches flown beyond the obstacle (BW-CHGW-07). */
export function smashDamage(inches: number, free: number): number {
  return Math.max(0, inches - free);
}

/** The exact odds of KnockBack into an obstacle: smash and damage of the Charge against one Armor (BW-CHGW-07, BWC-81, BWC-83). */
export function smashOdds(setup: Smash, rules: ChargeRules): SmashOdds {
  const { damage, momentumDamage = false, free, bailed = false } = setup;
  const { bonus } = rules;
  const armor = armorOdds(setup.armor, bonus);
  const momentum = totalOf(d6(1), bonus);
  const against = bailed ? certain(0) : totalOf(d6(1), bonus);
  const smash = beyond(floorAt(difference(momentum, against), 0), free);
  const shared = damage !== undefined && momentumDamage && rules.momentumRoll === 'once';
  let dies: number;
  if (!shared) {
    const own = damage ?? { groups: [], constant: 0 };
    const groups = momentumDamage && damage ? [...own.groups, ...d6(1).groups] : own.groups;
    dies = killedBy(damageOdds({ ...own, groups }, bonus, rules.damageCriticalFailure), smash, armor, rules);
  } else {
    dies = 0;
    const weapon = totalOf(damage, bonus);
    const ones =
      rules.damageCriticalFailure === 'zero' ? (damage.groups.length === 0 ? 1 : allOnesChance(damage)) : 0;
    const lowest = damage.groups.reduce((least, { count }) => least + count, damage.constant);
    momentum.weights.forEach((weight, i) => {
      const rolled = momentum.min + i;
      if (weight === 0) return;
      const flown = beyond(floorAt(difference(certain(rolled), against), 0), free);
      let dealt = shift(weapon, rolled);
      if (rolled === 1 && ones > 0) dealt = spoiled(dealt, Math.max(0, lowest) + 1, ones);
      dies += weight * killedBy(dealt, flown, armor, rules);
    });
  }
  const reasons: ChargeReason[] = [
    { rule: 'BW-CHGW-06', effect: bailed ? 'bailed-no-opposition' : 'momentum-less-opposition' },
    { rule: 'BW-CHGW-07', effect: 'smash-beyond-obstacle', amount: free },
    ...diceReasons(bonus),
  ];
  const counted: ChargeReason = {
    rule: 'BWC-83',
    effect: rules.smash === 'added' ? 'smash-adds-up' : 'smash-alone',
  };
  const once: readonly ChargeReason[] = shared ? [{ rule: 'BWC-81', effect: 'same-momentum-die' }] : [];
  return {
    smash,
    meanSmash: { value: mean(smash), reasons },
    dies: { value: dies, reasons: [...reasons, counted, ...once] },
  };
}

function killedBy(
  damage: Distribution,
  smash: Distribution,
  armor: Distribution,
  rules: ChargeRules,
): number {
  if (rules.smash === 'added') return killChance(sum(damage, smash), armor);
  return 1 - (1 - killChance(damage, armor)) * (1 - killChance(smash, armor));
}

/** The same damage with that much of its lowest total counting as none. */
function spoiled(damage: Distribution, lowest: number, ones: number): Distribution {
  const weights = damage.weights.slice();
  weights[lowest - damage.min] = Math.max(0, (weights[lowest - damage.min] ?? 0) - ones);
  return mixture([
    { weight: 1, distribution: { ...damage, weights } },
    { weight: ones, distribution: certain(0) },
  ]);
}
