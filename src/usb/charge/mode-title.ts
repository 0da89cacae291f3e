import type { Messages } from '../../platform/words.ts';
import { usbChargeCodec } from './link.ts';
import { usbChargeTitle } from './title.ts';

/** One line that names a kept fight; undefined where its inputs make none. */
export function titleOf(
  t: Messages['usbcharge'],
  units: Messages['usbunits'],
  query: string,
): string | undefined {
  const inputs = usbChargeCodec.decode(query);
  return inputs && usbChargeTitle(t, units, inputs);
}
