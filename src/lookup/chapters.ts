import { chapters } from '../reference/chapters.ts';
import type { Chapter } from '../reference/types.ts';
import type { Game, RuleId } from '../rules/ids.ts';

const byKey = new Map(chapters.map((chapter) => [chapterKey(chapter), chapter]));
const byRule = new Map<string, Chapter>(
  chapters.flatMap((chapter) => chapter.ids.map((id) => [id, chapter])),
);

/** Every id that has an entry, in the order of browsing. */
export const entryIds: readonly RuleId[] = chapters.flatMap(({ ids }) => ids);

/** The name of a chapter among all games: `brikwars/close-combat`. */
export function chapterKey({ game, id }: Chapter): string {
  return `${game}/${id}`;
}

export function chaptersOf(game: Game): readonly Chapter[] {
  return chapters.filter((chapter) => chapter.game === game);
}

export function findChapter(key: string): Chapter | undefined {
  return byKey.get(key);
}

export function hasEntry(id: string): id is RuleId {
  return byRule.has(id);
}

/** Whether an id is that of a ruling; rulings stand among the rules they settle, or in a chapter of their own. */
export function isRuling(id: string): boolean {
  return /^(BWC|USB-[ACX]|MK-A)-/.test(id);
}

export function chapterOf(id: RuleId): Chapter {
  const chapter = byRule.get(id);
  if (!chapter) throw new Error(`no chapter holds ${id}`);
  return chapter;
}
