/** Hands a text to the browser as a file to keep. */
export type SaveFile = (name: string, text: string) => void;

/** Long enough for the browser to have read it. */
const keptFor = 60_000;

export function saveJsonFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
