import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createEntries, createLookupSearch } from '../../src/lookup/search.ts';
import type { Language } from '../../src/rules/languages.ts';

function open(entries = createEntries()) {
  const own = signal<Language>('en');
  const waiting: (() => void)[] = [];
  const failures: unknown[] = [];
  const search = createLookupSearch(
    entries,
    own,
    (run) => void waiting.push(run),
    () => void failures.push('failed'),
  );
  const languages = (query: string) => new Set(search.find(query)?.map(({ language }) => language));
  return { search, own, waiting, failures, languages };
}

describe('lookup/search', () => {
  it('lookup/search: who only reads has the own language prepared, who searches the others too', async () => {
    const { search, waiting, languages } = open();
    search.begin();
    await expect.poll(() => languages('parry')).toEqual(new Set(['en']));
    expect(waiting).toHaveLength(0);
    search.beginAll();
    await expect
      .poll(() => waiting.splice(0).forEach((run) => void run()) ?? languages('hárítás'))
      .toContain('hu');
  });

  it('lookup/search: another language is prepared without being asked for', async () => {
    const { search, own } = open();
    search.begin();
    await expect.poll(() => search.find('parry')).toBeDefined();
    own.value = 'pl';
    expect(search.find('parry')).toBeUndefined();
    await expect.poll(() => search.find('parowanie')?.[0]).toMatchObject({ language: 'pl' });
  });

  it('lookup/search: what could not be fetched is asked for again by the next key', async () => {
    const entries = createEntries();
    let cut = true;
    const { search, failures } = open({
      ...entries,
      fetchTexts: async (...asked) => {
        if (cut) throw new Error('no network');
        return entries.fetchTexts(...asked);
      },
    });
    search.beginAll();
    await expect.poll(() => failures).toHaveLength(1);
    cut = false;
    search.beginAll();
    await expect.poll(() => search.find('parry')?.length).toBeGreaterThan(0);
    expect(failures).toHaveLength(1);
  });
});
