import { convolve, power, significantRange, windowSums } from './convolution.ts';
import { equalDice } from './equal-dice.ts';
import type { BonusDice, DiceGroup } from './expression.ts';

/** The most that a group of dice may lose when its endless bonus dice are cut. */
export const cutPerGroup = 1e-20;

/** The face that a group's dice earn bonus dice on comes up with this chance; two d6 for a d10 show 12 once in 36. */
export function topChance(group: DiceGroup): number {
  return group.twoD6 ? 1 / 36 : 1 / group.sides;
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
 * The sum of `count` dice whose top face rolls the same kind of die again, cell 0 being the sum `count`: each die is a
 * die without its top face, and the tops are a negative binomial in steps of `sides`. `reach` tops are kept.
 */
export function sameDieAgain(count: number, sides: number, reach: number): Float64Array {
  const base = equalDice(count, sides - 1);
  const [from, to] = significantRange(base);
  const again = 1 / sides;
  const out = new Float64Array(base.length + sides * reach);
  for (let tops = 0, chance = (1 - again) ** count; tops <= reach; tops++) {
    for (let i = from, k = tops * sides + from; i < to; i++, k++) {
      out[k] = (out[k] as number) + chance * (base[i] as number);
    }
    chance *= (again * (count + tops)) / (tops + 1);
  }
  return out;
}

/**
 * Adds the dice of a group, one by one, to the chances `weights`; the result starts `count` totals higher. Long arrays
 * are worked on only where their chances are worth it.
 */
export function addDice(
  weights: Float64Array,
  group: DiceGroup,
  bonus: BonusDice,
  reach: number,
): Float64Array {
  const { count, sides } = group;
  const spare = reach * (bonus === 'd6' ? 6 : sides);
  const length = weights.length + spare + count * (sides - 1);
  let part = weights;
  let start = 0;
  let end = weights.length + spare;
  for (let i = 0; i < count; i++) {
    end += sides - 1;
    part = addDie(part, sides, bonus, Math.min(end - start, part.length + sides - 1 + spare));
    const [from, to] = significantRange(part);
    part = part.subarray(from, to);
    start += from;
  }
  if (part.length === length) return part;
  const whole = new Float64Array(length);
  whole.set(part, start);
  return whole;
}

/**
 * One die more. A bonus die's endless chain is one pass: every total also comes from the total one top face lower.
 */
function addDie(weights: Float64Array, sides: number, bonus: BonusDice, length: number): Float64Array {
  if (bonus === 'none') return windowSums(weights, sides, 1 / sides, length);
  const out = windowSums(weights, sides - 1, 1 / sides, length);
  if (bonus === 'same' || sides === 6) {
    chain(out, sides);
    return out;
  }
  const bonusDie = windowSums(weights, 5, 1 / (6 * sides), length - sides);
  chain(bonusDie, 6);
  for (let i = 0, k = sides; k < length; i++, k++) out[k] = (out[k] as number) + (bonusDie[i] as number);
  return out;
}

function chain(weights: Float64Array, sides: number): void {
  const again = 1 / sides;
  for (let k = sides; k < weights.length; k++) {
    weights[k] = (weights[k] as number) + again * (weights[k - sides] as number);
  }
}

/**
 * The sum of a group's dice in the cases without a closed form: a d10 played as two d6, or a penalty taken from every
 * die (BW-HERO-03). One die is written out with as many bonus dice as `cutPerGroup` asks for and raised to the count.
 */
export function anyGroup(
  group: DiceGroup,
  bonus: BonusDice,
  penalty: number,
): { readonly min: number; readonly weights: Float64Array } {
  const die = faces(group, penalty);
  if (bonus === 'none') return { min: die.min * group.count, weights: power(die.weights, group.count) };
  const bonusFaces = bonus === 'd6' ? faces({ count: 1, sides: 6 }, penalty) : die;
  const first = topChance(group);
  const again = bonus === 'd6' ? 1 / 6 : first;
  const depth = Math.ceil(Math.log((group.count * first) / cutPerGroup) / -Math.log(again));
  let chained = bonusFaces;
  for (let i = 1; i < depth; i++) chained = withBonus(bonusFaces, chained);
  const whole = withBonus(die, chained);
  return { min: whole.min * group.count, weights: power(whole.weights, group.count) };
}

interface Faces {
  readonly min: number;
  readonly weights: Float64Array;
  readonly top: number;
}

function faces(group: DiceGroup, penalty: number): Faces {
  const weights = group.twoD6
    ? convolve(new Float64Array(6).fill(1 / 6), new Float64Array(6).fill(1 / 6))
    : new Float64Array(group.sides).fill(1 / group.sides);
  const min = (group.twoD6 ? 0 : 1) - penalty;
  return { min, weights, top: min + weights.length - 1 };
}

/** A die whose top face adds `next`. */
function withBonus(die: Faces, next: Faces): Faces {
  const min = Math.min(die.min, die.top + next.min);
  const weights = new Float64Array(
    Math.max(die.top - 1, die.top + next.min + next.weights.length - 1) - min + 1,
  );
  const topWeight = die.weights[die.weights.length - 1] as number;
  for (let i = 0; i < die.weights.length - 1; i++) weights[die.min - min + i] = die.weights[i] as number;
  const offset = die.top + next.min - min;
  for (let i = 0; i < next.weights.length; i++) {
    weights[offset + i] = (weights[offset + i] as number) + topWeight * (next.weights[i] as number);
  }
  return { min, weights, top: die.top };
}
