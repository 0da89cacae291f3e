import { significantRange, windowSums } from './convolution.ts';
import { type FaceRun, faceRuns, topChance } from './die-faces.ts';
import { equalDice } from './equal-dice.ts';
import type { Part } from './parts.ts';

/** The most that a group of dice may lose when its endless bonus dice are cut. */
export const cutPerGroup = 1e-20;

/** Chances of neighbouring totals, the first of them `min`. */
export interface Totals {
  readonly min: number;
  readonly weights: Float64Array;
}

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
export function sameDieAgain(count: number, sides: number, reach: number, penalty: number): Totals {
  const base = equalDice(count, sides - 1);
  const [from, to] = significantRange(base);
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
  return { min: count * (1 - penalty) - below, weights: out };
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
  /** How many bonus dice are followed: of one die, and of all together. */
  readonly once: number;
  readonly reach: number;
}

/** Two d6 minus 2 (BW-DICE-02): 0 to 10, or to 9. */
function twoD6Runs(to: number): readonly FaceRun[] {
  return Array.from({ length: to + 1 }, (_, from) => ({
    from,
    width: 1,
    chance: (6 - Math.abs(5 - from)) / 36,
  }));
}

/** One die of a part that shows `low` to `high`, the chances of these faces multiplied by `scale`. */
export function dieOf({ group, bonus, penalty, reach }: Part, low = 1, high = group.sides, scale = 1): Die {
  const { sides, twoD6, reroll } = group;
  const earns = bonus !== 'none' && high === sides;
  const most = earns ? high - 1 : high;
  const runs = twoD6 ? twoD6Runs(most) : faceRuns(sides, reroll, low, most);
  const pair = twoD6 && bonus !== 'd6';
  const bonusSides = bonus === 'd6' ? 6 : sides;
  const again = pair ? 1 / 36 : 1 / bonusSides;
  return {
    penalty,
    runs: scale === 1 ? runs : runs.map((run) => ({ ...run, chance: run.chance * scale })),
    low: twoD6 ? 0 : low,
    sides: high,
    top: earns ? topChance(group) * scale : 0,
    bonus: {
      runs: pair ? twoD6Runs(9) : faceRuns(bonusSides, [], 1, bonusSides - 1),
      sides: bonusSides,
      again,
    },
    // What is beyond is below 1e-30.
    once: earns ? Math.min(reach, Math.ceil(-69 / Math.log(again))) : 0,
    reach: earns ? reach : 0,
  };
}

/** How far one bonus die can carry a sum down and up. */
export function bonusSpan({ bonus, penalty }: Die): readonly [down: number, up: number] {
  return [penalty, Math.max(0, bonus.sides - penalty)];
}

/** About how many multiplications it takes to add the last of `count` dice. */
export function workOfDie(die: Die, count: number): number {
  const { low, sides, runs, top, bonus, once, reach } = die;
  const width = sides - low;
  const [down, up] = bonusSpan(die);
  const spread = Math.sqrt(width ** 2 / 12 + top * 1.5 * (down + up) ** 2);
  const cells = Math.min(count * width + reach * (down + up), 2048 + 24 * spread * Math.sqrt(count));
  return (runs.length + (top > 0 ? bonus.runs.length + 2 : 0) + 1) * (cells + once * (down + up));
}

/** A sum with `count` dice more. Long arrays are worked on only where their chances are worth it. */
export function addDice(sum: Totals, die: Die, count: number): Totals {
  const { penalty, low, sides, once, reach } = die;
  const [down, up] = bonusSpan(die);
  let { min, weights } = sum;
  let lowest = min - reach * down;
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
    );
    const [from, to] = significantRange(more.weights);
    min = more.min + from;
    weights = to - from < more.weights.length ? more.weights.subarray(from, to) : more.weights;
  }
  return { min, weights };
}

/**
 * One die more; totals below `lowest` and from `end` on are left out. A bonus die's endless chain is one pass: every
 * total also comes from the total that one top face less makes.
 */
function addDie(weights: Float64Array, from: number, die: Die, lowest: number, end: number): Totals {
  const { runs, sides, top, bonus, penalty } = die;
  const step = bonus.sides - penalty;
  const plainMin = from - penalty;
  const bonusMin = plainMin + sides - penalty;
  const plainLow = plainMin + die.low;
  const min = top === 0 ? plainLow : step < 0 ? lowest : Math.min(plainLow, bonusMin);
  const [only] = runs;
  if (only && runs.length === 1 && top === 0)
    return { min, weights: windowSums(weights, only.width, only.chance, end - min) };
  const out = new Float64Array(end - min);
  spread(weights, runs, out, plainMin - min, 1);
  if (top > 0) {
    const extra = new Float64Array(end - min);
    spread(weights, bonus.runs, extra, bonusMin - min, top);
    chain(extra, step, bonus.again);
    for (let k = 0; k < out.length; k++) out[k] = (out[k] as number) + (extra[k] as number);
  }
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
  for (const { from, width, chance } of runs) {
    const part = windowSums(weights, width, chance * scale, weights.length + width - 1);
    const first = at + from;
    const last = Math.min(part.length, out.length - first);
    for (let i = Math.max(0, -first); i < last; i++)
      out[first + i] = (out[first + i] as number) + (part[i] as number);
  }
}

/** Adds to every cell what `again` of the cell one `step` away brings, and what came there the same way. */
function chain(weights: Float64Array, step: number, again: number): void {
  const { length } = weights;
  if (step === 0) for (let k = 0; k < length; k++) weights[k] = (weights[k] as number) / (1 - again);
  // Downwards the same from the other end.
  const [first, by] = step > 0 ? [step, 1] : [length - 1 + step, -1];
  for (let k = first; step !== 0 && k >= 0 && k < length; k += by)
    weights[k] = (weights[k] as number) + again * (weights[k - step] as number);
}
