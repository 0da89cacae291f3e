import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRules, indexTexts } from '../../../src/lookup/finder.ts';
import { createEntries } from '../../../src/lookup/search.ts';
import { chapters } from '../../../src/reference/chapters.ts';
import { type Language, languages } from '../../../src/rules/languages.ts';

interface Query {
  readonly query: string;
  /** Rules of which any is right; decided before the search was tuned. */
  readonly right: readonly string[];
}

const fixture = join(import.meta.dirname, '../../fixtures/search-queries.json');
const queries: Readonly<Record<Language, readonly Query[]>> = JSON.parse(readFileSync(fixture, 'utf8'));
const entries = createEntries();
const indexes = await Promise.all(
  languages.map(async (language) => ({
    language,
    index: await indexTexts(await entries.fetchTexts(chapters, language), language),
  })),
);

/** The place of the first right rule, from 1; undefined where none is found. */
function placeOf(language: Language, { query, right }: Query): number | undefined {
  const ordered = [...indexes].sort(
    (a, b) => Number(b.language === language) - Number(a.language === language),
  );
  const at = findRules(query, ordered).findIndex(({ id }) => right.includes(id));
  return at < 0 ? undefined : at + 1;
}

const share = (places: readonly (number | undefined)[], within: number) =>
  places.filter((place) => place !== undefined && place <= within).length / places.length;

describe('what players ask', () => {
  it.each(languages)(
    'lookup/search/queries: in %s the right rule stands first, or among the first five, and none is lost',
    (language) => {
      const asked = queries[language];
      expect(asked.length).toBeGreaterThanOrEqual(60);
      const places = asked.map((query) => placeOf(language, query));
      const report = asked.flatMap(({ query }, at) => (places[at] === 1 ? [] : [`${query}: ${places[at]}`]));
      expect(report.filter((line) => line.endsWith('undefined'))).toEqual([]);
      expect(share(places, 1), report.join('\n')).toBeGreaterThanOrEqual(0.75);
      expect(share(places, 5), report.join('\n')).toBeGreaterThanOrEqual(0.92);
    },
  );
});
