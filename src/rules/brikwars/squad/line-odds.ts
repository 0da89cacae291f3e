import { binomial } from '../../dice/binomial.ts';
import { type Distribution, sum } from '../../dice/distribution.ts';
import { type HitKind, hitKinds, type Line, type Struck, takeHit, takers } from './assign.ts';
import type { AlikeRolls } from './greatest-first.ts';
import type { Queue, Queues } from './queue.ts';
import { queueOdds } from './queue-odds.ts';

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
  const kinds = [...new Set(stand.alike)];
  const holds = kinds.map((kind) => stand.holds[kind] as Float64Array);
  return byOrder(begin, stand).flatMap(({ order, seated, lines }): Lines => {
    let queues: Queues = lines.map(([line, chance]) => [queueOf(line, order, seated, kinds, stand), chance]);
    let later = stand.again ? Number.POSITIVE_INFINITY : rolls.reduce((all, { count }) => all + count, 0);
    for (const kind of hitKinds) {
      const own = rolls.filter((hits) => hits.kind === kind);
      if (own.length === 0) continue;
      later -= own.reduce((all, { count }) => all + count, 0);
      queues = queueOdds(queues, hitsAlike(own), {
        holds,
        most: stand.most ?? Number.POSITIVE_INFINITY,
        whole: seated || stand.again === true,
        later,
        top: Math.max(1, ...holds.map(({ length }) => length)),
        rare: stand.rare ?? negligible,
      });
    }
    return queues.map(([queue, chance]) => [lineOf(queue, order, seated, kinds, stand), chance] as const);
  });
}

/** What may be left out of one way, if nothing else is said: all such ways together are far below what dice that are cut off lose. */
const negligible = 1e-12;

/** Lines whose later rounds go in one order. */
interface Ordered {
  readonly order: readonly number[];
  /** Members alike must be told apart, as the first round does not go in that order. */
  readonly seated: boolean;
  readonly lines: (readonly [line: Line, chance: number])[];
}

/** The order of later rounds: who took a first hit already, then the others as they stand. */
function byOrder(begin: Lines, { again = false }: LineStand): readonly Ordered[] {
  const found = new Map<string, Ordered>();
  for (const [line, chance] of begin) {
    const order = [...line.order, ...line.members.keys()].filter(
      (at, place, all) => all.indexOf(at) === place,
    );
    const rising = order.every((at, place) => place === 0 || at > (order[place - 1] as number));
    const fresh = order.slice(line.order.length).every((at) => line.members[at]?.hits === 0);
    const struck = line.order.some((at) => line.members[at]?.hits === 0 && !line.members[at]?.dead);
    const seated = !rising && (again || struck || !fresh);
    const name = `${seated} ${order.join()}`;
    const known = found.get(name);
    if (known) known.lines.push([line, chance]);
    else found.set(name, { order, seated, lines: [[line, chance]] });
  }
  return [...found.values()];
}

/** Who waits for the next hits: who had fewest first, in the first round as they stand, later as they were hit. */
function queueOf(
  { members }: Line,
  order: readonly number[],
  seated: boolean,
  kinds: readonly number[],
  { alike }: LineStand,
): Queue {
  const hitsOf = (at: number) => members[at]?.hits ?? 0;
  const living = order.filter((at) => !members[at]?.dead);
  const waiting = [...living].sort((a, b) => hitsOf(a) - hitsOf(b) || (hitsOf(a) === 0 ? a - b : 0));
  return {
    living: kinds.map((kind) => living.filter((at) => alike[at] === kind).length),
    waiting: waiting.map((at) => ({
      kind: kinds.indexOf(alike[at] as number),
      damage: members[at]?.damage ?? 0,
      hits: hitsOf(at),
      seat: seated ? order.indexOf(at) : 0,
    })),
  };
}

/** A line that such a queue is; of members alike it does not matter which ones are dead. */
function lineOf(
  { living, waiting }: Queue,
  order: readonly number[],
  seated: boolean,
  kinds: readonly number[],
  { alike, again = false }: LineStand,
): Line {
  const dead: Struck = { damage: 0, hits: 0, dead: true };
  const members = alike.map((): Struck => dead);
  if (again || seated) {
    // Once round the queue: who was hit more often is earlier in the order.
    const inOrder = [...waiting].sort((a, b) => b.hits - a.hits || a.seat - b.seat);
    let seat = 0;
    for (const { kind, damage, hits, seat: own } of inOrder) {
      if (seated) seat = own;
      else while (alike[order[seat] as number] !== kinds[kind]) seat++;
      members[order[seat] as number] = { damage, hits, dead: false };
      seat++;
    }
  } else {
    const left = [...living];
    for (const at of alike.keys()) {
      const kind = kinds.indexOf(alike[at] as number);
      const count = left[kind] ?? 0;
      if (count > 0) members[at] = { damage: 0, hits: 0, dead: false };
      left[kind] = count - 1;
    }
  }
  return { members, order };
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
