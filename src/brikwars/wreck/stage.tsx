import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Chevron, Plate, Spot, Stage } from '../../kit/stage.tsx';
import { creationArmor } from '../../rules/brikwars/wreck/structure-armor.ts';
import { pieceSize } from '../../rules/brikwars/wreck/wreck-state.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { creationName } from '../creation/phrases.ts';
import { situationWords, withSituation } from '../situation.ts';
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
  const more = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { groups } = inputs;
  const all = (holds: (situation: (typeof groups)[number]['situation']) => boolean) =>
    groups.every(({ situation }) => holds(situation));
  const ranged = groups.some((group) => mannerOf(group) === 'ranged');
  const aimed = all((situation) => situation.aimed);
  const moved = all(({ speed }) => speed >= 6);
  const change = (part: Parameters<typeof withSituation>[1]) =>
    model.change({
      groups: groups.map((group) => ({ ...group, situation: withSituation(group.situation, part) })),
    });
  const special = [inputs.overkill, inputs.points > 0, inputs.plate > 0].filter(Boolean).length;
  const others = new Set(
    groups.flatMap(({ situation }) =>
      situationWords(more, format, {
        ...situation,
        aimed: situation.aimed && !aimed,
        speed: moved && situation.speed === 6 ? 0 : situation.speed,
      }),
    ),
  );
  return (
    <>
      <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('aim')}>
        <span>
          <span class="visually-hidden">{t.wreck.aim}: </span>
          <b>{aimText(t, inputs, inputs.aim)}</b> <Chevron size={12} />
        </span>
      </button>
      <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('state')}>
        <span>{stateText(t, format, inputs)}</span>
      </button>
      {ranged && (
        <Toggle pressed={aimed} onChange={(on) => change({ aimed: on })}>
          {more.aimed}
        </Toggle>
      )}
      <Toggle pressed={moved} onChange={(on) => change({ speed: on ? 6 : 0 })}>
        {more.moved}
      </Toggle>
      <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('situation')}>
        <span>
          {more.otherOptions}{' '}
          {special + others.size > 0 && <span class="badge">{special + others.size}</span>}
        </span>
      </button>
    </>
  );
}

function Plates({ model, onSheet }: StageProps) {
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
  const name = useTargetName(model);
  return (
    <>
      <Plate
        side="mine"
        role={t.wreck.attackers}
        name={by ? creationName(t.creation, by) : arms}
        held={by ? arms : first ? t.wreck.units[first.unit] : ''}
        values={[
          ...(first ? [`${t.wreck.skill} ${dice(skillOfGroup(first))}`] : []),
          ...(cranky > 0 ? [fight.crankyBy(format.signed(-cranky))] : []),
        ].join(', ')}
        onClick={() => onSheet('attackers')}
      />
      <span />
      <Plate
        side="theirs"
        role={t.wreck.target}
        name={name}
        held={`${t.creation.size} ${format.number(pieceSize(creation, inputs.state))}`}
        values={[
          t.creation.armor(dice(printDice(creationArmor(creation, 'structure')))),
          ...(size.move > 0 ? [t.creation.move(format.number(size.move))] : []),
        ].join(', ')}
        onClick={() => onSheet('creation')}
      />
    </>
  );
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
      spots={
        <>
          {first && (
            <Spot
              at={spots.hand}
              label={fight.besides(t.wreck.attackers, groupText(t, first))}
              onClick={() => onSheet('attackers')}
            />
          )}
          <Spot
            at={spots.target}
            label={fight.besides(t.wreck.aim, aimText(t, inputs, inputs.aim))}
            onClick={() => onSheet('aim')}
          />
        </>
      }
      plates={<Plates model={model} onSheet={onSheet} />}
    />
  );
}
