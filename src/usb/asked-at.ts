import { type AskedIn, addressIn } from '../kit/asked-at.ts';
import { usbChargeCodec } from './charge/inputs.ts';
import { encodeMorale } from './morale/inputs.ts';
import { encodeShoot } from './shoot/inputs.ts';

const doors = {
  'usb-shoot': { draft: 'usb-shoot', address: 'fight/usb/shoot', encode: encodeShoot },
  'usb-charge': { draft: 'usb-charge', address: 'fight/usb/charge', encode: usbChargeCodec.encode },
  'usb-morale': { draft: 'usb-morale', address: 'fight/usb/morale', encode: encodeMorale },
};

/** A question of USB with its inputs, on its way to its mode. */
export type UsbAsked = AskedIn<typeof doors>;

export const usbAddress = addressIn(doors);
