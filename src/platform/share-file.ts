import { saveBlob } from './save-file.ts';

/** What something is called, as the name of a file in its own letters: `castle-of-7`. */
export function fileWords(title: string): string {
  const words = title.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, 60).join('').replace(/-$/, '').toLowerCase();
}

/**
 * Sends a file with its words on, by the device's own sheet where it takes files; else it is saved. Of several forms of
 * the same file the first that the device takes goes, and the first of all is what is saved.
 */
export async function shareFile(
  forms: readonly File[],
  text: string,
): Promise<'shared' | 'saved' | 'given-up'> {
  const { share, canShare } = navigator as Partial<Navigator>;
  const taken = share && forms.find((file) => canShare?.call(navigator, { files: [file] }));
  if (taken) {
    try {
      await share.call(navigator, { files: [taken], text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'given-up';
    }
  }
  const [first] = forms;
  if (first) saveBlob(first.name, first);
  return 'saved';
}
