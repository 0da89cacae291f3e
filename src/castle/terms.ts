import { type SectionFacts, type SectionKind, sectionFacts } from '../rules/mage-knight/kinds.ts';

export function factsOf(kind: SectionKind): SectionFacts {
  return sectionFacts[kind];
}
