// What lies on the table of some blows or shots: the dice of each pool as far as they have been thrown.
import { type Landing, landing, paidHits } from './landings.ts';
import { type Pool, passChance } from './pools.ts';

/** A roll whose failures may be made again, or are going to be. */
type Again = 'may' | 'will';

/** One pool as far as it has been rolled. */
export interface ThrownPool {
  readonly pool: Pool;
  /** Hits so far, bent dice included; undefined before the roll. */
  hits?: number;
  /** Hits that no save has stopped so far. */
  unsaved?: number;
  /** Of the last of these rolls. */
  again?: Again;
  /** What each unsaved hit costs, where dice say so. */
  costs?: readonly number[];
}

/** What is planned for rolls that may be made again: the hits, or the saves, of a pool that is still to be thrown or decided. */
export interface Plans {
  readonly hits: (index: number) => boolean;
  readonly saves: (index: number) => boolean;
}

const oncePlanned: Plans = { hits: () => false, saves: () => false };

/** What the dice of a pool can still become. */
function openOf(
  { pool, hits, unsaved, again: failed, costs }: ThrownPool,
  again: Record<'hits' | 'saves', boolean>,
): readonly Landing[] {
  if (costs) return costs.map((cost) => paidHits(1, cost));
  const fails = 1 - passChance(pool.save);
  const saves = again.saves ? fails * fails : fails;
  if (unsaved !== undefined) {
    const will = failed === 'will' || (failed === 'may' && again.saves);
    return [landing(unsaved, will ? fails : 1, pool.wound)];
  }
  const hit = pool.hit ? passChance(pool.hit) : 1;
  if (hits === undefined)
    return [landing(pool.dice, (again.hits ? 1 - (1 - hit) ** 2 : hit) * saves, pool.wound)];
  const will = failed === 'will' || (failed === 'may' && again.hits);
  return [
    landing(hits, saves, pool.wound),
    ...(will ? [landing(pool.dice - hits, hit * saves, pool.wound)] : []),
  ];
}

/** What all pools can still become, when the rolls that may be made again are made so as planned. */
export function openOfAll(pools: readonly ThrownPool[], plans: Plans = oncePlanned): readonly Landing[] {
  return pools.flatMap((pool, index) => openOf(pool, { hits: plans.hits(index), saves: plans.saves(index) }));
}

/** The chance that no save of them fails, none made again. */
export function allSavedChance(pools: readonly ThrownPool[]): number {
  return openOfAll(pools).reduce((chance, { dice, chance: fails }) => chance * (1 - fails) ** dice, 1);
}

export function untouched(pools: readonly Pool[]): ThrownPool[] {
  return pools.map((pool) => ({ pool }));
}
