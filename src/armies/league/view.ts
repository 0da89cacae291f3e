import { nextGame, type Pairing, playoffPlayers } from '../../rules/brikwars/league/next-game.ts';
import type { LeagueEvent } from '../../rules/brikwars/league/results.ts';
import { type Day, seasonEnd } from '../../rules/brikwars/league/season.ts';
import { firstFinish, leagueTable, type Row } from '../../rules/brikwars/league/table.ts';
import type { SeasonMeeting, StoredSeason } from '../../storage/season.ts';
import { readDay, timeOf } from './days.ts';

/** What a game of the season means for the table; undefined while it is still to be played. */
function eventOf({ kind, scenario, light, dark, result }: SeasonMeeting): LeagueEvent | undefined {
  if (!result) return undefined;
  const players = { light, dark };
  if (result.by === 'game') {
    const { winner, secondary } = result;
    return { kind, scenario, players, winner, secondary };
  }
  const { present, absentPlayed } = result;
  const absent = present === 'light' ? dark : light;
  return { kind: 'walkover', scenario, side: present, present: players[present], absent, absentPlayed };
}

export const eventsOf = (meetings: readonly SeasonMeeting[]): readonly LeagueEvent[] =>
  meetings.flatMap((meeting) => eventOf(meeting) ?? []);

export interface SeasonView {
  readonly table: readonly Row[];
  /** In the order of play: an event of the table has the place of its game here. */
  readonly played: readonly SeasonMeeting[];
  readonly planned: readonly SeasonMeeting[];
  /** What could be played next, where nothing is planned. */
  readonly next?: Pairing;
  /** Slots filled and slots in all. */
  readonly done: number;
  readonly of: number;
  /** Who shares the first place when there is nothing left that could part them. */
  readonly level: readonly string[];
  /** Who has won the season. */
  readonly winner?: string;
  /** The last day, and whether somebody has brought it nearer by playing everything. */
  readonly end: Day;
  readonly running: boolean;
  readonly over: boolean;
}

export function viewOf(season: StoredSeason, now: number): SeasonView {
  const { players, meetings } = season;
  const played = meetings.filter(({ result }) => result);
  const events = eventsOf(played);
  const table = leagueTable({ players: players.map(({ id }) => id), events });
  const first = firstFinish(table);
  const finished = first === null ? undefined : played[first]?.day;
  const end = seasonEnd(readDay(season.start), finished ? readDay(finished) : undefined);
  const met = (one: string, other: string) =>
    meetings.filter(({ light, dark }) => [light, dark].includes(one) && [light, dark].includes(other)).length;
  const next = nextGame(table, met);
  const done = table.reduce((sum, { scored }) => sum + scored.length, 0);
  const over = now >= timeOf({ ...end, day: end.day + 1 });
  // As long as games can change the table, a shared place settles itself.
  const settled = events.length > 0 && (over || !next);
  const level = settled ? playoffPlayers(table) : [];
  const [leader] = table;
  return {
    table,
    played,
    planned: meetings.filter(({ result }) => !result),
    ...(next ? { next } : {}),
    done,
    of: 6 * players.length,
    level,
    ...(settled && level.length === 0 && leader ? { winner: leader.player } : {}),
    end,
    running: finished !== undefined,
    over,
  };
}

export const nameIn = ({ players }: StoredSeason, id: string): string =>
  players.find((player) => player.id === id)?.name ?? '?';
