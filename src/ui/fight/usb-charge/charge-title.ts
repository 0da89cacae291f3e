import type { Messages } from '../../../i18n/messages.ts';
import { usbChargeCodec } from '../../../state/usb-charge-codec.ts';
import { usbChargeTitle } from './usb-charge-title.ts';

/** One line that names a kept fight; undefined where its inputs make none. */
export function titleOf(
  t: Messages['usbcharge'],
  units: Messages['usbunits'],
  query: string,
): string | undefined {
  const inputs = usbChargeCodec.decode(query);
  return inputs && usbChargeTitle(t, units, inputs);
}
