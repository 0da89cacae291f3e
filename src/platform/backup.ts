import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { fail, type Result } from '../rules/result.ts';
import type { Backup, BackupIssue } from '../storage/backup/backup.ts';
import type { ImportChoice, ImportReport } from '../storage/backup/import.ts';
import {
  type ArmyChoice,
  type ImportPart,
  type ImportParts,
  importParts,
} from '../storage/backup/import-parts.ts';
import { loadSettings } from '../storage/settings.ts';
import type { StorageIssue } from '../storage/store.ts';
import {
  type BackupWay,
  downloadBackup,
  type GoesOn,
  type SaveBackup,
  shareBackup,
} from './download-backup.ts';
import { inSteps } from './in-steps.ts';
import { saveBlob } from './save-file.ts';
import type { Services } from './services.ts';

// All kinds of records at once: fetched when a file is read.
const storedBackup = () => import('../storage/backup/backup.ts');

const storedImport = () => import('../storage/backup/import.ts');

/** A backup of one's own, or what another player sent. */
export type ImportSource = 'backup' | 'player';

/** Where an import stands. `refused`: the file cannot be used; `failed`: it could not be stored. Both changed nothing. */
export type ImportState =
  | { readonly step: 'idle' }
  /** `done` is the share that is read. */
  | { readonly step: 'reading'; readonly file: string; readonly done: number }
  | { readonly step: 'refused'; readonly file: string; readonly issues: readonly BackupIssue[] }
  | {
      readonly step: 'ready';
      readonly file: string;
      readonly from: ImportSource;
      readonly choice: ImportChoice;
      readonly report: ImportReport;
      /** How many new things of each kind there are. */
      readonly offers: Readonly<Record<ImportPart, number>>;
      /** The device has things of its own: what belongs to the maker of the backup is not chosen automatically. */
      readonly used: boolean;
    }
  | { readonly step: 'failed'; readonly file: string; readonly issue: StorageIssue };

/** What is said of a backup that was made, or was not. */
export interface BackupTexts {
  readonly downloaded: string;
  readonly backupAsked: string;
  readonly backupSaved: string;
  /** While it is being made, at how many of a hundred. */
  readonly backupMaking: (done: number) => string;
  readonly backupStop: string;
  readonly backupWays: Readonly<Record<Exclude<BackupWay, 'saved' | 'shared' | 'given-up'>, string>>;
}

export interface BackupModel {
  /** When the last backup was made on this device. */
  readonly last: ReadonlySignal<number | undefined>;
  readonly importing: ReadonlySignal<ImportState>;
  /** Whether the import shown would change anything. */
  readonly changesAnything: ReadonlySignal<boolean>;
  /** Saves the backup, and says how it went. */
  download(): Promise<void>;
  /** Hands the backup to another app where the device does that with files, else saves it, and says how it went. */
  share(words: string): Promise<void>;
  /** The last backup was saved from here: a browser that asked first may have got a no. */
  readonly unsure: ReadonlySignal<boolean>;
  /** That one was not saved after all. */
  takeBack(): void;
  /** Of what another player sent, an army that is here too stays beside his; a backup's later one takes its place. */
  read(file: Pick<File, 'name' | 'size' | 'text'>, from?: ImportSource): Promise<void>;
  /** Which of two states of an army wins. */
  choose(armies: ArmyChoice): Promise<void>;
  /** Takes a part of the backup or leaves it. */
  take(part: ImportPart, taken: boolean): void;
  apply(): Promise<void>;
  cancel(): void;
}

/** So many milliseconds something may take before it says that it goes on. */
const shortWhile = 300;

