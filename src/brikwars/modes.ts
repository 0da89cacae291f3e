import { type GameFacts, rulesOfFight } from '../fight/facts.ts';
import { fullHouse } from './house-rules.ts';

/** The modes of the game: each is one file, fetched when it is first wanted. */
export const brikwarsModes = {
  brikwars: () => import('./duel/entry.ts'),
  many: () => import('./many/entry.ts'),
  squads: () => import('./squads/entry.ts'),
  charge: () => import('./charge/entry.ts'),
  wreck: () => import('./wreck/entry.ts'),
  quik: () => import('./quik/entry.ts'),
  magic: () => import('./magic/entry.ts'),
};

export const brikwarsFacts: GameFacts = {
  modes: brikwarsModes,
  /** Edition and number of house rules; the short games say it in their title. */
  rulesPhrase({ texts }, fight) {
    // A short game and an edition of the full one are both `pl`.
    const table = fight.mode === 'quik' ? undefined : fullHouse.read(rulesOfFight(fight) ?? '');
    if (!table) return undefined;
    const changes = Object.keys(table.house).length;
    const edition = texts('fights').editions[table.edition];
    return [edition, ...(changes > 0 ? [texts('fightplace').changes(changes)] : [])].join(' · ');
  },
};
