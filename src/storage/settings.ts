import * as v from 'valibot';
import type { EditionId } from '../rules/brikwars/edition.ts';
import { type Game, games } from '../rules/ids.ts';
import { fail, ok, type Result } from '../rules/result.ts';
import { type DecodeIssue, isPlainRecord, recordKind } from './record.ts';
import { type RecordStore, readOne, type StorageIssue } from './store.ts';

export const languages = ['en', 'pl', 'hu'] as const;
export type SettingsLanguage = (typeof languages)[number];

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const settingsEditions = ['2005', 'web5', 'pl'] as const satisfies readonly EditionId[];
export type SettingsEdition = (typeof settingsEditions)[number];

/** What a person chose for the whole app. Times are milliseconds since 1970. */
export interface Settings {
  readonly version: 1;
  readonly language: SettingsLanguage;
  readonly theme: Theme;
  /** The games played, in the order of `games`; may be empty before the first choice. */
  readonly games: readonly Game[];
  readonly lastGame: Game;
  readonly edition: SettingsEdition;
  readonly animation: boolean;
  readonly welcomed: boolean;
  readonly lastBackup?: number;
}

export const settingsKey = 'settings';
export const mirrorKey = 'adjutant-settings';

export type SettingsIssue =
  | StorageIssue
  | { readonly code: 'settings-damaged'; readonly issues: readonly DecodeIssue[] }
  | { readonly code: 'settings-newer'; readonly version: number };

const schema = v.looseObject({
  version: v.literal(1),
  language: v.picklist(languages),
  theme: v.picklist(themes),
  games: v.array(v.picklist(games)),
  lastGame: v.picklist(games),
  edition: v.picklist(settingsEditions),
  animation: v.boolean(),
  welcomed: v.boolean(),
  lastBackup: v.exactOptional(v.pipe(v.number(), v.finite())),
});

export const settingsKind = recordKind<Settings>({ name: 'settings', version: 1, schema, migrations: {} });

/** The settings of a first start; the language is the first of the browser's that the app speaks. */
export function defaultSettings(preferred: readonly string[]): Settings {
  const language = preferred
    .map((tag) => languages.find((known) => tag.toLowerCase().split('-')[0] === known))
    .find((known) => known !== undefined);
  return {
    version: 1,
    language: language ?? 'en',
    theme: 'system',
    games,
    lastGame: 'brikwars',
    edition: '2005',
    animation: true,
    welcomed: false,
  };
}

/** The browser's localStorage, or undefined where it is refused (even asking for it may throw). */
export function openMirror(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The copy for the first paint, read without waiting; undefined where there is none or it cannot be read. */
export function readMirror(mirror: Pick<Storage, 'getItem'> | undefined): Settings | undefined {
  try {
    const text = mirror?.getItem(mirrorKey);
    if (!text) return undefined;
    const decoded = settingsKind.decode(JSON.parse(text));
    return decoded.state === 'ok' ? decoded.value : undefined;
  } catch {
    return undefined;
  }
}

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
 * Stores the settings and their mirror. Fields unknown to this version stay; a damaged record is first put
 * aside under `damaged:settings`; the record of a newer version is left alone (`settings-newer`).
 */
export async function saveSettings(
  store: RecordStore,
  mirror: Pick<Storage, 'setItem'> | undefined,
  settings: Settings,
): Promise<Result<void, SettingsIssue>> {
  writeMirror(mirror, settings);
  const saved = await store.change<Result<void, SettingsIssue>>(
    { keys: () => [settingsKey] },
    ([current]) => {
      const decoded = settingsKind.decode(current);
      if (decoded.state === 'newer')
        return { answer: fail({ code: 'settings-newer', version: decoded.version }) };
      const unknown = decoded.state === 'ok' && isPlainRecord(current) ? withoutKnown(current) : {};
      const aside = current !== undefined && decoded.state === 'damaged';
      return {
        put: [
          [settingsKey, { ...unknown, ...settings }],
          ...(aside ? [[`damaged:${settingsKey}`, current] as const] : []),
        ],
        answer: ok(undefined),
      };
    },
  );
  return saved.ok ? saved.value : saved;
}

function writeMirror(mirror: Pick<Storage, 'setItem'> | undefined, settings: Settings): void {
  try {
    mirror?.setItem(mirrorKey, JSON.stringify(settings));
  } catch {
    // Refused or full: the mirror only saves a flash at the next start.
  }
}

function withoutKnown(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !(key in schema.entries)));
}
