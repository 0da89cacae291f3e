import { type Distribution, highest } from './dice/distribution.ts';

/** Who throws again after a tie at the top: those who share it (BW-GEN-02), or everybody, where a table plays so. */
export const throwsAgain = ['tied', 'all'] as const;
export type ThrowsAgain = (typeof throwsAgain)[number];

/** Chances of a contest of highest totals. Players who must tie for ever win nothing, so the wins may add up to less than 1. */
export interface RollOffOdds {
  /** One for each player, in their order. */
  readonly wins: readonly number[];
  /** That the highest total of the first throw is thrown by more than one. */
  readonly firstTied: number;
}

/** The work doubles with every player, as sets of players are followed. */
export const mostRollOffPlayers = 8;

/** Below this, two who tie never come apart: both throw the same fixed number. */
const never = 1e-9;

/** For each set of players the chance that just these share the highest total when all of `players` throw. */
function topChances(totals: readonly Distribution[], players: number): Float64Array {
  const throwing = totals.filter((_, player) => (players >> player) & 1);
  const lowest = Math.max(...throwing.map(({ min }) => min));
  const end = Math.max(...throwing.map(highest));
  const below = throwing.map(({ min, weights }) =>
    weights.subarray(0, Math.max(0, lowest - min)).reduce((sum, weight) => sum + weight, 0),
  );
  // Sets of throwers by bits of their places among those who throw, which keeps the arrays short.
  const shared = new Float64Array(1 << throwing.length);
  const ways = new Float64Array(shared.length);
  for (let total = lowest; total <= end; total++) {
    ways[0] = 1;
    throwing.forEach(({ min, weights }, place) => {
      const exactly = weights[total - min] ?? 0;
      const under = below[place] ?? 0;
      const bit = 1 << place;
      for (let set = 0; set < bit; set++) {
        const chance = ways[set] ?? 0;
        ways[set | bit] = chance * exactly;
        ways[set] = chance * under;
      }
      below[place] = under + exactly;
    });
    for (let set = 1; set < ways.length; set++) shared[set] = (shared[set] ?? 0) + (ways[set] ?? 0);
  }
  const chances = new Float64Array(players + 1);
  // The subsets of `players` in ascending order are those of the places in ascending order.
  let subset = 0;
  for (const chance of shared) {
    chances[subset] = chance;
    subset = (subset - players) & players;
  }
  return chances;
}

/**
 * The highest total wins; those tied for it throw again, and only those unless a table lets `all` do so, until one is
 * left. One distribution of totals for each player, at most `mostRollOffPlayers`; throws a RangeError beyond that or
 * with nobody.
 */
export function rollOffOdds(totals: readonly Distribution[], again: ThrowsAgain = 'tied'): RollOffOdds {
  const count = totals.length;
  if (count === 0 || count > mostRollOffPlayers) throw new RangeError(`players: ${count}`);
  const known = new Map<number, readonly number[]>();
  const everyone = (1 << count) - 1;

  function winsOf(players: number): readonly number[] {
    const before = known.get(players);
    if (before) return before;
    const wins = totals.map(() => 0);
    known.set(players, wins);
    if ((players & (players - 1)) === 0) {
      wins[31 - Math.clz32(players)] = 1;
      return wins;
    }
    const chances = topChances(totals, players);
    const apart = 1 - (chances[players] ?? 0);
    if (apart < never) return wins;
    for (let set = 1; set < players; set++) {
      const chance = chances[set] ?? 0;
      if (chance === 0) continue;
      winsOf(set).forEach((win, player) => {
        wins[player] = (wins[player] ?? 0) + (chance * win) / apart;
      });
    }
    return wins;
  }

  const chances = topChances(totals, everyone);
  let alone = 0;
  for (let player = 0; player < count; player++) alone += chances[1 << player] ?? 0;
  const firstTied = Math.max(0, 1 - alone);
  if (again === 'tied') return { wins: winsOf(everyone), firstTied };
  // A tie only begins the same throw again: who wins is who is alone at the top of a throw that decides.
  const wins = totals.map((_, player) => (alone < never ? 0 : (chances[1 << player] ?? 0) / alone));
  return { wins, firstTied };
}

/** Where a contest of highest totals stands: who throws now (players by number), or who has won. */
export interface RollOffStanding {
  readonly throwers: readonly number[];
  readonly winner?: number;
}

/**
 * Who throws next after these rounds; each round holds the totals of its throwers in their order. Throws a RangeError
 * where a round does not fit the ones before it.
 */
export function nextThrowers(
  players: number,
  rounds: readonly (readonly number[])[],
  again: ThrowsAgain = 'tied',
): RollOffStanding {
  const everyone: readonly number[] = Array.from({ length: players }, (_, player) => player);
  let throwers = everyone;
  for (const totals of rounds) {
    if (throwers.length < 2 || totals.length !== throwers.length) throw new RangeError('a round too many');
    const top = Math.max(...totals);
    const highest = throwers.filter((_, place) => totals[place] === top);
    throwers = again === 'all' && highest.length > 1 ? everyone : highest;
  }
  const [winner] = throwers;
  return throwers.length === 1 && winner !== undefined ? { throwers: [], winner } : { throwers };
}
