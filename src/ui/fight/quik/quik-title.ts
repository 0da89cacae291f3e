import type { Messages } from '../../../i18n/messages.ts';
import { decodeQuik } from '../../../state/quik-codec.ts';
import { movesOf } from '../../../state/quik-setup.ts';
import { quikTitle } from './quik-phrases.ts';

/** One short line that names a kept fight of the short games; undefined where it cannot be read. */
export function titleOf(t: Messages['quik'], query: string): string | undefined {
  const inputs = decodeQuik(query);
  return inputs && quikTitle(t, inputs, movesOf(inputs));
}
