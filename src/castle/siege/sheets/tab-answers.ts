import type { Format } from '../../../platform/format.ts';
import type { ToHit } from '../../../rules/mage-knight/attack/shooting-to-hit.ts';
import { sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import { doorsOpen, figuresAt } from '../../../rules/mage-knight/siege/siege-state.ts';
import { lowestHit } from '../../need-text.ts';
import { besiegerOf } from '../attack/attacking.ts';
import { besiegersOf, modeFor } from '../attack/besiegers.ts';
import { targetsOf } from '../attack/targets.ts';
import { groundOf } from '../ground.ts';
import type { SectionProps } from '../text.ts';

export const sectionTabs = ['attack', 'shoot', 'figures', 'works', 'dial'] as const;
export type SectionTab = (typeof sectionTabs)[number];

type AnswersProps = Pick<SectionProps, 'model' | 'siege' | 'index'> & { readonly format: Format };

interface Known {
  readonly answer: { readonly allowed: boolean; readonly need: ToHit };
}

/** What the best of them throws; ✗ where none of them may. */
function best(all: readonly Known[], format: Format): string | undefined {
  const need = all
    .filter(({ answer }) => answer.allowed)
    .map((one) => one.answer.need)
    .toSorted((one, other) => other.ways - one.ways)[0];
  if (need) return `${format.number(lowestHit(need))}+`;
  return all.length > 0 ? '✗' : undefined;
}

/** What is asked of a section behind each of its tabs, answered as on the plan; nothing where nobody is known to answer it. */
export function tabAnswers({
  model,
  siege,
  index,
  format,
}: AnswersProps): Readonly<Partial<Record<SectionTab, string>>> {
  const { state } = siege;
  const section = state.sections[index];
  if (!section) return {};
  const ground = groundOf(state);
  const known = model.attackers.value;
  const by = besiegerOf(state, section.owner);
  const mode = modeFor(state, ground, index, by, known) ?? 'ranged';
  const attack = best(besiegersOf(state, ground, index, by, mode, known), format);
  const targets = targetsOf(state, ground, index, model.shot.value);
  const shoot = best(
    targets.flatMap(({ likely }) => (likely ? [{ answer: likely }] : [])),
    format,
  );
  const standing = figuresAt(state, index).length;
  const doors = sectionFacts[section.kind].doors.length;
  const ladders = state.ladders.filter((ladder) => ladder.section === index).length;
  const works =
    doors > 0
      ? `${format.number(doorsOpen(section).length)}/${format.number(doors)}`
      : ladders > 0
        ? format.number(ladders)
        : undefined;
  return {
    ...(attack ? { attack } : {}),
    ...(shoot ? { shoot } : {}),
    ...(standing > 0 ? { figures: format.number(standing) } : {}),
    ...(works ? { works } : {}),
  };
}
