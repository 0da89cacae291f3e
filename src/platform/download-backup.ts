import { isAppleTouchDevice } from './offline.ts';
import { type SaveFile, saveJsonFile } from './save-file.ts';
import type { Services } from './services.ts';
import { shareFile } from './share-file.ts';

// All kinds of records at once: fetched when a file is written.
const storedBackup = () => import('../storage/backup.ts');

const storedPhotos = () => import('../storage/photos.ts');

interface WrittenBackup {
  readonly name: string;
  readonly text: string;
  readonly created: number;
  /** The browser gives nothing that it stored: this is what was entered since the app was opened. */
  readonly part: boolean;
}

/**
 * What became of a backup: `saved` where the browser said no more than that it was asked to, `shared` with another app;
 * `in-part`: what this window holds was saved, the rest cannot be had; `unreadable` and `too-large`: nothing was.
 */
export type BackupWay = 'saved' | 'shared' | 'given-up' | 'in-part' | 'unreadable' | 'too-large';

/** Everything on the device as one file, which the app can read again. */
async function writeBackup(services: Services): Promise<WrittenBackup | 'unreadable' | 'too-large'> {
  const { store, storage, now, version } = services;
  const [{ backupBounds, encodeBackup, makeBackup }, { withWrittenPhotos }, all] = await Promise.all([
    storedBackup(),
    storedPhotos(),
    store.strict.readAll(''),
  ]);
  if (!all.ok) all.issues.forEach(storage.report);
  // A browser that refuses to store leaves no other way to take along what was entered here.
  const part = !all.ok && all.issues.some(({ code }) => code === 'storage-refused');
  const entries = part ? await store.readAll('') : all;
  if (!entries.ok || (part && entries.value.length === 0)) return 'unreadable';
  const created = now();
  const records = await withWrittenPhotos(entries.value);
  const text = encodeBackup(makeBackup(records, created, version.number));
  // No letter takes more than three bytes.
  if (text.length * 3 > backupBounds.bytes && new Blob([text]).size > backupBounds.bytes) return 'too-large';
  return { name: backupFileName(created, part), text, created, part };
}

/** Saves everything on the device as one file. It counts as the last backup unless the device `asks` whether it is to be saved. */
export async function downloadBackup(
  services: Services,
  save: SaveFile = saveJsonFile,
  asks = isAppleTouchDevice(),
): Promise<BackupWay> {
  const file = await writeBackup(services);
  if (typeof file === 'string') return file;
  save(file.name, file.text);
  if (file.part) return 'in-part';
  if (!asks) services.settings.change({ lastBackup: file.created });
  return 'saved';
}

/** Hands everything as one file to another app where the device does that with files, else saves it. */
export async function shareBackup(services: Services, words: string): Promise<BackupWay> {
  const file = await writeBackup(services);
  if (typeof file === 'string') return file;
  const { name, text, created, part } = file;
  const form = (ending: string, type: string) => new File([text], `${name}${ending}`, { type });
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
