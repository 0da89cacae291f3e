import type { RuleId } from '../rules/ids.ts';

/** `2005`, or with its changes `2005~bonus.none~parryRolled.always`: what is played, and what a table changed of it. */
export function encodeTable(played: string, ids: readonly string[], house: object): string {
  const values: Readonly<Record<string, unknown>> = { ...house };
  return [played, ...ids.filter((id) => id in house).map((id) => `${id}.${values[id]}`)].join('~');
}

/** The table that a text names; undefined where a part of it is not known. */
export function decodeTable<Table>(
  text: string,
  begin: (played: string) => Table | undefined,
  withWord: (table: Table, id: string, word: string) => Table | undefined,
): Table | undefined {
  const [played = '', ...changes] = text.split('~');
  let table = begin(played);
  for (const change of changes) {
    const [id = '', word = '', ...rest] = change.split('.');
    if (table === undefined || rest.length > 0) return undefined;
    table = withWord(table, id, word);
  }
  return table;
}

/** A house rule as a sheet shows it. */
export interface HouseSwitch {
  readonly id: string;
  readonly ruling: RuleId;
  /** Each by the word that links and texts have for it; the one that holds by itself is marked. */
  readonly values: readonly { readonly word: string; readonly own: boolean }[];
  /** The word of the value in force. */
  readonly word: string;
  /** The table plays it otherwise than it holds by itself. */
  readonly changed: boolean;
}

/** A switch of a catalogue: its values, `own` the one that holds by itself, and what the table has changed. */
export function houseSwitch(
  id: string,
  ruling: RuleId,
  values: readonly unknown[],
  own: unknown,
  house: object,
): HouseSwitch {
  const changes: Readonly<Record<string, unknown>> = { ...house };
  const changed = id in changes;
  return {
    id,
    ruling,
    values: values.map((value) => ({ word: String(value), own: value === own })),
    word: String(changed ? changes[id] : own),
    changed,
  };
}

/** What a switch decides, and each of its values by the word that links have for it. */
export interface SwitchTexts {
  readonly title: string;
  /** When it matters. */
  readonly hint?: string;
  readonly values: Readonly<Record<string, string>>;
}
