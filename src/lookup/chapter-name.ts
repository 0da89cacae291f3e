import type { Messages } from '../platform/words.ts';
import type { Chapter } from '../reference/types.ts';
import { chapterKey } from './chapters.ts';

/** The name of a chapter in the texts given; a test holds the names complete. */
export function chapterName(t: Messages['rules'], chapter: Chapter): string {
  const names: Readonly<Record<string, string>> = t.chapters;
  return names[chapterKey(chapter)] ?? chapter.id;
}
