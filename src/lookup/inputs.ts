import type { InputCodec } from '../kit/inputs.ts';
import { isLanguage, type Language } from '../platform/languages.ts';
import { type Game, games } from '../rules/ids.ts';
import { findChapter } from './chapters.ts';

/** What a reader chose in the look-up. */
export interface LookupInputs {
  readonly query: string;
  /** Search and browse also the games that are not played. */
  readonly everyGame: boolean;
  /** Only what was found of this game. */
  readonly game: Game | undefined;
  /** Key of the chapter that stands open for browsing. */
  readonly open: string | undefined;
  /** A second language shown beneath each entry. */
  readonly beside: Language | undefined;
}

export const longestQuery = 100;

const names = ['v', 'q', 'all', 'g', 'in', 'beside'];

export const lookupCodec: InputCodec<LookupInputs> = {
  initial: { query: '', everyGame: false, game: undefined, open: undefined, beside: undefined },
  encode({ query, everyGame, game, open, beside }) {
    const parameters = new URLSearchParams({ v: '1', q: query, all: everyGame ? '1' : '0' });
    if (game !== undefined) parameters.set('g', game);
    if (open !== undefined) parameters.set('in', open);
    if (beside !== undefined) parameters.set('beside', beside);
    return parameters.toString();
  },
  decode(text) {
    const parameters = new URLSearchParams(text);
    const known = [...parameters.keys()].every(
      (name, at, all) => names.includes(name) && all.indexOf(name) === at,
    );
    const query = parameters.get('q') ?? '';
    const every = parameters.get('all') ?? '0';
    const named = parameters.get('g') ?? undefined;
    const game = games.find((known) => known === named);
    const open = parameters.get('in') ?? undefined;
    const beside = parameters.get('beside') ?? undefined;
    if (!known || parameters.get('v') !== '1' || query.length > longestQuery) return undefined;
    if (every !== '0' && every !== '1') return undefined;
    if (game !== named) return undefined;
    if (open !== undefined && !findChapter(open)) return undefined;
    if (beside !== undefined && !isLanguage(beside)) return undefined;
    return { query, everyGame: every === '1', game, open, beside };
  },
};
