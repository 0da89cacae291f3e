import { hasPlayed } from '../../rules/brikwars/league/table.ts';
import {
  type MeetingResult,
  type SeasonMeeting,
  type SeasonPlayer,
  type StoredSeason,
  seasonBounds,
} from '../../storage/season.ts';
import { eventsOf } from './view.ts';

/** A season without anything in it yet. */
export function newSeason(id: string, name: string, start: string, now: number): StoredSeason {
  return {
    version: 1,
    id,
    name,
    juniors: false,
    start,
    players: [],
    meetings: [],
    created: now,
    changed: now,
    revision: 1,
  };
}

/** The same players with their armies, and nothing played. */
export function nextSeason(
  { players, juniors }: StoredSeason,
  ...of: Parameters<typeof newSeason>
): StoredSeason {
  return { ...newSeason(...of), players, juniors };
}

const fits = (name: string, longest: number) => [...name.trim()].slice(0, longest).join('').trim();

/** A name of which something is left to read, as long as there is room for. */
export const playerName = (name: string): string => fits(name, seasonBounds.player);

export const seasonName = (name: string): string => fits(name, seasonBounds.name);

export function addPlayer(season: StoredSeason, player: SeasonPlayer): StoredSeason {
  if (season.players.length >= seasonBounds.players) return season;
  return { ...season, players: [...season.players, player] };
}

export function changePlayer(
  season: StoredSeason,
  id: string,
  change: Partial<Omit<SeasonPlayer, 'id'>>,
): StoredSeason {
  const players = season.players.map((player) => (player.id === id ? { ...player, ...change } : player));
  return { ...season, players };
}

const takesPart = ({ light, dark }: SeasonMeeting, player: string) => light === player || dark === player;

/** Whether a player has a result: then he belongs to the season, and others have points from him. */
export const hasResult = ({ meetings }: StoredSeason, player: string): boolean =>
  meetings.some((meeting) => meeting.result && takesPart(meeting, player));

/** Without a player who has played nothing, and without what was planned with him. */
export function removePlayer(season: StoredSeason, id: string): StoredSeason {
  if (hasResult(season, id)) return season;
  return {
    ...season,
    players: season.players.filter((player) => player.id !== id),
    meetings: season.meetings.filter((meeting) => !takesPart(meeting, id)),
  };
}

export function addMeetings(season: StoredSeason, ...meetings: readonly SeasonMeeting[]): StoredSeason {
  if (season.meetings.length + meetings.length > seasonBounds.meetings) return season;
  return { ...season, meetings: [...season.meetings, ...meetings] };
}

export function changeMeeting(
  season: StoredSeason,
  id: string,
  change: Partial<Omit<SeasonMeeting, 'id' | 'result'>>,
): StoredSeason {
  const meetings = season.meetings.map((meeting) =>
    meeting.id === id ? { ...meeting, ...change } : meeting,
  );
  return { ...season, meetings };
}

export function removeMeeting(season: StoredSeason, id: string): StoredSeason {
  return { ...season, meetings: season.meetings.filter((meeting) => meeting.id !== id) };
}

/**
 * Enters a result: the game then stands behind all that were played before it, or stays where its result is corrected.
 */
export function withResult(
  season: StoredSeason,
  meeting: SeasonMeeting,
  result: MeetingResult,
  day: string,
): StoredSeason {
  const done = { ...meeting, day, result };
  const known = season.meetings.find(({ id }) => id === meeting.id);
  if (known?.result) {
    return { ...season, meetings: season.meetings.map((each) => (each.id === meeting.id ? done : each)) };
  }
  const others = season.meetings.filter(({ id }) => id !== meeting.id);
  if (others.length >= seasonBounds.meetings) return season;
  const played = others.filter((each) => each.result);
  return { ...season, meetings: [...played, done, ...others.filter((each) => !each.result)] };
}

/** Takes a result back: the game is still to be played, before all others that are. */
export function withoutResult(season: StoredSeason, id: string): StoredSeason {
  const meeting = season.meetings.find((each) => each.id === id);
  if (!meeting?.result) return season;
  const { result: _, ...open } = meeting;
  const others = season.meetings.filter((each) => each.id !== id);
  return {
    ...season,
    meetings: [...others.filter((each) => each.result), open, ...others.filter((each) => !each.result)],
  };
}

/** Whether the absentee of a walkover had played the scenario in the season before this game (BW-LG-10). */
export function hadPlayed(
  { meetings }: StoredSeason,
  player: string,
  { id, scenario }: SeasonMeeting,
): boolean {
  const at = meetings.findIndex((meeting) => meeting.id === id && meeting.result);
  return hasPlayed(eventsOf(at < 0 ? meetings : meetings.slice(0, at)), player, scenario);
}
