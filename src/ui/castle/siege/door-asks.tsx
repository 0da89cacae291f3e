import type { CastleSiegeModel } from '../../../state/castle-siege.ts';
import { openDoorsOf } from '../../../state/castle-siege.ts';
import type { CurrentSiege } from '../../../state/castle-siege-view.ts';
import { factsOf } from '../../../state/castle-terms.ts';
import { useTexts } from '../../context.ts';
import { Toggle } from '../../parts/choice.tsx';
import type { SiegeNames } from './names.ts';

interface DoorAsksProps {
  readonly model: CastleSiegeModel;
  readonly siege: CurrentSiege;
  readonly names: SiegeNames;
}

/** Before his command phase a lord says which of his doors stand open; those of breached sections do anyway. */
export function DoorAsks({ model, siege, names }: DoorAsksProps) {
  const t = useTexts('castlesiege');
  const { turn, sections } = siege.state;
  const asked = sections.flatMap((section, index) =>
    section.owner === turn.player &&
    !section.destroyed &&
    !section.breached &&
    factsOf(section.kind).doors.length > 0
      ? [{ section, index }]
      : [],
  );
  if (asked.length === 0) return <p class="hint">{t.noDoors}</p>;
  return (
    <>
      {asked.map(({ section, index }) => (
        <SectionDoors
          key={index}
          model={model}
          section={section}
          index={index}
          called={names.section(index)}
        />
      ))}
    </>
  );
}

interface SectionDoorsProps {
  readonly model: CastleSiegeModel;
  readonly section: CurrentSiege['state']['sections'][number];
  readonly index: number;
  readonly called: string;
}

/** The doors of one section, each open or closed by a tap. */
export function SectionDoors({ model, section, index, called }: SectionDoorsProps) {
  const t = useTexts('castlesiege');
  const terms = useTexts('castleterms');
  const open = openDoorsOf(section);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its chips
    <div class="siege-doors" role="group" aria-label={t.doorsOf(called)}>
      <span class="label" aria-hidden="true">
        {called}
      </span>
      <div class="chips">
        {factsOf(section.kind).doors.map((door) => {
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
    </div>
  );
}
