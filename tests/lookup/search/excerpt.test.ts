import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, markWords, type Piece } from '../../../src/lookup/search/excerpt.ts';

const long = `${'Lorem ipsum dolor sit amet. '.repeat(8)}Tarczę łatwo stracić. ${'Consectetur elit sed. '.repeat(8)}`;
const whole = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

describe('lookup/search/excerpt', () => {
  it('lookup/search/excerpt: marks whole words in their own spelling', () => {
    expect(markWords('Łuk i łuki', { terms: ['luk'], typed: [] })).toEqual([
      { text: 'Łuk', marked: true },
      { text: ' i łuki', marked: false },
    ]);
  });

  it('lookup/search/excerpt: marks a compound that holds what was typed, but not for three letters', () => {
    expect(markWords('bónuszkocka', { terms: [], typed: ['kocka'] })).toEqual([
      { text: 'bónuszkocka', marked: true },
    ]);
    expect(markWords('white', { terms: ['hit'], typed: ['hit'] })).toEqual([
      { text: 'white', marked: false },
    ]);
  });

  it('lookup/search/excerpt: marks dice in any notation', () => {
    expect(markWords('rzuć 1k6', { terms: ['1d6'], typed: [] })[1]).toEqual({ text: '1k6', marked: true });
  });

  it('lookup/search/excerpt: shows the first find, cut between words', () => {
    const pieces = excerpt(long, { terms: ['tarcze'], typed: [] });
    expect(pieces.find(({ marked }) => marked)?.text).toBe('Tarczę');
    expect(pieces[0]?.text).toBe('…');
    expect(pieces.at(-1)?.text).toBe('…');
    expect(whole(pieces)).not.toMatch(/[.,]…$/);
    expect(long).toContain(whole(pieces.slice(1, -1)));
  });

  it('lookup/search/excerpt: a short text stands whole', () => {
    expect(whole(excerpt('A short text.', { terms: ['none'], typed: [] }))).toBe('A short text.');
  });

  it('lookup/search/excerpt: pieces put together are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ maxLength: 3 })), (text, terms) => {
        expect(whole(markWords(text, { terms, typed: terms }))).toBe(text.normalize('NFC'));
      }),
      { seed: 4 },
    );
  });

  it('lookup/search/excerpt: never much longer than asked', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 20, max: 120 }), (text, length) => {
        expect(whole(excerpt(text, { terms: ['a'], typed: ['b'] }, length)).length).toBeLessThanOrEqual(
          length + 2,
        );
      }),
      { seed: 5 },
    );
  });

  it('lookup/search/excerpt: a very long row of signs is read once', () => {
    const text = `dice ${'.'.repeat(200_000)}x ${'y'.repeat(20)}`;
    const shown = whole(excerpt(text, { terms: ['dice'], typed: [] }, 200_010));
    expect(shown.endsWith('.x…')).toBe(true);
    expect(shown).toHaveLength(200_007);
  });
});
