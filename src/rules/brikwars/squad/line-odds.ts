import { binomial } from '../../dice/binomial.ts';
import { type Distribution, sum } from '../../dice/distribution.ts';
import { type HitKind, hitKinds, type Line, takeHit, takers } from './assign.ts';
import { type AlikeRolls, greatestFirst } from './greatest-first.ts';

/** Attacks alike that are still to come, how likely each hits, and the points of a hit. */
export interface LineHits {
  readonly count: number;
  readonly hit: number;
  readonly odds: Distribution;
  readonly kind: HitKind;
}

/** A squad that hits are assigned to, member by member. */
export interface LineStand {
  /** The chance that his Armor holds so many points. */
  readonly holds: readonly Float64Array[];
  /** Members alike for all that comes have the same number. */
  readonly alike: readonly number[];
  /** Most hits on one member. */
  readonly most?: number;
  /** The squad is struck again later, so what each has taken matters to the end. */
  readonly again?: boolean;
  /** Ways rarer than this are left out. */
  readonly rare?: number;
}

export type Lines = readonly (readonly [line: Line, chance: number])[];

/**
 * What hits make of a line, assigned by the same steps as at the table: kind by kind, from the greatest down, each to
 * the first who may take it (BW-SQ-38, BW-SQ-40, BW-SQ-41). Lines alike for all that comes are one.
 */
export function lineOdds(begin: Lines, rolls: readonly LineHits[], stand: LineStand): Lines {
  const { holds, again = false, rare } = stand;
  const deadly = Math.max(1, ...holds.map(({ length }) => length));
  const nameOf = lineName(stand);
  let states = begin;
  let later = again ? Number.POSITIVE_INFINITY : rolls.reduce((all, { count }) => all + count, 0);
  for (const kind of hitKinds) {
    const own = rolls.filter((hits) => hits.kind === kind);
    if (own.length === 0) continue;
    later -= own.reduce((all, { count }) => all + count, 0);
    const after = later;
    states = greatestFirst(
      hitsAlike(own),
      states,
      (line, open) => nameOf(line, open + after),
      (line, value) => oneHit(line, value, stand),
      deadly,
      rare,
    );
  }
  return states;
}

const sameOdds = (a: Distribution, b: Distribution): boolean =>
  a.min === b.min &&
  a.weights.length === b.weights.length &&
  a.weights.every((weight, i) => weight === b.weights[i]);

/** Hits with the same points are alike, however likely each attack was to hit: only how many there are counts. */
function hitsAlike(rolls: readonly LineHits[]): readonly AlikeRolls[] {
  const alike: { readonly odds: Distribution; hits: Distribution }[] = [];
  for (const { count, hit, odds } of rolls) {
    const hits = binomial(count, hit);
    const before = alike.find((one) => sameOdds(one.odds, odds));
    if (before) before.hits = sum(before.hits, hits);
    else alike.push({ odds, hits });
  }
  return alike.map(({ odds, hits }) => ({ count: hits.weights, odds }));
}

/** A hit on the first who may take it, or on the one who was chosen. */
export function oneHit(line: Line, value: number, { holds, most }: LineStand, chosen?: number): Lines {
  const [at] = chosen === undefined ? takers(line, most) : [chosen];
  if (at === undefined) return [[line, 1]];
  const hold = holds[at] as Float64Array;
  const before = line.members[at]?.damage ?? 0;
  // His Armor has held so far.
  const held = before === 0 ? 1 : (hold[before] ?? 0);
  const lives = value === 0 ? 1 : Math.min(1, (hold[before + value] ?? 0) / held);
  const after: (readonly [line: Line, chance: number])[] = [];
  if (lives > 0) after.push([takeHit(line, at, value, false), lives]);
  if (lives < 1) after.push([takeHit(line, at, value, true), 1 - lives]);
  return after;
}

/**
 * Lines alike for all that comes, when so many attacks are still open: who live, and those of them whom that many hits
 * can reach, in the order in which they are reached. What others took does not matter any more.
 */
function lineName({ alike }: LineStand): (line: Line, open: number) => string {
  const kinds = [...new Set(alike)];
  return ({ members, order }, open) => {
    const untouched = members.flatMap((_, at) => (order.includes(at) ? [] : [at]));
    const living = [...order, ...untouched].filter((at) => !members[at]?.dead);
    const counts = kinds.map((kind) => living.filter((at) => alike[at] === kind).length);
    const hitsOf = (at: number) => members[at]?.hits ?? 0;
    const queue = living.sort((a, b) => hitsOf(a) - hitsOf(b)).slice(0, open);
    return `${counts.join()}:${queue.map((at) => `${alike[at]}.${members[at]?.damage}.${hitsOf(at)}`).join()}`;
  };
}
