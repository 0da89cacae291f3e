import { sidedText } from '../kit/sided-text.ts';
import { initialUsbCharge, usbChargeCodec, withMeleeSide } from './charge/inputs.ts';
import { encodeMorale, initialMorale, type UsbMoraleInputs } from './morale/inputs.ts';
import type { Onward } from './usb-after.tsx';

/** A unit as it stands, in the morale: its recovery where it is shaken or panicked (USB-C-30); or the tests that follow the death of a commander (USB-MOR-10). */
function moraleOf(to: Extract<Onward, { readonly mode: 'morale' }>): Partial<UsbMoraleInputs> {
  if ('event' in to) return { event: to.event };
  const { state } = to.unit;
  const side = { fighter: to.unit };
  return state === 'steady' ? { side, event: 'losses' } : { side, event: 'recovery', from: state };
}

/** The address by which a fight goes on in another mode. */
export function onwardAddress(to: Onward): string {
  const { table } = to;
  if (to.mode === 'morale')
    return `fight/usb/morale?${encodeMorale({ ...initialMorale, table, ...moraleOf(to) })}`;
  const inputs = withMeleeSide({ ...initialUsbCharge, table }, 'target', { fighter: to.target });
  return `fight/usb/charge?${sidedText(usbChargeCodec.encode(inputs), to.acting)}`;
}
