import { binomial } from './binomial.ts';
import { addDice, type Die, dieOf, type Totals, workOfDie } from './bonus-chain.ts';
import { faceChance } from './die-faces.ts';
import { chanceAtLeast } from './distribution.ts';
import { equalDice } from './equal-dice.ts';
import type { Part } from './parts.ts';

/** Chances below this are left out. */
const negligible = 1e-22;

/** The worst face kept, a die better than it, and the chances that so many dice kept (index) are better. */
interface Case {
  readonly face: number;
  readonly die: Die;
  readonly better: readonly number[];
  /** The worst dice kept earn bonus dice. */
  readonly earned: boolean;
}

/** Dice kept, sorted by the worst face kept and the number of better ones, and how many multiplications that takes. */
export interface KeptPlan {
  readonly cases: readonly Case[];
  readonly work: number;
  /** What the cases left out come to. */
  readonly cutOff: number;
}

/** Sorts the dice kept of a part by cases. */
export function planKept(part: Part): KeptPlan {
  const { group, counted, bonus } = part;
  const { count, sides } = group;
  const highest = part.choice === 'highest';
  const cases: Case[] = [];
  let cutOff = 0;
  let work = 0;
  for (let face = 1; face <= sides; face++) {
    const [low, high] = highest ? [face + 1, sides] : [1, face - 1];
    const beats = Math.min(1, faceChance(group, low, high));
    // Of the dice that are not better, enough must show the worst face kept.
    const others = highest ? faceChance(group, 1, face) : faceChance(group, face, sides);
    const shows = Math.min(1, faceChance(group, face, face) / others);
    const chances = binomial(count, beats).weights;
    const better: number[] = [];
    for (let number = 0; number < counted; number++) {
      let chance = chances[number] as number;
      if (chance > negligible) chance *= chanceAtLeast(binomial(count - number, shows), counted - number);
      if (chance > negligible) better[number] = chance;
      else cutOff += chance;
    }
    if (better.length === 0) continue;
    const die = dieOf(part, low, high, 1 / beats);
    const earned = bonus !== 'none' && face === sides;
    const dice = earned ? counted : better.length - 1;
    for (let number = 1; number <= dice; number++)
      work +=
        isFair(die) && !earned ? 3 * (better[number] ? number * (high - low) : 0) : workOfDie(die, number);
    cases.push({ face, die, better, earned });
  }
  return { cases, work, cutOff };
}

const isFair = (die: Die) => die.top === 0 && die.runs.length === 1;

/** The sum of the dice kept, bonus dice and penalties counted. */
export function sumKept({ cases }: KeptPlan, part: Part): Totals {
  const { group, counted, penalty } = part;
  const { sides } = group;
  let sum: Totals = { min: counted * (1 - penalty), weights: new Float64Array(counted * (sides - 1) + 1) };
  for (const { face, die, better, earned } of cases) {
    const power = powersOf(die);
    if (earned) {
      const top = dieOf(part, sides, sides, 1 / faceChance(group, sides, sides));
      sum = plus(sum, withTops(better, power, counted, top), 0, 1);
    } else
      better.forEach((chance, number) => {
        sum = plus(sum, power(number), (counted - number) * (face - penalty), chance);
      });
  }
  return sum;
}

/** The sums of so many equal dice, asked for in ascending order. */
function powersOf(die: Die): (number: number) => Totals {
  let sum: Totals = { min: 0, weights: Float64Array.of(1) };
  let added = 0;
  return (number) => {
    if (number > 0 && isFair(die))
      return { min: number * (die.low - die.penalty), weights: equalDice(number, die.sides - die.low + 1) };
    sum = addDice(sum, die, number - added);
    added = number;
    return sum;
  };
}

/**
 * The sum when the worst dice kept show the top face, so that each earns bonus dice: grown die by die, the dice that
 * are better coming in with their chances on the way (Horner's scheme in two kinds of dice).
 */
function withTops(
  chances: readonly number[],
  power: (number: number) => Totals,
  count: number,
  top: Die,
): Totals {
  let sum: Totals = { min: 0, weights: new Float64Array(0) };
  for (let number = 0; number <= count; number++) {
    if (sum.weights.length > 0) sum = addDice(sum, top, 1);
    const chance = chances[number];
    if (chance) sum = plus(sum, power(number), 0, chance);
  }
  return sum;
}

/** Adds `chance` of another sum, `shift` higher, to a sum, which is written to where it has the room. */
function plus(sum: Totals, other: Totals, shift: number, chance: number): Totals {
  const first = other.min + shift;
  const end = first + other.weights.length;
  let { min, weights } = sum;
  if (weights.length === 0) min = first;
  if (first < min || end > min + weights.length) {
    const from = Math.min(first, min);
    const wider = new Float64Array(Math.max(end, min + weights.length) - from);
    wider.set(weights, min - from);
    min = from;
    weights = wider;
  }
  for (let i = 0, k = first - min; i < other.weights.length; i++, k++)
    weights[k] = (weights[k] as number) + chance * (other.weights[i] as number);
  return { min, weights };
}
