import { type ReadonlySignal, signal } from '@preact/signals';
import { inSteps } from '../platform/in-steps.ts';
import {
  chanceAtLeast,
  chanceOf,
  type Distribution,
  highest,
  mean,
  mostLikely,
} from '../rules/dice/distribution.ts';
import type { DiceExpression, RollRules } from '../rules/dice/expression.ts';
import { printDice } from '../rules/dice/notation.ts';
import { allOnesChance, bonusDieChance, lowestTotal, totalInSteps } from '../rules/dice/odds.ts';
import { atOnce, type InSteps } from '../rules/dice/work.ts';
import { isTask } from './history/history-model.ts';
import type { DiceInputs } from './inputs.ts';

export interface KnownOdds {
  readonly state: 'known';
  readonly distribution: Distribution;
  readonly mean: number;
  /** The likeliest total; several equally likely ones in a row from the first to the last. */
  readonly likely: readonly [first: number, last: number];
  readonly lowest: number;
  /** Undefined with bonus dice: there is no highest total. */
  readonly highest: number | undefined;
  /** The last total worth asking for: beyond it chances are below one in a million million. */
  readonly reach: number;
  readonly ones: number;
  readonly lowestTotal: number;
  readonly bonus: number;
}

/** The odds of what is set up, too large with the number of totals or, without it, too much work; `none` while the notation has faults, `coming` while they, or their code, are on their way. */
export type DiceOdds =
  | KnownOdds
  | { readonly state: 'too-large'; readonly limit: number; readonly totals: number | undefined }
  | { readonly state: 'none' }
  | { readonly state: 'coming' };

const unthinkable = 1e-12;

export const oddsOf = (expression: DiceExpression, rules: RollRules): DiceOdds =>
  atOnce(oddsInSteps(expression, rules));

/** The same in steps: those of very many dice take longer than a page may be kept busy. */
function* oddsInSteps(expression: DiceExpression, rules: RollRules): InSteps<DiceOdds> {
  const odds = yield* totalInSteps(expression, rules);
  if (!odds.ok) {
    const [issue] = odds.issues;
    const totals = issue?.code === 'too-large' ? issue.totals : undefined;
    return { state: 'too-large', limit: issue?.limit ?? 0, totals };
  }
  const distribution = odds.value;
  const bonus = bonusDieChance(expression, rules);
  const last = distribution.weights.findLastIndex((weight) => weight >= unthinkable);
  return {
    state: 'known',
    distribution,
    mean: mean(distribution),
    likely: likeliest(distribution),
    lowest: distribution.min,
    highest: bonus > 0 ? undefined : highest(distribution),
    reach: distribution.min + Math.max(0, last),
    ones: allOnesChance(expression),
    lowestTotal: lowestTotal(expression, rules),
    bonus,
  };
}

function likeliest(distribution: Distribution): readonly [number, number] {
  const first = mostLikely(distribution);
  const chance = chanceOf(distribution, first);
  let last = first;
  while (chanceOf(distribution, last + 1) >= chance * (1 - 1e-9)) last += 1;
  return [first, last];
}

/**
 * Remembers the odds asked for last: a roll wants those that the screen shows already. What takes more than a step is
 * coming, and a notice says when it is there.
 */
export function rememberOdds(size = 4): (expression: DiceExpression, rules: RollRules) => DiceOdds {
  const known = new Map<string, ReadonlySignal<DiceOdds>>();
  return (expression, rules) => {
    const key = `${printDice(expression)} ${rules.bonus} ${rules.floor} ${rules.penaltyPerDie ?? 0}`;
    const found = known.get(key);
    if (found) return found.value;
    const steps = oddsInSteps(expression, rules);
    const first = steps.next();
    const odds = signal<DiceOdds>(first.done ? first.value : { state: 'coming' });
    if (!first.done)
      void inSteps(steps, () => true).then((made) => {
        if (made) odds.value = made;
      });
    known.set(key, odds);
    const [oldest] = known.keys();
    if (known.size > size && oldest !== undefined) known.delete(oldest);
    return odds.value;
  };
}

export interface Threshold {
  readonly n: number;
  readonly chance: number;
  /** The same as a task that fails when every die shows 1, where that makes a difference (BW-DICE-04). */
  readonly task: number | undefined;
  /** The chance of what was asked for, also where the dice cannot show it; ones count as the task has it. */
  readonly asked: number;
}

/** The chance of N or more; without a wish the average, and never beyond what the dice can show. */
export function thresholdOf(
  odds: KnownOdds,
  { atLeast, preset }: Pick<DiceInputs, 'atLeast' | 'preset'>,
  rules: RollRules,
): Threshold {
  const n = Math.min(odds.reach, Math.max(odds.lowest, atLeast ?? Math.round(odds.mean)));
  const chance = chanceAtLeast(odds.distribution, n);
  const matters = rules.floor && isTask(preset) && odds.ones > 0 && odds.lowestTotal >= n;
  const task = matters ? chance - odds.ones : undefined;
  const beyond = atLeast !== undefined && atLeast > n;
  return { n, chance, task, asked: beyond ? chanceAtLeast(odds.distribution, atLeast) : (task ?? chance) };
}

/** How likely that total or more was, and that or less. */
export function luckOf(
  odds: DiceOdds,
  total: number,
): { readonly orMore: number; readonly orLess: number } | undefined {
  if (odds.state !== 'known') return undefined;
  const orMore = chanceAtLeast(odds.distribution, total);
  // The small chances of the lower tail are added by themselves: one minus the rest would lose their digits.
  let orLess = 0;
  for (let n = odds.distribution.min; n <= total; n++) orLess += chanceOf(odds.distribution, n);
  return { orMore, orLess: Math.min(1, orLess) };
}
