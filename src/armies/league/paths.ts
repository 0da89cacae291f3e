/** The rest of the address under which the seasons stand; no id of an army can be that. */
export const leaguePath = '~league';

export const seasonPath = (season: string): string => `armies/${leaguePath}/${season}`;

export const playerPath = (season: string, player: string): string =>
  `${seasonPath(season)}/player/${player}`;

export const gamePath = (season: string, game: string): string => `${seasonPath(season)}/game/${game}`;

/** What an address under the seasons shows. */
export interface LeagueRoute {
  readonly season?: string;
  readonly part?: 'player' | 'game';
  readonly id?: string;
}

export function readRoute(rest: string): LeagueRoute {
  const [, season, part, id] = rest.split('/');
  if (!season) return {};
  return (part === 'player' || part === 'game') && id ? { season, part, id } : { season };
}
