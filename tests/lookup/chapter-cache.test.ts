import { describe, expect, it, vi } from 'vitest';
import { createEntries } from '../../src/lookup/search.ts';
import type { Chapter, EntryFacts, EntryText } from '../../src/reference/types.ts';
import type { RuleId } from '../../src/rules/ids.ts';

function fakeChapter(id: string, facts: Readonly<Partial<Record<RuleId, EntryFacts>>>) {
  const ids = Object.keys(facts) as RuleId[];
  const load = (language: string) =>
    vi.fn(async () => {
      const texts: Partial<Record<RuleId, EntryText>> = {};
      for (const rule of ids) texts[rule] = { title: `${rule} ${language}`, text: '', words: '' };
      return texts;
    });
  return {
    id,
    game: 'brikwars',
    ids,
    facts: vi.fn(async () => facts),
    texts: { en: load('en'), pl: load('pl'), hu: load('hu') },
  } satisfies Chapter;
}

const rules = () =>
  fakeChapter('rules', {
    'BW-DICE-04': { related: [], source: 'E:574', rulings: ['BWC-50'] },
    'BW-DICE-05': { related: [], source: 'E:580' },
  });
const rulings = () => fakeChapter('rulings', { 'BWC-50': { related: [], source: '' } });

describe('lookup/search', () => {
  it('lookup/search: holds what was fetched, in the languages asked for', async () => {
    const entries = createEntries();
    expect(entries.text('BW-DICE-04', 'pl')).toBeUndefined();
    await entries.fetchTexts([rules()], 'pl');
    expect(entries.text('BW-DICE-04', 'pl')?.title).toBe('BW-DICE-04 pl');
    expect(entries.text('BW-DICE-04', 'en')).toBeUndefined();
    expect(entries.facts('BW-DICE-04')).toBeUndefined();
  });

  it('lookup/search: fetches a chapter once, and only that one', async () => {
    const entries = createEntries();
    const [first, second] = [rules(), rulings()];
    await entries.fetchTexts([first], 'en');
    await entries.fetchTexts([first, second], 'en');
    await entries.fetchFacts([first]);
    await entries.fetchFacts([first]);
    expect(first.texts.en).toHaveBeenCalledTimes(1);
    expect(second.texts.en).toHaveBeenCalledTimes(1);
    expect(first.facts).toHaveBeenCalledTimes(1);
    expect(second.facts).not.toHaveBeenCalled();
    expect(first.texts.pl).not.toHaveBeenCalled();
  });

  it('lookup/search: knows which rules a ruling settles', async () => {
    const entries = createEntries();
    await entries.fetchFacts([rules(), rulings()]);
    expect(entries.settledBy('BWC-50')).toEqual(['BW-DICE-04']);
    expect(entries.settledBy('BWC-05')).toEqual([]);
  });

  it('lookup/search: a failed fetch may succeed the next time', async () => {
    const entries = createEntries();
    const chapter = rules();
    chapter.facts.mockRejectedValueOnce(new Error('gone'));
    await expect(entries.fetchFacts([chapter])).rejects.toThrow('gone');
    await entries.fetchFacts([chapter]);
    expect(entries.facts('BW-DICE-05')?.source).toBe('E:580');
  });
});
