import { chanceAtLeast, type Distribution, highest } from '../rules/dice/distribution.ts';

/** What a side usually loses: the narrowest run of numbers that holds half of all cases; the lowest where several do. */
export function narrowestHalf(lost: Distribution): { readonly from: number; readonly to: number } {
  const all = chanceAtLeast(lost, lost.min);
  const top = highest(lost);
  for (let width = 0; lost.min + width <= top; width++) {
    let best = { chance: 0, from: lost.min };
    for (let from = lost.min; from + width <= top; from++) {
      const chance = chanceAtLeast(lost, from) - chanceAtLeast(lost, from + width + 1);
      if (chance > best.chance + 1e-12) best = { chance, from };
    }
    if (best.chance >= all / 2 - 1e-12) return { from: best.from, to: best.from + width };
  }
  return { from: lost.min, to: top };
}
