import { highest } from '../../dice/distribution.ts';
import type { AlikeRolls } from './greatest-first.ts';
import type { QueueRules, Queues } from './queue.ts';
import { Places } from './queue-places.ts';

/**
 * The odds of what hits make of a queue when they are given from the greatest value down, each to the first who waits.
 * All numbers of hits are reckoned together: a way in which values show c1, c2 … times has the weight
 * p1^c1/c1! · p2^c2/c2! …, and only at the end so many hits, and all that show nothing greater, are chosen from.
 */
export function queueOdds(begin: Queues, rolls: readonly AlikeRolls[], rules: QueueRules): Queues {
  const { top, rare, later, whole } = rules;
  const most = rolls.map(({ count }) => (typeof count === 'number' ? count : count.length - 1));
  const places = new Places(most, rules, begin);
  const weights = new Amounts();
  // What the last hit and the one before made of it.
  let [now, then] = [1, 2];
  let last = 0;
  for (const [queue, chance] of begin) {
    const id = places.begin(queue);
    last = Math.max(last, id + 1);
    weights.add(id, 0, chance);
  }
  const reach = Math.min(top, Math.max(0, ...rolls.map(({ odds }) => highest(odds))));
  // A hit of nothing only passes, which matters where others come later.
  const lowest = later === 0 && !whole ? 1 : Math.min(0, ...rolls.map(({ odds }) => odds.min));
  // The chance that a hit shows no greater value.
  const below = rolls.map(() => 1);
  const open = rolls.map((own) => chosenOf(own, 1));
  let from: number[] = [];
  let to: number[] = [];
  const give = (id: number, weight: number) => {
    if (weights.at(id, then) === 0) to.push(id);
    weights.add(id, then, weight);
  };
  for (let value = reach; value >= lowest; value--) {
    for (const [group, own] of rolls.entries()) {
      const shows = chanceFrom(own, value, value === reach);
      if (shows <= impossible) continue;
      const worth = places.worthOf(open);
      const step = places.step(group);
      places.next(value);
      for (let id = 0; id < last; id++) {
        const weight = weights.at(id, 0);
        if (weight === 0) continue;
        if (places.over(id)) {
          places.end(id, weight * (worth[places.taken(id)] as number));
          weights.clear(id, 0);
        } else give(id, weight);
      }
      for (let count = 1; to.length > 0; count++) {
        [from, to] = [to, from];
        [now, then] = [then, now];
        to.length = 0;
        for (let at = 0; at < from.length; at++) {
          const id = from[at] as number;
          const taken = places.taken(id);
          const before = weights.at(id, now);
          weights.clear(id, now);
          if (count > 1) {
            weights.add(id, 0, before);
            last = Math.max(last, id + 1);
          }
          if (before * (worth[taken] as number) <= rare || !places.mayTake(taken, group)) continue;
          const weight = (before * shows) / count;
          const likely = weight * (worth[taken + step] as number);
          const lives = places.lives(id, value);
          if (likely * lives > rare) give(places.struck(id, group, value, true), weight * lives);
          if (likely * (1 - lives) > rare) give(places.struck(id, group, value, false), weight * (1 - lives));
        }
      }
      below[group] = Math.max(0, (below[group] as number) - shows);
      open[group] = chosenOf(own, below[group] as number);
    }
  }
  const worth = places.worthOf(open);
  for (let id = 0; id < last; id++) places.end(id, weights.at(id, 0) * (worth[places.taken(id)] as number));
  return places.ends();
}

/** Chances so small are what rounding left of none. */
const impossible = 1e-16;

/** What places weigh: each now, and what two hits made of it; 0 where nothing was added. */
class Amounts {
  #cells = new Float64Array(width << 9);

  at(place: number, which: number): number {
    const cell = place * width + which;
    return cell < this.#cells.length ? (this.#cells[cell] as number) : 0;
  }

  add(place: number, which: number, amount: number): void {
    const cell = place * width + which;
    if (cell >= this.#cells.length) {
      const wider = new Float64Array(Math.max((place + 1) * width, 2 * this.#cells.length));
      wider.set(this.#cells);
      this.#cells = wider;
    }
    this.#cells[cell] = (this.#cells[cell] as number) + amount;
  }

  clear(place: number, which: number): void {
    this.#cells[place * width + which] = 0;
  }
}

/** Cells of a place, as many as lie well in the memory. */
const width = 4;

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
