import { describe, expect, it } from 'vitest';
import { casesText } from '../../src/platform/cases.ts';
import { createFormat } from '../../src/platform/format.ts';
import { atChance } from '../../src/platform/grammar/hu.ts';
import { inPercent } from '../../src/platform/grammar/pl.ts';

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
    ['33', 'w 33\u00a0%', '33\u00a0% eséllyel'],
    ['<1', 'w mniej niż 1\u00a0%', 'kevesebb mint 1\u00a0% eséllyel'],
    ['>99', 'w ponad 99\u00a0%', 'több mint 99\u00a0% eséllyel'],
    ['100', 'w 100\u00a0%', '100\u00a0% eséllyel'],
  ])('platform/cases a chance of %s in a Polish and a Hungarian sentence', (chance, polish, hungarian) => {
    expect([inPercent(chance), atChance(chance)]).toEqual([polish, hungarian]);
  });
});
