import { type BookId, sourceTexts } from '../reference/books.ts';

/** A book that says so: its chapters by title, in the book's language, and the lines of the text as we have it. */
export interface SourceBook {
  readonly book: BookId;
  readonly language: 'en' | 'pl' | 'hu';
  readonly chapters: readonly string[];
  readonly lines: readonly string[];
}

/** The books named by `EntryFacts.source` (`E:568-576; P:172`), in that order, each once. Empty for a ruling of ours. */
export function readSource(source: string): readonly SourceBook[] {
  const books = new Map<BookId, { language: 'en' | 'pl' | 'hu'; chapters: string[]; lines: string[] }>();
  for (const piece of source.split('; ')) {
    const [, letter = '', lines = '', first = ''] = /^([A-Z]):?((\d+)(?:[./-][\d./-]*)?)$/.exec(piece) ?? [];
    const text = sourceTexts[letter];
    const chapter = text?.chapters.findLast(({ from }) => from <= Number(first));
    if (!text || !chapter) continue;
    const known = books.get(chapter.book) ?? { language: text.language, chapters: [], lines: [] };
    books.set(chapter.book, known);
    if (!known.chapters.includes(chapter.title)) known.chapters.push(chapter.title);
    known.lines.push(lines.replace(/(?<=\d)-(?=\d)/g, '\u2013'));
  }
  return Array.from(books, ([book, rest]) => ({ book, ...rest }));
}
