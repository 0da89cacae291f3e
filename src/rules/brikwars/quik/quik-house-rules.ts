import type { BrikwarsRuleId } from '../ids.ts';
import { lugpolGame } from './lugpol-game.ts';
import {
  doubleWays,
  handlingWays,
  jumpWays,
  protectionWays,
  type QuikGame,
  type QuikRules,
  quikGames,
} from './quik-game.ts';
import { type QuikGameId, quikGameIds } from './quik-game-ids.ts';

const shortGames: Readonly<Record<QuikGameId, QuikGame>> = { ...quikGames, lugpol: lugpolGame };

/** The switches that a table may set for itself; without a limit of crew it is infinite. */
export type QuikSwitches = Required<Omit<QuikRules, 'bonus'>>;
export type QuikHouseRuleId = keyof QuikSwitches;

const quikWars = ['en', 'pl'] as const;

/** Every switch of the short games: the ruling that explains it, its values, and the games it matters to. */
export const quikHouseRules = {
  protection: { ruling: 'BWC-68', values: protectionWays, games: quikGameIds },
  double: { ruling: 'BWC-69', values: doubleWays, games: quikWars },
  handling: { ruling: 'BWC-105', values: handlingWays, games: quikGameIds },
  jump: { ruling: 'BWC-106', values: jumpWays, games: quikGameIds },
  crewLimit: { ruling: 'BWC-109', values: [Number.POSITIVE_INFINITY, 3], games: quikGameIds },
} as const satisfies {
  readonly [Name in QuikHouseRuleId]: {
    readonly ruling: BrikwarsRuleId;
    readonly values: readonly QuikSwitches[Name][];
    readonly games: readonly QuikGameId[];
  };
};

export const quikHouseRuleIds = Object.keys(quikHouseRules) as readonly QuikHouseRuleId[];

/** The switches that a table has set otherwise than its game. */
export type QuikHouse = Partial<QuikSwitches>;

/** What a table plays by: a short game, and its own changes to it. */
export interface QuikTable {
  readonly game: QuikGameId;
  readonly house: QuikHouse;
}

const typed: { readonly [Name in QuikHouseRuleId]: { readonly values: readonly QuikSwitches[Name][] } } =
  quikHouseRules;

/** The values that a switch can have. */
export function quikValuesOf<Name extends QuikHouseRuleId>(name: Name): readonly QuikSwitches[Name][] {
  return typed[name].values;
}

/** The switches that matter to a game. */
export function quikHouseRulesOf(game: QuikGameId): readonly QuikHouseRuleId[] {
  return quikHouseRuleIds.filter((name) => quikHouseRules[name].games.some((own) => own === game));
}

/** What the game itself says of every switch (BWC-68, BWC-69, BWC-105, BWC-106, BWC-109). */
export function ownQuikRules(game: QuikGameId): QuikSwitches {
  const { bonus: _, ...own } = shortGames[game].rules;
  return { crewLimit: Number.POSITIVE_INFINITY, ...own };
}

/** The table with one switch set; a value that is the game's own counts as no change. */
export function withQuikHouseRule<Name extends QuikHouseRuleId>(
  table: QuikTable,
  name: Name,
  value: QuikSwitches[Name],
): QuikTable {
  const { [name]: _, ...rest } = table.house;
  const same = ownQuikRules(table.game)[name] === value;
  return { ...table, house: same ? rest : { ...rest, [name]: value } };
}

/** The table at another game: changes that do not matter there, or that it makes by itself, are dropped. */
export function withQuikGame({ house }: QuikTable, game: QuikGameId): QuikTable {
  const own = ownQuikRules(game);
  const names = quikHouseRulesOf(game);
  const kept = Object.entries(house).filter(
    ([name, value]) => names.some((known) => known === name) && own[name as QuikHouseRuleId] !== value,
  );
  return { game, house: Object.fromEntries(kept) };
}

/** How many switches that matter to the game differ from it. */
export function quikRulesChanged({ game, house }: QuikTable): number {
  return quikHouseRulesOf(game).filter((name) => name in house).length;
}

/** The game with the table's changes laid over its own switches. */
export function quikGameOf({ game, house }: QuikTable): QuikGame {
  const own = shortGames[game];
  return { ...own, rules: { ...own.rules, ...house } };
}
