import { useTexts } from '../../kit/context.ts';
import type { Messages } from '../../platform/words.ts';
import { numberOf, type SiegePlayer, type SiegeSection } from '../../rules/mage-knight/siege-setup.ts';
import type { SiegeFigure } from '../../rules/mage-knight/siege-state.ts';

/** What players, sections and figures of one siege are called: by their own name, else by kind and number. */
export interface SiegeNames {
  player(player: number): string;
  section(section: number): string;
  figure(figure: Pick<SiegeFigure, 'id' | 'name'> | undefined): string;
}

interface Named {
  readonly players: readonly SiegePlayer[];
  readonly sections: readonly SiegeSection[];
}

function sectionName(terms: Messages['castleterms'], sections: readonly SiegeSection[], index: number) {
  const section = sections[index];
  if (!section) return '';
  const { kind, owner, name } = section;
  if (name.trim()) return name.trim();
  const alike = sections.filter((other) => other.kind === kind && other.owner === owner);
  // A castle has one keep as a rule, and it needs no number.
  return alike.length === 1 ? terms.sections[kind] : `${terms.sections[kind]} ${numberOf(sections, index)}`;
}

export function useSiegeNames({ players, sections }: Named): SiegeNames {
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  return {
    player: (player) => players[player]?.name.trim() || t.player(player + 1),
    section: (section) => sectionName(terms, sections, section),
    figure: (figure) => figure?.name.trim() || t.figureNumber((figure?.id ?? 0) + 1),
  };
}
