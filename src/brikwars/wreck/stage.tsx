import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { CountPill } from '../../kit/stage/count-pill.tsx';
import type { Plate } from '../../kit/stage/plate.tsx';
import { Stage } from '../../kit/stage/stage.tsx';
import { creationArmor } from '../../rules/brikwars/wreck/structure-armor.ts';
import { pieceSize } from '../../rules/brikwars/wreck/wreck-state.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { creationName } from '../creation/lines.ts';
import { UsualChips } from '../usual-chips.tsx';
import { useTargetName } from './army-part.tsx';
import { crankyOf, mannerOf, withSituations, wreckAsked, wreckGroup } from './inputs.ts';
import { groupText, stateText, wholeText } from './labels.ts';
import type { WreckModel } from './model.ts';
import { PartTags, TagLines } from './part-tags.tsx';
import { skillOfGroup } from './setup.ts';
import { spotsOf, WreckSides } from './sides.tsx';
import { wreckWords } from './text.ts';

/** What a tap on the stage opens. */
export type Sheet = 'attackers' | 'aim' | 'creation' | 'state' | 'situation' | 'figures' | 'crew' | 'more';

interface StageProps {
  readonly model: WreckModel;
  readonly onSheet: (sheet: Sheet) => void;
}

/** All of the target as what is aimed at, and what changes the roll of all who attack. */
function Chips({ model, onSheet }: StageProps) {
  const { language } = useServices();
  const t = wreckWords(language);
  const inputs = model.inputs.value.value;
  const { groups } = inputs;
  const ranged = groups.some((group) => mannerOf(group) === 'ranged');
  return (
    <>
      <button
        type="button"
        class="part-tag part-whole"
        aria-pressed={inputs.aim.kind === 'whole'}
        onClick={() => model.change({ aim: wreckAsked.default.aim, points: 0 })}
      >
        <span>{wholeText(t.wreck, inputs.creation)}</span>
      </button>
      <UsualChips
        of={groups.map(({ situation }) => situation)}
        kind={ranged ? 'ranged' : 'close'}
        table={inputs.table}
        whole
        room={1}
        also={[inputs.overkill, inputs.points > 0, inputs.plate > 0].filter(Boolean).length}
        change={(part) => model.change({ groups: withSituations(inputs, part) })}
        onMore={() => onSheet('situation')}
      />
    </>
  );
}

/** How many of the first attack alike, on the ground before them. */
function Count({ model }: Pick<StageProps, 'model'>) {
  const t = useTexts('wreck');
  const { groups, by } = model.inputs.value.value;
  const [first] = groups;
  if (!first || by) return null;
  const { least, most } = wreckGroup.fields.count;
  return (
    <div class="wreck-count">
      <CountPill
        side="mine"
        label={t.groupCount(1)}
        value={first.count}
        min={least}
        max={most}
        onChange={(count) => model.changeGroup(0, { count })}
      />
    </div>
  );
}

function usePlates(model: WreckModel): readonly Plate<Sheet>[] {
  const { language } = useServices();
  const t = wreckWords(language);
  const { dice } = useTexts('fight');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { groups, creation, by } = inputs;
  const [first] = groups;
  const cranky = first ? crankyOf(first, inputs) : 0;
  const arms = groups.map((group) => groupText(t, group)).join(' + ');
  return [
    {
      side: 'mine',
      role: t.wreck.attackers,
      name: by ? creationName(t.creation, by) : arms,
      kind: true,
      held: by ? arms : first ? t.wreck.units[first.unit] : '',
      values: [
        ...(first ? [`${t.wreck.skill} ${dice(skillOfGroup(first))}`] : []),
        ...(cranky > 0 ? [fight.crankyBy(format.signed(-cranky))] : []),
      ].join(', '),
      opens: 'attackers',
    },
    {
      side: 'theirs',
      role: t.wreck.target,
      name: useTargetName(model),
      held: stateText(t, format, inputs),
      values: [
        `${t.creation.size} ${format.number(pieceSize(creation, inputs.state))}`,
        t.creation.armor(dice(printDice(creationArmor(creation, 'structure')))),
      ].join(' · '),
      opens: 'creation',
    },
  ];
}

/** Attackers and a creation, whose parts are what can be aimed at. */
export function WreckStage({ model, onSheet }: StageProps) {
  const { language } = useServices();
  const t = wreckWords(language);
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const format = useFormat();
  const [first] = inputs.groups;
  const spots = spotsOf(inputs);
  return (
    <Stage
      label={t.wreck.title(t.wreck.attackers, t.wreck.target)}
      chips={<Chips model={model} onSheet={onSheet} />}
      picture={
        <>
          <path class="stage-land" d="M-300 146H700V216H-300z" />
          <WreckSides inputs={inputs} />
          <TagLines inputs={inputs} />
        </>
      }
      over={
        <>
          <PartTags model={model} />
          <Count model={model} />
        </>
      }
      spots={[
        first && {
          at: spots.hand,
          label: fight.besides(t.wreck.attackers, groupText(t, first)),
          opens: 'attackers',
        },
        {
          at: spots.target,
          label: stateText(t, format, inputs),
          opens: 'state',
        },
      ]}
      plates={usePlates(model)}
      onSheet={onSheet}
    />
  );
}
