import type { Messages } from '../../platform/words.ts';
import { decodeQuik } from './link.ts';
import { quikTitle } from './phrases.ts';
import { movesOf } from './setup.ts';

/** One short line that names a kept fight of the short games; undefined where it cannot be read. */
export function titleOf(t: Messages['quik'], query: string): string | undefined {
  const inputs = decodeQuik(query);
  return inputs && quikTitle(t, inputs, movesOf(inputs));
}
