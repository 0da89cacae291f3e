import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  box,
  type NumberedPoint,
  type NumberPlace,
  numberPlaces,
} from '../../../src/kit/stage/chance-numbers.ts';

const places = 6;
const room = box.width - box.left - box.right;
const point = (place: number, chance: number, of = places): NumberedPoint => ({
  x: box.left + (place / of) * room,
  y: box.top + (1 - chance) * (box.height - box.top - box.bottom),
  shown: `${Math.round(100 * chance)}`,
});
const lineOf = (chances: readonly number[]) => chances.map((chance, place) => point(place, chance));

/** As the browser draws them at most: 13 px, bold. */
const meet = (one: readonly [NumberPlace, string], other: readonly [NumberPlace, string]): boolean => {
  const [[x, y], shown] = one;
  const [[across, foot], text] = other;
  return Math.abs(x - across) < 4 * (shown.length + text.length) && Math.abs(y - foot) < 10.5;
};

const written = (lines: readonly (readonly NumberedPoint[])[]) =>
  numberPlaces(lines).flatMap((line, at) =>
    line.flatMap((to, place): readonly (readonly [NumberPlace, string])[] => {
      const shown = lines[at]?.[place]?.shown;
      return to && shown !== undefined ? [[to, shown]] : [];
    }),
  );

describe('kit/stage/chance-numbers', () => {
  it('kit/stage/chance-numbers: two numbers that are close stand apart, both of the end are there', () => {
    for (const [one, other] of [
      [0.5, 0.44],
      [0.95, 0.99],
      [0.03, 0],
      [0.76, 0.71],
    ] as const) {
      const lines = [lineOf([0.4, one]), lineOf([0.3, other])];
      const [first, second] = numberPlaces(lines);
      expect(first?.[1], `${one}`).toBeDefined();
      expect(second?.[1], `${other}`).toBeDefined();
      const all = written(lines);
      expect(all.some((number, at) => all.slice(at + 1).some((next) => meet(number, next)))).toBe(false);
    }
  });

  it('kit/stage/chance-numbers: the same number of two lines at one place is written once', () => {
    expect(written([lineOf([0.5, 0.2]), lineOf([0.5, 0.7])]).map(([, shown]) => shown)).toEqual([
      ...['50', '20', '70'],
    ]);
  });

  it('kit/stage/chance-numbers: whatever comes, no number lies upon another or leaves the drawing, and the newest of the first line is written', () => {
    const chances = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 });
    const checked = fc.check(
      fc.property(fc.array(chances, { minLength: 1, maxLength: 3 }), (all) => {
        const of = Math.max(3, ...all.map(({ length }) => length - 1));
        const lines = all.map((line) => line.map((chance, place) => point(place, chance, of)));
        const numbers = written(lines);
        const clash = numbers.some((number, at) => numbers.slice(at + 1).some((next) => meet(number, next)));
        const out = numbers.some(([[, y]]) => y > box.height || y < 9);
        return !clash && !out && numberPlaces(lines)[0]?.at(-1) !== undefined;
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(checked.counterexample).toBe(null);
  });
});
