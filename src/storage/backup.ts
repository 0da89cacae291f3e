import * as v from 'valibot';
import { fail, ok, type Result } from '../rules/result.ts';
import { type Army, armyKind, armyPrefix } from './army.ts';
import { checkBounds } from './bounds.ts';
import { castleFiguresList, type SavedFigure } from './castle-figures.ts';
import { castlePlansList, type SavedPlan } from './castle-plans.ts';
import { dialsList, type SavedDial } from './dials.ts';
import { type Draft, draftKind, draftPrefix } from './draft.ts';
import { type SavedFight, savedFightsList } from './fights.ts';
import type { ListRecord } from './list-record.ts';
import { profilesList, type SavedProfile } from './profiles.ts';
import { type DecodeIssue, isPlainRecord, type RecordKind } from './record.ts';
import { type RollRecord, rollPageKind, rollSchema, rollsPrefix } from './rolls.ts';
import { type SavedRoll, savedRollsList } from './saved-rolls.ts';
import { settingsKey, settingsKind } from './settings.ts';
import type { Settings } from './settings-mirror.ts';
import { battlePrefix, type StoredSiege, siegeKind } from './sieges.ts';
import type { Entry } from './store.ts';
import { summaryPrefix } from './summary.ts';
import { type Tally, tallyKey, tallyKind } from './tally.ts';
import { isTime } from './time.ts';
import { type TrashedArmy, trashKind, trashPrefix } from './trash.ts';
import { type SavedUsbUnit, usbUnitsList } from './usb-units.ts';
import { versionKind } from './version.ts';

const backupFormat = 'adjutant-backup';
const backupVersion = 1;

/** Bounds of a file that is read at all; a thousand armies with forty lines each make about 5 MB. */
export const backupBounds = {
  bytes: 20_000_000,
  depth: 32,
  values: 1_000_000,
  text: 50_000,
  armies: 5_000,
} as const;

/** A record that could not be read where the backup was made, or cannot be read here. */
export interface UnreadableRecord {
  readonly key: string;
  readonly raw: unknown;
  readonly state: 'damaged' | 'newer';
  readonly issues: readonly DecodeIssue[];
}

/** The lists of a player's own things. */
export interface Lists {
  readonly savedRolls: readonly SavedRoll[];
  readonly fights: readonly SavedFight[];
  readonly profiles: readonly SavedProfile[];
  readonly usbUnits: readonly SavedUsbUnit[];
  readonly castleFigures: readonly SavedFigure[];
  readonly dials: readonly SavedDial[];
  readonly castlePlans: readonly SavedPlan[];
}

export const lists: { readonly [Name in keyof Lists]: ListRecord<Lists[Name][number]> } = {
  savedRolls: savedRollsList,
  fights: savedFightsList,
  profiles: profilesList,
  usbUnits: usbUnitsList,
  castleFigures: castleFiguresList,
  dials: dialsList,
  castlePlans: castlePlansList,
};

export const listNames = Object.keys(lists) as readonly (keyof Lists)[];

const noLists: Lists = {
  savedRolls: [],
  fights: [],
  profiles: [],
  usbUnits: [],
  castleFigures: [],
  dials: [],
  castlePlans: [],
};

/** Everything a person has in the app. Summaries are made anew; older versions of armies stay on the device. */
export interface Backup extends Lists {
  readonly created: number;
  readonly app: string;
  readonly armies: readonly Army[];
  readonly trash: readonly { readonly id: string; readonly record: TrashedArmy }[];
  readonly settings?: Settings;
  readonly drafts: readonly { readonly place: string; readonly record: Draft }[];
  readonly rolls: readonly RollRecord[];
  readonly sieges: readonly StoredSiege[];
  readonly tally?: Tally;
  readonly unreadable: readonly UnreadableRecord[];
}

export type BackupIssue =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-backup' }
  | { readonly code: 'newer-version'; readonly version: number; readonly app: string }
  | { readonly code: 'too-large'; readonly limit: number }
  | { readonly code: 'damaged'; readonly path: string };

