import { type BookId, sourceTexts } from '../reference/books.ts';
import type { Language } from '../rules/languages.ts';

/** A book that says so: its chapters and their headings, in the book's language. */
export interface SourceBook {
  readonly book: BookId;
  readonly language: Language;
  readonly chapters: readonly string[];
}

/** The books named by `EntryFacts.source` (`E:568-576; P:172`), in that order, each once. Empty for a ruling of ours. */
export function readSource(source: string): readonly SourceBook[] {
  const books = new Map<BookId, { language: Language; chapters: string[] }>();
  for (const piece of source.split('; ')) {
    const [, letter = '', first = ''] = /^([A-Z]):?(\d+)(?:[./-][\d./-]*)?$/.exec(piece) ?? [];
    const text = sourceTexts[letter];
    const line = Number(first);
    const chapter = text?.chapters.findLast(({ from }) => from <= line);
    if (!text || !chapter) continue;
    const heading = text.headings?.findLast(([from]) => from <= line);
    const below = heading && heading[0] >= chapter.from ? `${chapter.title}, ${heading[1]}` : chapter.title;
    const known = books.get(chapter.book) ?? { language: text.language, chapters: [] };
    books.set(chapter.book, known);
    if (!known.chapters.includes(below)) known.chapters.push(below);
  }
  return Array.from(books, ([book, rest]) => ({ book, ...rest }));
}
