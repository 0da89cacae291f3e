import type { Messages } from '../../i18n/messages.ts';
import type { EligibilityReason } from '../../rules/mage-knight/eligibility.ts';
import type { AttackVerdict } from '../../rules/mage-knight/joint-attack.ts';
import type { Change } from '../../rules/mage-knight/single-change.ts';
import { type SiegeAbilityId, siegeAbilities } from '../../state/castle-inputs.ts';

type Texts = Messages['castle'];

/** The printed Hungarian name, and in other languages our guess beside it. */
export function abilityName(texts: Texts, id: string): string {
  const ability = siegeAbilities.find((known) => known.id === id);
  if (!ability) return id;
  const gloss = texts.glosses[ability.id];
  return gloss ? `${ability.hungarian} (${gloss})` : ability.hungarian;
}

export function reasonText(texts: Texts, { effect, amount = 0, ability }: EligibilityReason): string {
  return texts.reasons[effect](amount, ability ? abilityName(texts, ability) : '');
}

export function changeText(texts: Texts, change: Change): string {
  switch (change.change) {
    case 'ability':
      return texts.changes.ability(
        change.abilities.map((id: SiegeAbilityId) => abilityName(texts, id)).join(', '),
      );
    case 'mode':
      return texts.changes[change.mode];
    default:
      return texts.changes[change.change];
  }
}

/** The verdict in a few words; for several attackers it says whether all, some or none may. */
export function verdictText(texts: Texts, { eligible, attackers, remaining }: AttackVerdict): string {
  if (attackers.length < 2) return eligible ? texts.yes : texts.no;
  if (eligible) return texts.allMay;
  return remaining.length > 0 ? texts.someMay : texts.noneMay;
}
