import { highest } from '../../dice/distribution.ts';
import type { AlikeRolls } from './greatest-first.ts';
import type { QueueRules, Queues } from './queue.ts';
import { placesOf } from './queue-places.ts';

/**
 * The odds of what hits make of a queue when they are given from the greatest value down, each to the first who waits.
 * All numbers of hits are reckoned together: a way in which values show c1, c2 … times has the weight
 * p1^c1/c1! · p2^c2/c2! …, and only at the end so many hits, and all that show nothing greater, are chosen from.
 */
export function queueOdds(begin: Queues, rolls: readonly AlikeRolls[], rules: QueueRules): Queues {
  const { top, rare } = rules;
  const most = rolls.map(({ count }) => (typeof count === 'number' ? count : count.length - 1));
  const places = placesOf(most, rules, begin);
  const weights: number[] = [];
  const made: number[] = [];
  for (const [queue, chance] of begin) {
    const id = places.begin(queue);
    weights[id] = (weights[id] ?? 0) + chance;
  }
  const reach = Math.min(top, Math.max(0, ...rolls.map(({ odds }) => highest(odds))));
  const lowest = Math.min(0, ...rolls.map(({ odds }) => odds.min));
  // The chance that a hit shows no greater value.
  const below = rolls.map(() => 1);
  const open = rolls.map((own) => chosenOf(own, 1));
  for (let value = reach; value >= lowest; value--) {
    for (const [group, own] of rolls.entries()) {
      const shows = chanceFrom(own, value, value === reach);
      if (shows <= 0) continue;
      const worth = places.worthOf(open);
      places.next();
      let from: number[] = [];
      let weighs: number[] = [];
      const goOn = (id: number, weight: number) => {
        if (weight * (worth[places.taken(id)] as number) <= rare || !places.mayTake(id, group)) return;
        from.push(id);
        weighs.push(weight);
      };
      for (let id = 0; id < weights.length; id++) goOn(id, weights[id] as number);
      for (let count = 1; from.length > 0; count++) {
        const to: number[] = [];
        const give = (id: number, weight: number) => {
          while (made.length <= id) made.push(0);
          if (made[id] === 0) to.push(id);
          made[id] = (made[id] as number) + weight;
        };
        for (let at = 0; at < from.length; at++) {
          const id = from[at] as number;
          const weight = ((weighs[at] as number) * shows) / count;
          const likely = weight * (worth[places.taken(id) + places.step(group)] as number);
          const lives = places.lives(id, value);
          if (likely * lives > rare) give(places.struck(id, group, value, true), weight * lives);
          if (likely * (1 - lives) > rare) give(places.struck(id, group, value, false), weight * (1 - lives));
        }
        from = [];
        weighs = [];
        while (weights.length < made.length) weights.push(0);
        for (const id of to) {
          const weight = made[id] as number;
          made[id] = 0;
          weights[id] = (weights[id] as number) + weight;
          goOn(id, weight);
        }
      }
      below[group] = Math.max(0, (below[group] as number) - shows);
      open[group] = chosenOf(own, below[group] as number);
    }
  }
  return places.ends(weights, places.worthOf(open));
}

/**
 * What a way that has taken so many hits counts for: the ways to choose them among all that there may be, times the
 * chance that all others show nothing greater than `low` is the chance of.
 */
function chosenOf({ count }: AlikeRolls, low: number): readonly number[] {
  const chances =
    typeof count === 'number' ? Array.from({ length: count + 1 }, (_, n) => (n === count ? 1 : 0)) : count;
  return Array.from({ length: chances.length }, (_, taken) => {
    let ways = 1;
    for (let n = 2; n <= taken; n++) ways *= n;
    let all = 0;
    for (let n = taken; n < chances.length; n++) {
      if (n > taken) ways *= (n / (n - taken)) * low;
      all += (chances[n] ?? 0) * ways;
    }
    return all;
  });
}

function chanceFrom({ odds: { min, weights } }: AlikeRolls, value: number, andMore: boolean): number {
  if (!andMore) return weights[value - min] ?? 0;
  let chance = 0;
  for (let i = weights.length - 1; i >= Math.max(0, value - min); i--) chance += weights[i] ?? 0;
  return chance;
}
