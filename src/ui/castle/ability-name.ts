import type { Messages } from '../../i18n/messages.ts';
import { type AbilityId, castleAbilities } from '../../state/castle-terms.ts';

/** The printed Hungarian name, and in other languages the official one or our guess beside it. */
export function abilityName(terms: Messages['castleterms'], id: AbilityId): string {
  const hungarian = castleAbilities.find((known) => known.id === id)?.hungarian ?? id;
  const gloss = terms.glosses[id];
  return gloss ? `${hungarian} (${gloss})` : hungarian;
}