/** Sorts all records of the store into a backup; what cannot be read goes along raw. */
export function makeBackup(entries: readonly Entry[], created: number, app: string): Backup {
  const armies: Army[] = [];
  const trash: Backup['trash'][number][] = [];
  const drafts: Backup['drafts'][number][] = [];
  const rolls: { readonly page: number; readonly rolls: readonly RollRecord[] }[] = [];
  const sieges: StoredSiege[] = [];
  const unreadable: UnreadableRecord[] = [];
  let settings: Settings | undefined;
  let own = noLists;
  let tally: Tally | undefined;

  function take<Value>(
    kind: Pick<RecordKind<Value>, 'decode'>,
    [key, raw]: Entry,
    use: (value: Value) => void,
  ): void {
    const decoded = kind.decode(raw);
    if (decoded.state === 'ok') use(decoded.value);
    else
      unreadable.push({
        key,
        raw,
        state: decoded.state,
        issues: decoded.state === 'damaged' ? decoded.issues : [],
      });
  }

  const takeList = <Name extends keyof Lists>(name: Name, entry: Entry): void =>
    take<readonly Lists[Name][number][]>(lists[name], entry, (items) => {
      own = { ...own, [name]: items };
    });

  for (const entry of entries) {
    const [key, raw] = entry;
    const colon = key.indexOf(':') + 1;
    const rest = key.slice(colon);
    const prefix = key.slice(0, colon);
    const list = listNames.find((name) => lists[name].key === key);
    if (prefix === armyPrefix) take(armyKind, entry, (army) => armies.push(army));
    else if (prefix === trashPrefix) take(trashKind, entry, (record) => trash.push({ id: rest, record }));
    else if (prefix === draftPrefix) take(draftKind, entry, (record) => drafts.push({ place: rest, record }));
    else if (prefix === battlePrefix) take(siegeKind, entry, (siege) => sieges.push(siege));
    else if (prefix === rollsPrefix)
      take(rollPageKind, entry, (page) => rolls.push({ page: Number(rest), rolls: page.rolls }));
    else if (prefix === 'version:')
      take(versionKind, entry, ({ army }) => take(armyKind, [key, army], () => undefined));
    else if (key === settingsKey)
      take(settingsKind, entry, (value) => {
        settings = value;
      });
    else if (list) takeList(list, entry);
    else if (key === tallyKey)
      take(tallyKind, entry, (value) => {
        tally = value;
      });
    else if (prefix !== summaryPrefix) unreadable.push({ key, raw, state: 'damaged', issues: [] });
  }
  const inOrder = rolls.sort((a, b) => a.page - b.page).flatMap((page) => page.rolls);
  return {
    created,
    app,
    armies,
    trash,
    ...(settings ? { settings } : {}),
    drafts,
    rolls: inOrder,
    sieges,
    ...own,
    ...(tally ? { tally } : {}),
    unreadable,
  };
}

/** The text of the backup file: one JSON document. */
export function encodeBackup(backup: Backup): string {
  const unreadable = backup.unreadable.map(({ key, raw }) => ({ key, raw: jsonSafe(raw) }));
  const {
    created,
    app,
    armies,
    trash,
    settings,
    drafts,
    rolls,
    savedRolls,
    fights,
    profiles,
    usbUnits,
    castleFigures,
    dials,
    castlePlans,
    sieges,
    tally,
  } = backup;
  const head = {
    format: backupFormat,
    version: backupVersion,
    created: new Date(created).toISOString(),
    app,
  };
  const own: Lists = { savedRolls, fights, profiles, usbUnits, castleFigures, dials, castlePlans };
  const records = { armies, trash, settings, drafts, rolls, ...own, sieges, tally, unreadable };
  return JSON.stringify({ ...head, ...records }, undefined, 1);
}

/**
 * Reads a backup file. A file that is no backup, too large, of a newer version or broken in its frame fails as a
 * whole; a single record that cannot be read is listed as unreadable with its path and the others are used.
 */
export function decodeBackup(text: string): Result<Backup, BackupIssue> {
  if (text.length > backupBounds.bytes) return fail({ code: 'too-large', limit: backupBounds.bytes });
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return fail({ code: 'not-json' });
  }
  if (!isPlainRecord(document) || document.format !== backupFormat) return fail({ code: 'not-a-backup' });
  const { version, app } = document;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return fail({ code: 'damaged', path: 'version' });
  }
  if (version > backupVersion) {
    return fail({ code: 'newer-version', version, app: typeof app === 'string' ? app.slice(0, 40) : '' });
  }
  const bounds = checkBounds(document, backupBounds);
  if (bounds) {
    return bounds.code === 'values'
      ? fail({ code: 'too-large', limit: backupBounds.values })
      : fail({ code: 'damaged', path: bounds.path });
  }
  const frame = v.safeParse(frameSchema, document);
  if (!frame.success) {
    return fail(
      ...frame.issues
        .slice(0, 20)
        .map((issue) => ({ code: 'damaged' as const, path: v.getDotPath(issue) ?? '' })),
    );
  }
  return ok(readRecords(frame.output));
}

const keySchema = v.pipe(v.string(), v.regex(/^[\w:-]{1,200}$/));
const rowsOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.array(schema), v.maxLength(backupBounds.armies));

