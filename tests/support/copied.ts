import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../../src/platform/fold.ts';

/** A run of words that a text has in common with a given one. */
export interface CopiedRun {
  readonly place: string;
  readonly words: string;
}

export interface Passage {
  readonly place: string;
  readonly text: string;
}

/** So many words in a row are no coincidence any more. */
export const copiedLength = 9;

/** The words of a text, whatever their case, diacritics, punctuation and markup. */
function wordsOf(text: string): readonly string[] {
  return fold(text.replace(/<[^>]*>/g, ' ').replace(/[*_#|`\u00ad]/g, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of words of the given texts, to compare others with. */
export function runsOf(texts: readonly string[], length = copiedLength): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const words of texts.map(wordsOf)) {
    for (let at = 0; at + length <= words.length; at++) runs.add(words.slice(at, at + length).join(' '));
  }
  return runs;
}

/** The longest runs that passages share with the given ones. */
export function copiedRuns(
  passages: readonly Passage[],
  runs: ReadonlySet<string>,
  length = copiedLength,
): readonly CopiedRun[] {
  return passages.flatMap(({ place, text }) => {
    const words = wordsOf(text);
    const found: { from: number; to: number }[] = [];
    for (let at = 0; at + length <= words.length; at++) {
      if (!runs.has(words.slice(at, at + length).join(' '))) continue;
      const last = found.at(-1);
      if (last && last.to === at + length - 1) last.to += 1;
      else found.push({ from: at, to: at + length });
    }
    return found.map(({ from, to }) => ({ place, words: words.slice(from, to).join(' ') }));
  });
}

/** The texts in a folder and below. */
export function textsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:txt|md|html?)$/i.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
