import { describe, expect, it } from 'vitest';
import { casesText } from '../../src/platform/cases.ts';
import { createFormat } from '../../src/platform/format.ts';
import { szor } from '../../src/platform/grammar/hu.ts';
import { razy } from '../../src/platform/grammar/pl.ts';

describe('platform/cases', () => {
  it.each([
    ['en', 'less than 1', 'more than 99'],
    ['pl', 'mniej niż 1', 'ponad 99'],
    ['hu', 'kevesebb mint 1', 'több mint 99'],
  ] as const)(
    'platform/cases %s says the edges in words, and all else as numbers',
    (language, under, over) => {
      const format = createFormat(language);
      expect([0.001, 0.999, 0.5].map((chance) => casesText(format, chance))).toEqual([under, over, '50']);
    },
  );

  it.each([
    ['1', '1 raz'],
    ['<1', 'mniej niż 1 raz'],
    ['mniej niż 1', 'mniej niż 1 raz'],
    ['0', '0 razy'],
    ['2', '2 razy'],
    ['5', '5 razy'],
    ['21', '21 razy'],
    ['>99', 'ponad 99 razy'],
    ['100', '100 razy'],
  ])('platform/cases of %s in Polish: %s', (cases, said) => {
    expect(razy(cases)).toBe(said);
  });

  it('platform/cases the Hungarian ending follows the last word of the number', () => {
    const szer = [1, 2, 4, 7, 9, 10, 40, 50, 70, 90, 1000, 10_000];
    const szor3 = [0, 3, 6, 8, 20, 30, 60, 80, 100, 700, 1_000_000];
    const ször = [5];
    for (const [ending, numbers] of [
      ['szer', szer],
      ['szor', szor3],
      ['ször', ször],
    ] as const) {
      for (const number of numbers) expect(szor(String(number))).toBe(`${number}\u2011${ending}`);
    }
    expect([33, 45, 50, 61, 99].map((number) => szor(String(number)))).toEqual([
      '33\u2011szor',
      '45\u2011ször',
      '50\u2011szer',
      '61\u2011szer',
      '99\u2011szer',
    ]);
    expect(szor('<1')).toBe('kevesebb mint 1\u2011szer');
    expect(szor('több mint 99')).toBe('több mint 99\u2011szer');
    expect(szor('10 000')).toBe('10 000\u2011szer');
  });
});
