import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slipsAllowed } from '../../../src/lookup/search/slips.ts';
import { buildTextIndex, type Reading } from '../../../src/lookup/search/text-index.ts';
import { fold } from '../../../src/platform/fold.ts';
import { english, hungarian, polish } from './entries.ts';

const indexes = {
  english: await buildTextIndex(english, { passedOver: new Set(['may', 'my']) }),
  polish: await buildTextIndex(polish, { endings: 'ami|e|a|y|ie' }),
  hungarian: await buildTextIndex(hungarian, { compounds: true, passedOver: new Set(['hol', 'a']) }),
};
const texts = { english, polish, hungarian };
type Name = keyof typeof texts;

function ids(name: Name, query: string, reading: Reading = 'words'): string[] {
  return indexes[name].search(query, reading).map(({ id }) => id);
}

describe('lookup/search/text-index', () => {
  it.each<[string, Name, string, Reading, string]>([
    ['a title', 'english', 'parry', 'words', 'X-CC-01'],
    ['a beginning', 'english', 'rip', 'words', 'X-CC-02'],
    ['a search word', 'english', 'buckler', 'words', 'X-CC-03'],
    ['a word in a text', 'english', 'rocket', 'words', 'X-AT-01'],
    ['the end of a compound', 'hungarian', 'kocka', 'words', 'X-CC-03'],
    ['what a question names', 'hungarian', 'hol a páncél', 'words', 'X-AT-01'],
    ['ł typed as l', 'polish', 'luk', 'words', 'X-AT-01'],
    ['ł typed as ł', 'polish', 'ŁUK', 'words', 'X-AT-01'],
    ['ő without its marks', 'hungarian', 'szorodas', 'words', 'X-AT-03'],
    ['Polish dice written the English way', 'polish', '1d6', 'words', 'X-CC-03'],
    ['English dice written the Polish way', 'english', 'K10', 'words', 'X-AT-03'],
    ['one letter wrong of five', 'english', 'pirry', 'typos', 'X-CC-01'],
    ['one letter missing of five', 'english', 'pary', 'typos', 'X-CC-01'],
    ['two letters wrong of nine', 'polish', 'parawonie', 'typos', 'X-CC-01'],
    ['neighbours swapped', 'english', 'sheild', 'typos', 'X-CC-03'],
    ['another ending', 'polish', 'tarczami', 'meant', 'X-CC-03'],
    ['some words of a question', 'english', 'may my rocket fly', 'meant', 'X-AT-01'],
  ])('lookup/search/text-index: finds %s', (_, name, query, reading, id) => {
    expect(ids(name, query, reading)[0]).toBe(id);
  });

  it.each<[string, string, Reading]>([
    ['two slips in a short word', 'pirri', 'typos'],
    ['a slip in dice', '1d7', 'typos'],
    ['a slip when words are asked as typed', 'pirry', 'words'],
    ['two words that never meet', 'rocket riposte', 'typos'],
    ['nothing', '  ', 'meant'],
    ['only signs', '?!', 'meant'],
    ['the end of a word where words are not joined', 'tack', 'words'],
    ['the inside of a word', 'ocke', 'words'],
  ])('lookup/search/text-index: does not find %s', (_, query, reading) => {
    expect(ids('english', query, reading)).toEqual([]);
  });

  it('lookup/search/text-index: the title counts over the text', () => {
    expect(ids('english', 'parry')).toEqual(['X-CC-01', 'X-CC-02']);
  });

  it('lookup/search/text-index: all words must be there', () => {
    expect(ids('english', 'parry strike')).toEqual(['X-CC-02']);
  });

  it('lookup/search/text-index: names the terms that matched', () => {
    expect(indexes.polish.search('parow', 'words')[0]?.terms).toContain('parowanie');
  });

  it.each([
    ['hit', 0],
    ['sword', 1],
    ['ripostes', 2],
    ['2d6', 0],
  ])('lookup/search/text-index: %s may hold %i slips', (term, slips) => {
    expect(slipsAllowed(term)).toBe(slips);
  });

  it('lookup/search/text-index: finds whatever a plain scan over the folded text finds', () => {
    const passages = (Object.keys(texts) as Name[]).flatMap((name) =>
      texts[name].flatMap((entry) =>
        [entry.title, entry.words, entry.text].map((passage) => ({ name, passage: fold(passage) })),
      ),
    );
    const cut = fc.constantFrom(...passages).chain(({ name, passage }) =>
      fc.tuple(fc.nat(passage.length - 3), fc.integer({ min: 3, max: 30 })).map(([start, length]) => ({
        name,
        query: passage.slice(start, start + length),
        insideWord: /[\p{L}\p{N}]{2}/u.test(passage.slice(Math.max(0, start - 1), start + 1)),
      })),
    );
    fc.assert(
      fc.property(cut, ({ name, query, insideWord }) => {
        // Words are found from their beginning on.
        fc.pre(!insideWord && /[\p{L}\p{N}]{2}/u.test(query));
        const scanned = texts[name]
          .filter((entry) =>
            ` ${fold(`${entry.title}\n${entry.words}\n${entry.text}`)}`
              .split(/(?<=[^\p{L}\p{N}])/u)
              .some((_, at, parts) => parts.slice(at).join('').startsWith(query)),
          )
          .map(({ id }) => id);
        expect(ids(name, query)).toEqual(expect.arrayContaining(scanned));
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
