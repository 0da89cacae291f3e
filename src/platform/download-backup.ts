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
}

/** Everything on the device as one file; undefined where it cannot be read. */
async function writeBackup(services: Services): Promise<WrittenBackup | undefined> {
  const { store, storage, now, version } = services;
  const [{ encodeBackup, makeBackup }, { withWrittenPhotos }, entries] = await Promise.all([
    storedBackup(),
    storedPhotos(),
    store.readAll(''),
  ]);
  if (!entries.ok) {
    entries.issues.forEach(storage.report);
    return undefined;
  }
  const created = now();
  const records = await withWrittenPhotos(entries.value);
  return {
    name: backupFileName(created),
    text: encodeBackup(makeBackup(records, created, version.number)),
    created,
  };
}

/** Saves everything on the device as one file. */
export async function downloadBackup(services: Services, save: SaveFile = saveJsonFile): Promise<void> {
  const file = await writeBackup(services);
  if (!file) return;
  save(file.name, file.text);
  services.settings.change({ lastBackup: file.created });
}

/** Hands everything as one file to another app where the device does that with files, else saves it; whether it left the app. */
export async function shareBackup(services: Services, words: string): Promise<boolean> {
  const file = await writeBackup(services);
  if (!file) return false;
  const { name, text, created } = file;
  const form = (ending: string, type: string) => new File([text], `${name}${ending}`, { type });
  // Some phones hand on no files but those they know.
  const way = await shareFile([form('', 'application/json'), form('.txt', 'text/plain')], words);
  if (way === 'given-up') return false;
  services.settings.change({ lastBackup: created });
  return true;
}

/** `adjutant-2026-11-20.json`, the day where the player is. */
export function backupFileName(time: number): string {
  const day = new Date(time);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `adjutant-${parts.join('-')}.json`;
}
