import type { SeasonMeeting, StoredSeason } from '../../storage/season.ts';
import type { LeagueModel } from './model.ts';

/** A season on the screen, and what changes it. */
export interface SeasonProps {
  readonly model: LeagueModel;
  readonly season: StoredSeason;
}

/** A game of it. */
export interface GameProps extends SeasonProps {
  readonly meeting: SeasonMeeting;
}
