import { createContext } from 'preact';
import type { LeagueModel } from '../league/model.ts';

/** Opens the seasons of the league, which a battle feeds. */
export const LeagueDoor = createContext<(() => Promise<LeagueModel>) | undefined>(undefined);
