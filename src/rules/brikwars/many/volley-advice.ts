import { withBonus } from '../attack/bonus-choice.ts';
import type { BonusChoice } from '../attack/setup.ts';
import { bodyOf } from '../attack/standing.ts';
import type { Assault, AttackGroup } from './check-volley.ts';
import { combinedDamage, type GroupOdds, groupOdds, killChance } from './combined-fire.ts';
import { assaultOdds } from './volley.ts';
import type { VolleyGoal } from './volley-setup.ts';

/** What a way to shoot comes to. */
export interface VolleyFigures {
  readonly mean: number;
  readonly any: number;
  readonly all: number;
}

/** How many of each group join the first Combined Attack; who is left goes on as well as can be, target by target. */
export interface VolleyPlan extends VolleyFigures {
  readonly first: readonly number[];
  readonly score: number;
  readonly best: boolean;
}

export interface VolleyAdvice {
  readonly goal: VolleyGoal;
  /** Every first Combined Attack, one shooter alone among them, the best first; equal ones are all best. */
  readonly plans: readonly VolleyPlan[];
  /** The assault as it stands: all together, or each alone. */
  readonly standard: VolleyFigures & { readonly score: number };
  /** How much better the best plan scores than that. */
  readonly gain: number;
}

/** Bounds of the work: groups made up in so many ways, and so many pairs of one way and what it leaves. */
const mostWays = 250;
const mostSteps = 300_000;

/** What differs by less is equal. */
const equal = 1e-9;

/** In how many ways a first Combined Attack can be made up. */
export function volleyWays({ groups }: Pick<Assault, 'groups'>): number {
  return groups.reduce((all, { count }) => all * (count + 1), 1) - 1;
}

/** The score of a goal, and what decides between equals. */
function rankOf({ mean, any, all }: VolleyFigures, goal: VolleyGoal): readonly [number, number, number] {
  return { most: [mean, any, all], any: [any, mean, all], all: [all, mean, any] }[goal] as [
    number,
    number,
    number,
  ];
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (const [index, figure] of a.entries()) {
    const more = figure - (b[index] ?? 0);
    if (Math.abs(more) > equal) return more > 0;
  }
  return false;
}

/** Every number of shooters of each group, counted like the digits of a number: place 0 is nobody. */
function countsOf(groups: readonly AttackGroup[]): readonly (readonly number[])[] {
  return groups.reduce<readonly (readonly number[])[]>(
    (lists, { count }) =>
      Array.from({ length: count + 1 }, (_, number) => number).flatMap((number) =>
        lists.map((list) => [...list, number]),
      ),
    [[]],
  );
}

/** The chance that so many of each group kill one target together, by the places of `countsOf`. */
function killsOf(groups: readonly AttackGroup[], counts: readonly (readonly number[])[]): readonly number[] {
  const [first] = groups;
  if (first === undefined) throw new RangeError('no group');
  const { hold } = bodyOf(first.fight, 'defender');
  const odds = groups.map((group) => groupOdds(group));
  return counts.map((numbers) => {
    const firing = [...groups.keys()].filter((group) => (numbers[group] ?? 0) > 0);
    const damage = combinedDamage(
      firing.map((group) => ({ ...(groups[group] as AttackGroup), count: numbers[group] ?? 0 })),
      firing.map((group) => odds[group] as GroupOdds),
    );
    return killChance(damage, hold);
  });
}

/** The places of all attacks that those left at each place can make. */
function packsOf(
  groups: readonly AttackGroup[],
  counts: readonly (readonly number[])[],
): readonly Uint16Array[] {
  return counts.map((numbers) => {
    let step = 1;
    let places = Uint16Array.of(0);
    numbers.forEach((number, group) => {
      const longer = new Uint16Array(places.length * (number + 1));
      for (let n = 0; n <= number; n++) {
        for (let i = 0; i < places.length; i++)
          longer[n * places.length + i] = (places[i] as number) + n * step;
      }
      places = longer;
      step *= (groups[group]?.count ?? 0) + 1;
    });
    return places.subarray(1);
  });
}

/** The best figures with so many targets left, by the places of those left to shoot. */
interface Layer {
  readonly mean: Float64Array;
  readonly any: Float64Array;
  readonly all: Float64Array;
}

function layer(length: number): Layer {
  return { mean: new Float64Array(length), any: new Float64Array(length), all: new Float64Array(length) };
}

