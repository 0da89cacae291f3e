import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../../src/lookup/search/excerpt.ts';
import type { LanguageOfIndex } from '../../../src/lookup/search/language.ts';
import { createQuestionIndex } from '../../../src/lookup/search/question-index.ts';
import { slipsBetween } from '../../../src/lookup/search/slips.ts';

/** The titles that answer, best first. */
function ask(titles: readonly string[], question: string, language: LanguageOfIndex = {}): readonly string[] {
  const index = createQuestionIndex<string>(language);
  for (const title of titles) index.add(title, [[wordsIn(title), 1]]);
  return index.find(question).map(({ id }) => id);
}

describe('lookup/search/question-index', () => {
  it('lookup/search/question-index: a word means what its concept holds, less surely than itself', () => {
    const concepts = 'medic doctor heal\nrun_over trampl';
    expect(ask(['healing test', 'doctor', 'trampling'], 'the doctor', { concepts })).toEqual([
      'doctor',
      'healing test',
    ]);
    expect(ask(['healing test', 'trampling'], 'may I run over him', { concepts })).toEqual(['trampling']);
    expect(ask(['healing test', 'trampling'], 'over to run', { concepts })).toEqual([]);
  });

  it('lookup/search/question-index: a dot ends a whole word, no beginning', () => {
    const concepts = 'car. vehicle';
    expect(ask(['vehicles'], 'my car', { concepts })).toEqual(['vehicles']);
    expect(ask(['vehicles'], 'my card', { concepts })).toEqual([]);
  });

  it('lookup/search/question-index: accents of a concept count, unless the question has none', () => {
    const concepts = 'lő. íjász\nló. lovas';
    expect(ask(['lovas', 'íjász'], 'a lő', { concepts })[0]).toBe('íjász');
    expect(ask(['íjász', 'lovas'], 'a ló', { concepts })).toEqual(['lovas']);
    expect(ask(['íjász', 'lovas'], 'a lo', { concepts })).toHaveLength(2);
  });

  it('lookup/search/question-index: endings are taken off, in a row', () => {
    expect(ask(['vár', 'páncél'], 'páncéljaikkal', { endings: 'jai|k|kal', endingsInRow: 3 })).toEqual([
      'páncél',
    ]);
  });

  it('lookup/search/question-index: a syllable before a verb changes it little', () => {
    expect(ask(['séta'], 'elséta', { beginnings: 'el fel' })).toEqual(['séta']);
    expect(ask(['séta'], 'elséta')).toEqual([]);
  });

  it('lookup/search/question-index: accents that were typed count', () => {
    expect(ask(['lő', 'ló'], 'ez a ló', { passedOver: new Set(['ez', 'a']) })[0]).toBe('ló');
    expect(ask(['ló', 'lő'], 'ez a lő', { passedOver: new Set(['ez', 'a']) })[0]).toBe('lő');
  });

  it('lookup/search/question-index: who answers more of the question comes first', () => {
    expect(ask(['parry', 'parry a shove', 'shove'], 'parry his shove')[0]).toBe('parry a shove');
  });

  it.each([
    ['shield', 'sheild', 1],
    ['parry', 'pary', 1],
    ['parry', 'pirry', 1],
    ['parry', 'parrys', 1],
    ['parry', 'shove', 3],
  ])('lookup/search/slips: %s and %s are %i apart, as far as two are counted', (one, other, slips) => {
    expect(slipsBetween(one, other, 2)).toBe(slips);
  });
});
