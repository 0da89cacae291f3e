import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Chevron, type Plate, SheetChip, Stage } from '../../kit/stage/stage.tsx';
import { creationArmor } from '../../rules/brikwars/wreck/structure-armor.ts';
import { pieceSize } from '../../rules/brikwars/wreck/wreck-state.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { creationName } from '../creation/phrases.ts';
import { withSituation } from '../situation.ts';
import { UsualChips } from '../usual-chips.tsx';
import { useTargetName } from './army-part.tsx';
import { crankyOf, mannerOf } from './inputs.ts';
import type { WreckModel } from './model.ts';
import { aimText, groupText, stateText } from './phrases.ts';
import { conditionNow, skillOfGroup } from './setup.ts';
import { spots, WreckSides } from './sides.tsx';
import { wreckWords } from './text.ts';

/** What a tap on the stage opens. */
export type Sheet = 'attackers' | 'aim' | 'creation' | 'state' | 'situation' | 'figures' | 'crew' | 'more';

interface StageProps {
  readonly model: WreckModel;
  readonly onSheet: (sheet: Sheet) => void;
}

/** What is aimed at, its damage, and what changes the roll of all who attack. */
function Chips({ model, onSheet }: StageProps) {
  const { language } = useServices();
  const t = wreckWords(language);
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { groups } = inputs;
  const ranged = groups.some((group) => mannerOf(group) === 'ranged');
  return (
    <>
      <SheetChip onClick={() => onSheet('aim')}>
        <span class="visually-hidden">{t.wreck.aim}: </span>
        <b>{aimText(t, inputs, inputs.aim)}</b> <Chevron size={12} />
      </SheetChip>
      <SheetChip onClick={() => onSheet('state')}>{stateText(t, format, inputs)}</SheetChip>
      <UsualChips
        of={groups.map(({ situation }) => situation)}
        asks={ranged ? ['aimed', 'moved'] : ['moved']}
        also={[inputs.overkill, inputs.points > 0, inputs.plate > 0].filter(Boolean).length}
        change={(part) =>
          model.change({
            groups: groups.map((group) => ({ ...group, situation: withSituation(group.situation, part) })),
          })
        }
        onMore={() => onSheet('situation')}
      />
    </>
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
  const { size } = conditionNow(inputs);
  return [
    {
      side: 'mine',
      role: t.wreck.attackers,
      name: by ? creationName(t.creation, by) : arms,
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
      held: `${t.creation.size} ${format.number(pieceSize(creation, inputs.state))}`,
      values: [
        t.creation.armor(dice(printDice(creationArmor(creation, 'structure')))),
        ...(size.move > 0 ? [t.creation.move(format.number(size.move))] : []),
      ].join(', '),
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
  const [first] = inputs.groups;
  return (
    <Stage
      label={t.wreck.title(t.wreck.attackers, t.wreck.target)}
      chips={<Chips model={model} onSheet={onSheet} />}
      picture={<WreckSides inputs={inputs} />}
      spots={[
        first && {
          at: spots.hand,
          label: fight.besides(t.wreck.attackers, groupText(t, first)),
          opens: 'attackers',
        },
        {
          at: spots.target,
          label: fight.besides(t.wreck.aim, aimText(t, inputs, inputs.aim)),
          opens: 'aim',
        },
      ]}
      plates={usePlates(model)}
      onSheet={onSheet}
    />
  );
}
