import { decodeTable, encodeTable } from '../../fight/house-rules-words.ts';
import type { Field } from '../../kit/link.ts';
import {
  type QuikHouseRuleId,
  type QuikTable,
  quikGameIds,
  quikHouseRulesOf,
  quikValuesOf,
  withQuikHouseRule,
} from '../../rules/brikwars/quik-house-rules.ts';

/** `en`, or with its changes `lugpol~protection.one-die~crewLimit.Infinity`. */
export function encodeQuikTable({ game, house }: QuikTable): string {
  return encodeTable(game, quikHouseRulesOf(game), house);
}

/** The rules that a text names; undefined where a part of it is not known. */
export function decodeQuikTable(text: string): QuikTable | undefined {
  return decodeTable<QuikTable>(
    text,
    (played) => {
      const game = quikGameIds.find((id) => id === played);
      return game && { game, house: {} };
    },
    (table, id, word) => {
      const name = quikHouseRulesOf(table.game).find((known) => known === id);
      return name && withQuikWord(table, name, word);
    },
  );
}

export const quikRules: Field<QuikTable> = { write: encodeQuikTable, read: decodeQuikTable };

/** The table with the switch at the value that is written so. */
function withQuikWord<Name extends QuikHouseRuleId>(
  table: QuikTable,
  name: Name,
  word: string,
): QuikTable | undefined {
  const value = quikValuesOf(name).find((known) => String(known) === word);
  return value === undefined ? undefined : withQuikHouseRule(table, name, value);
}
