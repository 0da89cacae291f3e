import { expect, it } from 'vitest';
import { grammars } from '../../src/platform/grammars.ts';
import { languageName } from '../../src/platform/language-name.ts';
import { languages } from '../../src/rules/languages.ts';
import { filesIn } from '../support/source-files.ts';

/** What is written in a language stands in files of that name. */
const ofLanguage = new RegExp(`[/-](?:${languages.join('|')})\\.ts$`);

it('platform/grammars: every language has its file, and is called as it calls itself', () => {
  expect(Object.keys(grammars)).toEqual([...languages]);
  expect(Object.values(grammars)).not.toContain(undefined);
  expect(languages.map(languageName)).toEqual(['English', 'Polski', 'Magyar']);
});

it('platform/grammars: the languages are named in their list alone', () => {
  // In which language a book was written is a fact of the book.
  const known = ['src/rules/languages.ts', 'src/reference/books.ts'];
  const named = filesIn('src', ['.ts', '.tsx'])
    .filter(({ path }) => !ofLanguage.test(path) && !known.includes(path))
    .flatMap(({ path, text }) => [...text.matchAll(/'hu'|\bhu:/g)].map(([name]) => `${path}: ${name}`));
  expect(named).toEqual([]);
});
