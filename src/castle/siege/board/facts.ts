import type { Format } from '../../../platform/format.ts';
import type { Messages } from '../../../platform/words.ts';
import { sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import { lastClick } from '../../../rules/mage-knight/siege/siege-setup.ts';
import {
  doorsOpen,
  figuresAt,
  type SectionState,
  shownValues,
} from '../../../rules/mage-knight/siege/siege-state.ts';
import type { CurrentSiege } from '../view.ts';

type Condition = 'standing' | 'breached' | 'destroyed';

export function conditionOf({ destroyed, breached }: SectionState): Condition {
  if (destroyed) return 'destroyed';
  return breached ? 'breached' : 'standing';
}

/** Where its dial stands; of one that nobody typed only the damage is known, and before any nothing. */
function dialFact(
  { dial, click, start }: SectionState,
  t: Messages['castlesiege'],
  format: Format,
): readonly string[] {
  const known = dial.kind === 'values' || dial.destroyedAt !== undefined;
  if (known) return [t.clickOf(format.number(click), format.number(lastClick(dial)))];
  return click > start ? [t.damageTaken(format.number(click - start))] : [];
}

/** What is worth knowing of a section without opening it. */
export function factsOf(
  { state }: Pick<CurrentSiege, 'state'>,
  index: number,
  t: Messages['castlesiege'],
  format: Format,
): readonly string[] {
  const section = state.sections[index];
  if (!section) return [];
  const figures = figuresAt(state, index).length;
  const standing = figures > 0 ? [t.figures(figures)] : [];
  if (section.destroyed) return standing;
  const { kind, tokens, acted, planking } = section;
  const { doors, attacks } = sectionFacts[kind];
  const values = shownValues(section);
  const ladders = state.ladders.filter((ladder) => ladder.section === index).length;
  return [
    ...(attacks || tokens > 0 ? [t.tokens(tokens)] : []),
    ...(tokens > 1 ? [t.pushed] : []),
    ...(acted ? [t.acted] : []),
    ...dialFact(section, t, format),
    ...(values ? [t.fortification(format.signed(values.fortification))] : []),
    ...(values?.yellow ? [t.yellow] : []),
    ...(doors.length > 0
      ? [t.doorsOpen(format.number(doorsOpen(section).length), format.number(doors.length))]
      : []),
    ...(ladders > 0 ? [t.ladders(ladders)] : []),
    ...(planking ? [t.planking] : []),
    ...standing,
  ];
}
