import { chanceAtLeast, type Distribution, highest } from '../../dice/distribution.ts';
import { contestTotals } from '../contests/contest-rules.ts';
import type { QuikAttack } from './quik-attack.ts';
import { quikTogetherOdds } from './quik-attack-odds.ts';
import { quikRoll } from './quik-dice.ts';
import { damageTotals } from './quik-kill.ts';

/** How many attacks of each strike, in the order of the attack, go into one roll. */
export type QuikGroup = readonly number[];

/** The attacks put into groups, each rolled as one against an Armor roll of its own, and the chance to destroy. */
export interface QuikGrouping {
  readonly groups: readonly QuikGroup[];
  readonly chance: number;
}

/** The most different groups that are looked through. */
export const groupLimit = 120;

/** How many different groups the attacks of these counts can make, nobody at all included. */
export function groupsOf(counts: QuikGroup): number {
  return counts.reduce((groups, count) => groups * (count + 1), 1);
}

/** The strikes that such a group makes. */
export function groupAttack(attack: QuikAttack, group: QuikGroup): QuikAttack {
  const strikes = attack.strikes.flatMap((strike, place) => {
    const times = group[place] ?? 0;
    return times === 0 ? [] : [{ ...strike, part: { ...strike.part, times } }];
  });
  return { ...attack, strikes };
}

/** The chance to destroy the target with the attacks put into these groups (BW-QW-06, BW-QW-09). */
export function quikGroupsChance(attack: QuikAttack, groups: readonly QuikGroup[]): number {
  // Many groups are alike.
  const known = new Map<string, number>();
  let survives = 1;
  for (const group of groups) {
    const name = group.join();
    const chance = known.get(name) ?? quikTogetherOdds(groupAttack(attack, group)).survives.value;
    known.set(name, chance);
    survives *= chance;
  }
  return 1 - survives;
}

/**
 * The grouping that destroys one target most often, among all ways to put its attackers together; with equal chances
 * the one with fewer rolls. A hero's two attacks may stand in one group or in two. Undefined where there are more than
 * `groupLimit` different groups (BW-QW-07, BW-QW-09).
 */
export function quikBestGroups(attack: QuikAttack): QuikGrouping | undefined {
  const counts = attack.strikes.map(({ part }) => part.times);
  const sizes = groupsOf(counts);
  if (sizes > groupLimit) return undefined;
  const alone = survivals(attack, counts, sizes);
  const survives = new Float64Array(sizes).fill(1);
  const rolls = new Int32Array(sizes);
  const chosen = new Int32Array(sizes);
  // A group is its number in the digits of the counts; what is left of a smaller number is known already.
  for (let whole = 1; whole < sizes; whole++) {
    for (const group of groupsWithin(whole, counts)) {
      const rest = whole - group;
      const now = (alone[group] ?? 1) * (survives[rest] ?? 1);
      const count = (rolls[rest] ?? 0) + 1;
      const gain = chosen[whole] === 0 ? 1 : (survives[whole] ?? 1) - now;
      // Equal chances may differ in the last digits.
      const same = Math.abs(gain) < 1e-13;
      if (same ? count >= (rolls[whole] ?? 0) : gain < 0) continue;
      survives[whole] = now;
      rolls[whole] = count;
      chosen[whole] = group;
    }
  }
  const groups: QuikGroup[] = [];
  for (let left = sizes - 1; left > 0; left -= chosen[left] ?? left)
    groups.push(digitsOf(chosen[left] ?? left, counts));
  return { groups, chance: 1 - (survives[sizes - 1] ?? 1) };
}

/** The chance that each group, rolled as one, leaves the target standing. */
function survivals({ strikes, armor, rules }: QuikAttack, counts: QuikGroup, sizes: number): Float64Array {
  const lives = livesAgainst(contestTotals(quikRoll(armor, rules)));
  const one = strikes.map(({ part }) => damageTotals([{ ...part, times: 1 }], rules, false));
  // Damage beyond all Armor need not be told apart, unless what is added takes some of it back.
  const top = counts.reduce(
    (sum, count, kind) => sum + count * Math.max(0, -(one[kind]?.min ?? 0)),
    lives.length,
  );
  const totals: Distribution[] = [{ min: 0, weights: Float64Array.of(1), cutOff: 0 }];
  const chances = new Float64Array(sizes).fill(1);
  const steps = stepsOf(counts);
  for (let group = 1; group < sizes; group++) {
    const kind = digitsOf(group, counts).findIndex((count) => count > 0);
    const fewer = totals[group - (steps[kind] ?? 1)];
    const more = one[kind];
    if (!fewer || !more) throw new Error('a smaller group comes first');
    const total = sumUpTo(fewer, more, top);
    totals.push(total);
    let chance = 0;
    total.weights.forEach((weight, place) => {
      chance += weight * (lives[Math.max(0, total.min + place)] ?? 0);
    });
    chances[group] = chance;
  }
  return chances;
}

/** The chance that Armor is at least each damage from 0 on, as far as it is worth adding. */
function livesAgainst(armor: Distribution): readonly number[] {
  const lives: number[] = [];
  for (let damage = 0; damage <= highest(armor); damage++) {
    const chance = chanceAtLeast(armor, damage);
    if (chance < 1e-15) break;
    lives.push(chance);
  }
  return lives;
}

/** The total of two independent rolls, as far as it is not above `top`. */
function sumUpTo(a: Distribution, b: Distribution, top: number): Distribution {
  const min = a.min + b.min;
  const length = Math.max(0, Math.min(a.weights.length + b.weights.length - 1, top - min + 1));
  const weights = new Float64Array(length);
  a.weights.forEach((weight, i) => {
    const end = Math.min(b.weights.length, length - i);
    for (let j = 0; j < end; j++) weights[i + j] = (weights[i + j] ?? 0) + weight * (b.weights[j] ?? 0);
  });
  return { min, weights, cutOff: a.cutOff + b.cutOff };
}

/** What one more of each kind adds to the number of a group. */
function stepsOf(counts: QuikGroup): readonly number[] {
  return counts.map((_, kind) => groupsOf(counts.slice(0, kind)));
}

function digitsOf(number: number, counts: QuikGroup): QuikGroup {
  let left = number;
  return counts.map((count) => {
    const digit = left % (count + 1);
    left = (left - digit) / (count + 1);
    return digit;
  });
}

/** The groups within a greater one that hold its first attack: without this every order would be looked at. */
function groupsWithin(whole: number, counts: QuikGroup): readonly number[] {
  const steps = stepsOf(counts);
  let first = true;
  let groups: readonly number[] = [0];
  digitsOf(whole, counts).forEach((count, kind) => {
    const lowest = first && count > 0 ? 1 : 0;
    if (count > 0) first = false;
    const step = steps[kind] ?? 1;
    const numbers = Array.from({ length: count - lowest + 1 }, (_, more) => (lowest + more) * step);
    groups = groups.flatMap((group) => numbers.map((more) => group + more));
  });
  return groups;
}
