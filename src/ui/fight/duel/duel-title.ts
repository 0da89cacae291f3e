import type { Messages } from '../../../i18n/messages.ts';
import { fightCodec } from '../../../state/fight-codec.ts';
import { fightTitle } from '../phrases.ts';

/** One short line for one against one: who strikes whom with what. */
export function titleOf(t: Messages['fight'], query: string): string | undefined {
  const inputs = fightCodec('2005').decode(query);
  return inputs && fightTitle(t, inputs);
}
