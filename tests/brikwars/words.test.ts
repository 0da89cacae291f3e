import { expect, it } from 'vitest';
import { brikwars as en } from '../../src/brikwars/words/en.ts';
import { brikwars as hu } from '../../src/brikwars/words/hu.ts';
import { brikwars as pl } from '../../src/brikwars/words/pl.ts';

// From 40 % to 47 % is no "7 % better": that would be 42.8 %.
it.each([
  ['en', en, ['1 point better', '7 points better', '<1 point better', '+22 points']],
  ['pl', pl, ['o 1 punkt lepiej', 'o 7 punktów lepiej', 'o mniej niż 1 punkt lepiej', '+22 punkty']],
  ['hu', hu, ['1 ponttal jobb', '7 ponttal jobb', '<1 ponttal jobb', '+22 pont']],
] as const)('brikwars/words: in %s a difference of two chances is told in points', (_, t, said) => {
  const [one, seven, less, more] = said;
  for (const gain of [t.gain, t.attackGain])
    expect([gain('1'), gain('7'), gain('<1')]).toEqual(
      [one, seven, less].map((start) => expect.stringContaining(start)),
    );
  expect(t.pointsMore('+22')).toBe(more);
});
