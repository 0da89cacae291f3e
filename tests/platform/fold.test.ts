import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../src/platform/fold.ts';

describe('platform/fold', () => {
  it.each([
    ['Łuk', 'luk'],
    ['ŻÓŁĆ', 'zolc'],
    ['ostrze, ścięcie', 'ostrze, sciecie'],
    ['lövő', 'lovo'],
    ['TŰZ', 'tuz'],
    ['árvíztűrő tükörfúrógép', 'arvizturo tukorfurogep'],
    ['e\u0301', 'e'],
    ['5″', '5"'],
    ['2d6\u22122', '2d6-2'],
    ['„obrona”', '"obrona"'],
    ['', ''],
  ])('platform/fold: %s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('platform/fold: keeps every place, so that a find can be marked in the text', () => {
    const sign = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(sign, fc.constantFrom('“', '−', '🎲', '½', 'ﬁ')) }), (text) => {
        expect(fold(text)).toHaveLength(text.normalize('NFC').length);
      }),
      { seed: 2 },
    );
  });

  it('platform/fold: folding twice is folding once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { seed: 3 },
    );
  });
});
