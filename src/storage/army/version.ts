import * as v from 'valibot';
import type { RecordOf } from '../held.ts';
import { recordKind } from '../record.ts';
import { timeSchema } from './army.ts';

/**
 * Why an older state of an army was kept: another tab's was saved over it, it made way for a restored one or for an
 * imported one, or it had stood for a while when it was edited.
 */
export const versionReasons = ['overwritten', 'restored', 'imported', 'edited'] as const;
export type VersionReason = (typeof versionReasons)[number];

const schema = v.looseObject({
  version: v.literal(1),
  kept: timeSchema,
  why: v.picklist(versionReasons),
  army: v.unknown(),
});

/** An older state of an army. `army` is the record as it was stored, decoded when someone looks. */
export type ArmyVersion = RecordOf<typeof schema>;

export const versionKind = recordKind({ name: 'version', version: 1, schema, migrations: {} });

export const versionsKept = 20;

export const versionsPrefix = 'version:';

export function versionPrefix(id: string): string {
  return `${versionsPrefix}${id}:`;
}

/** The numbers of the versions among names of records, oldest first. */
export function versionNumbers(id: string, names: readonly string[]): readonly number[] {
  const prefix = versionPrefix(id);
  return names
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(name.slice(prefix.length)))
    .filter((number) => Number.isInteger(number))
    .sort((a, b) => a - b);
}

/** Keeps one more state of an army: what to put, and which of the oldest go. */
export function keepVersion(
  id: string,
  names: readonly string[],
  version: ArmyVersion,
): { readonly put: readonly (readonly [string, ArmyVersion])[]; readonly remove: readonly string[] } {
  const numbers = versionNumbers(id, names);
  const next = (numbers.at(-1) ?? 0) + 1;
  const gone = numbers.slice(0, Math.max(0, numbers.length + 1 - versionsKept));
  return {
    put: [[`${versionPrefix(id)}${next}`, version]],
    remove: gone.map((number) => `${versionPrefix(id)}${number}`),
  };
}
