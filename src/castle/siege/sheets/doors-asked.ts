import { sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import type { SiegeState } from '../../../rules/mage-knight/siege/siege-state.ts';

/** The sections whose doors the lord may open and close before his command phase; those of breached ones stand open anyway. */
export function doorsAsked({ turn, sections }: SiegeState): readonly number[] {
  return sections.flatMap((section, index) =>
    section.owner === turn.player &&
    !section.destroyed &&
    !section.breached &&
    sectionFacts[section.kind].doors.length > 0
      ? [index]
      : [],
  );
}
