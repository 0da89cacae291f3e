import { type GameFacts, rulesOfFight } from '../fight/facts.ts';
import { fullHouse } from './house-rules.ts';

/** The modes of the game: each is one file, fetched when it is first wanted. */
export const brikwarsModes = {
  brikwars: { open: () => import('./duel/entry.ts'), words: 'brikwars/duel' },
  many: { open: () => import('./many/entry.ts'), words: 'brikwars/many' },
  squads: { open: () => import('./squads/entry.ts'), words: 'brikwars/squads' },
  charge: { open: () => import('./charge/entry.ts'), words: 'brikwars/charge' },
  wreck: { open: () => import('./wreck/entry.ts'), words: 'brikwars/wreck' },
  quik: { open: () => import('./quik/entry.ts'), words: 'brikwars/quik' },
  magic: { open: () => import('./magic/entry.ts'), words: 'brikwars/magic' },
} as const;

export const brikwarsFacts: GameFacts = {
  modes: brikwarsModes,
  /** Edition and number of house rules; the short games say it in their title. */
  rulesPhrase({ texts }, fight) {
    // A short game and an edition of the full one are both `pl`.
    const table = fight.mode === 'quik' ? undefined : fullHouse.read(rulesOfFight(fight) ?? '');
    if (!table) return undefined;
    const changes = Object.keys(table.house).length;
    const edition = texts('brikwars').editions[table.edition];
    return [edition, ...(changes > 0 ? [texts('fight').changes(changes)] : [])].join(' · ');
  },
};
