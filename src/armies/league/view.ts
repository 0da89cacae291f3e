import {
  type Meetings,
  nextGame,
  type Pairing,
  playoffPlayers,
} from '../../rules/brikwars/league/next-game.ts';
import type { LeagueEvent } from '../../rules/brikwars/league/results.ts';
import type { Waiting } from '../../rules/brikwars/league/round.ts';
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
  /** Those who take part. */
  readonly table: readonly Row[];
  /** Those who have left: they keep their points and hold no place. */
  readonly gone: readonly Row[];
  /** In the order of play: an event of the table has the place of its game here. */
  readonly played: readonly SeasonMeeting[];
  readonly planned: readonly SeasonMeeting[];
  /** What could be played next, where nothing is planned. */
  readonly next?: Pairing;
  /** Who shares the first place when there is nothing left that could part them. */
  readonly level: readonly string[];
  /** Who has won the season. */
  readonly winner?: string;
  /** The last day, and whether somebody has brought it nearer by playing everything. */
  readonly end: Day;
  readonly running: boolean;
  readonly over: boolean;
  /** Nothing is left to be played: the season is over, or everybody has played everything. */
  readonly complete: boolean;
}

/** Those who still have something to play: whom a round is drawn of. */
export const waitingIn = ({ players }: StoredSeason, { table }: SeasonView): readonly Waiting[] =>
  table
    .filter(({ open }) => open.length > 0)
    .map((row) => ({ ...row, byes: players.find(({ id }) => id === row.player)?.byes?.length ?? 0 }));

/** The row of a player, whether taking part or not. */
export const rowIn = ({ table, gone }: SeasonView, id: string): Row | undefined =>
  [...table, ...gone].find(({ player }) => player === id);

/** How often two have a game with each other, played or planned. */
export const meetingsOf =
  ({ meetings }: StoredSeason): Meetings =>
  (one, other) =>
    meetings.filter(({ light, dark }) => [light, dark].includes(one) && [light, dark].includes(other)).length;

export function viewOf(season: StoredSeason, now: number): SeasonView {
  const { players, meetings } = season;
  const played = meetings.filter(({ result }) => result);
  const planned = meetings.filter(({ result }) => !result);
  const events = eventsOf(played);
  const rowsOf = (those: StoredSeason['players']) =>
    leagueTable({ players: those.map(({ id }) => id), events });
  const here = players.filter(({ left }) => left === undefined);
  const table = rowsOf(here);
  const gone = rowsOf(players.filter(({ left }) => left !== undefined));
  const first = firstFinish([...table, ...gone]);
  const finished = first === null ? undefined : played[first]?.day;
  const end = seasonEnd(readDay(season.start), finished ? readDay(finished) : undefined);
  const over = now >= timeOf({ ...end, day: end.day + 1 });
  const next = over ? undefined : nextGame(table, meetingsOf(season), { ring: here.map(({ id }) => id) });
  const all = table.every(({ open }) => open.length === 0);
  // As long as games can change the table, a shared place settles itself.
  const settled = events.length > 0 && !next;
  const level = settled ? playoffPlayers(table) : [];
  const [leader] = table;
  return {
    table,
    gone,
    played,
    planned,
    ...(next ? { next } : {}),
    level,
    ...(settled && level.length === 0 && leader ? { winner: leader.player } : {}),
    end,
    running: finished !== undefined,
    over,
    complete: over || (all && planned.length === 0),
  };
}

/** Names told apart: of players of one name each has a number behind it. */
export function nameIn({ players }: StoredSeason, id: string): string {
  const player = players.find((each) => each.id === id);
  if (!player) return '?';
  const same = namesakes(players, player.name);
  return same.length > 1 ? `${player.name} (${1 + same.indexOf(player)})` : player.name;
}

/** All who are called so, in the order of the season. */
export const namesakes = (players: StoredSeason['players'], name: string): StoredSeason['players'] =>
  players.filter((each) => each.name.trim().toLowerCase() === name.trim().toLowerCase());
