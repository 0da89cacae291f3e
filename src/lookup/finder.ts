import { aliases } from '../reference/aliases.ts';
import { chapters } from '../reference/chapters.ts';
import type { Chapter, EntryText } from '../reference/types.ts';
import type { Game, RuleId } from '../rules/ids.ts';
import { isLanguage, type Language } from '../rules/languages.ts';
import { excerpt, markWords, type Piece, termsOf } from './search/excerpt.ts';
import type { LanguageOfIndex } from './search/language.ts';
import { type Found as FoundIn, searchRules } from './search/rules-search.ts';
import { buildTextIndex, type TextIndex } from './search/text-index.ts';

const languageFiles = import.meta.glob<LanguageOfIndex>('./search/languages/??.ts', {
  eager: true,
  import: 'language',
});

/** What of a language is known where its words are looked up. */
export function indexedAs(language: Language): LanguageOfIndex | undefined {
  return languageFiles[`./search/languages/${language}.ts`];
}

const byKey = new Map(chapters.map((chapter) => [chapterKey(chapter), chapter]));

const byRule = new Map<string, Chapter>(
  chapters.flatMap((chapter) => chapter.ids.map((id) => [id, chapter])),
);

/** Every id that has an entry, in the order of browsing. */
const entryIds: readonly RuleId[] = chapters.flatMap(({ ids }) => ids);

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

/** The entry that an id leads to, however it is written; undefined where there is none. */
export function entryIdOf(id: string): RuleId | undefined {
  const upper = id.toUpperCase();
  return hasEntry(upper) ? upper : aliases[upper];
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

/** The chapters that rules stand in, each once. */
export function chaptersOfRules(ids: readonly RuleId[]): readonly Chapter[] {
  return [...new Set(ids.map(chapterOf))];
}

export type LookupIndex = TextIndex<RuleId>;

export type Found = FoundIn<RuleId>;

/** A line of the results: always the own-language title, and the title that matched where that is another. */
export interface Row {
  readonly id: RuleId;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
  readonly other: { readonly language: Language; readonly title: readonly Piece[] } | undefined;
}

const nothing = { terms: [], typed: [] };

/** What players call the things of a chapter: lines for its name, its game, or both. */
function wordsOfChapter({ game, id }: Chapter, lines: readonly string[]): string {
  const names = [id, game, `${game}/${id}`];
  return lines
    .flatMap((line) => {
      const [name = '', ...words] = line.split(' ');
      return names.includes(name) ? words : [];
    })
    .join(' ');
}

export function indexTexts(texts: ReadonlyMap<RuleId, EntryText>, language: Language): Promise<LookupIndex> {
  const known = indexedAs(language);
  const lines = known?.chapters?.split('\n') ?? [];
  const about = new Map(chapters.map((chapter) => [chapter, wordsOfChapter(chapter, lines)]));
  return buildTextIndex(
    Array.from(texts, ([id, text]) => ({ id, about: about.get(chapterOf(id)) ?? '', ...text })),
    known,
  );
}

/** A ruling settles what its rule leaves open: a word wants the rule before it, a question more often the ruling. */
const rulingWeight = { words: 0.4, typos: 0.4, meant: 0.8 } as const;

/** All entries that a query finds; the first language is the reader's own. */
export function findRules(
  query: string,
  indexes: readonly { readonly language: Language; readonly index: LookupIndex }[],
): readonly Found[] {
  return searchRules(
    query,
    entryIds,
    indexes,
    (id, reading) => (isRuling(id) ? rulingWeight[reading] : 1),
    aliases,
  );
}

/** A found entry as the list shows it; `text` reads an entry in a language. */
export function rowOf(
  { id, language, terms }: Found,
  query: string,
  own: Language,
  text: (id: RuleId, language: Language) => EntryText | undefined,
): Row {
  const shown = text(id, own);
  const matched = isLanguage(language) ? language : own;
  const foreign = matched === own ? undefined : text(id, matched);
  const found = { terms, typed: termsOf(query) };
  const marks = foreign ? nothing : found;
  return {
    id,
    title: markWords(shown?.title ?? id, marks),
    excerpt: excerpt(shown?.text ?? '', marks),
    other: foreign && { language: matched, title: markWords(foreign.title, found) },
  };
}
