// Wounds spread over models (U153/160, U169/179): the weakest go first, so that as many as possible go.

import type { UsbRules } from './house-rules.ts';
import { type Fighter, pointsOf, sumOf } from './units/fighter.ts';
import { statsOf } from './units/profile.ts';

/** What is left of some models after a loss: how many went, and the points of those that live, weakest first. */
export interface Spread {
  readonly removed: number;
  readonly left: readonly number[];
}

/**
 * Spreads lost points over models (their points, weakest first), so that as many as possible go: the weakest while
 * they can be paid for, then the rest on the next (USB-WOUND-01, USB-WOUND-02, USB-A-17). Points beyond all are lost.
 */
export function spread(points: readonly number[], lost: number): Spread {
  let rest = lost;
  let removed = 0;
  for (const of of points) {
    if (rest < of) break;
    rest -= of;
    removed++;
  }
  const [next, ...others] = points.slice(removed);
  return { removed, left: next === undefined ? [] : [next - rest, ...others] };
}

/** Unsaved hits by the points they cost: so many of one, of two, of three. */
export type HitsByCost = readonly [ones: number, twos: number, threes: number];

/** Points that hits cost in all, no matter who pays. */
export function costOf([ones, twos, threes]: HitsByCost): number {
  return ones + 2 * twos + 3 * threes;
}

/**
 * Points of Standfast that hits take from models (weakest first). By default all are pooled; by the switch
 * `d3Overflow: 'perModel'` each hit stays on one model, and what it costs beyond that is lost: the most models that
 * can go do, and what is not needed for them hurts the next (USB-WOUND-03, USB-A-18). `spread` then says who goes.
 */
export function pointsTaken(
  points: readonly number[],
  hits: HitsByCost,
  { d3Overflow }: Pick<UsbRules, 'd3Overflow'>,
): number {
  const all = sumOf(points);
  if (d3Overflow === 'spill') return Math.min(all, costOf(hits));
  for (let removed = points.length; removed >= 0; removed--) {
    const paid = points.slice(0, removed);
    const rest = restAfter(paid, hits);
    if (rest === undefined) continue;
    const next = points[removed] ?? 0;
    return sumOf(paid) + Math.min(next, rest);
  }
  return 0;
}

/**
 * The most that hits can still cost after each of these models was paid for in whole hits; undefined where they do not
 * suffice. Only the last may have more than two points: soldiers have one or two, and a hero or machine comes last.
 */
function restAfter(models: readonly number[], [ones, twos, threes]: HitsByCost): number | undefined {
  const large = models.filter((of) => of > 2);
  const single = models.filter((of) => of === 1).length;
  const double = models.length - large.length - single;
  let most: number | undefined;
  for (let pairs = 0; pairs <= Math.min(double, Math.floor(ones / 2)); pairs++) {
    const left = ones - 2 * pairs;
    const fromOnes = Math.min(single, left);
    const needed = double - pairs + single - fromOnes;
    if (needed > twos + threes) continue;
    const used = Math.min(twos, needed);
    const rest = left - fromOnes + 2 * (twos - used) + 3 * (threes - (needed - used));
    const needs = sumOf(large);
    // Beyond one large model hits could not be mixed so freely; there never are two.
    if (rest >= needs && (most === undefined || rest - needs > most)) most = rest - needs;
  }
  return most;
}

/** Whether as many models go when only soldiers do: then the defender chooses so (USB-A-17). */
function sparesHero(fighter: Fighter, lost: number, rules: UsbRules): boolean {
  const { joined: _, ...alone } = fighter;
  const soldiers = pointsOf(alone, rules);
  const enough = lost <= sumOf(soldiers);
  return enough && spread(soldiers, lost).removed === spread(pointsOf(fighter, rules), lost).removed;
}

/** A fighter after the loss of so many points; undefined when nothing of it is left (USB-WOUND-01, USB-WOUND-02). */
export function hurt(fighter: Fighter, lost: number, rules: UsbRules): Fighter | undefined {
  const { unit, joined } = fighter;
  const { standfast } = statsOf(unit, rules);
  const heroHas = joined ? statsOf(joined.unit, rules).standfast : 0;
  let { models, wounded } = fighter;
  let heroLost = joined?.lost ?? 0;
  let heroLives = joined !== undefined;
  let rest = lost;
  // A hero with as many points as a soldier goes after the soldiers anyway.
  const sparing = heroLives && heroHas - heroLost < standfast && sparesHero(fighter, lost, rules);
  while (rest > 0 && (models > 0 || heroLives)) {
    const hero = heroHas - heroLost;
    const own = models > 0 ? standfast - wounded : Number.POSITIVE_INFINITY;
    if (own <= hero || !heroLives || (sparing && models > 0)) {
      const paid = Math.min(rest, own);
      rest -= paid;
      wounded += paid;
      if (paid === own) {
        models--;
        wounded = 0;
      }
    } else {
      const paid = Math.min(rest, hero);
      rest -= paid;
      heroLost += paid;
      heroLives = paid < hero;
    }
  }
  const { joined: _, ...alone } = fighter;
  if (models === 0 && joined && heroLives) {
    // The last of the unit is its hero; the unit's own models are gone.
    return { ...alone, models: 0, wounded: 0, joined: { ...joined, lost: heroLost } };
  }
  if (models === 0) return undefined;
  return { ...alone, models, wounded, ...(joined && heroLives && { joined: { ...joined, lost: heroLost } }) };
}
