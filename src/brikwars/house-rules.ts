import { type HouseSwitch, houseSwitch } from '../fight/house-switch.ts';
import {
  houseRuleIds,
  houseRules,
  ownRules,
  type TableMode,
  type TableRules,
  valuesOf,
} from '../rules/brikwars/house-rules.ts';
import {
  ownQuikRules,
  type QuikTable,
  quikHouseRuleIds,
  quikHouseRules,
  quikHouseRulesOf,
  quikValuesOf,
  withQuikHouseRule,
} from '../rules/brikwars/quik-house-rules.ts';
import { withWord } from './house-rules-link.ts';

/** The switches of the full game that matter to a mode, in the order of the catalogue. */
export function switchesOf(table: TableRules, mode: TableMode): readonly HouseSwitch[] {
  const own = ownRules(table.edition);
  return houseRuleIds
    .filter((id) => houseRules[id].modes.some((known) => known === mode))
    .map((id) => houseSwitch(id, houseRules[id].ruling, valuesOf(id), own[id], table.house));
}

/** The switches of a short game. */
export function quikSwitchesOf(table: QuikTable): readonly HouseSwitch[] {
  const own = ownQuikRules(table.game);
  return quikHouseRulesOf(table.game).map((id) =>
    houseSwitch(id, quikHouseRules[id].ruling, quikValuesOf(id), own[id], table.house),
  );
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
