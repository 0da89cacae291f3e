import { describe, expect, it } from 'vitest';
import type { Part } from '../../../src/platform/words.ts';
import { en, pl } from '../../support/words.ts';

const parts = (Object.keys(en) as Part[]).filter((part) => part.startsWith('usb'));

/** All words of a part; of what is put together at least those that are written. */
function wordsOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(wordsOf).join('\n');
  return String(value);
}

describe('messages: names of USB', () => {
  it.each(parts)(
    'USB-C-03 in Polish a unit is an oddział and what stands in it are modele: %s',
    async (part) => {
      const words = wordsOf(await pl[part]());
      expect(words.match(/jednostk\p{L}*/giu)).toBeNull();
      expect(words.match(/figur(?:k|ek)\p{L}*/giu)).toBeNull();
    },
  );

  it('USB-C-03 the armies count models of USB by the same word, figures of the other games by theirs', async () => {
    const { models } = await pl.armies();
    expect([1, 3, 15].map((count) => models(count, 'usb'))).toEqual(['1 model', '3 modele', '15 modeli']);
    expect([1, 3, 15].map((count) => models(count, 'brikwars'))).toEqual([
      '1 figurka',
      '3 figurki',
      '15 figurek',
    ]);
  });
});
