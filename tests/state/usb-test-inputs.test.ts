import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rerolls, usbTestCodec } from '../../src/state/usb-test-inputs.ts';

describe('state/usb-test-inputs', () => {
  it('state/usb-test-inputs: what is encoded is decoded', () => {
    const inputs = fc
      .record({
        dice: fc.integer({ min: 1, max: 1000 }),
        stat: fc.integer({ min: 2, max: 6 }),
        modifier: fc.integer({ min: -9, max: 9 }),
        reroll: fc.constantFrom(...rerolls),
        onlySix: fc.boolean(),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ part, ...rest }) => ({ ...rest, atLeast: Math.floor(part * rest.dice) }));
    fc.assert(
      fc.property(inputs, (value) => {
        expect(usbTestCodec.decode(usbTestCodec.encode(value))).toEqual(value);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['another version', 'v=2&n=10&t=4&m=0&r=none&six=0&a=5'],
    ['no dice', 'v=1&n=0&t=4&m=0&r=none&six=0&a=0'],
    ['999999 dice', 'v=1&n=999999&t=4&m=0&r=none&six=0&a=5'],
    ['a stat of 7', 'v=1&n=10&t=7&m=0&r=none&six=0&a=5'],
    ['a huge modifier', 'v=1&n=10&t=4&m=10&r=none&six=0&a=5'],
    ['an unknown reroll', 'v=1&n=10&t=4&m=0&r=all&six=0&a=5'],
    ['half a switch', 'v=1&n=10&t=4&m=0&r=none&six=2&a=5'],
    ['more successes than dice', 'v=1&n=10&t=4&m=0&r=none&six=0&a=11'],
    ['a missing number', 'v=1&n=10&t=&m=0&r=none&six=0&a=5'],
    ['words for numbers', 'v=1&n=ten&t=4&m=0&r=none&six=0&a=5'],
  ])('state/usb-test-inputs: does not understand %s', (_, text) => {
    expect(usbTestCodec.decode(text)).toBeUndefined();
  });
});
