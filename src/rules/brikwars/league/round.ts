// A round of a season, drawn by the Swiss system: everybody plays once, against one of about as many points.
import { common, type Meetings, type Pairing } from './next-game.ts';
import type { Row } from './table.ts';

/** One who is to play in the round. */
export interface Waiting extends Pick<Row, 'player' | 'points' | 'open'> {
  /** How often he had to sit out. */
  readonly byes: number;
}

export interface Round {
  readonly games: readonly Pairing[];
  /** Who finds no opponent. */
  readonly byes: readonly string[];
}

/** Two that can be joined, by their places, and how good that is. */
export type Edge = [one: number, other: number, weight: number];

/** Joins as many as possible, and of all ways to do so finds the best: for each place the one that it is joined to, or -1. */
export type Matching = (edges: Edge[]) => readonly number[];

// Each outweighs all that the next could add up to in a round of the most players.
const byeAgain = 10 ** 11;
const metAgain = 10 ** 7;
/** A game that begins a scenario for a player: as bad as players some 5 points apart, so that the last rounds fit too. */
const begins = 30;

/** What two could play, from either side; first what both have played from the other side. */
function gamesOf(one: Waiting, other: Waiting): readonly (Pairing & { readonly begun: number })[] {
  return [[one, other] as const, [other, one] as const]
    .flatMap(([light, dark]) =>
      common(light, dark).map((scenario) => ({
        scenario,
        players: { light: light.player, dark: dark.player },
        begun: [light, dark].filter(
          ({ open }) => open.filter((slot) => slot.scenario === scenario).length === 2,
        ).length,
      })),
    )
    .sort((a, b) => a.begun - b.begun);
}

/**
 * Who plays whom, and what. Nobody meets the same opponent again, and nobody sits out again, as long as that can be
 * avoided; beyond that, points decide: the smaller the differences, the better, and who has fewest sits out. Each game
 * fills a slot of both (BW-LG-01). Of equals those who stand first are joined: their order is the draw.
 */
export function drawRound(waiting: readonly Waiting[], met: Meetings, match: Matching): Round {
  const least = Math.min(...waiting.map(({ points }) => points));
  const edges: Edge[] = [];
  waiting.forEach((one, at) => {
    waiting.slice(0, at).forEach((other, before) => {
      const [game] = gamesOf(one, other);
      if (!game) return;
      const repeat = met(one.player, other.player) ** 2;
      edges.push([before, at, -(repeat * metAgain + game.begun * begins + (one.points - other.points) ** 2)]);
    });
    if (waiting.length % 2 === 1) {
      edges.push([at, waiting.length, -(one.byes ** 2 * byeAgain + (one.points - least) ** 2)]);
    }
  });
  const joined = match(edges);
  const games = waiting.flatMap((one, at) => {
    const other = waiting[joined[at] ?? -1];
    const game = other && at < (joined[at] ?? -1) ? gamesOf(one, other)[0] : undefined;
    return game ? [{ scenario: game.scenario, players: game.players }] : [];
  });
  const playing = new Set(games.flatMap(({ players }) => [players.light, players.dark]));
  return { games, byes: waiting.flatMap(({ player }) => (playing.has(player) ? [] : [player])) };
}
