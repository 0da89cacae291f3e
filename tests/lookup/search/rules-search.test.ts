import { describe, expect, it } from 'vitest';
import { searchRules } from '../../../src/lookup/search/rules-search.ts';
import { buildTextIndex } from '../../../src/lookup/search/text-index.ts';
import { english, entryIds, hungarian, polish } from './entries.ts';

const en = { language: 'en', index: await buildTextIndex(english) };
const pl = { language: 'pl', index: await buildTextIndex(polish) };
const hu = { language: 'hu', index: await buildTextIndex(hungarian) };

describe('lookup/search/rules-search', () => {
  it('lookup/search/rules-search: a word of another language is found and its language named', () => {
    expect(searchRules('shield', entryIds, [pl, en, hu])[0]).toMatchObject({ id: 'X-CC-03', language: 'en' });
    expect(searchRules('pajzs', entryIds, [pl, en, hu])[0]).toMatchObject({ id: 'X-CC-03', language: 'hu' });
  });

  it('lookup/search/rules-search: what the own language has too is shown as found there', () => {
    const found = searchRules('ripos', entryIds, [hu, en, pl]);
    expect(found[0]).toMatchObject({ id: 'X-CC-02', language: 'hu' });
    expect(found.filter(({ id }) => id === 'X-CC-02')).toHaveLength(1);
  });

  it('lookup/search/rules-search: an id comes first, once', () => {
    const found = searchRules('cc-3', entryIds, [en, pl, hu]);
    expect(found[0]).toEqual({ id: 'X-CC-03', language: undefined, terms: [] });
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  it('lookup/search/rules-search: an id without an entry leads to the one that answers for it, once', () => {
    const lead = { 'X-C-77': 'X-CC-03', 'X-C-78': 'X-CC-03' } as const;
    const found = (query: string) =>
      searchRules(query, entryIds, [en, pl, hu], undefined, lead).map(({ id }) => id);
    expect(found('x-c-77')[0]).toBe('X-CC-03');
    expect(found('x-c-7').filter((id) => id === 'X-CC-03')).toHaveLength(1);
    expect(searchRules('x-c-77', entryIds, [en, pl, hu])[0]?.id).not.toBe('X-CC-03');
  });

  it('lookup/search/rules-search: an id does not hide the text that holds the same word and number', () => {
    const found = searchRules('at-1', entryIds, [en, pl, hu]).map(({ id }) => id);
    expect(found[0]).toBe('X-AT-01');
    expect(searchRules('d10', entryIds, [en, pl, hu]).map(({ id }) => id)).toEqual(['X-AT-03']);
  });

  it('lookup/search/rules-search: a whole question finds also what answers a part of it, the fullest answer first', () => {
    expect(searchRules('parry strike back', entryIds, [en]).map(({ id }) => id)).toEqual([
      'X-CC-02',
      'X-CC-01',
      'X-AT-02',
    ]);
  });

  it('lookup/search/rules-search: a slip is forgiven only where nothing is written like that', () => {
    expect(searchRules('armor', entryIds, [en, pl, hu]).map(({ id }) => id)).toEqual(['X-AT-01']);
    expect(searchRules('amror', entryIds, [en, pl, hu])[0]?.id).toBe('X-AT-01');
  });

  it('lookup/search/rules-search: a slip in the own language is found beside a true word of another', () => {
    // "pancel" is Hungarian armour without its marks and one letter from Polish "pancerz" is two.
    const found = searchRules('pancer', entryIds, [pl, en, hu]);
    expect(found[0]).toMatchObject({ id: 'X-AT-01', language: 'pl' });
  });

  it('lookup/search/rules-search: single words count only when nothing has them all', () => {
    expect(
      searchRules('parry rocket', entryIds, [en])
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['X-AT-01', 'X-CC-01', 'X-CC-02']);
    expect(searchRules('parry strike', entryIds, [en]).map(({ id }) => id)).toEqual(['X-CC-02']);
  });

  it('lookup/search/rules-search: works while only the own language is ready, and before', () => {
    expect(searchRules('tarcza', entryIds, [pl]).map(({ id }) => id)).toEqual(['X-CC-03']);
    expect(searchRules('tarcza', entryIds, [])).toEqual([]);
    expect(searchRules('X-AT-01', entryIds, []).map(({ id }) => id)).toEqual(['X-AT-01']);
  });
});
