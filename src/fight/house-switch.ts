import type { RuleId } from '../rules/ids.ts';

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
