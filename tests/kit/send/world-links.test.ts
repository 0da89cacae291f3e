import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognise } from '../../../src/kit/send/parcel.ts';
import links from '../../cases/world/links.json' with { type: 'json' };

const link = 'https://example.org/app/#/armies/~receive?p=q1ZKLUvNK1GyUjIyMDJT0lFKLkpNLEktVrJSMjQ0NVOqBQA';
const bytes = recognise(link);

describe('kit/send: links as they come out of chats', () => {
  it.each(
    [...links.cases, { id: 'K13', text: 'PERCENT' }, { id: 'K14', text: 'see PERCENT, now' }].map(
      ({ id, text }) => [id, text] as const,
    ),
  )('%s', (_, text) => {
    const came = text
      .replace('LINK', link)
      .replace('TILDE', link.replace('~', '%7E'))
      .replace('PERCENT', encodeURIComponent(link));
    expect(bytes.ok && 'bytes' in bytes.value).toBe(true);
    expect(recognise(came)).toEqual(bytes);
  });

  it('kit/send: of 10,000 mutated links none is a fault of the program: each opens, or says what is wrong', () => {
    const pieces = [
      '%',
      '%7E',
      '#',
      '?',
      '&',
      '=',
      '~',
      '/',
      ' ',
      'p=',
      'v=2',
      '<',
      ')',
      '\u200b',
      'ż',
      '\ud800',
      'A',
      '0',
    ];
    const mutation = fc.tuple(
      fc.nat(link.length),
      fc.nat(4),
      fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })),
    );
    const form = fc.constantFrom(
      link,
      encodeURIComponent(link),
      link.replace('~', '%7E'),
      `see <${link}>, now`,
    );
    let opened = 0;
    fc.assert(
      fc.property(form, fc.array(mutation, { minLength: 1, maxLength: 4 }), (whole, mutations) => {
        const text = mutations.reduce(
          (known, [at, gone, put]) => known.slice(0, at) + put + known.slice(at + gone),
          whole,
        );
        const read = recognise(text);
        if (read.ok) opened += 1;
        else expect(read.issues).not.toHaveLength(0);
      }),
      { numRuns: 10_000 },
    );
    expect(opened).toBeGreaterThan(100);
  });
});
