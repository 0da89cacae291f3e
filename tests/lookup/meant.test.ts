import { describe, expect, it } from 'vitest';
import { findRules, indexTexts } from '../../src/lookup/finder.ts';
import { meantBy, oneSlip } from '../../src/lookup/meant.ts';
import { createEntries } from '../../src/lookup/search.ts';
import { chapters } from '../../src/reference/chapters.ts';
import type { Language } from '../../src/rules/languages.ts';

async function asking(language: Language) {
  const entries = createEntries();
  const index = await indexTexts(await entries.fetchTexts(chapters, language), language);
  return (query: string) => meantBy(query, findRules(query, [{ language, index }]), entries.text);
}

describe('lookup/meant', () => {
  it.each([
    ['pary', 'parry', true],
    ['parryy', 'parry', true],
    ['psrry', 'parry', true],
    ['aprry', 'parry', true],
    ['parry', 'parry', false],
    ['pry', 'parry', false],
    ['ab', 'ba', true],
    ['abc', 'cab', false],
    ['parre', 'barry', false],
  ])('lookup/meant: %s is one slip from %s: %s', (a, b, one) => {
    expect([oneSlip(a, b), oneSlip(b, a)]).toEqual([one, one]);
  });

  it('lookup/meant: offers what is one slip away, in place of the word alone', async () => {
    const ask = await asking('en');
    expect(ask('pary')).toMatchObject({ typed: 'pary', words: [{ word: 'parry', query: 'parry' }, {}, {}] });
    expect(ask('Sheild bash')).toMatchObject({ typed: 'Sheild', words: [{ query: 'shield bash' }] });
  });

  it('lookup/meant: words are offered with their accents', async () => {
    expect((await asking('hu'))('haritad')?.words).toContainEqual({ word: 'hárítás', query: 'hárítás' });
    expect((await asking('pl'))('parowznie')?.words[0]?.word).toBe('parowanie');
  });

  it('lookup/meant: nothing is offered for words that stand in a rule, for numbers, or where nothing is near', async () => {
    const ask = await asking('en');
    for (const query of ['parry', 'parr', 'shield parry', '7+', '2d6', 'BW-CC-16', 'xqzzw', 'ab'])
      expect([query, ask(query)]).toEqual([query, undefined]);
  });
});
