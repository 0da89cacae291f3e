import { describe, expect, it } from 'vitest';
import { termsOf, wordsOf } from '../../../src/lookup/search/excerpt.ts';

describe('lookup/search/excerpt', () => {
  it.each([
    ['Parry and riposte', ['parry', 'and', 'riposte']],
    ['rzut 2K6+1', ['rzut', '2d6', '1']],
    ['k10', ['d10']],
    ['3k', ['3d']],
    ['kard', ['kard']],
    ['+1, 6"', ['1', '6']],
    ['  ', []],
    ['Armour, armored, armou', ['armor', 'armored', 'armo']],
    ['defence, defense, offence', ['defense', 'defense', 'offense']],
    ['centre center centred', ['centr', 'centr', 'centrd']],
    ['re-roll, mini-fig', ['reroll', 'minifig']],
    ['head-on, more-or', ['head', 'on', 'more', 'or']],
  ])('lookup/search/excerpt: %s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('lookup/search/excerpt: words know where they stand', () => {
    const text = 'Kő, ŁUK 1k6';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Kő', 'ŁUK', '1k6']);
  });
});
