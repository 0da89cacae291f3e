import { addWindows, significantRange } from './convolution.ts';
import { bonusDie, type FaceRun, faceRuns, lowestFace, topChance } from './die-faces.ts';
import type { Distribution } from './distribution.ts';
import { equalDice } from './equal-dice.ts';
import type { BonusDice, DiceGroup } from './expression.ts';
import { type InSteps, isTired, spend, type Work } from './work.ts';

/** The most that a group of dice may lose when its endless bonus dice are cut. */
export const cutPerGroup = 1e-20;

/**
 * A number of bonus dice that `count` dice exceed with a chance below `cutPerGroup`, when each earns a first one with
 * chance `first` and every bonus die another with chance `again`. Chernoff's bound: P(B >= j) <= M(z)^n / z^j for
 * every z > 1, with M(z) = 1 - first + first (1 - again) z / (1 - again z).
 */
export function bonusReach(count: number, first: number, again: number): number {
  const limit = 1 / again;
  let least = Number.POSITIVE_INFINITY;
  for (const part of [0.15, 0.3, 0.45, 0.6, 0.75, 0.85, 0.92]) {
    const z = 1 + (limit - 1) * part;
    const grown = Math.log1p(first * (((1 - again) * z) / (1 - again * z) - 1));
    least = Math.min(least, (count * grown - Math.log(cutPerGroup)) / Math.log(z));
  }
  return Math.ceil(least);
}

/**
 * The sum of `count` dice whose top face rolls the same kind of die again, `penalty` taken from every die: each is a
 * die without its top face, and the tops are a negative binomial in steps of `sides - penalty`. `reach` are kept.
 */
export function sameDieAgain(
  count: number,
  sides: number,
  reach: number,
  penalty: number,
  work: Work,
): Distribution {
  const base = equalDice(count, sides - 1, work);
  const [from, to] = significantRange(base);
  spend(work, (reach + 1) * (to - from));
  const again = 1 / sides;
  const step = sides - penalty;
  const below = Math.max(0, -step) * reach;
  const out = new Float64Array(base.length + Math.abs(step) * reach);
  for (let tops = 0, chance = (1 - again) ** count; tops <= reach; tops++) {
    for (let i = from, k = below + tops * step + from; i < to; i++, k++) {
      out[k] = (out[k] as number) + chance * (base[i] as number);
    }
    chance *= (again * (count + tops)) / (tops + 1);
  }
  return { min: count * (1 - penalty) - below, weights: out, cutOff: 0 };
}

/** A die to be added to a sum. */
export interface Die {
  readonly penalty: number;
  /** The faces that earn nothing, the lowest face and the highest. */
  readonly runs: readonly FaceRun[];
  readonly low: number;
  readonly sides: number;
  /** Chance of the top face where it earns a bonus die. */
  readonly top: number;
  /** The bonus die: its faces that earn nothing, and its top face, which earns another with the chance `again`. */
  readonly bonus: { readonly runs: readonly FaceRun[]; readonly sides: number; readonly again: number };
  /** How far one bonus die can carry a sum up. */
  readonly up: number;
  /** How many bonus dice are followed: of one die, and of all together. */
  readonly once: number;
  readonly reach: number;
}

/** One die of a part that shows `low` to `high`, the chances of these faces multiplied by `scale`. */
export function dieOf({ group, bonus, penalty, reach }: Part, low: number, high: number, scale: number): Die {
  const earns = bonus !== 'none' && high === group.sides;
  const followed = earns ? reach : 0;
  const next = bonusDie(group, bonus);
  const again = topChance(next);
  return {
    penalty,
    runs: faceRuns(group, low, earns ? high - 1 : high).map((run) => ({
      ...run,
      chance: run.chance * scale,
    })),
    low,
    sides: high,
    top: earns ? topChance(group) * scale : 0,
    bonus: { runs: faceRuns(next, lowestFace(next), next.sides - 1), sides: next.sides, again },
    up: Math.max(0, next.sides - penalty),
    // What is beyond is below 1e-30.
    once: Math.min(followed, Math.ceil(-69 / Math.log(again))),
    reach: followed,
  };
}

/** Whether all that a die shows is equally likely. */
export const isFair = ({ top, runs }: Die) => top === 0 && runs.length === 1;

/** A cell of sums over neighbours, in multiplications. */
const perCell = 4;

/** A sum with `count` dice more. Long arrays are worked on only where their chances are worth it. */
export function* addDice(sum: Distribution, die: Die, count: number, work: Work): InSteps<Distribution> {
  const { penalty, low, sides, up, once, reach } = die;
  let { min, weights } = sum;
  let lowest = min - reach * penalty;
  let end = min + weights.length + reach * up;
  for (let i = 0; i < count; i++) {
    lowest += low - penalty;
    end += sides - penalty;
    const more = addDie(
      weights,
      min,
      die,
      lowest,
      Math.min(end, min + weights.length + sides - penalty + once * up),
      work,
    );
    const [from, to] = significantRange(more.weights);
    min = more.min + from;
    weights = to - from < more.weights.length ? more.weights.subarray(from, to) : more.weights;
    if (isTired(work)) yield;
  }
  return { min, weights, cutOff: sum.cutOff };
}

/**
 * One die more; totals below `lowest` and from `end` on are left out. A bonus die's endless chain is one pass: every
 * total also comes from the total that one top face less makes.
 */
function addDie(weights: Float64Array, from: number, die: Die, lowest: number, end: number, work: Work) {
  const { runs, sides, top, bonus, penalty } = die;
  const step = bonus.sides - penalty;
  const plainMin = from - penalty;
  const bonusMin = plainMin + sides - penalty;
  const plainLow = plainMin + die.low;
  const min = top === 0 ? plainLow : step < 0 ? lowest : Math.min(plainLow, bonusMin);
  const passes = runs.length + (top > 0 ? bonus.runs.length + 1 : 0);
  spend(work, perCell * passes * Math.max(end - min, weights.length));
  const out = new Float64Array(end - min);
  if (top > 0) {
    spread(weights, bonus.runs, out, bonusMin - min, top);
    chain(out, step, bonus.again);
  }
  spread(weights, runs, out, plainMin - min, 1);
  return { min, weights: out };
}

/** Adds the sums of one face of `runs` and a number with the chances `weights`; a face of 0 lands at `at`. */
function spread(
  weights: Float64Array,
  runs: readonly FaceRun[],
  out: Float64Array,
  at: number,
  scale: number,
): void {
  for (const { from, width, chance } of runs) addWindows(weights, width, chance * scale, out, at + from);
}

/** Adds to every cell what `again` of the cell one `step` away brings, and what came there the same way. */
function chain(weights: Float64Array, step: number, again: number): void {
  const { length } = weights;
  // Where a cell feeds itself, all of its chain at once.
  const share = step === 0 ? again / (1 - again) : again;
  // Downwards the same from the other end.
  const [first, by] = step > 0 ? [step, 1] : [length - 1 + step, -1];
  for (let k = first; k >= 0 && k < length; k += by)
    weights[k] = (weights[k] as number) + share * (weights[k - step] as number);
}

/** Dice of an expression that are alike, with the bonus dice and the penalty that count for them. */
export interface Part {
  readonly group: DiceGroup;
  readonly bonus: BonusDice;
  readonly penalty: number;
  /** The least and the most that one die counts, without bonus dice and penalty. */
  readonly low: number;
  readonly high: number;
  /** How many bonus dice are followed. */
  readonly reach: number;
  /** How many dice count, and which when not all do. */
  readonly counted: number;
  readonly choice?: 'highest' | 'lowest';
}