const frameSchema = v.object({
  created: v.config(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.check((text) => isTime(Date.parse(text)), 'time'),
    ),
    { abortPipeEarly: true },
  ),
  app: v.pipe(v.string(), v.maxLength(40)),
  armies: rowsOf(v.unknown()),
  trash: rowsOf(v.object({ id: keySchema, record: v.unknown() })),
  settings: v.exactOptional(v.unknown()),
  drafts: rowsOf(v.object({ place: keySchema, record: v.unknown() })),
  rolls: rowsOf(v.unknown()),
  // Backups made before these were kept have none.
  savedRolls: v.exactOptional(rowsOf(v.unknown()), []),
  fights: v.exactOptional(rowsOf(v.unknown()), []),
  profiles: v.exactOptional(rowsOf(v.unknown()), []),
  usbUnits: v.exactOptional(rowsOf(v.unknown()), []),
  castleFigures: v.exactOptional(rowsOf(v.unknown()), []),
  dials: v.exactOptional(rowsOf(v.unknown()), []),
  castlePlans: v.exactOptional(rowsOf(v.unknown()), []),
  sieges: v.exactOptional(rowsOf(v.unknown()), []),
  tally: v.exactOptional(v.unknown()),
  unreadable: rowsOf(v.object({ key: keySchema, raw: v.exactOptional(v.unknown()) })),
});

function readRecords(frame: v.InferOutput<typeof frameSchema>): Backup {
  const unreadable: UnreadableRecord[] = [];
  function read<Value>(
    kind: Pick<RecordKind<Value>, 'decode'>,
    key: string,
    path: string,
    raw: unknown,
  ): readonly Value[] {
    const decoded = kind.decode(raw);
    if (decoded.state === 'ok') return [decoded.value];
    const issues = decoded.state === 'damaged' ? decoded.issues : [];
    unreadable.push({
      key,
      raw,
      state: decoded.state,
      issues: issues.map((issue) => ({ ...issue, path: issue.path ? `${path}.${issue.path}` : path })),
    });
    return [];
  }
  const idOf = (raw: unknown, fallback: string): string =>
    isPlainRecord(raw) && typeof raw.id === 'string' ? raw.id : fallback;

  const armies = frame.armies.flatMap((raw, index) =>
    read(armyKind, armyPrefix + idOf(raw, `${index}`), `armies.${index}`, raw),
  );
  const trash = frame.trash.flatMap(({ id, record }, index) =>
    read(trashKind, trashPrefix + id, `trash.${index}`, record).map((trashed) => ({ id, record: trashed })),
  );
  const drafts = frame.drafts.flatMap(({ place, record }, index) =>
    read(draftKind, draftPrefix + place, `drafts.${index}`, record).map((draft) => ({
      place,
      record: draft,
    })),
  );
  const settings = 'settings' in frame ? read(settingsKind, settingsKey, 'settings', frame.settings) : [];
  const rolls = frame.rolls.filter((raw): raw is RollRecord => v.is(rollSchema, raw));
  // Through the record's own door, so that a single bad one is named and the others are used.
  const readList = <Name extends keyof Lists>(name: Name): readonly Lists[Name][number][] =>
    frame[name].flatMap((raw, index) => {
      const { key, recordOf } = lists[name];
      return read<readonly Lists[Name][number][]>(
        lists[name],
        `${key}:${index}`,
        `${name}.${index}`,
        recordOf([raw]),
      ).flat();
    });
  const own: Lists = {
    savedRolls: readList('savedRolls'),
    fights: readList('fights'),
    profiles: readList('profiles'),
    usbUnits: readList('usbUnits'),
    castleFigures: readList('castleFigures'),
    dials: readList('dials'),
    castlePlans: readList('castlePlans'),
  };
  const sieges = frame.sieges.flatMap((raw, index) =>
    read(siegeKind, battlePrefix + idOf(raw, `${index}`), `sieges.${index}`, raw),
  );
  const tally = 'tally' in frame ? read(tallyKind, tallyKey, 'tally', frame.tally) : [];
  // What another device could not read, this one perhaps can: a newer app reads what an older one could not.
  for (const { key, raw } of frame.unreadable) {
    if (key.startsWith(armyPrefix)) armies.push(...read(armyKind, key, key, raw));
    else unreadable.push({ key, raw, state: 'damaged', issues: [] });
  }
  return {
    created: Date.parse(frame.created),
    app: frame.app,
    armies: [...new Map(armies.map((army) => [army.id, army])).values()],
    trash,
    ...(settings[0] ? { settings: settings[0] } : {}),
    drafts,
    rolls,
    ...own,
    sieges,
    ...(tally[0] ? { tally: tally[0] } : {}),
    unreadable,
  };
}

/** Raw records come from IndexedDB, which can hold what JSON cannot and what a file may not; an export must never fail. */
function jsonSafe(raw: unknown): unknown {
  try {
    const text = JSON.stringify(raw) ?? 'null';
    const plain: unknown = JSON.parse(text);
    return checkBounds(plain, rawBounds) ? text.slice(0, backupBounds.text) : plain;
  } catch {
    return String(raw);
  }
}

const rawBounds = { ...backupBounds, depth: backupBounds.depth - 4, values: 100_000 };
