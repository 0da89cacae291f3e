import type { SeasonMeeting, StoredSeason } from '../../storage/season.ts';
import type { LeagueModel } from '../league/model.ts';
import { viewOf } from '../league/view.ts';

export interface OpenGame {
  readonly season: StoredSeason;
  readonly meeting: SeasonMeeting;
}

/** Games of running seasons that are planned, and the one that brings each forward; the season changed last first. */
export function openGames({ seasons, now, createId }: LeagueModel): readonly OpenGame[] {
  return seasons.peek().flatMap((season) => {
    const { planned, next, over } = viewOf(season, now());
    if (over) return [];
    const proposed = next && {
      id: createId(),
      kind: 'game' as const,
      scenario: next.scenario,
      ...next.players,
    };
    return [...planned, ...(proposed ? [proposed] : [])].map((meeting) => ({ season, meeting }));
  });
}
