import { sidedText } from '../kit/question/sided-text.ts';
import { type UsbAsked, usbAddress } from './asked-at.ts';
import { initialUsbCharge, withMeleeSide } from './charge/inputs.ts';
import { initialMorale, type UsbMoraleInputs } from './morale/inputs.ts';
import type { Onward } from './usb-after.tsx';

/** A unit as it stands, in the morale: its recovery where it is shaken or panicked (USB-C-30); or the tests that follow the death of a commander (USB-MOR-10). */
function moraleOf(to: Extract<Onward, { readonly mode: 'morale' }>): Partial<UsbMoraleInputs> {
  if ('event' in to) return { event: to.event };
  const { state } = to.unit;
  const unit = { side: { fighter: to.unit }, ...(to.ref && { battle: { acts: to.ref } }) };
  return state === 'steady' ? { ...unit, event: 'losses' } : { ...unit, event: 'recovery', from: state };
}

/** What a fight goes on with in another mode. */
export function onwardTo(to: Onward): UsbAsked {
  const { table } = to;
  if (to.mode === 'morale')
    return { mode: 'usb-morale', inputs: { ...initialMorale, table, ...moraleOf(to) } };
  const begun = { ...initialUsbCharge, table, ...(to.ref && { battle: { other: to.ref } }) };
  return { mode: 'usb-charge', inputs: withMeleeSide(begun, 'target', { fighter: to.target }) };
}

/** The address of the same. */
export function onwardAddress(to: Onward): string {
  const { address, query } = usbAddress(onwardTo(to));
  return `${address}?${to.mode === 'charge' ? sidedText(query, to.acting) : query}`;
}
