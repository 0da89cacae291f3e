import * as v from 'valibot';
import { fail, ok, type Result } from '../../rules/result.ts';
import { type Army, armyKind, armyPrefix } from '../army/army.ts';
import { type Draft, draftKind, draftPrefix } from '../army/draft.ts';
import { summaryPrefix } from '../army/summary.ts';
import { type TrashedArmy, trashKind, trashPrefix } from '../army/trash.ts';
import { versionKind } from '../army/version.ts';
import { castleFiguresList, type SavedFigure } from '../castle/castle-figures.ts';
import { castlePlansList, type SavedPlan } from '../castle/castle-plans.ts';
import { dialsList, type SavedDial } from '../castle/dials.ts';
import { battlePrefix } from '../castle/siege-prefix.ts';
import { type StoredSiege, siegeKind } from '../castle/sieges.ts';
import { type SavedFight, savedFightsList } from '../fights.ts';
import type { ListRecord } from '../list-record.ts';
import { photoBounds, photoPrefix, type WrittenPhoto, writtenBytes, writtenPhotoKind } from '../photos.ts';
import { playSummaryPrefix } from '../play-summary.ts';
import { playKind, playPrefix, type StoredPlay } from '../plays.ts';
import { type DecodeIssue, isPlainRecord, type RecordKind } from '../record.ts';
import { type RollRecord, rollPageKind, rollSchema, rollsKept, rollsPrefix } from '../rolls.ts';
import { type SavedRoll, savedRollsList } from '../saved-rolls.ts';
import { type StoredSeason, seasonKind, seasonPrefix } from '../season.ts';
import { settingsKey, settingsKind } from '../settings.ts';
import type { Settings } from '../settings-mirror.ts';
import type { Entry } from '../store.ts';
import { type Tally, tallyKey, tallyKind } from '../tally.ts';
import { profilesList, type SavedProfile } from '../units/profiles.ts';
import { type SavedUsbUnit, usbUnitsList } from '../units/usb-units.ts';
import { atOnce, filePieces, frameSchema, keySchema } from './backup-frame.ts';
import { checkBounds } from './bounds.ts';
import { backupFormat, backupVersion, headOf } from './file-head.ts';

/**
 * Bounds of a file that is read at all, far beyond what a device holds, with all the photos that it takes: whatever was
 * saved can be read back. A single record has bounds of its own, so that no part of a file keeps the page busy for long.
 */
