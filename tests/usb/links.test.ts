import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InputCodec } from '../../src/kit/question/inputs.ts';
import { usbChargeCodec } from '../../src/usb/charge/inputs.ts';
import { usbMoraleCodec } from '../../src/usb/morale/inputs.ts';
import { usbShootCodec } from '../../src/usb/shoot/inputs.ts';
import { usbTestCodec } from '../../src/usb/test/inputs.ts';
import { anyMorale, anyShoot, anyUsbCharge, anyUsbTest } from '../joints/usb-inputs.ts';

/** Whatever can be asked comes back, by a link that faults nothing. */
function comesBack<Inputs>({ encode, decode, faultOf }: InputCodec<Inputs>, any: fc.Arbitrary<Inputs>) {
  fc.assert(
    fc.property(any, (inputs) => {
      const text = encode(inputs);
      expect(decode(text)).toEqual(inputs);
      expect(faultOf?.(text)).toBeUndefined();
    }),
    { numRuns: 100 },
  );
}

describe('usb/links', () => {
  it('usb/shoot/inputs: any shooting comes back from its link', () => comesBack(usbShootCodec, anyShoot));
  it('usb/charge/inputs: any charge comes back from its link', () => comesBack(usbChargeCodec, anyUsbCharge));
  it('usb/morale/inputs: any question of morale comes back from its link', () =>
    comesBack(usbMoraleCodec, anyMorale));
  it('usb/test/inputs: any test comes back from its link', () => comesBack(usbTestCodec, anyUsbTest));
});
