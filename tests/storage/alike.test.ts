import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alike } from '../../src/storage/alike.ts';

describe('storage/alike', () => {
  it('storage/alike: a copy is alike, and what says something else is not', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(alike(one, structuredClone(one))).toBe(true);
        // A nought below nothing is told from nought: then it is looked through.
        if (!JSON.stringify([one, other]).includes('0'))
          expect(alike(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other) || same(one, other));
      }),
    );
    const different: readonly (readonly [unknown, unknown])[] = [
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: undefined }, { b: undefined }],
      [{ a: [1, 2] }, { a: [2, 1] }],
      [[1], { 0: 1 }],
      [null, {}],
      [{}, null],
      ['1', 1],
    ];
    for (const [one, other] of different) expect(alike(one, other)).toBe(false);
  });
});

/** Slow and obvious: the same whatever the order of the keys. */
function same(one: unknown, other: unknown): boolean {
  const sorted = (_: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
