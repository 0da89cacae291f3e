import { describe, expect, it } from 'vitest';
import { checkBounds } from '../../../src/storage/backup/bounds.ts';

const bounds = { depth: 3, values: 10, text: 5 };

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let n = 0; n < depth; n++) value = [value];
  return value;
}

describe('storage/backup/bounds', () => {
  it.each<[string, unknown, unknown]>([
    ['plain values', { a: [1, 'five5', null, true] }, undefined],
    ['as deep as allowed', nested(3), undefined],
    ['one too deep', nested(4), { code: 'depth', path: '0.0.0' }],
    ['far too deep', nested(100_000), { code: 'depth', path: '0.0.0' }],
    ['ten values', [1, 2, 3, 4, 5, 6, 7, 8, 9], undefined],
    ['eleven values', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { code: 'values', path: '0' }],
    ['a text too long', { a: { b: 'sixsix' } }, { code: 'text', path: 'a.b' }],
    ['a name too long', { sixsix: 1 }, { code: 'text', path: 'sixsix' }],
  ])('storage/backup/bounds %s', (_title, document, issue) => {
    expect(checkBounds(document, bounds)).toEqual(issue);
  });
});
