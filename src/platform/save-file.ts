/** The part of Settings that makes and reads backups. */
export const backupPart = 'backup';

export const backupPath = `settings/${backupPart}`;

/** Hands a text to the browser as a file to keep. */
export type SaveFile = (name: string, text: string) => void;

/** Long enough for the browser to have read it. */
const keptFor = 60_000;

export const saveCsvFile: SaveFile = (name, text) =>
  saveBlob(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
