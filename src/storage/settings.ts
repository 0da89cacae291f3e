import * as v from 'valibot';
import { editionIds } from '../rules/brikwars/edition-ids.ts';
import { games } from '../rules/ids.ts';
import { languages } from '../rules/languages.ts';
import { fail, ok, type Result } from '../rules/result.ts';
import { timeSchema } from './army/army.ts';
import { heldEntries } from './held.ts';
import { type DecodeIssue, isPlainRecord, recordKind } from './record.ts';
import { owners, type Settings, type SettingsPart, themes, writeMirror } from './settings-mirror.ts';
import { type RecordStore, readOne, type StorageIssue } from './store.ts';

export const settingsKey = 'settings';

export type SettingsIssue =
  | StorageIssue
  | { readonly code: 'settings-damaged'; readonly issues: readonly DecodeIssue[] }
  | { readonly code: 'settings-newer'; readonly version: number };

const entries = heldEntries<Settings>()({
  version: v.literal(1),
  language: v.picklist(languages),
  theme: v.picklist(themes),
  games: v.array(v.picklist(games)),
  lastGame: v.picklist(games),
  edition: v.picklist(editionIds),
  animation: v.boolean(),
  welcomed: v.boolean(),
  haptics: v.exactOptional(v.boolean()),
  instant: v.exactOptional(v.boolean()),
  sound: v.exactOptional(v.boolean()),
  bonusAsked: v.exactOptional(v.boolean()),
  shake: v.exactOptional(v.boolean()),
  centimetres: v.exactOptional(v.boolean()),
  acting: v.exactOptional(v.picklist(owners)),
  lastBackup: v.exactOptional(timeSchema),
});
const schema = v.looseObject(entries);

export const settingsKind = recordKind({ name: 'settings', version: 1, schema, migrations: {} });

/** The stored settings, or undefined before the first save. Damaged and newer ones are issues: use the mirror or the defaults. */
export async function loadSettings(store: RecordStore): Promise<Result<Settings | undefined, SettingsIssue>> {
  const read = await readOne(store, settingsKey);
  if (!read.ok) return read;
  if (read.value === undefined) return ok(undefined);
  const decoded = settingsKind.decode(read.value);
  if (decoded.state === 'ok') return ok(decoded.value);
  if (decoded.state === 'newer') return fail({ code: 'settings-newer', version: decoded.version });
  return fail({ code: 'settings-damaged', issues: decoded.issues });
}

/**
 * Stores the settings and their mirror, of a record that is there only `part`: another tab may have changed the rest.
 * Answers with what is stored now. Fields unknown to this version stay; a damaged record is first put
 * aside under `damaged:settings`; the record of a newer version is left alone (`settings-newer`).
 */
export async function saveSettings(
  store: RecordStore,
  mirror: Pick<Storage, 'setItem'> | undefined,
  settings: Settings,
  part: SettingsPart = settings,
): Promise<Result<Settings, SettingsIssue>> {
  writeMirror(mirror, settings);
  const saved = await store.change<Result<Settings, SettingsIssue>>(
    { keys: () => [settingsKey] },
    ([current]) => {
      const decoded = settingsKind.decode(current);
      if (decoded.state === 'newer')
        return { answer: fail({ code: 'settings-newer', version: decoded.version }) };
      const unknown = decoded.state === 'ok' && isPlainRecord(current) ? withoutKnown(current) : {};
      const all = decoded.state === 'ok' && part !== settings ? { ...decoded.value, ...part } : settings;
      const { lastBackup, ...rest } = all;
      const joined: Settings = { ...rest, ...(lastBackup === undefined ? {} : { lastBackup }) };
      const aside = current !== undefined && decoded.state === 'damaged';
      return {
        put: [
          [settingsKey, { ...unknown, ...joined }],
          ...(aside ? [[`damaged:${settingsKey}`, current] as const] : []),
        ],
        answer: ok(joined),
      };
    },
  );
  return saved.ok ? saved.value : saved;
}

function withoutKnown(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !(key in entries)));
}

/** What can stand in such a record. */
export { schema as settingsSchema };
