import { certain, type Distribution } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import { allOnesChance, lowestTotal, totalDistribution } from '../../dice/odds.ts';

/** The odds of a skill roll: its totals (never below 0), and the part of them that all ones spoil (BW-DICE-04). */
export interface SkillOdds {
  readonly totals: Distribution;
  readonly failing: number;
  readonly failingTotal: number;
}

/** Totals worked out before, by the dice they belong to: the blows of a fight share their dice. */
const known = new WeakMap<DiceExpression['groups'], Map<string, Distribution>>();

/** The exact totals of any roll of a fight; its size was bounded when the fight was checked. */
export function totalOf(expression: DiceExpression, bonus: BonusDice): Distribution {
  const ofDice = known.get(expression.groups) ?? new Map<string, Distribution>();
  known.set(expression.groups, ofDice);
  const key = `${expression.constant} ${bonus}`;
  const before = ofDice.get(key);
  if (before !== undefined) return before;
  const odds = totalDistribution(expression, { bonus, floor: true });
  if (!odds.ok) throw new RangeError('expression too large for exact odds');
  const totals = trimmed(odds.value);
  ofDice.set(key, totals);
  return totals;
}

/** What may be left out of one roll at its top: far below the bound on what all rolls of a fight may lose. */
const negligible = 1e-16;

/** A roll without the top that is too rare to matter. */
export function trimmed({ min, weights, cutOff }: Distribution): Distribution {
  let end = weights.length;
  let lost = 0;
  while (end > 1 && lost + (weights[end - 1] ?? 0) < negligible) lost += weights[--end] ?? 0;
  return { min, weights: weights.subarray(0, end), cutOff: cutOff + lost };
}

/** The odds of a skill roll; without critical failures all ones count as what they show. */
export function skillOdds(expression: DiceExpression, bonus: BonusDice, criticalFailure: boolean): SkillOdds {
  return {
    totals: totalOf(expression, bonus),
    failing: criticalFailure ? allOnesChance(expression) : 0,
    failingTotal: lowestTotal(expression, { bonus, floor: true }),
  };
}

/** A skill roll already on the table. */
export function knownSkill(total: number, fails: boolean): SkillOdds {
  return { totals: certain(total), failing: fails ? 1 : 0, failingTotal: total };
}

/** For each need from 0 up to one past the highest total: the chance to reach it without a critical failure. */
export function successTable(skill: SkillOdds): Float64Array {
  const { min, weights } = skill.totals;
  const table = new Float64Array(min + weights.length + 1);
  let chance = 0;
  for (let need = min + weights.length - 1; need >= 0; need--) {
    if (need >= min) chance += weights[need - min] ?? 0;
    table[need] = Math.max(0, need <= skill.failingTotal ? chance - skill.failing : chance);
  }
  return table;
}

/** A skill roll split at a need: the chance to reach it (BW-ATK-06, BW-UNIT-02), and the totals on either side. */
export interface SplitRoll {
  readonly chance: number;
  /** Given success; no weights when it cannot succeed. */
  readonly success: Distribution;
  /** Given failure; no weights when it cannot fail. */
  readonly failure: Distribution;
}

export function splitAt(skill: SkillOdds, need: number): SplitRoll {
  const { min, weights, cutOff } = skill.totals;
  const won = new Float64Array(weights.length);
  const lost = new Float64Array(weights.length);
  let chance = 0;
  for (let i = weights.length - 1; i >= 0; i--) {
    const weight = weights[i] ?? 0;
    const spoiled = min + i === skill.failingTotal ? skill.failing : 0;
    const good = min + i >= need ? Math.max(0, weight - spoiled) : 0;
    won[i] = good;
    lost[i] = weight - good;
    chance += good;
  }
  return { chance, success: given(min, won, chance, cutOff), failure: given(min, lost, 1 - chance, cutOff) };
}

const never: Distribution = { min: 0, weights: new Float64Array(0), cutOff: 0 };

function given(min: number, weights: Float64Array, chance: number, cutOff: number): Distribution {
  if (chance <= 0) return never;
  return { min, weights: weights.map((weight) => weight / chance), cutOff: cutOff / chance };
}
