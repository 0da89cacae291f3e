import type { Messages } from '../../../platform/words.ts';
import { type AbilityId, abilities } from '../../../rules/mage-knight/abilities.ts';
import type { CastleEffect, EffectId } from '../../../rules/mage-knight/effects.ts';

type Texts = Messages['castleeffects'];
type Terms = Messages['castleterms'];
type Named = Exclude<EffectId, AbilityId>;

/** What an effect is called; an ability by its printed Hungarian name, with that of the language beside it. */
export function effectName(texts: Texts, terms: Terms, { id, ability }: CastleEffect): string {
  if (ability === undefined) return texts.names[id as Named];
  const hungarian = abilities.find((known) => known.id === ability)?.hungarian ?? ability;
  const gloss = terms.glosses[ability];
  return gloss ? `${hungarian} (${gloss})` : hungarian;
}

/** What the castle text says of it, in a sentence. */
export function effectSays({ says, abilities }: Texts, { id, ability, rule }: CastleEffect): string {
  return ability === undefined ? says[id as Named] : abilities[rule as keyof typeof abilities];
}
