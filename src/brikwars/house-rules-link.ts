import { decodeTable, encodeTable } from '../fight/house-switch.ts';
import type { Field } from '../kit/link.ts';
import { editionIds } from '../rules/brikwars/edition.ts';
import {
  type HouseRuleId,
  houseRuleIds,
  type TableRules,
  valuesOf,
  withHouseRule,
} from '../rules/brikwars/house-rules.ts';

/** `2005`, or with its changes `2005~bonus.none~parryRolled.always`. */
export function encodeRules({ edition, house }: TableRules): string {
  return encodeTable(edition, houseRuleIds, house);
}

/** The rules that a text names; undefined where a part of it is not known. */
export function decodeRules(text: string): TableRules | undefined {
  return decodeTable<TableRules>(
    text,
    (played) => {
      const edition = editionIds.find((id) => id === played);
      return edition && { edition, house: {} };
    },
    (table, id, word) => {
      const name = houseRuleIds.find((known) => known === id);
      return name && withWord(table, name, word);
    },
  );
}

export const rules: Field<TableRules> = { write: encodeRules, read: decodeRules };

/** The table with the switch at the value that is written so. */
export function withWord<Name extends HouseRuleId>(
  table: TableRules,
  name: Name,
  word: string,
): TableRules | undefined {
  const value = valuesOf(name).find((known) => String(known) === word);
  return value === undefined ? undefined : withHouseRule(table, name, value);
}
