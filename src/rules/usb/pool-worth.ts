// Which pool a thing that counts but once is best used on.
import { type Pool, unsavedChance } from './pools.ts';

const meanCost = { 1: 1, d2: 1.5, d3: 2 } as const;

/** Points that a pool costs on average, overkill not counted. */
export function worthOf(pool: Pool): number {
  return pool.dice * unsavedChance(pool) * meanCost[pool.wound];
}

/** The item of the highest value, the first of equals; undefined where there is none. */
export function bestOf<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (most, item) => (most === undefined || value(item) > value(most) + 1e-12 ? item : most),
    undefined,
  );
}

/** A roll that Blessed makes again: the hits of the striking side, or the saves of the side struck. */
export type BlessedRoll = 'hits' | 'saves';

function blessedPool(pool: Pool, roll: BlessedRoll): Pool {
  if (roll === 'saves') return { ...pool, save: { ...pool.save, reroll: 'fails' } };
  return pool.hit ? { ...pool, hit: { ...pool.hit, reroll: 'fails' } } : pool;
}

/** What a blessing of one of these pools changes at the most, in points on average. */
export function blessingWorth(pools: readonly Pool[], roll: BlessedRoll): number {
  return Math.max(0, ...pools.map((pool) => Math.abs(worthOf(blessedPool(pool, roll)) - worthOf(pool))));
}

/** Pools of which one roll is made again: the one that it changes most (USB-SPEC-08). */
export function withBlessing(pools: readonly Pool[], roll: BlessedRoll): readonly Pool[] {
  const places = pools.map((pool, at) => ({ at, worth: blessingWorth([pool], roll) }));
  const best = bestOf(places, ({ worth }) => worth);
  return pools.map((pool, at) => (at === best?.at ? blessedPool(pool, roll) : pool));
}
