import type { Messages } from '../platform/words.ts';
import { type AbilityId, abilities, siegeAbilities } from '../rules/mage-knight/attack/abilities.ts';
import type { EligibilityReason } from '../rules/mage-knight/attack/eligibility.ts';

/** The word that the castle text has for it. */
export function hungarianName(id: AbilityId): string {
  return abilities.find((known) => known.id === id)?.hungarian ?? id;
}

/** What an ability is called in the player's language: there the official name where one is known, else ours. */
export function abilityName(terms: Messages['castleterms'], id: AbilityId): string {
  return terms.glosses[id] || hungarianName(id);
}

export type Terms = Messages['castleterms'];

export type Texts = Messages['castle'];

export function reasonText(
  texts: Texts,
  terms: Terms,
  { effect, amount = 0, ability }: EligibilityReason,
): string {
  return texts.reasons[effect](amount, ability ? abilityName(terms, ability) : '');
}

/** The reason that decided; of one who meets no condition it names what is missing and what there is. */
export function decidingText(texts: Texts, terms: Terms, reasons: readonly EligibilityReason[]): string {
  const [first] = reasons;
  if (!first) return '';
  const low = reasons.find(
    ({ effect }) => effect === 'base-damage-low' || effect === 'base-ranged-damage-low',
  );
  if (first.effect !== 'no-requirement-met' || !low) return reasonText(texts, terms, first);
  const mode = low.effect === 'base-damage-low' ? 'close' : 'ranged';
  const names = siegeAbilities
    .filter((ability) => ability.mode === mode)
    .map(({ id }) => abilityName(terms, id));
  return texts.lacking[mode](low.amount ?? 0, names.join(', '));
}
