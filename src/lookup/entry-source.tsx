import { useTexts } from '../kit/context.ts';
import { readSource } from './source.ts';

/** The books and chapters that say so; the lines only in small print. */
export function EntrySource({ source }: { readonly source: string }) {
  const t = useTexts('rules');
  const books = readSource(source);
  return (
    <section class="entry-source">
      <h3>{t.source}</h3>
      {books.length === 0 && <p>{t.ownRuling}</p>}
      <ul class="stack">
        {books.map(({ book, language, chapters, lines }) => (
          <li key={book}>
            {t.books[book]}
            <br />
            <span lang={language}>{chapters.join(' · ')}</span>
            <br />
            <small>{t.lines(lines.join(', '))}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