export const backupBounds = {
  bytes: photoBounds.restored * writtenBytes + 80_000_000,
  rows: 500_000,
  record: { depth: 28, values: 60_000, text: 1_000_000 },
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

const noLists = Object.fromEntries(listNames.map((name) => [name, []])) as unknown as Lists;

/** Everything a person has in the app. Summaries are made again; older versions of armies stay on the device. */
export interface Backup extends Lists {
  readonly created: number;
  readonly app: string;
  readonly armies: readonly Army[];
  readonly trash: readonly { readonly id: string; readonly record: TrashedArmy }[];
  readonly settings?: Settings;
  readonly drafts: readonly { readonly place: string; readonly record: Draft }[];
  readonly rolls: readonly RollRecord[];
  readonly sieges: readonly StoredSiege[];
  readonly seasons: readonly StoredSeason[];
  readonly plays: readonly StoredPlay[];
  readonly photos: readonly WrittenPhoto[];
  readonly tally?: Tally;
  readonly unreadable: readonly UnreadableRecord[];
}

export type BackupIssue =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-backup' }
  | { readonly code: 'newer-version'; readonly version: number; readonly app: string }
  | { readonly code: 'too-large'; readonly limit: number }
  | { readonly code: 'damaged'; readonly path: string };

/** Makes a backup at once. */
export function makeBackup(entries: readonly Entry[], created: number, app: string): Backup {
  return atOnce(makeBackupInSteps(entries, created, app));
}

/**
 * Sorts all records of the store, pictures as they are written, into a backup, reporting after each which share is
 * done; what cannot be read goes along raw.
 */
export function* makeBackupInSteps(
  entries: readonly Entry[],
  created: number,
  app: string,
): Generator<number, Backup, void> {
  const armies: Army[] = [];
  const trash: Backup['trash'][number][] = [];
  const drafts: Backup['drafts'][number][] = [];
  const rolls: { readonly page: number; readonly rolls: readonly RollRecord[] }[] = [];
  const sieges: StoredSiege[] = [];
  const seasons: StoredSeason[] = [];
  const plays: StoredPlay[] = [];
  const photos: WrittenPhoto[] = [];
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

  for (const [index, entry] of entries.entries()) {
    yield index / entries.length;
    const [key, raw] = entry;
    const colon = key.indexOf(':') + 1;
    const rest = key.slice(colon);
    const prefix = key.slice(0, colon);
    const list = listNames.find((name) => lists[name].key === key);
    if (prefix === armyPrefix) take(armyKind, entry, (army) => armies.push(army));
    else if (prefix === trashPrefix) take(trashKind, entry, (record) => trash.push({ id: rest, record }));
    else if (prefix === draftPrefix) take(draftKind, entry, (record) => drafts.push({ place: rest, record }));
    else if (prefix === battlePrefix) take(siegeKind, entry, (siege) => sieges.push(siege));
    else if (prefix === playPrefix) take(playKind, entry, (play) => plays.push(play));
    else if (prefix === photoPrefix) take(writtenPhotoKind, entry, (photo) => photos.push(photo));
    else if (prefix === seasonPrefix) take(seasonKind, entry, (season) => seasons.push(season));
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
    else if (prefix !== summaryPrefix && prefix !== playSummaryPrefix)
      unreadable.push({ key, raw, state: 'damaged', issues: [] });
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
    seasons,
    plays,
    photos,
    ...own,
    ...(tally ? { tally } : {}),
    unreadable,
  };
}

/** The text of the backup file: one JSON document. */
export function encodeBackup(backup: Backup): string {
  return [...backupPieces(backup)].join('');
}

/** The same piece by piece: no piece holds more than one record. */
export function* backupPieces({ created, app, ...records }: Backup): Generator<string, void, void> {
  yield* filePieces(headOf(created, app), records, backupBounds.record);
}

/** Reads a backup file at once. */
export function decodeBackup(text: string): Result<Backup, BackupIssue> {
  return atOnce(decodeBackupInSteps(text));
}

/**
 * Reads a backup file record by record, reporting after each which share is done. A file that is no backup, too large,
 * of a newer version or broken in its frame fails as a whole; whatever else cannot be read is listed as unreadable with
 * its path and the rest is used.
 */
export function* decodeBackupInSteps(text: string): Generator<number, Result<Backup, BackupIssue>, void> {
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
  const frame = v.safeParse(frameSchema, document);
  if (!frame.success) {
    return fail(
      ...frame.issues.map((issue) => ({ code: 'damaged' as const, path: v.getDotPath(issue) ?? '' })),
    );
  }
  const sections = sectionNames.map((name) => document[name]);
  const rows = sections.reduce<number>((sum, rows) => sum + (Array.isArray(rows) ? rows.length : 0), 0);
  if (rows > backupBounds.rows) return fail({ code: 'too-large', limit: backupBounds.rows });
  return ok(yield* readRecords(frame.output, document, rows));
}

/** The lists of a file, in the order in which they are read. */
const sectionNames = [
  'armies',
  'trash',
  'drafts',
  'rolls',
  ...listNames,
  'sieges',
  'seasons',
  'plays',
  'photos',
  'unreadable',
] as const;
type Section = (typeof sectionNames)[number];

function* readRecords(
  { created, app }: v.InferOutput<typeof frameSchema>,
  document: Readonly<Record<string, unknown>>,
  rows: number,
): Generator<number, Backup, void> {
  const unreadable: UnreadableRecord[] = [];
  let done = 0;

  function leave(key: string, raw: unknown, path: string, expected: string): readonly never[] {
    unreadable.push({ key, raw, state: 'damaged', issues: [{ path, expected }] });
    return [];
  }
  function read<Value>(
    kind: Pick<RecordKind<Value>, 'decode'>,
    key: string,
    path: string,
    raw: unknown,
  ): readonly Value[] {
    const bounds = checkBounds(raw, backupBounds.record);
    if (bounds) return leave(key, undefined, [path, bounds.path].filter(Boolean).join('.'), bounds.code);
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
  /** Each row of a list by itself; a list that is none is one bad part. */
  function* each<Value>(
    name: Section,
    take: (raw: unknown, path: string, index: number) => readonly Value[],
  ): Generator<number, Value[], void> {
    const values: Value[] = [];
    const list = document[name] ?? [];
    if (!Array.isArray(list)) {
      leave(name, undefined, name, 'Array');
      return values;
    }
    for (const [index, raw] of list.entries()) {
      values.push(...take(raw, `${name}.${index}`, index));
      done += 1;
      yield done / rows;
    }
    return values;
  }
  /** A row that names its record: `{ id, record }`. */
  function named(
    raw: unknown,
    path: string,
    by: 'id' | 'place' | 'key',
  ): readonly [string] | readonly never[] {
    const name = isPlainRecord(raw) ? raw[by] : undefined;
    return v.is(keySchema, name) ? [name] : leave(path, undefined, `${path}.${by}`, 'string');
  }
  const inside = (raw: unknown, name: string): unknown => (isPlainRecord(raw) ? raw[name] : undefined);
  const idOf = (raw: unknown, fallback: string): string => {
    const id = inside(raw, 'id');
    return typeof id === 'string' ? id.slice(0, 200) : fallback;
  };

  const armies = yield* each('armies', (raw, path, index) =>
    read(armyKind, armyPrefix + idOf(raw, `${index}`), path, raw),
  );
  const trash = yield* each('trash', (raw, path) =>
    named(raw, path, 'id').flatMap((id) =>
      read(trashKind, trashPrefix + id, path, inside(raw, 'record')).map((record) => ({ id, record })),
    ),
  );
  const drafts = yield* each('drafts', (raw, path) =>
    named(raw, path, 'place').flatMap((place) =>
      read(draftKind, draftPrefix + place, path, inside(raw, 'record')).map((record) => ({ place, record })),
    ),
  );
  const settings =
    'settings' in document ? read(settingsKind, settingsKey, 'settings', document.settings) : [];
  const rolls = yield* each('rolls', (raw) =>
    !checkBounds(raw, backupBounds.record) && v.is(rollSchema, raw) ? [raw] : [],
  );
  // Through the record's own door, so that a single bad one is named and the others are used.
  function* readList<Name extends keyof Lists>(
    name: Name,
  ): Generator<number, readonly Lists[Name][number][], void> {
    const { key, recordOf } = lists[name];
    return yield* each(name, (raw, path, index) =>
      read<readonly Lists[Name][number][]>(lists[name], `${key}:${index}`, path, recordOf([raw])).flat(),
    );
  }
  const own: Lists = {
    savedRolls: yield* readList('savedRolls'),
    fights: yield* readList('fights'),
    profiles: yield* readList('profiles'),
    usbUnits: yield* readList('usbUnits'),
    castleFigures: yield* readList('castleFigures'),
    dials: yield* readList('dials'),
    castlePlans: yield* readList('castlePlans'),
  };
  const sieges = yield* each('sieges', (raw, path, index) =>
    read(siegeKind, battlePrefix + idOf(raw, `${index}`), path, raw),
  );
  const seasons = yield* each('seasons', (raw, path, index) =>
    read(seasonKind, seasonPrefix + idOf(raw, `${index}`), path, raw),
  );
  const plays = yield* each('plays', (raw, path, index) =>
    read(playKind, playPrefix + idOf(raw, `${index}`), path, raw),
  );
  const photos = yield* each('photos', (raw, path, index) =>
    read(writtenPhotoKind, photoPrefix + idOf(raw, `${index}`), path, raw),
  );
  const tally = 'tally' in document ? read(tallyKind, tallyKey, 'tally', document.tally) : [];
  // What another device could not read, this one perhaps can: a newer app reads what an older one could not.
  const late = yield* each('unreadable', (row, path) =>
    named(row, path, 'key').flatMap((key) => {
      const raw = inside(row, 'raw');
      if (key.startsWith(armyPrefix)) return read(armyKind, key, key, raw);
      unreadable.push({ key, raw, state: 'damaged', issues: [] });
      return [];
    }),
  );
  return {
    created: Date.parse(created),
    app,
    armies: [...new Map([...armies, ...late].map((army) => [army.id, army])).values()],
    trash,
    ...(settings[0] ? { settings: settings[0] } : {}),
    drafts,
    // More are not kept anywhere.
    rolls: rolls.length > rollsKept ? rolls.sort((a, b) => a.time - b.time).slice(-rollsKept) : rolls,
    ...own,
    sieges,
    seasons,
    plays,
    photos,
    ...(tally[0] ? { tally: tally[0] } : {}),
    unreadable,
  };
}
