import type { Messages } from '../../../i18n/messages.ts';
import { decodeCharge } from '../../../state/charge-codec.ts';
import { chargeTitle } from './charge-names.ts';

/** One line that names a Charge; undefined where its inputs make none. */
export function titleOf(t: Messages['charge'], query: string): string | undefined {
  const inputs = decodeCharge(query);
  return inputs && chargeTitle(t, inputs);
}
