import { binomial } from './binomial.ts';
import { addDice, cutPerGroup, dieOf, type Part, sameDieAgain } from './bonus-chain.ts';
import { significantRange } from './convolution.ts';
import { type Distribution, plus, sum as sumOf } from './distribution.ts';
import { equalDice } from './equal-dice.ts';
import { sumOfKept } from './kept-dice.ts';
import { successChance } from './pool.ts';
import { type InSteps, perStep, spend, TooMuchWork, type Work } from './work.ts';

/** Below so many cells multiplying two arrays out is faster than adding dice one by one. */
const shortArray = 24;

const nothing: Distribution = { min: 0, weights: Float64Array.of(1), cutOff: 0 };

const wholeDie = (part: Part) => dieOf(part, part.low, part.high, 1);

const isFair = ({ group, choice }: Part) => !(choice || group.target || group.twoD6 || group.reroll);

/**
 * The sum of all parts; undefined when that takes more than about `limit` multiplications. They are counted as they are
 * made, so that it takes no longer to find out.
 */
export function* partsInSteps(parts: readonly Part[], limit: number): InSteps<Distribution | undefined> {
  const work: Work = { left: limit };
  try {
    let cutOff = 0;
    let sum = yield* sumOfFair(parts.filter(isFair), work);
    for (const part of parts) {
      if (part.bonus !== 'none') cutOff += cutPerGroup;
      if (isFair(part) || part.counted === 0) continue;
      const other = yield* sumOfPart(part, work);
      cutOff += other.cutOff;
      sum = yield* together(sum, other, work);
    }
    return { ...framed(sum, parts), cutOff };
  } catch (reason) {
    if (reason instanceof TooMuchWork) return undefined;
    throw reason;
  }
}

function* sumOfPart(part: Part, work: Work): InSteps<Distribution> {
  const { count, target, ...group } = part.group;
  if (part.choice) return yield* sumOfKept(part, work);
  if (target) return binomial(count, successChance({ ...group, target }));
  return yield* addDice(nothing, wholeDie(part), count, work);
}

/** The sum of both, a piece of the one at a time. */
function* together(one: Distribution, other: Distribution, work: Work): InSteps<Distribution> {
  const [from, to] = significantRange(one.weights);
  const [first, end] = significantRange(other.weights);
  spend(work, (to - from) * (end - first));
  const atATime = Math.ceil(perStep / (end - first));
  let sum = other;
  for (let at = from; at < to; at += atATime) {
    const piece = sumOf(
      { min: one.min + at, weights: one.weights.subarray(at, Math.min(to, at + atATime)), cutOff: 0 },
      other,
    );
    if (at > from) yield;
    sum = at > from ? plus(sum, piece, 0, 1) : piece;
  }
  return { ...sum, cutOff: one.cutOff + other.cutOff };
}

/** The largest group by its closed form, then die by die what is left: two or three passes over the totals each. */
function* sumOfFair(parts: readonly Part[], work: Work): InSteps<Distribution> {
  let sum = nothing;
  const bySize = [...parts].sort((a, b) => b.group.count * b.group.sides - a.group.count * a.group.sides);
  for (const part of bySize) {
    const { group, bonus, penalty, reach } = part;
    const { count, sides } = group;
    const cells = count * (sides - 1);
    if (bonus === 'none' && (sum === nothing || cells < shortArray)) {
      const dice = { min: count * (1 - penalty), weights: equalDice(count, sides, work), cutOff: 0 };
      sum = sum === nothing ? dice : yield* together(sum, dice, work);
    } else if (sum !== nothing || (bonus === 'd6' && sides !== 6))
      sum = yield* addDice(sum, wholeDie(part), count, work);
    else sum = sameDieAgain(count, sides, reach, penalty, work);
  }
  return sum;
}

/**
 * All totals that can be, also where their chances were not worth working on, and none below or above. With a penalty
 * for bonus dice, and upwards with bonus dice, it is those that have a chance.
 */
function framed(sum: Distribution, parts: readonly Part[]): Omit<Distribution, 'cutOff'> {
  let min = 0;
  let max = 0;
  for (const { counted, bonus, penalty, low, high } of parts) {
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
