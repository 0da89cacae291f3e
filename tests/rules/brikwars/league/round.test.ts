import matching from 'edmonds-blossom-fixed';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LeagueEvent } from '../../../../src/rules/brikwars/league/results.ts';
import {
  drawRound,
  type Edge,
  type Round,
  type Waiting,
} from '../../../../src/rules/brikwars/league/round.ts';
import { leagueTable } from '../../../../src/rules/brikwars/league/table.ts';

const library = (edges: Edge[]) => matching(edges, true);

interface Season {
  readonly players: readonly string[];
  readonly events: readonly LeagueEvent[];
  readonly met: ReadonlyMap<string, number>;
  readonly byes: ReadonlyMap<string, number>;
}

const pairOf = (...two: readonly string[]) => [...two].sort().join(' ');
const metIn =
  ({ met }: Season) =>
  (one: string, other: string) =>
    met.get(pairOf(one, other)) ?? 0;

/** In the order of the draw: which numbers stand for. */
const waitingIn = ({ players, events, byes }: Season, draw: readonly number[]): readonly Waiting[] =>
  leagueTable({ players, events })
    .filter(({ open }) => open.length > 0)
    .map((row, at) => ({ row: { ...row, byes: byes.get(row.player) ?? 0 }, at: draw[at % draw.length] ?? 0 }))
    .sort((one, other) => one.at - other.at)
    .map(({ row }) => row);

/** The season after a round whose games ended as the numbers say. */
function played(season: Season, { games, byes }: Round, ends: readonly number[]): Season {
  const met = new Map(season.met);
  const sat = new Map(season.byes);
  for (const { players } of games) {
    const pair = pairOf(players.light, players.dark);
    met.set(pair, (met.get(pair) ?? 0) + 1);
  }
  for (const player of byes) sat.set(player, (sat.get(player) ?? 0) + 1);
  const events = games.map(({ scenario, players }, at): LeagueEvent => {
    const end = ends[at % ends.length] ?? 0;
    const winner = (['light', 'dark', 'draw'] as const)[end % 3] ?? 'draw';
    const secondary = { light: end % 2 === 0, dark: end % 5 === 0 };
    if (end === 7) {
      return {
        kind: 'walkover',
        scenario,
        side: 'dark',
        present: players.dark,
        absent: players.light,
        absentPlayed: false,
      };
    }
    return { kind: 'game', scenario, players, winner, secondary };
  });
  return { ...season, events: [...season.events, ...events], met, byes: sat };
}

const begun = (count: number): Season => ({
  players: Array.from({ length: count }, (_, at) => `p${at}`),
  events: [],
  met: new Map(),
  byes: new Map(),
});

const anyNumbers = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 7, maxLength: 7 });

/** Every way to join some of the places that an edge allows. */
function* allMatchings(edges: readonly Edge[], places: number): Generator<number[]> {
  const mates = Array.from({ length: places }, () => -1);
  function* from(at: number): Generator<number[]> {
    if (at === edges.length) {
      yield [...mates];
      return;
    }
    yield* from(at + 1);
    const [one, other] = edges[at] ?? [0, 0];
    if (mates[one] !== -1 || mates[other] !== -1) return;
    mates[one] = other;
    mates[other] = one;
    yield* from(at + 1);
    mates[one] = -1;
    mates[other] = -1;
  }
  yield* from(0);
}

/** How many are joined, and how good that is. */
function worth(edges: readonly Edge[], mates: readonly number[]): readonly [number, number] {
  const used = edges.filter(([one, other]) => mates[one] === other && mates[other] === one);
  return [used.length, used.reduce((sum, [, , weight]) => sum + weight, 0)];
}

/** The best of all ways, tried one after the other. */
function slow(edges: Edge[]): readonly number[] {
  let best: readonly number[] = [];
  for (const mates of allMatchings(edges, 1 + Math.max(...edges.flatMap((edge) => edge.slice(0, 2))))) {
    const [many, good] = worth(edges, mates);
    const [most, better] = best.length === 0 ? [-1, 0] : worth(edges, best);
    if (many > most || (many === most && good > better)) best = mates;
  }
  return best;
}

