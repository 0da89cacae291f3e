import { type GameFacts, rulesOfFight } from '../fight/facts.ts';
import { fullHouse, quikHouse } from './house-rules.ts';

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
  /** Of one against one by how they fight. */
  kindOf({ texts }, { mode, query }) {
    const { modes } = texts('brikwars');
    const named =
      mode !== 'brikwars' ? mode : new URLSearchParams(query).get('mode') === 'ranged' ? 'ranged' : 'close';
    return Object.hasOwn(modes, named) ? modes[named as keyof typeof modes] : undefined;
  },
  /** Edition or short game, and number of house rules. */
  rulesPhrase({ texts }, fight) {
    const written = rulesOfFight(fight) ?? '';
    // A short game and an edition of the full one are both `pl`.
    const short = fight.mode === 'quik' ? quikHouse.read(written) : undefined;
    const full = fight.mode === 'quik' ? undefined : fullHouse.read(written);
    const played = short ? (`quik-${short.game}` as const) : full?.edition;
    if (played === undefined) return undefined;
    const changes = Object.keys((short ?? full)?.house ?? {}).length;
    const edition = texts('editions')[played];
    return [edition, ...(changes > 0 ? [texts('fight').changes(changes)] : [])].join(' · ');
  },
};
