import { binomial } from './binomial.ts';
import { chanceAtLeast, type Distribution } from './distribution.ts';
import { equalDice } from './equal-dice.ts';

/**
 * The odds of the sum of the `keep` highest of `count` dice of `sides` faces. Sorted by the lowest face kept and by
 * how many dice beat it: those that beat it are fair dice with fewer faces, the others kept all show it.
 */
export function bestDice(count: number, sides: number, keep: number): Distribution {
  if (!(keep >= 1 && keep <= count)) throw new RangeError(`keep: ${keep} of ${count}`);
  const weights = new Float64Array(keep * (sides - 1) + 1);
  for (let lowest = 1; lowest <= sides; lowest++) {
    const beating = binomial(count, (sides - lowest) / sides).weights;
    for (let above = 0; above < keep; above++) {
      // The dice that do not beat the lowest face kept show any face up to it; enough of them must show that face.
      const rest = chanceAtLeast(binomial(count - above, 1 / lowest), keep - above);
      const chance = (beating[above] as number) * rest;
      if (chance === 0) continue;
      const sums = above === 0 ? Float64Array.of(1) : equalDice(above, sides - lowest);
      // Cell 0 is `keep`: every die counts from 1.
      const offset = above * lowest + (keep - above) * (lowest - 1);
      for (let i = 0; i < sums.length; i++) {
        weights[offset + i] = (weights[offset + i] as number) + chance * (sums[i] as number);
      }
    }
  }
  return { min: keep, weights, cutOff: 0 };
}
