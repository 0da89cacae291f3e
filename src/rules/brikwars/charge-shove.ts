import { certain, type Distribution, shift } from '../dice/distribution.ts';
import type { DiceExpression } from '../dice/expression.ts';
import type { ChargeExplained, ChargeReason } from './charge-effects.ts';
import { beyond, type ChargeRules, d6, diceReasons } from './charge-rules.ts';
import { skillOdds, splitAt, successTable, totalOf } from './hit.ts';

/** Inches of a Shove without Momentum (BW-CC-07). */
export const shoveInches = 2;

/** A Shove: the skill with its modifiers and the Use of what shoves; likewise what parries it, if anything may. */
export interface Shove {
  readonly skill: DiceExpression;
  readonly use: number;
  readonly parry?: { readonly skill: DiceExpression; readonly use: number };
  /** Shoved with Momentum in a Charge (BW-CHGW-04). */
  readonly charging?: boolean;
}

export interface ShoveOdds {
  readonly unparried: ChargeExplained;
  readonly shoved: ChargeExplained;
  /** Inches, given that it succeeds. */
  readonly inches: Distribution;
}

/** The exact odds of a Shove and how far it goes (BW-CC-07, BW-CC-19, BW-CHGW-04). */
export function shoveOdds(
  shove: Shove,
  rules: Pick<ChargeRules, 'bonus' | 'skillCriticalFailure'>,
): ShoveOdds {
  const { bonus, skillCriticalFailure } = rules;
  const split = splitAt(skillOdds(shove.skill, bonus, skillCriticalFailure), shove.use);
  let parried = 0;
  if (shove.parry) {
    const success = successTable(skillOdds(shove.parry.skill, bonus, skillCriticalFailure));
    const { use } = shove.parry;
    split.success.weights.forEach((weight, i) => {
      parried += weight * (success[Math.max(use, split.success.min + i)] ?? 0);
    });
  }
  const hit: ChargeReason[] = [{ rule: 'BW-CC-07', effect: 'use', amount: shove.use }];
  if (skillCriticalFailure) hit.push({ rule: 'BW-DICE-04', effect: 'skill-critical-failure' });
  hit.push(...diceReasons(bonus));
  const told: ChargeReason[] = shove.parry ? [...hit, { rule: 'BW-CC-19', effect: 'shove-parried' }] : hit;
  if (shove.charging) told.push({ rule: 'BW-CHGW-04', effect: 'shove-momentum' });
  return {
    unparried: { value: split.chance, reasons: hit },
    shoved: { value: split.chance * (1 - parried), reasons: told },
    inches: shove.charging ? shift(totalOf(d6(1), bonus), shoveInches) : certain(shoveInches),
  };
}

/** Points that a shove with Momentum does by an obstacle after so many free inches; none without Momentum (BW-CHGW-07). */
export function shoveSmash(inches: Distribution, free: number, charging: boolean): Distribution {
  return charging ? beyond(inches, free) : certain(0);
}
