import { describe, expect, it } from 'vitest';
import { encodeQuik, initialQuik, quikKinds } from '../../../src/brikwars/quik/inputs.ts';
import { quikReasonItems } from '../../../src/brikwars/quik/odds-details.tsx';
import { titleOf } from '../../../src/brikwars/quik/text.ts';
import { quik as en } from '../../../src/brikwars/quik/words/en.ts';
import { quik as hu } from '../../../src/brikwars/quik/words/hu.ts';
import { quik as pl } from '../../../src/brikwars/quik/words/pl.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { quikEffects } from '../../../src/rules/brikwars/quik/quik-effects.ts';

const english = initialQuik('en');

describe('brikwars/quik/text: a fight in one line', () => {
  it('brikwars/quik/text: an attack names both sides, in three languages', () => {
    const query = encodeQuik({
      ...english,
      strikers: [{ ...english.target, count: 3 }],
      target: { ...english.target, unit: 'hero', shield: true },
    });
    expect(titleOf(en, query)).toBe('3 × Minifig (Hand weapon) against Hero + Shield');
    expect(titleOf(pl, query)).toBe('3 × Minifig (Broń ręczna) kontra Bohater + Tarcza');
    expect(titleOf(hu, query)).toBe('3 × Minifigura (Kézifegyver), célpont: Hős + Pajzs');
  });

  it('brikwars/quik/text: every kind has a title of its own, in every game', () => {
    const titles = (['en', 'lugpol'] as const).flatMap((game) =>
      quikKinds.map((kind) => titleOf(en, encodeQuik({ ...initialQuik(game), kind }))),
    );
    expect(titles.every((title) => title !== undefined && title.length < 80)).toBe(true);
    expect(new Set(titles.slice(0, quikKinds.length)).size).toBe(quikKinds.length);
    expect(titleOf(en, 'v=1&e=en')).toBeUndefined();
  });

  it('brikwars/quik/odds-details: every effect of a rule has words, with and without its amount', () => {
    for (const texts of [en, pl, hu]) {
      const items = quikReasonItems(
        texts,
        createFormat('en'),
        quikEffects.flatMap((effect) => [
          { rule: 'BW-QW-06', effect } as const,
          { rule: 'BW-QW-06', effect, amount: 7 } as const,
        ]),
      );
      for (const { text } of items) expect(text.trim()).not.toBe('');
      expect(items.some(({ text }) => text.includes('undefined'))).toBe(false);
    }
  });
});
