import type { RulesTable } from '../rules-table.ts';
import type { CastleGame } from './actions.ts';
import type { AttackMode } from './attack/attack.ts';
import type { EligibilityRow } from './attack/eligibility.ts';
import type { SectionKind, Strength } from './kinds.ts';

/** The tables of the castle rules that entries of the look-up show. */
export const castleTableIds = ['mk-sections', 'mk-extra-actions', 'mk-eligibility', 'mk-strengths'] as const;
export type CastleTableId = (typeof castleTableIds)[number];

/** What heads a column. */
export type CastleColumnId =
  | 'entrances'
  | 'access'
  | 'attacks'
  | 'non-wall'
  | 'extra'
  | CastleGame
  | AttackMode
  | Strength;

/** What of a castle still stands, for the extra actions. */
export const standingCastles = ['only-walls', 'towers', 'one-keep', 'two-keeps'] as const;
export type StandingCastle = (typeof standingCastles)[number];

/** The rows of the decision table; MK-ELG-13 is about groups, each of whose members it is asked of. */
export type DecidingRow = Exclude<EligibilityRow, 'MK-ELG-13'>;

/** What stands before a row; the same word names the same thing in every table. */
export type CastleTableRowId = SectionKind | StandingCastle | DecidingRow | 'clicks';

/** What a cell of words says: whether an attack is allowed, or where access points are. */
const castleTableWords = ['yes', 'no', 'doors-top', 'door-top', 'ladders'] as const;
export type CastleTableWord = (typeof castleTableWords)[number];

/** Where a figure holds beside the default one. */
export type CastleWhere = Extract<CastleGame, 'conquest'>;

export type CastleRulesTable = RulesTable<CastleTableId, CastleColumnId, CastleTableRowId, CastleWhere>;
export type CastleTableBody = Omit<CastleRulesTable, 'id'>;
