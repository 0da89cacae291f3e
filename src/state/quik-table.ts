import {
  type QuikHouseRuleId,
  type QuikTable,
  quikGameIds,
  quikHouseRulesOf,
  quikValuesOf,
  withQuikHouseRule,
} from '../rules/brikwars/quik-house-rules.ts';

/** `en`, or with its changes `lugpol~protection.one-die~crewLimit.Infinity`. */
export function encodeQuikTable({ game, house }: QuikTable): string {
  const changes = quikHouseRulesOf(game)
    .filter((name) => name in house)
    .map((name) => `${name}.${house[name]}`);
  return [game, ...changes].join('~');
}

/** The rules that a text names; undefined where a part of it is not known. */
export function decodeQuikTable(text: string): QuikTable | undefined {
  const [first, ...changes] = text.split('~');
  const game = quikGameIds.find((id) => id === first);
  if (game === undefined) return undefined;
  let table: QuikTable = { game, house: {} };
  for (const change of changes) {
    const [name, word, ...rest] = change.split('.');
    const id = quikHouseRulesOf(game).find((known) => known === name);
    const changed = id === undefined || rest.length > 0 ? undefined : withQuikWord(table, id, word ?? '');
    if (changed === undefined) return undefined;
    table = changed;
  }
  return table;
}

/** The table with the switch at the value that is written so. */
export function withQuikWord<Name extends QuikHouseRuleId>(
  table: QuikTable,
  name: Name,
  word: string,
): QuikTable | undefined {
  const value = quikValuesOf(name).find((known) => String(known) === word);
  return value === undefined ? undefined : withQuikHouseRule(table, name, value);
}
