import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { fail, type Result } from '../rules/result.ts';
import type { Backup, BackupIssue } from '../storage/backup.ts';
import type { ArmyChoice, ImportChoice, ImportReport } from '../storage/import.ts';
import { loadSettings } from '../storage/settings.ts';
import type { StorageIssue } from '../storage/store.ts';
import { type SaveFile, saveJsonFile } from './save-file.ts';
import type { Services } from './services.ts';

// All kinds of records at once: fetched when a file is written or read.
const storedBackup = () => import('../storage/backup.ts');
const storedImport = () => import('../storage/import.ts');

export const armyChoices: readonly ArmyChoice[] = ['newer', 'backup', 'mine'];

/** Where an import stands. `refused`: the file cannot be used; `failed`: it could not be stored. Both changed nothing. */
export type ImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly file: string }
  | { readonly step: 'refused'; readonly file: string; readonly issues: readonly BackupIssue[] }
  | {
      readonly step: 'ready';
      readonly file: string;
      readonly choice: ImportChoice;
      readonly report: ImportReport;
    }
  | { readonly step: 'failed'; readonly file: string; readonly issue: StorageIssue };

export interface BackupModel {
  /** When the last backup was made on this device. */
  readonly last: ReadonlySignal<number | undefined>;
  readonly importing: ReadonlySignal<ImportState>;
  /** Whether the import shown would change anything. */
  readonly changesAnything: ReadonlySignal<boolean>;
  download(): Promise<void>;
  read(file: Pick<File, 'name' | 'size' | 'text'>): Promise<void>;
  choose(choice: Partial<ImportChoice>): Promise<void>;
  apply(): Promise<void>;
  cancel(): void;
}

/** Saves everything on the device as one file. */
export async function downloadBackup(services: Services, save: SaveFile = saveJsonFile): Promise<void> {
  const { store, storage, settings, now } = services;
  const [{ encodeBackup, makeBackup }, entries] = await Promise.all([storedBackup(), store.readAll('')]);
  if (!entries.ok) return entries.issues.forEach(storage.report);
  const created = now();
  save(backupFileName(created), encodeBackup(makeBackup(entries.value, created, __VERSION__)));
  settings.change({ lastBackup: created });
}

/** `adjutant-2026-11-20.json`, the day where the player is. */
export function backupFileName(time: number): string {
  const day = new Date(time);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `adjutant-${parts.join('-')}.json`;
}

export function changesAnything(report: ImportReport): boolean {
  return (
    report.armies.some(({ action }) => action === 'add' || action === 'replace') ||
    report.trash + report.drafts + report.rolls + report.sieges + report.dials + report.castlePlans > 0 ||
    report.savedRolls + report.profiles + report.usbUnits + report.castleFigures + report.fights > 0 ||
    report.tally ||
    report.settings === 'replace'
  );
}

export function createBackupModel(
  services: Services,
  hasNothing: () => boolean,
  onImported: (report: ImportReport) => Promise<void>,
  save: SaveFile = saveJsonFile,
): BackupModel {
  const { store, storage, settings, now } = services;
  const importing = signal<ImportState>({ step: 'idle' });
  let backup: Backup | undefined;

  async function preview(file: string, choice: ImportChoice): Promise<void> {
    if (!backup) return;
    const { previewImport } = await storedImport();
    const report = await previewImport(store, backup, choice, now());
    importing.value = report.ok
      ? { step: 'ready', file, choice, report: report.value }
      : failure(file, report.issues);
  }

  async function followSettings(): Promise<void> {
    const stored = await loadSettings(store);
    if (!stored.ok || !stored.value) return;
    const { version: _version, ...chosen } = stored.value;
    settings.change(chosen);
    // What is said next is said in the new language.
    await services.language.change(chosen.language);
  }

  return {
    last: computed(() => settings.value.value.lastBackup),
    importing,
    changesAnything: computed(
      () => importing.value.step === 'ready' && changesAnything(importing.value.report),
    ),
    download: () => downloadBackup(services, save),
    async read(file) {
      const begun: ImportState = { step: 'reading', file: file.name };
      importing.value = begun;
      const decoded = await readBackup(file);
      // Another file was chosen meanwhile.
      if (importing.peek() !== begun) return;
      if (!decoded.ok) {
        importing.value = { step: 'refused', file: file.name, issues: decoded.issues };
        return;
      }
      backup = decoded.value;
      // Someone who moves to this device wants the settings too; who has armies here has settings of his own.
      await preview(file.name, { armies: 'newer', settings: hasNothing() });
    },
    async choose(change) {
      const shown = importing.peek();
      if (shown.step === 'ready') await preview(shown.file, { ...shown.choice, ...change });
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
      await onImported(done.value);
    },
    cancel() {
      backup = undefined;
      importing.value = { step: 'idle' };
    },
  };
}

async function readBackup(file: Pick<File, 'size' | 'text'>): Promise<Result<Backup, BackupIssue>> {
  const { backupBounds, decodeBackup } = await storedBackup();
  if (file.size > backupBounds.bytes) return fail({ code: 'too-large', limit: backupBounds.bytes });
  try {
    return decodeBackup(await file.text());
  } catch {
    // The file went away, or the browser may not read it.
    return fail({ code: 'not-json' });
  }
}

function failure(file: string, [issue]: readonly StorageIssue[]): ImportState {
  return issue ? { step: 'failed', file, issue } : { step: 'idle' };
}
