import { useTexts } from '../../../kit/context.ts';
import { Toggle } from '../../../kit/controls/choice.tsx';
import { Group } from '../../../kit/group.tsx';
import { sectionFacts } from '../../../rules/mage-knight/kinds.ts';
import { doorsOpen } from '../../../rules/mage-knight/siege/siege-state.ts';
import type { CastleSiegeModel } from '../model.ts';
import type { SiegeProps } from '../text.ts';
import type { CurrentSiege } from '../view.ts';

interface DoorAsksProps extends SiegeProps {
  readonly asked: readonly number[];
}

/** Before his command phase a lord says which of his doors stand open. */
export function DoorAsks({ model, siege, names, asked }: DoorAsksProps) {
  return (
    <>
      {asked.map((index) => {
        const section = siege.state.sections[index];
        return (
          section && (
            <SectionDoors
              key={index}
              model={model}
              section={section}
              index={index}
              called={names.section(index)}
            />
          )
        );
      })}
    </>
  );
}

interface SectionDoorsProps {
  readonly model: CastleSiegeModel;
  readonly section: CurrentSiege['state']['sections'][number];
  readonly index: number;
  readonly called: string;
  /** On the card of the section its name is not needed. */
  readonly onCard?: boolean;
}

/** The doors of one section, each open or closed by a tap. */
export function SectionDoors({ model, section, index, called, onCard }: SectionDoorsProps) {
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const open = doorsOpen(section);
  return (
    <Group class="siege-doors" label={t.doorsOf(called)}>
      <span class="label" aria-hidden="true">
        {onCard ? t.doors : called}
      </span>
      <div class="chips">
        {sectionFacts[section.kind].doors.map((door) => {
          const is = open.includes(door);
          return (
            <Toggle
              key={door}
              pressed={is}
              onChange={(wanted) => model.play({ do: 'door', section: index, door, open: wanted })}
            >
              {t.doorIs(terms.doors[door], is ? t.open : t.closed)}
            </Toggle>
          );
        })}
      </div>
    </Group>
  );
}
