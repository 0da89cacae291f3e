import type { Messages } from '../platform/words.ts';
import { type AbilityId, abilities } from '../rules/mage-knight/abilities.ts';

/** The printed Hungarian name, and in other languages the official one or our guess beside it. */
export function abilityName(terms: Messages['castleterms'], id: AbilityId): string {
  const hungarian = abilities.find((known) => known.id === id)?.hungarian ?? id;
  const gloss = terms.glosses[id];
  return gloss ? `${hungarian} (${gloss})` : hungarian;
}