describe('rules/brikwars/league/round', () => {
  it('BW-LG-01 whatever was played, a round has everybody once, in a game that fills a slot of both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 40 }), anyNumbers, anyNumbers, (count, draw, ends) => {
        let season = begun(count);
        for (let number = 1; number <= 8; number++) {
          const waiting = waitingIn(season, draw);
          const round = drawRound(waiting, metIn(season), library);
          const playing = round.games.flatMap(({ players }) => [players.light, players.dark]);
          expect([...playing, ...round.byes].sort()).toEqual(waiting.map(({ player }) => player).sort());
          for (const { scenario, players } of round.games) {
            for (const side of ['light', 'dark'] as const) {
              const row = waiting.find(({ player }) => player === players[side]);
              expect(row?.open).toContainEqual({ scenario, side });
            }
          }
          season = played(season, round, ends);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('rules/brikwars/league/round of eight or more nobody meets the same again in five rounds, and nobody sits out twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 40 }),
        anyNumbers,
        fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 7, maxLength: 7 }),
        (count, draw, ends) => {
          let season = begun(count);
          for (let number = 1; number <= 5; number++) {
            const round = drawRound(waitingIn(season, draw), metIn(season), library);
            expect(round.byes).toHaveLength(count % 2);
            season = played(season, round, ends);
          }
          expect(Math.max(...season.met.values())).toBe(1);
          expect(Math.max(1, ...season.byes.values())).toBe(1);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('rules/brikwars/league/round no other way to join them is better: all ways of a small group are tried', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 6 }), anyNumbers, anyNumbers, (count, draw, ends) => {
        let season = begun(count);
        for (let number = 1; number <= 7; number++) {
          let edges: Edge[] = [];
          const round = drawRound(waitingIn(season, draw), metIn(season), (all) => {
            edges = all;
            return all.length === 0 ? [] : library(all);
          });
          if (edges.length === 0) break;
          expect(worth(edges, library(edges))).toEqual(worth(edges, slow(edges)));
          season = played(season, round, ends);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('rules/brikwars/league/round who has as many points plays whom, and who has fewest sits out', () => {
    const { open } = leagueTable({ players: ['p'], events: [] })[0] ?? { open: [] };
    const points = { anna: 14, bolek: 3, celina: 13, darek: 6, ewa: 5 };
    const waiting = Object.entries(points).map(([player, number]) => ({
      player,
      points: number,
      open,
      byes: 0,
    }));
    const draw = (of: readonly Waiting[], met = () => 0) => {
      const { games, byes } = drawRound(of, met, library);
      return [games.map(({ players }) => pairOf(players.light, players.dark)).sort(), byes];
    };
    expect(draw(waiting)).toEqual([['anna celina', 'darek ewa'], ['bolek']]);
    const sat = waiting.map((one) => ({ ...one, byes: Number(one.player === 'bolek') }));
    expect(draw(sat)).toEqual([['anna celina', 'bolek darek'], ['ewa']]);
    const met = (one: string, other: string) => Number(pairOf(one, other) === 'anna celina');
    expect(draw(waiting, met as () => number)).toEqual([['anna darek', 'celina ewa'], ['bolek']]);
  });

  it('rules/brikwars/league/round a second game of two is of a scenario that both have played from the other side', () => {
    const game: LeagueEvent = {
      ...{ kind: 'game', scenario: 'flag', winner: 'light', secondary: { light: false, dark: false } },
      players: { light: 'anna', dark: 'bolek' },
    };
    const season: Season = { ...begun(0), players: ['anna', 'bolek'], events: [game] };
    expect(drawRound(waitingIn(season, [0]), () => 1, library)).toEqual({
      games: [{ scenario: 'flag', players: { light: 'bolek', dark: 'anna' } }],
      byes: [],
    });
    expect(drawRound([], () => 0, library)).toEqual({ games: [], byes: [] });
  });
});
