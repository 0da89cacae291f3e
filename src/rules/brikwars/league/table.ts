// The table of a season (BW-LG-01, BW-LG-13; P:1544, P:1596).
import {
  type Game,
  gamePoints,
  type Scenario,
  type Side,
  scenarios,
  sides,
  type Walkover,
  walkoverPoints,
} from './results.ts';

/** One of the six games of a season: a scenario, and the side from which it is played. */
export interface Slot {
  readonly scenario: Scenario;
  readonly side: Side;
}

export interface Season {
  readonly players: readonly string[];
  /** In the order of play. */
  readonly games: readonly Game[];
  readonly walkovers: readonly Walkover[];
  /** Games that only part who is level; their points count for nothing else (BW-LG-13). */
  readonly playoffs: readonly Game[];
}

export interface Row {
  readonly player: string;
  readonly points: number;
  /** Of play-offs. */
  readonly playoff: number;
  readonly place: number;
  /** How many others share the place. */
  readonly tied: number;
  /** What has scored, and what is still to be played. */
  readonly scored: readonly Slot[];
  readonly open: readonly Slot[];
}

/** All six games of a season (BW-LG-01). */
export const slots: readonly Slot[] = scenarios.flatMap((scenario) =>
  sides.map((side) => ({ scenario, side })),
);

/**
 * Everybody's points and place, the best first and equals in the order of the list. Each scenario counts once from each
 * side, and then the first game counts (BWC-104, BWC-161); a walkover fills the slot of who came (BWC-162).
 */
export function leagueTable(season: Season): readonly Row[] {
  const rows = season.players.map((player) => {
    const kept = slots.flatMap((slot) => {
      const points = slotPoints(season, player, slot);
      return points === undefined ? [] : [{ slot, points }];
    });
    const scored = kept.map(({ slot }) => slot);
    return {
      player,
      points: kept.reduce((sum, { points }) => sum + points, 0) + penalties(season.walkovers, player),
      playoff: season.playoffs.reduce((sum, game) => sum + ownPoints(game, player), 0),
      scored,
      open: slots.filter((slot) => !scored.includes(slot)),
    };
  });
  return rows
    .map((row) => ({
      ...row,
      place: 1 + rows.filter((other) => isAhead(other, row)).length,
      tied: rows.filter((other) => !isAhead(other, row) && !isAhead(row, other)).length - 1,
    }))
    .sort((a, b) => a.place - b.place);
}

/** The season has no winner yet: the first place is shared (BW-LG-13). */
export const needsPlayoff = (table: readonly Row[]): boolean =>
  table.some(({ place, tied }) => place === 1 && tied > 0);

/** Whether somebody has played a scenario already, which makes his walkover in it cost points (BW-LG-10). */
export const hasPlayed = (games: readonly Game[], player: string, scenario: Scenario): boolean =>
  games.some((game) => game.scenario === scenario && sides.some((side) => game.players[side] === player));

type Standing = Pick<Row, 'points' | 'playoff'>;

const isAhead = (a: Standing, b: Standing) =>
  a.points > b.points || (a.points === b.points && a.playoff > b.playoff);

function slotPoints(
  { games, walkovers }: Season,
  player: string,
  { scenario, side }: Slot,
): number | undefined {
  const first = games.find((game) => game.scenario === scenario && game.players[side] === player);
  if (first) return gamePoints(first)[side];
  const given = walkovers.find(
    (walkover) => walkover.scenario === scenario && walkover.side === side && walkover.present === player,
  );
  return given && walkoverPoints(given.absentPlayed).present;
}

const penalties = (walkovers: readonly Walkover[], player: string) =>
  walkovers.reduce(
    (sum, { absent, absentPlayed }) => sum + (absent === player ? walkoverPoints(absentPlayed).absent : 0),
    0,
  );

const ownPoints = (game: Game, player: string) =>
  sides.reduce((sum, side) => sum + (game.players[side] === player ? gamePoints(game)[side] : 0), 0);
