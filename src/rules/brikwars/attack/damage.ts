import {
  certain,
  chanceAtLeast,
  type Distribution,
  difference,
  floorAt,
  mixture,
  shift,
} from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import { allOnesChance, lowestTotal } from '../../dice/odds.ts';
import type { DamageCriticalFailure, FightRules } from '../edition.ts';
import { totalOf } from './hit.ts';

/** The points a damage roll does; with `zero` all ones do nothing (BW-ATK-07, BWC-50). */
export function damageOdds(
  expression: DiceExpression,
  bonus: BonusDice,
  criticalFailure: DamageCriticalFailure,
): Distribution {
  const totals = totalOf(expression, bonus);
  const ones = criticalFailure === 'zero' ? allOnesChance(expression) : 0;
  const lowest = lowestTotal(expression, { bonus, floor: true });
  if (ones === 0 || lowest === 0) return totals;
  const weights = new Float64Array(totals.min + totals.weights.length);
  weights.set(totals.weights, totals.min);
  weights[lowest] = Math.max(0, (weights[lowest] ?? 0) - ones);
  weights[0] = (weights[0] ?? 0) + ones;
  return { min: 0, weights, cutOff: totals.cutOff };
}

/** The most damage that an armor holds which shows so much: by a house rule damage equal to it kills (BWC-06). */
export function armorHolds(armor: number, { equalDamage }: Pick<FightRules, 'equalDamage'>): number {
  return equalDamage === 'kills' ? Math.max(0, armor - 1) : armor;
}

/** The damage that an armor roll holds; it never fails critically (BW-UNIT-04, BWC-06, BWC-50). */
export function armorOdds(
  expression: DiceExpression,
  bonus: BonusDice,
  { equalDamage }: Pick<FightRules, 'equalDamage'>,
): Distribution {
  const totals = totalOf(expression, bonus);
  return equalDamage === 'kills' ? floorAt(shift(totals, -1), 0) : totals;
}

/** The chance to live through so much damage: armor must reach it (BW-UNIT-04, BWC-06). */
export function survival(armor: Distribution, damage: number): number {
  return chanceAtLeast(armor, damage);
}

/** `survival` for every damage from 0 to the armor's highest total; past the end nobody survives. */
export function survivalTable(armor: Distribution): Float64Array {
  const { min, weights } = armor;
  const table = new Float64Array(min + weights.length);
  let chance = 0;
  for (let damage = table.length - 1; damage >= 0; damage--) {
    if (damage >= min) chance += weights[damage - min] ?? 0;
    table[damage] = damage <= min ? 1 : chance;
  }
  return table;
}

/** What a successful parry lets through: the damage less the parrying weapon's, not below 0 (BW-CC-18). */
export function parriedDamage(damage: Distribution, parry: Distribution): Distribution {
  return floorAt(difference(damage, parry), 0);
}

/** One of two damages, the first with this chance. */
export function eitherDamage(chance: number, first: Distribution, second: Distribution): Distribution {
  if (chance <= 0) return second;
  if (chance >= 1) return first;
  return mixture([
    { weight: chance, distribution: first },
    { weight: 1 - chance, distribution: second },
  ]);
}

export const noDamage: Distribution = certain(0);
