import { binomial } from './binomial.ts';
import { addDice, cutPerGroup, dieOf, sameDieAgain, type Totals, workOfDie } from './bonus-chain.ts';
import { convolve, significantRange } from './convolution.ts';
import type { Distribution } from './distribution.ts';
import { equalDice } from './equal-dice.ts';
import { planKept, sumKept } from './kept-dice.ts';
import type { Part } from './parts.ts';
import { successChance } from './pool.ts';

/** Below so many cells multiplying two arrays out is faster than adding dice one by one. */
const shortArray = 24;

const nothing: Totals = { min: 0, weights: Float64Array.of(1) };

const isFair = ({ group, choice }: Part) => !(choice || group.target || group.twoD6 || group.reroll);

/**
 * The sum of all parts; undefined when that takes more than about `limit` multiplications, which is known before they
 * are made.
 */
export function sumOfParts(parts: readonly Part[], limit: number): Distribution | undefined {
  let work = 0;
  let cutOff = 0;
  const others: (() => Totals)[] = [];
  for (const part of parts) {
    const { group, bonus, counted } = part;
    if (bonus !== 'none') cutOff += cutPerGroup;
    if (part.choice) {
      if (counted === 0) continue;
      const plan = planKept(part);
      work += plan.work;
      cutOff += plan.cutOff;
      others.push(() => sumKept(plan, part));
    } else if (group.target) {
      const { count, target } = group;
      others.push(() => binomial(count, successChance({ ...group, target })));
    } else if (!isFair(part)) {
      const die = dieOf(part);
      work += counted * workOfDie(die, counted);
      others.push(() => addDice(nothing, die, counted));
    }
  }
  if (work > limit) return undefined;
  let sum = sumOfFair(parts.filter(isFair));
  for (const make of others) {
    const other = make();
    work += worth(sum) * worth(other);
    if (work > limit) return undefined;
    sum = { min: sum.min + other.min, weights: convolve(sum.weights, other.weights) };
  }
  return { ...framed(sum, parts), cutOff };
}

function worth({ weights }: Totals): number {
  const [from, to] = significantRange(weights);
  return to - from;
}

/** The largest group by its closed form, then die by die what is left: two or three passes over the totals each. */
function sumOfFair(parts: readonly Part[]): Totals {
  let sum = nothing;
  const bySize = [...parts].sort((a, b) => b.group.count * b.group.sides - a.group.count * a.group.sides);
  for (const part of bySize) {
    const { group, bonus, penalty, reach } = part;
    const { count, sides } = group;
    const cells = count * (sides - 1);
    if (bonus === 'none' && (sum === nothing || cells < shortArray)) {
      const dice = equalDice(count, sides);
      const weights = sum === nothing ? dice : convolve(sum.weights, dice);
      sum = { min: sum.min + count * (1 - penalty), weights };
    } else if (sum !== nothing || (bonus === 'd6' && sides !== 6)) sum = addDice(sum, dieOf(part), count);
    else sum = sameDieAgain(count, sides, reach, penalty);
  }
  return sum;
}

/**
 * All totals that can be, also where their chances were not worth working on, and none below or above. With a penalty
 * for bonus dice, and upwards with bonus dice, it is those that have a chance.
 */
function framed(sum: Totals, parts: readonly Part[]): Totals {
  let min = 0;
  let max = 0;
  for (const { group, counted, bonus, penalty } of parts) {
    const [low, high] = group.target ? [0, 1] : [group.twoD6 ? 0 : 1, group.sides];
    min += bonus !== 'none' && penalty > 0 ? Number.NEGATIVE_INFINITY : counted * (low - penalty);
    max += bonus === 'none' ? counted * (high - penalty) : Number.POSITIVE_INFINITY;
  }
  const { weights } = sum;
  if (min === sum.min && max - min === weights.length - 1) return sum;
  const first = sum.min + weights.findIndex((weight) => weight > 0);
  const last = sum.min + weights.findLastIndex((weight) => weight > 0);
  if (min < -1e9) min = first;
  if (max > 1e9) max = last;
  const out = new Float64Array(max - min + 1);
  out.set(weights.subarray(first - sum.min, last - sum.min + 1), first - min);
  return { min, weights: out };
}
