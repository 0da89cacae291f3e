import { chanceAtLeast, type Distribution } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression, RollRules } from '../../dice/expression.ts';
import { allOnesChance, lowestTotal, totalDistribution } from '../../dice/odds.ts';
import type { Roll } from '../../dice/roll.ts';
import type { CrankyWay } from '../edition.ts';
import { byEdition } from '../edition-ids.ts';
import type { ContestReason } from './contest-effects.ts';

/** How near a RedShirt must stand: within the roll, or nearer than it (BWC-14). */
export const redShirtReaches = ['within', 'less'] as const;
export type RedShirtReach = (typeof redShirtReaches)[number];

/** The switches of contests and of rolls for a distance: an edition's own values, or a table's house rules. */
export interface ContestRules {
  readonly bonus: BonusDice;
  /** All ones fail where a task hangs on the roll (BW-DICE-04, BWC-50); QuikWars has no such thing (BW-DICE-08). */
  readonly criticalFailure: boolean;
  readonly cranky: CrankyWay;
  readonly redShirt: RedShirtReach;
}

const rules2005: ContestRules = {
  bonus: 'd6',
  criticalFailure: true,
  cranky: 'die',
  redShirt: 'within',
};

/** The switches of each edition (BWC-05, BWC-14, BWC-50, BWC-56). */
export const contestRules = byEdition<ContestRules>({
  '2005': rules2005,
  pl: { ...rules2005, bonus: 'same', cranky: 'roll' },
});

/** A roll of a contest: its dice with every modifier in the constant, and how they are rolled. */
export interface ContestRoll {
  readonly expression: DiceExpression;
  readonly rules: RollRules;
}

/** The dice of a contest with a number added to the total, never below 0 (BW-DICE-03). */
export function contestRoll(expression: DiceExpression, modifier: number, bonus: BonusDice): ContestRoll {
  return {
    expression: { ...expression, constant: expression.constant + modifier },
    rules: { bonus, floor: true },
  };
}

/** The exact totals of such a roll; throws a RangeError where its dice are too many for exact odds. */
export function contestTotals({ expression, rules }: ContestRoll): Distribution {
  const odds = totalDistribution(expression, rules);
  if (!odds.ok) throw new RangeError('expression too large for exact odds');
  return odds.value;
}

/** The chance to reach `need`, with all ones failing or counting as what they show (BW-DICE-04). */
export function chanceToReach(roll: ContestRoll, need: number, onesFail: boolean): number {
  const chance = chanceAtLeast(contestTotals(roll), need);
  if (!onesFail || lowestTotal(roll.expression, roll.rules) < need) return chance;
  return Math.max(0, chance - allOnesChance(roll.expression));
}

/** Whether a roll reached `need`. */
export function reaches(roll: Pick<Roll, 'total' | 'allOnes'>, need: number, onesFail: boolean): boolean {
  return roll.total >= need && !(onesFail && roll.allOnes);
}

/** Why the dice of a contest add up as they do. */
export function rollReasons({ expression, rules }: ContestRoll, modifier = 0): readonly ContestReason[] {
  const reasons: ContestReason[] = [];
  if (modifier !== 0) reasons.push({ rule: 'BW-DICE-01', effect: 'modifier', amount: modifier });
  if (lowestTotal(expression, { ...rules, floor: false }) < 0) {
    reasons.push({ rule: 'BW-DICE-03', effect: 'floor' });
  }
  if (expression.groups.length === 0) return reasons;
  if (rules.bonus === 'none') reasons.push({ rule: 'BW-DICE-06', effect: 'bonus-declined' });
  else if (expression.groups.every(({ bonus }) => bonus === 'none'))
    reasons.push({ rule: 'BW-DICE-06', effect: 'side-declined' });
  else if (rules.bonus === 'd6') reasons.push({ rule: 'BW-DICE-05', effect: 'bonus-d6' });
  else reasons.push({ rule: 'BWC-05', effect: 'bonus-same' });
  return reasons;
}

/** Why a Cranky hero loses something. */
export function crankyReasons(cranky: number, way: CrankyWay): readonly ContestReason[] {
  if (cranky === 0) return [];
  return way === 'die'
    ? [{ rule: 'BW-HERO-03', effect: 'cranky-per-die', amount: -cranky }]
    : [{ rule: 'BWC-56', effect: 'cranky-per-roll', amount: -cranky }];
}

/** Reasons without repeats. */
export function withoutRepeats(reasons: readonly ContestReason[]): readonly ContestReason[] {
  const key = ({ rule, effect, amount }: ContestReason): string => `${rule} ${effect} ${amount}`;
  const seen = new Set<string>();
  return reasons.filter((reason) => !seen.has(key(reason)) && seen.add(key(reason)));
}
