import type { Messages } from '../../platform/words.ts';
import { decodeCharge } from './link.ts';
import { chargeTitle } from './names.ts';

/** One line that names a Charge; undefined where its inputs make none. */
export function titleOf(t: Messages['charge'], query: string): string | undefined {
  const inputs = decodeCharge(query);
  return inputs && chargeTitle(t, inputs);
}
