import { ok, type Result } from '../rules/result.ts';
import type { Backup } from '../storage/backup/backup.ts';
import type { Entry, RecordStore, StorageIssue } from '../storage/store.ts';
import { inSteps } from './in-steps.ts';
import { isAppleTouchDevice } from './offline.ts';
import { saveBlob } from './save-file.ts';
import type { Services } from './services.ts';
import { shareFile } from './share-file.ts';

// All kinds of records at once: fetched when a file is written.
const storedBackup = () => import('../storage/backup/backup.ts');

const storedPhotos = () => import('../storage/photos.ts');

interface WrittenBackup {
  readonly name: string;
  readonly file: Blob;
  readonly created: number;
  /** The browser gives nothing that it stored: this is what was entered since the app was opened. */
  readonly part: boolean;
}

/** Hands the file to the browser to be kept. */
export type SaveBackup = (name: string, file: Blob) => void | Promise<void>;

/** Hears which share is done; says false when nobody waits any more. */
export type GoesOn = (done: number) => boolean;

/**
 * What became of a backup: `saved` where the browser said no more than that it was asked to, `shared` with another app;
 * `in-part`: what this window holds was saved, the rest cannot be had; `unreadable` and `too-large`: nothing was.
 */
export type BackupWay = 'saved' | 'shared' | 'given-up' | 'in-part' | 'unreadable' | 'too-large';

/** So many records are read at a time, and so many letters written: neither keeps the page busy for long. */
const atATime = { records: 4, letters: 500_000 } as const;

/** The shares of the whole at which all is read, and sorted. */
const shares = { read: 0.3, sorted: 0.7 } as const;

/**
 * All that is stored, a few records at a time; undefined when nobody waits any more. What moves to another name meanwhile,
 * such as an army to the trash, is looked for again until all names are known.
 */
async function readInSteps(
  { names, readMany }: Pick<RecordStore, 'names' | 'readMany'>,
  goesOn: GoesOn,
): Promise<Result<readonly Entry[], StorageIssue> | undefined> {
  const entries = new Map<string, unknown>();
  for (;;) {
    const known = await names('');
    if (!known.ok) return known;
    const unread = known.value.filter((name) => !entries.has(name));
    if (unread.length === 0) return ok(known.value.map((name): Entry => [name, entries.get(name)]));
    for (let at = 0; at < unread.length; at += atATime.records) {
      const some = unread.slice(at, at + atATime.records);
      const read = await readMany(some);
      if (!read.ok) return read;
      for (const [index, name] of some.entries()) entries.set(name, read.value[index]);
      if (!goesOn((entries.size / (entries.size + unread.length - at)) * shares.read)) return undefined;
    }
  }
}

/** The text of the file in parts, reporting after each record which share is done. */
function* fileParts(backup: Backup, pieces: Iterable<string>): Generator<number, BlobPart[], void> {
  const lengths = Object.values({ ...backup }).map((list: unknown) =>
    Array.isArray(list) ? list.length : 1,
  );
  const most = lengths.reduce((sum, length) => sum + length, 0);
  const parts: BlobPart[] = [];
  let text = '';
  let done = 0;
  for (const piece of pieces) {
    text += piece;
    if (text.length >= atATime.letters) {
      parts.push(new Blob([text]));
      text = '';
    }
    done += 1;
    yield Math.min(1, done / most);
  }
  return [...parts, text];
}

/** Everything on the device as one file, which the app can read again. */
async function writeBackup(
  services: Services,
  goesOn: GoesOn,
): Promise<WrittenBackup | 'unreadable' | 'too-large' | 'given-up'> {
  const { store, storage, now, version } = services;
  const [{ backupBounds, backupPieces, makeBackupInSteps }, { withWrittenPhotos }, all] = await Promise.all([
    storedBackup(),
    storedPhotos(),
    readInSteps(store.strict, goesOn),
  ]);
  if (!all) return 'given-up';
  if (!all.ok) all.issues.forEach(storage.report);
  // A browser that refuses to store leaves no other way to take along what was entered here.
  const part = !all.ok && all.issues.some(({ code }) => code === 'storage-refused');
  const entries = part ? await readInSteps(store, goesOn) : all;
  if (!entries) return 'given-up';
  if (!entries.ok || (part && entries.value.length === 0)) return 'unreadable';
  const created = now();
  const records = await withWrittenPhotos(entries.value, () => goesOn(shares.read));
  if (!goesOn(shares.read)) return 'given-up';
  const between = (from: number, to: number) => (done: number) => goesOn(from + done * (to - from));
  const sorting = makeBackupInSteps(records, created, version.number);
  const backup = await inSteps(sorting, between(shares.read, shares.sorted));
  if (!backup) return 'given-up';
  const parts = await inSteps(fileParts(backup, backupPieces(backup)), between(shares.sorted, 1));
  if (!parts) return 'given-up';
  const file = new Blob(parts, { type: 'application/json' });
  if (file.size > backupBounds.bytes) return 'too-large';
  return { name: backupFileName(created, part), file, created, part };
}

/** Saves everything on the device as one file. It counts as the last backup unless the device `asks` whether it is to be saved. */
export async function downloadBackup(
  services: Services,
  save: SaveBackup = saveBlob,
  goesOn: GoesOn = () => true,
  asks = isAppleTouchDevice(),
): Promise<BackupWay> {
  const written = await writeBackup(services, goesOn);
  if (typeof written === 'string') return written;
  await save(written.name, written.file);
  if (written.part) return 'in-part';
  if (!asks) services.settings.change({ lastBackup: written.created });
  return 'saved';
}

/** Hands everything as one file to another app where the device does that with files, else saves it. */
export async function shareBackup(
  services: Services,
  words: string,
  goesOn: GoesOn = () => true,
): Promise<BackupWay> {
  const written = await writeBackup(services, goesOn);
  if (typeof written === 'string') return written;
  const { name, file, created, part } = written;
  const form = (ending: string, type: string) => new File([file], `${name}${ending}`, { type });
  // Some phones hand on no files but those they know.
  const way = await shareFile([form('', 'application/json'), form('.txt', 'text/plain')], words);
  if (way === 'given-up') return way;
  if (part) return 'in-part';
  if (way === 'shared' || !isAppleTouchDevice()) services.settings.change({ lastBackup: created });
  return way;
}

/** `adjutant-2026-11-20.json`, the day where the player is. */
export function backupFileName(time: number, part = false): string {
  const day = new Date(time);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `adjutant-${parts.join('-')}${part ? '-part' : ''}.json`;
}
