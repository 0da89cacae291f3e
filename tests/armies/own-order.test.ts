import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOwnOrder, makeOrder, movedBy, movedTo, parseOrder } from '../../src/armies/own-order.ts';

const of = (text: string) => [...text];
const set = (text: string) => new Set(text);

describe('armies/own-order', () => {
  it('armies/own-order what is not ordered yet comes first, the newest at the top', () => {
    const items = [
      { id: 'a', created: 5 },
      { id: 'b', created: 9 },
      { id: 'c', created: 7 },
      { id: 'd', created: 1 },
    ];
    expect(inOwnOrder(items, of('da')).map(({ id }) => id)).toEqual(of('bcda'));
    expect(inOwnOrder(items, []).map(({ id }) => id)).toEqual(of('bcad'));
  });

  it.each<[string, string, string, string, -1 | 1, string | undefined]>([
    ['one up', 'abcd', 'abcd', 'c', -1, 'acbd'],
    ['one down', 'abcd', 'abcd', 'b', 1, 'acbd'],
    ['the first up', 'abcd', 'abcd', 'a', -1, undefined],
    ['the last down', 'abcd', 'abcd', 'd', 1, undefined],
    ['over those that are not in sight', 'axyb', 'ab', 'b', -1, 'baxy'],
    ['several together', 'abcde', 'abcde', 'bc', 1, 'adbce'],
    ['several that stand apart come together', 'abcde', 'abcde', 'bd', -1, 'bdace'],
    ['apart, and one at the top', 'abcd', 'abcd', 'ac', -1, 'acbd'],
    ['apart, and one at the end', 'abcd', 'abcd', 'bd', 1, 'acbd'],
    ['nobody in sight', 'abcd', 'ab', 'd', -1, undefined],
  ])('armies/own-order %s', (_, order, seen, moving, by, expected) => {
    expect(movedBy(of(order), of(seen), set(moving), by)?.join('')).toBe(expected);
  });

  it.each<[string, string, string, -1 | 1, string | undefined]>([
    ['abcd', 'd', 'b', -1, 'adbc'],
    ['abcd', 'a', 'c', 1, 'bcad'],
    ['abcd', 'a', 'x', 1, undefined],
  ])('armies/own-order of %s, %s is let go on %s (%i)', (order, moving, anchor, side, expected) => {
    expect(movedTo(of(order), set(moving), anchor, side)?.join('')).toBe(expected);
  });

  it('armies/own-order no move loses or doubles an army', () => {
    const ids = of('abcdefgh');
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ids, { minLength: 8 }),
        fc.subarray(ids),
        fc.subarray(ids),
        fc.constantFrom(-1 as const, 1 as const),
        (order, seen, moving, by) => {
          const inSight = order.filter((id) => seen.includes(id));
          const moved = movedBy(order, inSight, new Set(moving), by);
          if (moved) expect([...moved].sort()).toEqual(ids);
        },
      ),
    );
  });

  it('armies/own-order is read as it was kept; what is damaged says nothing', () => {
    expect(parseOrder(makeOrder(['a-1', 'b_2']))).toEqual(['a-1', 'b_2']);
    expect(parseOrder(makeOrder([]))).toEqual([]);
    expect(parseOrder('v=1&ids=a.a..b')).toEqual(['a', 'b']);
    expect(parseOrder(undefined)).toEqual([]);
  });
});
