import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

describe('reference/figures', () => {
  it.each([
    ['en', 'Roll 2d6+1; at 1,000 points take 0.5 or d10.', ['0.5', '1', '1000', '2d6', 'd10']],
    ['pl', 'Rzuć 2k6+1; przy 1 000 punktów weź 0,5 albo K10.', ['0.5', '1', '1000', '2d6', 'd10']],
    ['hu', 'Dobj 2k6+1-et; 1000 pontnál 0,5 vagy k10.', ['0.5', '1', '1000', '2d6', 'd10']],
    ['en', 'On 1, 2 or 3 take ½.', ['1', '2', '3', '½']],
    ['hu', '1, 2 vagy 3 esetén ½.', ['1', '2', '3', '½']],
  ] as const)('reference/figures: %s', (language, text, figures) => {
    expect(figuresOf(text, language)).toEqual(figures);
  });
});
