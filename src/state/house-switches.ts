import {
  houseRuleIds,
  houseRules,
  ownRules,
  type TableMode,
  type TableRules,
  valuesOf,
} from '../rules/brikwars/house-rules.ts';
import type { BrikwarsRuleId } from '../rules/brikwars/ids.ts';
import {
  ownQuikRules,
  type QuikTable,
  quikHouseRuleIds,
  quikHouseRules,
  quikHouseRulesOf,
  quikValuesOf,
  withQuikHouseRule,
} from '../rules/brikwars/quik-house-rules.ts';
import { withWord } from './table-rules.ts';

/** A switch as a sheet shows it; `game` says whose catalogue its id stands in. */
export interface HouseSwitch {
  readonly game: 'table' | 'quik';
  readonly id: string;
  readonly ruling: BrikwarsRuleId;
  /** Each by the word that links and texts have for it; the edition's own is marked. */
  readonly values: readonly { readonly word: string; readonly own: boolean }[];
  /** The word of the value in force. */
  readonly word: string;
  /** The table plays it otherwise than its edition. */
  readonly changed: boolean;
}

/** The switches of the full game that matter to a mode, in the order of the catalogue. */
export function switchesOf(table: TableRules, mode: TableMode): readonly HouseSwitch[] {
  const own = ownRules(table.edition);
  return houseRuleIds
    .filter((id) => houseRules[id].modes.some((known) => known === mode))
    .map((id) => ({
      game: 'table',
      id,
      ruling: houseRules[id].ruling,
      values: valuesOf(id).map((value) => ({ word: String(value), own: value === own[id] })),
      word: String(id in table.house ? table.house[id] : own[id]),
      changed: id in table.house,
    }));
}

/** The switches of a short game. */
export function quikSwitchesOf(table: QuikTable): readonly HouseSwitch[] {
  const own = ownQuikRules(table.game);
  return quikHouseRulesOf(table.game).map((id) => ({
    game: 'quik',
    id,
    ruling: quikHouseRules[id].ruling,
    values: quikValuesOf(id).map((value) => ({ word: String(value), own: value === own[id] })),
    word: String(id in table.house ? table.house[id] : own[id]),
    changed: id in table.house,
  }));
}

/** The table with a switch at the value of that word; unchanged for a word that it does not have. */
export function withSwitch(table: TableRules, id: string, word: string): TableRules {
  const name = houseRuleIds.find((known) => known === id);
  return (name && withWord(table, name, word)) ?? table;
}

/** The same for a short game. */
export function withQuikSwitch(table: QuikTable, id: string, word: string): QuikTable {
  const name = quikHouseRuleIds.find((known) => known === id);
  const value = name && quikValuesOf(name).find((known) => String(known) === word);
  return name === undefined || value === undefined ? table : withQuikHouseRule(table, name, value);
}
