import { aliases } from '../reference/aliases.ts';
import { chapters } from '../reference/chapters.ts';
import type { Chapter, EntryText } from '../reference/types.ts';
import type { Game, RuleId } from '../rules/ids.ts';
import { isLanguage, type Language } from '../rules/languages.ts';
import { excerpt, markWords, type Piece, termsOf } from './search/excerpt.ts';
import { type Found as FoundIn, searchRules } from './search/rules-search.ts';
import { buildTextIndex, type TextIndex } from './search/text-index.ts';

/** Words that ask, join or stand for the asker and name nothing of a game, folded: passed over beside others. */
const passedOver: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'a an and any are be by can could do does for from get has have he her his how i if in into is it its long many may me much must my no not of on one or our she should so than that the their them then there they this to us was we what when where which who whom whose why will with would you your'.split(
      ' ',
    ),
  ),
  pl: new Set(
    'a albo ale bez byc co czego czemu czy czyj dla dlaczego do gdy gdzie i ich ile ilu in ja jak jaka jaki jakie jako je jego jej jest jesli juz kiedy kogo komu kto ktora ktore ktory ma mam maja mi mnie moge moja moje moj mojego moze mozna mu musi na nad nie niz o od on ona one oni oraz po pod przez przy sa sie swoj swoje swojego swoich ta tak te ten to trzeba tu w wolno z za ze zeby'.split(
      ' ',
    ),
  ),
  hu: new Set(
    'a ahhoz aki ami amikor az azt be csak de e egy ehhez el en es ez ezt ha hany hanyan hogy hogyan hol honnan hova kell ki kik kinek kit kitol kivel le lehet lehetek lesz mar meddig meg mehetek melyik melyek mennyi mennyire mert mi mik miert mikor mit milyen mire minden mivel nekem nem o ok rajta sajat sem szabad te tehet tudok vagy vagyok van vannak'.split(
      ' ',
    ),
  ),
};

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

export function indexTexts(texts: ReadonlyMap<RuleId, EntryText>, language: Language): Promise<LookupIndex> {
  return buildTextIndex(
    Array.from(texts, ([id, text]) => ({ id, ...text })),
    { passedOver: passedOver[language], compounds: language === 'hu' },
  );
}

/** A ruling settles what its rule leaves open: whoever asks for the one wants the rule before it. */
const rulingWeight = 0.4;

/** All entries that a query finds; the first language is the reader's own. */
export function findRules(
  query: string,
  indexes: readonly { readonly language: Language; readonly index: LookupIndex }[],
): readonly Found[] {
  return searchRules(query, entryIds, indexes, (id) => (isRuling(id) ? rulingWeight : 1), aliases);
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
