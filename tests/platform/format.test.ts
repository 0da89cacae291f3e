import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat, howMany, largestRemainder, plural } from '../../src/platform/format.ts';

describe('format', () => {
  it.each([
    ['en', '1.5'],
    ['pl', '1,5'],
    ['hu', '1,5'],
  ] as const)('format: numbers in %s', (language, expected) => {
    expect(createFormat(language).number(1.5)).toBe(expected);
  });

  it.each([
    [0, '0'],
    [0.0001, '<1'],
    [0.33333, '33'],
    [0.9999, '>99'],
    [1, '100'],
  ])('format: a chance of %d is shown as %s percent', (chance, expected) => {
    expect(createFormat('en').hundredths(chance)).toBe(expected);
  });

  it.each([
    [1, '100\u00a0%'],
    [0.044, '4\u00a0%'],
    [0.01, '1\u00a0%'],
    [0.0099, '0.99\u00a0%'],
    [1 / 2345, '0.043\u00a0%'],
    [1 / 64, '2\u00a0%'],
    [1e-7, '0.00001\u00a0%'],
    [0, '0\u00a0%'],
  ])(
    'format: a chance of %d is shown in percent, and finely where that is under one: %s',
    (chance, expected) => {
      expect(createFormat('en').fine(chance)).toBe(expected);
    },
  );

  it.each([
    [0, '0\u00a0%'],
    [1e-9, '<0.1\u00a0%'],
    [0.0005, '0.1\u00a0%'],
    [1 - 1e-14, '100\u00a0%'],
    [0.333, '33.3\u00a0%'],
    [0.9999, '>99.9\u00a0%'],
    [1, '100\u00a0%'],
  ])('format: a chance of %d in percent is %s', (chance, expected) => {
    expect(createFormat('en').percent(chance)).toBe(expected);
  });

  it.each<[chances: readonly number[], expected: readonly string[]]>([
    [
      [0.3333, 0.2222, 0.4445],
      ['33', '22', '45'],
    ],
    [
      [0.335, 0.225, 0.44],
      ['34', '22', '44'],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      ['34', '33', '33'],
    ],
    [
      [0.29, 0.71],
      ['29', '71'],
    ],
    [
      [0.335, 0.225],
      ['34', '22'],
    ],
    [[0.5], ['50']],
    [
      [1, 0],
      ['100', '0'],
    ],
    [
      [0.9999, 0.0001],
      ['>99', '<1'],
    ],
    [
      [0.504, 0.492, 0.004],
      ['50', '49', '<1'],
    ],
    [
      [0.9348, 0.0606, 0.0046],
      ['93', '6', '<1'],
    ],
    [[], []],
  ])('format: %j exclude each other and make %j of 100', (chances, expected) => {
    expect(createFormat('en').shares(chances)).toEqual(expected);
  });

  it('format: whatever excludes each other adds up to 100, no share more than one away from its chance', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(
        weights.filter((all) => all.some((one) => one > 0)),
        fc.constantFrom(100, 1000),
        (all, parts) => {
          const total = all.reduce((sum, one) => sum + one, 0);
          const shares = largestRemainder(
            all.map((one) => one / total),
            parts,
          );
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(parts);
          for (const [at, share] of shares.entries())
            expect(Math.abs(share - ((all[at] ?? 0) / total) * parts)).toBeLessThan(1);
        },
      ),
    );
  });

  it('format: percents of what excludes each other add up to 100', () => {
    expect(createFormat('en').percentShares([1 / 3, 1 / 3, 1 / 3])).toEqual([
      '33.4\u00a0%',
      '33.3\u00a0%',
      '33.3\u00a0%',
    ]);
    expect(createFormat('en').percentShares([1 - 1e-6, 1e-6])).toEqual(['>99.9\u00a0%', '<0.1\u00a0%']);
  });

  it('format: signs are real minus signs', () => {
    expect(createFormat('en').signed(-2)).toBe('−2');
    expect(createFormat('en').signed(2)).toBe('+2');
    expect(createFormat('en').signed(0)).toBe('0');
    expect(createFormat('pl').number(-9.5)).toBe('−9,5');
  });

  it.each([
    [1, '1 kość'],
    [2, '2 kości'],
    [5, '5 kości'],
    [22, '22 kości'],
  ])('format: Polish plural of %d', (count, expected) => {
    const forms = { one: '# kość', few: '# kości', many: '# kości', other: '# kości' };
    expect(plural('pl')(count, forms)).toBe(expected);
  });

  it.each<[language: 'en' | 'pl' | 'hu', browser: string | undefined, day: RegExp, moment: RegExp]>([
    ['en', 'en-GB', /^22 Nov 2026$/, /^22\/11\/2026,? 13:05$/],
    ['en', 'en-AU', /^22 Nov 2026$/, /^22\/11\/26,? 1:05\spm$/i],
    ['en', 'en-US', /^Nov 22, 2026$/, /^11\/22\/26,? 1:05\sPM$/],
    ['en', 'en', /^22 Nov 2026$/, /^22 Nov 2026, 13:05$/],
    ['en', 'pl-PL', /^22 Nov 2026$/, /^22 Nov 2026, 13:05$/],
    ['en', undefined, /^22 Nov 2026$/, /^22 Nov 2026, 13:05$/],
    ['pl', 'en-US', /^22 listopada 2026$/, /^22\.11\.2026,? 13:05$/],
    ['hu', 'en-US', /^2026\. nov\. 22\.$/, /^2026\. 11\. 22\. 13:05$/],
  ])('format: a date in %s where the browser speaks %s', (language, browser, day, moment) => {
    const format = createFormat(language, browser);
    const time = new Date(2026, 10, 22, 13, 5).getTime();
    expect(format.date(time)).toMatch(day);
    expect(format.dateTime(time)).toMatch(moment);
  });

  it('format: one of a thing, written already', () => {
    expect([howMany('1', 'point', 'points'), howMany('1.5', 'point', 'points')]).toEqual([
      '1 point',
      '1.5 points',
    ]);
  });

  it('format: lists are joined as the language joins them', () => {
    expect(createFormat('hu').list(['kard', 'pajzs'])).toBe('kard és pajzs');
    expect(createFormat('pl').list(['miecz', 'tarcza'])).toBe('miecz i tarcza');
  });
});
