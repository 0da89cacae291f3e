import { hitKinds, type Line } from '../../../../src/rules/brikwars/squad/assign.ts';
import { type AlikeRolls, greatestFirst } from '../../../../src/rules/brikwars/squad/greatest-first.ts';
import {
  type LineHits,
  type LineStand,
  type Lines,
  oneHit,
} from '../../../../src/rules/brikwars/squad/line-odds.ts';
import { binomial } from '../../../../src/rules/dice/binomial.ts';
import { type Distribution, sum } from '../../../../src/rules/dice/distribution.ts';

/**
 * Slow twin: what hits make of a line, assigned one by one, by the same steps as at the table: kind by kind, from the greatest down, each to
 * the first who may take it (BW-SQ-38, BW-SQ-40, BW-SQ-41). Lines alike for all that comes are one.
 */
export function slowLineOdds(begin: Lines, rolls: readonly LineHits[], stand: LineStand): Lines {
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

/**
 * Lines alike for all that comes, when so many attacks are still open: who live, and those of them that many hits can
 * reach, in the order in which they are reached. What others took does not matter any more.
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
