import { binomial } from './binomial.ts';
import { addDice, type Die, dieOf, isFair, workOfDie } from './bonus-chain.ts';
import { faceChance } from './die-faces.ts';
import { certain, chanceAtLeast, type Distribution, mixture, plus } from './distribution.ts';
import { equalDice } from './equal-dice.ts';
import type { Part } from './parts.ts';

/** Chances below this are left out. */
const negligible = 1e-22;

/** The sum of dice kept, and before it is made how many multiplications it takes. */
export interface KeptPlan {
  readonly work: number;
  /** What the cases left out come to. */
  readonly cutOff: number;
  readonly make: () => Distribution;
}

/** Plans the sum of the dice kept of a part, by the worst face kept and the number of better ones. */
export function planKept(part: Part): KeptPlan {
  const { group, counted, bonus, penalty } = part;
  const { count, sides } = group;
  const highest = part.choice === 'highest';
  const steps: ((sum: Distribution) => Distribution)[] = [];
  let cutOff = 0;
  let work = 0;
  for (let face = 1; face <= sides; face++) {
    const [low, high] = highest ? [face + 1, sides] : [1, face - 1];
    const beats = faceChance(group, low, high);
    // Of the dice that are not better, enough must show the worst face kept.
    const others = highest ? faceChance(group, 1, face) : faceChance(group, face, sides);
    const worst = faceChance(group, face, face);
    const shows = Math.min(1, worst / others);
    const chances = binomial(count, beats).weights;
    // The chances that so many dice kept (index) are better than the worst.
    const better: number[] = [];
    for (let number = 0; number < counted; number++) {
      let chance = chances[number] as number;
      if (chance > negligible) chance *= chanceAtLeast(binomial(count - number, shows), counted - number);
      if (chance > negligible) better[number] = chance;
      else cutOff += chance;
    }
    if (better.length === 0) continue;
    const die = dieOf(part, low, high, 1 / beats);
    // The worst dice kept earn bonus dice.
    const earned = bonus !== 'none' && face === sides;
    const dice = earned ? counted : better.length - 1;
    for (let number = 1; number <= dice; number++)
      work +=
        isFair(die) && !earned ? 3 * (better[number] ? number * (high - low) : 0) : workOfDie(die, number);
    steps.push((sum) => {
      const power = powersOf(die);
      if (earned)
        return plus(sum, withTops(better, power, counted, dieOf(part, face, face, 1 / worst)), 0, 1);
      return better.reduce(
        (all, chance, number) => plus(all, power(number), (counted - number) * (face - penalty), chance),
        sum,
      );
    });
  }
  const make = () => {
    const weights = new Float64Array(counted * (sides - 1) + 1);
    const none: Distribution = { min: counted * (1 - penalty), weights, cutOff: 0 };
    return steps.reduce((sum, step) => step(sum), none);
  };
  return { work, cutOff, make };
}

/** The sums of so many equal dice, asked for in ascending order. */
function powersOf(die: Die): (number: number) => Distribution {
  let sum = certain(0);
  let added = 0;
  return (number) => {
    const { low, sides, penalty } = die;
    if (number > 0 && isFair(die))
      return { min: number * (low - penalty), weights: equalDice(number, sides - low + 1), cutOff: 0 };
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
  power: (number: number) => Distribution,
  count: number,
  top: Die,
): Distribution {
  let sum = mixture([]);
  for (let number = 0; number <= count; number++) {
    if (sum.weights.length > 0) sum = addDice(sum, top, 1);
    const chance = chances[number];
    if (chance) sum = plus(sum, power(number), 0, chance);
  }
  return sum;
}
