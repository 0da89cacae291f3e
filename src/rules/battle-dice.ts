import type { DiceSum } from './battle.ts';

/** Dice alike put together, the fewest sides first. */
export function diceTogether(all: readonly DiceSum[]): readonly DiceSum[] {
  const by = new Map<number, DiceSum>();
  for (const { sides, count, sum } of all) {
    const before = by.get(sides);
    by.set(sides, { sides, count: count + (before?.count ?? 0), sum: sum + (before?.sum ?? 0) });
  }
  return [...by.values()].filter(({ count }) => count > 0).toSorted((one, other) => one.sides - other.sides);
}
