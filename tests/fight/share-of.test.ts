import { describe, expect, it } from 'vitest';
import { shareOf } from '../../src/fight/share-of.ts';
import type { EndChance } from '../../src/fight/step-record.ts';
import { createFormat } from '../../src/platform/format.ts';

const format = createFormat('en');
const endsFrom = (chances: readonly number[]) => ({
  ends: chances.map((chance, at) => ({ id: String(at), chance })),
});
const only =
  (...ids: readonly number[]) =>
  (known: readonly EndChance[]) =>
    known.reduce((sum, { id, chance }) => (ids.includes(Number(id)) ? sum + chance : sum), 0);

describe('fight/share-of', () => {
  it('fight/share-of: of ends that round to more than 100, each is written as the bar writes it', () => {
    const chances = [0.326, 0.336, 0.338];
    expect(format.shares(chances)).toEqual(['33', '33', '34']);
    expect(chances.map((_, at) => shareOf(format, endsFrom(chances), only(at)))).toEqual(['33', '33', '34']);
    expect(format.hundredths(0.336)).toBe('34');
  });

  it('fight/share-of: two ends that are equally likely may have bricks that differ, and each keeps its own', () => {
    const chances = [0.335, 0.335, 0.33];
    expect(chances.map((_, at) => shareOf(format, endsFrom(chances), only(at)))).toEqual(
      format.shares(chances),
    );
    expect(new Set(format.shares(chances).slice(0, 2)).size).toBe(2);
  });

  it('fight/share-of: what is the chance of several ends, or of none, is rounded by itself', () => {
    expect(shareOf(format, endsFrom([0.326, 0.336, 0.338]), only(0, 1))).toBe('66');
    expect(shareOf(format, { ends: [], also: [{ id: '7', chance: 0.4 }] }, only(7))).toBe('40');
  });

  it('fight/share-of: where both may be hurt, the bar has the first whole, and of the second what it is alone', () => {
    const ends = endsFrom([0.456, 0.336, 0.4]);
    const [first, , neither] = format.shares([0.456, 0.336 - 0.192, 0.4]);
    expect([0, 1, 2].map((at) => shareOf(format, ends, only(at)))).toEqual([first, '34', neither]);
  });

  it('fight/share-of: no end of a bar differs from its brick, whatever the chances are', () => {
    for (let one = 1; one < 60; one += 1)
      for (let two = 1; one + two < 83; two += 1) {
        const chances = [one / 83, two / 83, (83 - one - two) / 83];
        expect(chances.map((_, at) => shareOf(format, endsFrom(chances), only(at)))).toEqual(
          format.shares(chances),
        );
      }
  });
});