export function createBackupModel(
  services: Services,
  onImported: (report: ImportReport, from: ImportSource) => Promise<void>,
  fetchTexts: () => Promise<BackupTexts>,
  save: SaveBackup = saveBlob,
): BackupModel {
  const { store, storage, settings, now } = services;
  const importing = signal<ImportState>({ step: 'idle' });
  let backup: Backup | undefined;
  /** The backup before the one that was saved last. */
  const before = signal<{ readonly last: number | undefined } | undefined>(undefined);
  /** Counts the files chosen: an earlier one is given up. */
  let turn = 0;

  async function preview(
    file: string,
    from: ImportSource,
    choice: ImportChoice,
    used: boolean,
  ): Promise<void> {
    if (!backup) return;
    const { offers, previewImport } = await storedImport();
    const report = await previewImport(store, backup, choice, now());
    const shown = importing.peek();
    // What was ticked meanwhile stays so.
    const take = shown.step === 'ready' ? shown.choice.take : choice.take;
    importing.value = report.ok
      ? {
          step: 'ready',
          file,
          from,
          choice: { ...choice, take },
          report: report.value,
          offers: offers(report.value),
          used,
        }
      : failure(file, report.issues);
  }

  /** What is taken of a backup unless the player says otherwise. */
  async function defaultChoice(
    from: ImportSource,
  ): Promise<{ readonly take: ImportParts; readonly used: boolean }> {
    const { isUsed, defaultParts } = await storedImport();
    const found = await isUsed(store);
    // What is another player's own is never taken unasked.
    const used = from === 'player' || !found.ok || found.value;
    return { take: defaultParts({ used, setUp: used || !settings.fresh }), used };
  }

  async function followSettings(): Promise<void> {
    const stored = await loadSettings(store);
    if (!stored.ok || !stored.value) return;
    const { version: _version, ...chosen } = stored.value;
    settings.change(chosen);
    // What is said next is said in the new language.
    await services.language.change(chosen.language);
  }

  /** What was said of the one before. */
  let shown: number | undefined;

  let making = false;

  /** One is made at a time. What takes long says how far it is and can be stopped. */
  async function notify(make: (goesOn: GoesOn) => Promise<BackupWay>): Promise<void> {
    if (making) return;
    making = true;
    const { lastBackup: last } = settings.value.peek();
    const { notices } = services;
    const began = performance.now();
    let stopped = false;
    let described: { readonly id: number; readonly quarter: number } | undefined;
    const stop = () => {
      stopped = true;
    };
    const fetched = fetchTexts();
    let t: BackupTexts | undefined;
    const goesOn = (done: number): boolean => {
      const quarter = Math.floor(done * 4);
      const news = described ? quarter > described.quarter && notices.holds(described.id) : true;
      if (t && news && !stopped && performance.now() - began > shortWhile) {
        const action = { label: t.backupStop, run: stop };
        const id = notices.show(t.backupMaking(quarter * 25), {
          sticky: true,
          action,
          instead: described?.id,
        });
        described = { id, quarter };
      }
      return !stopped;
    };
    void fetched.then((texts) => {
      t = texts;
    });
    const way = await make(goesOn).finally(() => {
      making = false;
      if (described) notices.dismiss(described.id);
    });
    if (way === 'given-up') return;
    t = await fetched;
    const failed = way === 'saved' || way === 'shared' ? undefined : t.backupWays[way];
    const counts = settings.value.peek().lastBackup !== last;
    before.value = way === 'saved' && counts ? { last } : undefined;
    if (failed !== undefined) shown = notices.show(failed, { instead: shown });
    else if (counts) shown = notices.show(t.downloaded, { instead: shown });
    else {
      const run = () => settings.change({ lastBackup: now() });
      const action = { label: t.backupSaved, run };
      shown = notices.show(t.backupAsked, { sticky: true, action, instead: shown });
    }
  }

  return {
    last: computed(() => settings.value.value.lastBackup),
    importing,
    changesAnything: computed(() => {
      const shown = importing.value;
      if (shown.step !== 'ready') return false;
      const { offers, choice } = shown;
      return importParts.some((part) => choice.take[part] && offers[part] > 0);
    }),
    download: () => notify((goesOn) => downloadBackup(services, save, goesOn)),
    share: (words) => notify((goesOn) => shareBackup(services, words, goesOn)),
    unsure: computed(() => before.value !== undefined),
    takeBack() {
      settings.change({ lastBackup: before.peek()?.last });
      before.value = undefined;
    },
    async read(file, from = 'backup') {
      turn += 1;
      const mine = turn;
      const notify = (done: number): boolean => {
        if (turn === mine) importing.value = { step: 'reading', file: file.name, done };
        return turn === mine;
      };
      const decoded = await readBackup(file, notify);
      if (!decoded || turn !== mine) return;
      if (!decoded.ok) {
        importing.value = { step: 'refused', file: file.name, issues: decoded.issues };
        return;
      }
      backup = decoded.value;
      const { take, used } = await defaultChoice(from);
      const sent = from === 'player';
      await preview(file.name, from, { armies: sent ? 'both' : 'newer', take, handedOver: sent }, used);
    },
    async choose(armies) {
      const shown = importing.peek();
      if (shown.step !== 'ready') return;
      importing.value = { ...shown, choice: { ...shown.choice, armies } };
      await preview(shown.file, shown.from, { ...shown.choice, armies }, shown.used);
    },
    take(part, taken) {
      const shown = importing.peek();
      if (shown.step !== 'ready') return;
      const { choice } = shown;
      importing.value = { ...shown, choice: { ...choice, take: { ...choice.take, [part]: taken } } };
    },
    async apply() {
      const shown = importing.peek();
      if (shown.step !== 'ready' || !backup) return;
      // All or nothing. Only where nothing at all can be stored, memory is as good as it gets.
      const refused = storage.trouble.peek()?.code === 'storage-refused';
      const { applyImport } = await storedImport();
      const done = await applyImport(refused ? store : store.strict, backup, shown.choice, now());
      if (!done.ok) {
        importing.value = failure(shown.file, done.issues);
        return;
      }
      backup = undefined;
      importing.value = { step: 'idle' };
      if (done.value.settings === 'replace') await followSettings();
      await onImported(done.value, shown.from);
    },
    cancel() {
      turn += 1;
      backup = undefined;
      importing.value = { step: 'idle' };
    },
  };
}

/** Reads a file piece by piece, so that the page goes on living; undefined when `notify` says that nobody waits any more. */
async function readBackup(
  file: Pick<File, 'size' | 'text'>,
  notify: (done: number) => boolean,
): Promise<Result<Backup, BackupIssue> | undefined> {
  notify(0);
  const { backupBounds, decodeBackupInSteps } = await storedBackup();
  if (file.size > backupBounds.bytes) return fail({ code: 'too-large', limit: backupBounds.bytes });
  let text: string;
  try {
    text = await file.text();
  } catch {
    // The file went away, or the browser may not read it.
    return fail({ code: 'not-json' });
  }
  return inSteps(decodeBackupInSteps(text), notify);
}

function failure(file: string, [issue]: readonly StorageIssue[]): ImportState {
  return issue ? { step: 'failed', file, issue } : { step: 'idle' };
}
