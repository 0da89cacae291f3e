import { sidedText } from '../kit/sided-text.ts';
import { initialUsbCharge, usbChargeCodec, withMeleeSide } from './charge/inputs.ts';
import { encodeMorale, initialMorale, type UsbMoraleInputs } from './morale/inputs.ts';
import type { Onward } from './usb-after.tsx';

/** A unit as it stands, in the morale: its recovery where it is shaken or panicked (USB-C-30); or the tests that follow the death of a commander (USB-MOR-10). */
function moraleOf(to: Extract<Onward, { readonly mode: 'morale' }>): Partial<UsbMoraleInputs> {
  if ('event' in to) return { event: to.event };
  const { state } = to.unit;
  const unit = { side: { fighter: to.unit }, ...(to.ref && { battle: { acts: to.ref } }) };
  return state === 'steady' ? { ...unit, event: 'losses' } : { ...unit, event: 'recovery', from: state };
}

/** The address by which a fight goes on in another mode. */
export function onwardAddress(to: Onward): string {
  const { table } = to;
  if (to.mode === 'morale')
    return `fight/usb/morale?${encodeMorale({ ...initialMorale, table, ...moraleOf(to) })}`;
  const begun = { ...initialUsbCharge, table, ...(to.ref && { battle: { other: to.ref } }) };
  const inputs = withMeleeSide(begun, 'target', { fighter: to.target });
  return `fight/usb/charge?${sidedText(usbChargeCodec.encode(inputs), to.acting)}`;
}
