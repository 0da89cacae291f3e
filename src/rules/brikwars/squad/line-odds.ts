import type { Distribution } from '../../dice/distribution.ts';
import { type HitKind, hitKinds, type Line, takeHit, takers } from './assign.ts';
import { greatestFirst } from './greatest-first.ts';

/** Hits alike that are still to come; the odds of their points may leave out a part of 1, where one misses. */
export interface LineHits {
  readonly count: number;
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
}

export type Lines = readonly (readonly [line: Line, chance: number])[];

/**
 * What hits make of a line, assigned by the same steps as at the table: kind by kind, from the greatest down, each to
 * the first who may take it (BW-SQ-38, BW-SQ-40, BW-SQ-41). Lines alike for all that comes are one.
 */
export function lineOdds(begin: Lines, rolls: readonly LineHits[], stand: LineStand): Lines {
  const { holds, again = false } = stand;
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
      own,
      states,
      (line, open) => nameOf(line, open + after),
      (line, value) => oneHit(line, value, stand),
      deadly,
    );
  }
  return states;
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
