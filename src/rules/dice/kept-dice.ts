import { binomial } from './binomial.ts';
import { addDice, type Die, dieOf, isFair, type Part } from './bonus-chain.ts';
import { faceChance } from './die-faces.ts';
import { certain, chanceAtLeast, type Distribution, mixture, plus } from './distribution.ts';
import { equalDice } from './equal-dice.ts';
import { type InSteps, isTired, spend, type Work } from './work.ts';

/** Chances below this are left out. */
const negligible = 1e-22;

/** A number of successes takes divisions. */
const perSuccess = 8;

/** The sum of the dice kept of a part, by the worst face kept and the number of better ones. */
export function* sumOfKept(part: Part, work: Work): InSteps<Distribution> {
  const { group, counted, bonus, penalty } = part;
  const { count, sides } = group;
  const highest = part.choice === 'highest';
  let sum: Distribution = {
    min: counted * (1 - penalty),
    weights: new Float64Array(counted * (sides - 1) + 1),
    cutOff: 0,
  };
  let cutOff = 0;
  for (let face = 1; face <= sides; face++) {
    const [low, high] = highest ? [face + 1, sides] : [1, face - 1];
    const beats = faceChance(group, low, high);
    // Of the dice that are not better, enough must show the worst face kept.
    const others = highest ? faceChance(group, 1, face) : faceChance(group, face, sides);
    const worst = faceChance(group, face, face);
    const shows = Math.min(1, worst / others);
    spend(work, perSuccess * (count + counted));
    if (isTired(work)) yield;
    const chances = binomial(count, beats).weights;
    // The chances that so many dice kept (index) are better than the worst.
    const better: number[] = [];
    for (let number = 0; number < counted; number++) {
      let chance = chances[number] as number;
      if (chance > negligible) {
        spend(work, perSuccess * (count - number));
        chance *= chanceAtLeast(binomial(count - number, shows), counted - number);
      }
      if (chance > negligible) better[number] = chance;
      else cutOff += chance;
    }
    if (better.length === 0) continue;
    const die = dieOf(part, low, high, 1 / beats);
    // The worst dice kept earn bonus dice.
    const earned = bonus !== 'none' && face === sides;
    const power = powersOf(die, work);
    if (earned) {
      sum = taken(
        sum,
        yield* withTops(better, power, counted, dieOf(part, face, face, 1 / worst), work),
        0,
        1,
        work,
      );
      continue;
    }
    for (const [number, chance] of better.entries()) {
      if (!chance) continue;
      sum = taken(sum, yield* power(number), (counted - number) * (face - penalty), chance, work);
    }
  }
  return { ...sum, cutOff: sum.cutOff + cutOff };
}

/** One more case of a sum in the making. */
function taken(sum: Distribution, other: Distribution, by: number, chance: number, work: Work): Distribution {
  spend(work, other.weights.length);
  const more = plus(sum, other, by, chance);
  // It had to be made again, and wider.
  if (more.weights !== sum.weights) spend(work, more.weights.length);
  return more;
}

/** The sums of so many equal dice, asked for in ascending order. */
function powersOf(die: Die, work: Work): (number: number) => InSteps<Distribution> {
  let sum = certain(0);
  let added = 0;
  return function* (number) {
    const { low, sides, penalty } = die;
    if (number > 0 && isFair(die))
      return { min: number * (low - penalty), weights: equalDice(number, sides - low + 1, work), cutOff: 0 };
    sum = yield* addDice(sum, die, number - added, work);
    added = number;
    return sum;
  };
}

/**
 * The sum when the worst dice kept show the top face, so that each earns bonus dice: grown die by die, the dice that
 * are better coming in with their chances on the way (Horner's scheme in two kinds of dice).
 */
function* withTops(
  chances: readonly number[],
  power: (number: number) => InSteps<Distribution>,
  count: number,
  top: Die,
  work: Work,
): InSteps<Distribution> {
  let sum = mixture([]);
  for (let number = 0; number <= count; number++) {
    if (sum.weights.length > 0) sum = yield* addDice(sum, top, 1, work);
    const chance = chances[number];
    if (chance) sum = taken(sum, yield* power(number), 0, chance, work);
  }
  return sum;
}
