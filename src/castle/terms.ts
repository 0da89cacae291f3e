import { type AbilityId, abilities } from '../rules/mage-knight/abilities.ts';
import {
  type SectionFacts,
  type SectionKind,
  type Strength,
  sectionFacts,
  sectionKinds,
  strengths,
} from '../rules/mage-knight/kinds.ts';

export type { AbilityId, SectionKind, Strength };
export { sectionKinds, strengths };

/** The abilities that the castle text names, in its order. */
export const castleAbilities = abilities;

export function factsOf(kind: SectionKind): SectionFacts {
  return sectionFacts[kind];
}
