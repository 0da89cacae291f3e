import { describe, expect, it } from 'vitest';
import { casesText } from '../../src/i18n/cases.ts';
import { createFormat } from '../../src/i18n/format.ts';

describe('i18n/cases', () => {
  it.each([
    ['en', 'less than 1', 'more than 99'],
    ['pl', 'mniej niż 1', 'ponad 99'],
    ['hu', 'kevesebb mint 1', 'több mint 99'],
  ] as const)('i18n/cases %s says the edges in words, and all else as numbers', (language, under, over) => {
    const format = createFormat(language);
    expect([0.001, 0.999, 0.5].map((chance) => casesText(format, chance))).toEqual([under, over, '50']);
  });
});
