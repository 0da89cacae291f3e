import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestQuery, lookupCodec } from '../../src/lookup/model.ts';
import { games } from '../../src/rules/ids.ts';

const inputs = fc.record({
  query: fc
    .string({ maxLength: longestQuery, unit: 'grapheme' })
    .filter((text) => text.length <= longestQuery),
  everyGame: fc.boolean(),
  game: fc.constantFrom(undefined, ...games),
  open: fc.constantFrom(undefined, 'brikwars/close-combat', 'mage-knight/eligibility'),
  beside: fc.constantFrom(undefined, 'en' as const, 'hu' as const),
});

describe('lookup/model', () => {
  it('lookup/model: what is written to the address is read back', () => {
    fc.assert(
      fc.property(inputs, (value) => {
        expect(lookupCodec.decode(lookupCodec.encode(value))).toEqual(value);
      }),
      { seed: 1 },
    );
  });

  it('lookup/model: the longest query fits the address', () => {
    const query = 'ű'.repeat(longestQuery);
    const longest = {
      query,
      everyGame: true,
      game: games[2],
      open: 'mage-knight/eligibility',
      beside: 'en' as const,
    };
    expect(lookupCodec.encode(longest).length).toBeLessThan(2000);
  });

  it('lookup/model: a short link written by hand is enough', () => {
    expect(lookupCodec.decode('v=1&q=parry')).toEqual({ ...lookupCodec.initial, query: 'parry' });
  });

  it.each([
    ['no version', 'q=parry'],
    ['another version', 'v=2&q=parry'],
    ['an unknown chapter', 'v=1&in=brikwars/nothing'],
    ['an unknown language', 'v=1&beside=de'],
    ['an unknown game', 'v=1&g=chess'],
    ['an unknown switch', 'v=1&all=yes'],
    ['an unknown name', 'v=1&x=1'],
    ['a name twice', 'v=1&q=a&q=b'],
    ['a query that is too long', `v=1&q=${'a'.repeat(longestQuery + 1)}`],
    ['nonsense', '%%%'],
    ['nothing', ''],
  ])('lookup/model: does not read %s', (_, text) => {
    expect(lookupCodec.decode(text)).toBeUndefined();
  });
});
