import type { Messages } from '../../platform/words.ts';
import { fightCodec } from './link.ts';
import { fightTitle } from './phrases.ts';

/** One short line for one against one: who strikes whom with what. */
export function titleOf(t: Messages['fight'], query: string): string | undefined {
  const inputs = fightCodec('2005').decode(query);
  return inputs && fightTitle(t, inputs);
}
