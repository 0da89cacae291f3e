import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchRules } from '../../src/lookup/search/rules-search.ts';
import { buildTextIndex, type Searchable } from '../../src/lookup/search/text-index.ts';
import { fold } from '../../src/platform/fold.ts';
import { chapters } from '../../src/reference/chapters.ts';
import { deepOr, deepOrEach } from '../support/deep.ts';

const languages = ['en', 'pl', 'hu'] as const;

/** Whether a word of the text begins with what is looked for, which begins with a letter or digit. */
function hasWord(folded: string, wanted: string): boolean {
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) return true;
  }
  return false;
}

async function entriesIn(language: (typeof languages)[number]): Promise<Searchable[]> {
  const loaded = await Promise.all(chapters.map(({ texts }) => texts[language]()));
  return loaded.flatMap((texts) => Object.entries(texts).map(([id, text]) => ({ id, ...text })));
}

const entries = { en: await entriesIn('en'), pl: await entriesIn('pl'), hu: await entriesIn('hu') };
const indexes = {
  en: await buildTextIndex(entries.en),
  pl: await buildTextIndex(entries.pl),
  hu: await buildTextIndex(entries.hu, { compounds: true }),
};
const ids = entries.en.map(({ id }) => id);

describe.each(languages)('reference/search in %s', (language) => {
  it(`reference/search: every entry is found first by its id, in ${language}`, () => {
    const sources = [{ language, index: indexes[language] }];
    // An id is read alike in every language: each is looked for in one of them, all of them in turn.
    const own = languages.indexOf(language);
    const some = deepOr(
      ids,
      ids.filter((_, at) => at % languages.length === own),
    );
    expect(some.filter((id) => searchRules(id, ids, sources)[0]?.id !== id)).toEqual([]);
  });

  it(`reference/search: an entry is found first by its title, in ${language}`, () => {
    const sources = [{ language, index: indexes[language] }];
    const wrong = deepOrEach(25, entries[language]).filter(
      ({ id, title }) => searchRules(title, ids, sources)[0]?.id !== id,
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it(`reference/search: whatever a plain scan of the texts finds is found, in ${language}`, () => {
    const index = indexes[language];
    const texts = entries[language].map((entry) => ({
      id: entry.id,
      folded: fold(`${entry.title}\n${entry.words}\n${entry.text}`),
    }));
    const query = fc
      .constantFrom(...texts)
      .chain(({ folded }) =>
        fc
          .constantFrom(...folded.matchAll(/[\p{L}\p{N}]{3,}/gu))
          .chain(({ index: at }) =>
            fc
              .integer({ min: 3, max: 24 })
              .map((length) => folded.slice(at, at + length).split('\n')[0] ?? ''),
          ),
      );
    fc.assert(
      fc.property(query, (text) => {
        // Words are found from their beginning on.
        const scanned = texts.filter(({ folded }) => hasWord(folded, text)).map(({ id }) => id);
        const found = index.search(text, 'words').map(({ id }) => id);
        expect(found).toEqual(expect.arrayContaining(scanned));
      }),
      { numRuns: deepOr(300, 30), seed: 6 },
    );
  });
});

describe('reference/search: what players type about creations', () => {
  it.each([
    ['en', 'overkill', 'BW-DMG-10'],
    ['en', 'trained pilot', 'BW-OPR-07'],
    ['en', 'structure level', 'BW-CRE-06'],
    ['pl', 'cena napędu', 'BW-CRE-09'],
    ['pl', 'półmózg', 'BW-CRE-20'],
    ['pl', 'przejęcie sterów', 'BW-OPR-02'],
    ['hu', 'vető töltet', 'BW-CRE-17'],
    ['hu', 'koptatás', 'BW-DMG-09'],
    ['hu', 'sebesség repülés', 'BW-CRE-10'],
  ] as const)('reference/search: in %s, %s finds %s among the first three', (language, query, id) => {
    const found = searchRules(query, ids, [{ language, index: indexes[language] }]);
    expect(found.slice(0, 3).map((hit) => hit.id)).toContain(id);
  });
});
