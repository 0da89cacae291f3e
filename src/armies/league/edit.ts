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

/** Those who take part with their armies, and nothing played. */
export function nextSeason(
  { players, juniors }: StoredSeason,
  ...of: Parameters<typeof newSeason>
): StoredSeason {
  const staying = players
    .filter(({ left }) => left === undefined)
    .map(({ byes: _, ...player }): SeasonPlayer => player);
  return { ...newSeason(...of), players: staying, juniors };
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

/** What is planned with a player. */
export const plannedWith = ({ meetings }: StoredSeason, player: string): readonly SeasonMeeting[] =>
  meetings.filter((meeting) => !meeting.result && takesPart(meeting, player));

/** Without what is planned with a player: in a round that was drawn, the opponent sits out. */
function withoutPlans(season: StoredSeason, id: string): StoredSeason {
  const plans = plannedWith(season, id);
  const without: StoredSeason = {
    ...season,
    meetings: season.meetings.filter((meeting) => !plans.includes(meeting)),
  };
  return plans.reduce<StoredSeason>(
    (known, { light, dark, round }) =>
      round === undefined ? known : withBye(known, light === id ? dark : light, round),
    without,
  );
}

function withBye(season: StoredSeason, id: string, round: number): StoredSeason {
  const byes = season.players.find((player) => player.id === id)?.byes ?? [];
  return changePlayer(season, id, { byes: [...byes.filter((each) => each !== round), round] });
}

/** Without a player who has played nothing. */
export function removePlayer(season: StoredSeason, id: string): StoredSeason {
  if (hasResult(season, id)) return season;
  const { players, ...rest } = withoutPlans(season, id);
  return { ...rest, players: players.filter((player) => player.id !== id) };
}

/** A player takes part no more: what was played stays, for him and the others. */
export const leave = (season: StoredSeason, id: string, day: string): StoredSeason =>
  changePlayer(withoutPlans(season, id), id, { left: day });

export function comeBack(season: StoredSeason, id: string): StoredSeason {
  const players = season.players.map((player): SeasonPlayer => {
    if (player.id !== id) return player;
    const { left: _, ...back } = player;
    return back;
  });
  return { ...season, players };
}

/** The round drawn last; 0 before the first. */
export const lastRound = ({ meetings, players }: StoredSeason): number =>
  Math.max(0, ...meetings.map(({ round = 0 }) => round), ...players.flatMap(({ byes = [] }) => byes));

/** Adds a round that was drawn; as it is where there is no room for it. */
export function addRound(
  season: StoredSeason,
  games: readonly SeasonMeeting[],
  byes: readonly string[],
): StoredSeason {
  const round = lastRound(season) + 1;
  if (round > seasonBounds.rounds) return season;
  const added = addMeetings(season, ...games.map((game) => ({ ...game, round })));
  return added === season ? season : byes.reduce((known, id) => withBye(known, id, round), added);
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