/** What an attack that kills with this chance comes to, where those left go on as well as can be. */
function follow(kill: number, left: number, now: Layer, fewer: Layer): VolleyFigures {
  const at = (figures: Float64Array) => figures[left] as number;
  return {
    mean: kill * (1 + at(fewer.mean)) + (1 - kill) * at(now.mean),
    any: kill + (1 - kill) * at(now.any),
    all: kill * at(fewer.all) + (1 - kill) * at(now.all),
  };
}

/** Writes the best that those at a place can come to; the hottest loop of all, so it makes no objects. */
function choose(
  place: number,
  packs: Uint16Array,
  kills: readonly number[],
  now: Layer,
  fewer: Layer,
  goal: VolleyGoal,
): void {
  let [x, y, z, chosen] = [0, 0, 0, 0];
  for (const pack of packs) {
    const left = place - pack;
    const kill = kills[pack] as number;
    const mean = kill * (1 + (fewer.mean[left] as number)) + (1 - kill) * (now.mean[left] as number);
    const any = kill + (1 - kill) * (now.any[left] as number);
    const all = kill * (fewer.all[left] as number) + (1 - kill) * (now.all[left] as number);
    const first = goal === 'most' ? mean : goal === 'any' ? any : all;
    if (first < x - equal) continue;
    const second = goal === 'most' ? any : mean;
    const third = goal === 'all' ? any : all;
    const better = first > x + equal || second > y + equal || (second > y - equal && third > z + equal);
    if (!better) continue;
    [x, y, z, chosen] = [first, second, third, pack];
  }
  if (chosen === 0) return;
  const { mean, any, all } = follow(kills[chosen] as number, place - chosen, now, fewer);
  now.mean[place] = mean;
  now.any[place] = any;
  now.all[place] = all;
}

/**
 * How the shooters of an assault had best share out (BW-COMB-01 to BW-COMB-04, BWC-54): each Combined Attack is as
 * large as they like, at a target that still stands, and the next is made when the last has been seen. Undefined where
 * hits are counted already or there are too many ways to compare.
 */
export function adviseVolley(
  { groups, targets, way }: Assault,
  goal: VolleyGoal,
  bonus?: BonusChoice,
): VolleyAdvice | undefined {
  if (groups.some(({ hits }) => hits !== undefined)) return undefined;
  const ways = volleyWays({ groups }) + 1;
  const left = Math.min(
    targets,
    groups.reduce((all, { count }) => all + count, 0),
  );
  const pairs = groups.reduce((all, { count }) => (all * (count + 1) * (count + 2)) / 2, 1);
  if (ways > mostWays || pairs * left > mostSteps) return undefined;
  const shooters =
    bonus === undefined
      ? groups
      : groups.map((group) => ({ ...group, fight: withBonus(group.fight, 'attacker', bonus) }));
  const counts = countsOf(shooters);
  const kills = killsOf(shooters, counts);
  const packs = packsOf(shooters, counts);
  // As many targets as shooters are enough to follow; more of them can never all die.
  let fewer = layer(counts.length);
  fewer.all.fill(targets <= left ? 1 : 0);
  let now = fewer;
  for (let standing = 1; standing <= left; standing++) {
    now = layer(counts.length);
    for (let place = 1; place < counts.length; place++) {
      choose(place, packs[place] as Uint16Array, kills, now, fewer, goal);
    }
    if (standing < left) fewer = now;
  }
  const all = counts.length - 1;
  const made = [...(packs[all] as Uint16Array)].map((pack) => ({
    pack,
    figures: follow(kills[pack] as number, all - pack, now, fewer),
  }));
  const plans = made
    .map(({ pack, figures }) => ({
      first: counts[pack] as readonly number[],
      ...figures,
      score: rankOf(figures, goal)[0],
    }))
    .sort((a, b) =>
      isBetter(rankOf(a, goal), rankOf(b, goal)) ? -1 : isBetter(rankOf(b, goal), rankOf(a, goal)) ? 1 : 0,
    );
  const top = plans[0]?.score ?? 0;
  const asSet = standardOf({ groups, targets, way, strays: [] });
  const score = rankOf(asSet, goal)[0];
  return {
    goal,
    plans: plans.map((plan) => ({ ...plan, best: plan.score >= top - equal })),
    standard: { ...asSet, score },
    gain: top - score,
  };
}

function standardOf(assault: Assault): VolleyFigures {
  const { deaths, meanDeaths, anyDies } = assaultOdds(assault);
  const { min, weights } = deaths.value;
  return { mean: meanDeaths.value, any: anyDies.value, all: weights[assault.targets - min] ?? 0 };
}
