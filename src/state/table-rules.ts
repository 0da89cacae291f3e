import { type EditionId, editionIds } from '../rules/brikwars/edition.ts';
import {
  type HouseRuleId,
  houseRuleIds,
  type TableRules,
  valuesOf,
  withHouseRule,
} from '../rules/brikwars/house-rules.ts';

/** `2005`, or with its changes `2005~bonus.none~parryRolled.always`. */
export function encodeRules({ edition, house }: TableRules): string {
  const changes = houseRuleIds.filter((name) => name in house).map((name) => `${name}.${house[name]}`);
  return [edition, ...changes].join('~');
}

/** The rules that a text names; undefined where a part of it is not known. */
export function decodeRules(text: string): TableRules | undefined {
  const [edition, ...changes] = text.split('~');
  if (!isEdition(edition)) return undefined;
  let table: TableRules = { edition, house: {} };
  for (const change of changes) {
    const [name, word, ...rest] = change.split('.');
    const id = houseRuleIds.find((known) => known === name);
    if (id === undefined || rest.length > 0) return undefined;
    const changed = withWord(table, id, word ?? '');
    if (changed === undefined) return undefined;
    table = changed;
  }
  return table;
}

/** The table with the switch at the value that is written so. */
export function withWord<Name extends HouseRuleId>(
  table: TableRules,
  name: Name,
  word: string,
): TableRules | undefined {
  const value = valuesOf(name).find((known) => String(known) === word);
  return value === undefined ? undefined : withHouseRule(table, name, value);
}

function isEdition(text: string | undefined): text is EditionId {
  return editionIds.some((id) => id === text);
}
