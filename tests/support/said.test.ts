import { describe, expect, it } from 'vitest';
import { sayingOf, stillWrites } from './said.ts';

const saying = (...samples: readonly (readonly [read: unknown, said: unknown])[]) => {
  const says = sayingOf();
  return () => {
    for (const [at, [read, said]] of samples.entries()) says(read, said, `sample ${at}`);
  };
};

describe('support/said', () => {
  it.each([
    [
      'what was said',
      [
        [
          { a: 1, b: [{ c: 2 }] },
          { a: 1, b: [{ c: 2 }] },
        ],
      ],
    ],
    [
      'a field that all have since',
      [
        [{ a: 1, z: 0 }, { a: 1 }],
        [{ a: 2, z: 0 }, { a: 2 }],
      ],
    ],
    [
      'a field of what is in a list',
      [
        [
          {
            b: [
              { c: 2, z: 0 },
              { c: 3, z: 0 },
            ],
          },
          { b: [{ c: 2 }, { c: 3 }] },
        ],
      ],
    ],
    [
      'a field that one says and another does not',
      [
        [
          { a: 1, z: 4 },
          { a: 1, z: 4 },
        ],
        [{ a: 1, z: 0 }, { a: 1 }],
      ],
    ],
  ] as const)('support/said: %s is fine', (_, samples) => {
    expect(saying(...samples)).not.toThrow();
  });

  it.each([
    ['a value lost', [[{ b: 1 }, { a: 1, b: 1 }]]],
    ['a value changed', [[{ a: 2 }, { a: 1 }]]],
    ['one of a list lost', [[{ b: [1] }, { b: [1, 2] }]]],
    ['one more in a list', [[{ b: [1, 2, 3] }, { b: [1, 2] }]]],
    ['something where there was nothing', [[{ house: { bonus: 'same' } }, { house: {} }]]],
    [
      'something that only one of two has',
      [
        [{ a: 1 }, { a: 1 }],
        [{ a: 1, z: 5 }, { a: 1 }],
      ],
    ],
    ['what could not be read', [[undefined, { a: 1 }]]],
  ] as const)('support/said: %s is seen', (_, samples) => {
    expect(saying(...samples)).toThrow();
  });

  it.each([
    ['v=1&a=3.4&p=', 'v=1&a=3.4&p=', true],
    ['v=1&a=3.4.0&p=&z=3', 'v=1&a=3.4&p=', true],
    ['v=1&a=3.0,4&p=', 'v=1&a=3,4&p=', true],
    ['v=1&a=3.4', 'v=1&a=3.4&p=', false],
    ['v=1&a=4.3&p=', 'v=1&a=3.4&p=', false],
    ['v=1&a=3&b=4', 'v=1&a=3.4', false],
    ['v=1&p=&a=3.4', 'v=1&a=3.4&p=', false],
    ['v=2&a=3.4&p=', 'v=1&a=3.4&p=', false],
  ])('support/said: %s still writes %s: %s', (text, old, expected) => {
    expect(stillWrites(text, old)).toBe(expected);
  });
});
