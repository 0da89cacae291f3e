import { useRef } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import type { Plate } from '../../kit/stage/plate.tsx';
import { Chevron, SheetChip, Stage } from '../../kit/stage/stage.tsx';
import { useGroundOf } from '../reach.ts';
import { shotView } from '../shooting.tsx';
import { UsualChips } from '../usual-chips.tsx';
import { BlastDead } from './blast-dead.tsx';
import { AttackerCount, reachesOf, type Sheet, tall, thirdsOf, useField } from './field.tsx';
import {
  armorOf,
  crankyOf,
  groupsOf,
  type ManyInputs,
  manyAsked,
  manyShooters,
  situationsOf,
  skillOf,
  stepsOf,
} from './inputs.ts';
import type { ManyModel } from './model.ts';
import { assumedText, countedName, unitName, weaponName } from './names.ts';
import { BlastTable, useFieldOf, usePlaces } from './table.tsx';

interface StageProps {
  readonly model: ManyModel;
  /** The target of the volley that is shown. */
  readonly assault: number;
  readonly onAssault: (place: number) => void;
  readonly onSheet: (sheet: Sheet) => void;
}

/** What most often changes the roll of all who attack, a tap each; the rest behind the last chip. */
function Chips({ model, assault, onAssault, onSheet }: StageProps) {
  const t = useTexts('many');
  const inputs = model.inputs.value.value;
  const { kind, assaults } = inputs;
  const close = kind === 'gang';
  return (
    <>
      <span class="many-kind">
        <SheetChip onClick={() => onSheet('kind')}>
          <span class="visually-hidden">{t.kind}: </span>
          <b>{t.kinds[kind]}</b> <Chevron size={12} />
        </SheetChip>
      </span>
      {kind === 'blast' && (
        <SheetChip onClick={() => onSheet('attackers')}>
          <span class="visually-hidden">{t.way}: </span>
          {t.ways[inputs.blast.way]} <Chevron size={12} />
        </SheetChip>
      )}
      {isVolley(inputs) && assaults.length > 1 && (
        <Choice
          legend={t.whichTarget}
          hideLegend
          value={String(assault)}
          options={assaults.map((_, place) => ({
            value: String(place),
            label: t.targetNumber(place + 1),
          }))}
          onChange={(place) => onAssault(Number(place))}
        />
      )}
      {!(kind === 'blast' && inputs.blast.way === 'placed') && (
        <UsualChips
          of={situationsOf(inputs, assault)}
          kind={close ? 'close' : 'ranged'}
          table={inputs.table}
          room={1}
          change={(part) => model.changeSituation(assault, part)}
          onMore={() => onSheet('situation')}
        />
      )}
    </>
  );
}

/** How far they shoot, on the ground between the two sides. */
function useDistance({ model, assault, onSheet }: StageProps) {
  const t = useTexts('many');
  const format = useFormat();
  const ground = useGroundOf();
  const inputs = model.inputs.value.value;
  const groups = groupsOf(inputs, assault);
  const [first] = groups;
  if (!first || !isVolley(inputs)) return undefined;
  const { distance } = first;
  return {
    label: t.distance,
    value: distance,
    most: manyShooters.fields.distance.most,
    shown: distance > 0 ? undefined : (assumedText(t, format, first, inputs) ?? '?'),
    onChange: (to: number) => model.changeAll(assault, { distance: to }),
    ...ground(inputs.table, reachesOf(inputs, groups), distance),
    lead: <AttackerCount model={model} assault={assault} onSheet={onSheet} />,
  };
}

/** How Cranky somebody is, in words; nothing where he is not. */
function useMood() {
  const { crankyBy } = useTexts('brikwars');
  const format = useFormat();
  return (who: Parameters<typeof crankyOf>[0]): readonly string[] =>
    crankyOf(who) > 0 ? [crankyBy(format.signed(-crankyOf(who)))] : [];
}

/** Those who attack in words. */
function useAttackers(inputs: ManyInputs, assault: number): Plate<Sheet> {
  const t = useTexts('many');
  const format = useFormat();
  const mood = useMood();
  const { kind } = inputs;
  const groups = groupsOf(inputs, assault);
  const [first] = groups;
  const skill = (who: Parameters<typeof skillOf>[0]) => `${t.skill} ${t.dice(skillOf(who))}`;
  const plate = { side: 'mine', opens: 'attackers' } as const;
  const held = (group: (typeof groups)[number]) =>
    [weaponName(t, group.weapon, kind), ...(kind === 'gang' && group.shield ? [t.shield] : [])].join(' · ');
  const alike = new Set(groups.map(({ unit, ownSkill }) => `${unit} ${ownSkill}`)).size === 1;
  return {
    ...plate,
    role: t.attack,
    name:
      groups.length === 1 && first
        ? countedName(t, format, first)
        : groups.map(({ count }) => format.number(count)).join(' + '),
    held: groups.map(held).join(' · '),
    values: alike && first ? [skill(first), ...mood(first)].join(', ') : '',
  };
}

/** The target in words. */
function useTarget(inputs: ManyInputs, assault: number): Plate<Sheet> | undefined {
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const mood = useMood();
  const { kind, gang, assaults } = inputs;
  const pips = (who: Parameters<typeof stepsOf>[0]) =>
    stepsOf(who) > 1 ? [`${t.pips.left} ${format.number(stepsOf(who))}`] : [];
  const plate = { side: 'theirs', opens: 'target' } as const;
  if (kind === 'gang') {
    const { victim } = gang;
    return {
      ...plate,
      role: t.victim,
      name: unitName(t, victim),
      held: t.victimWeapons[victim.weapons],
      values: [
        fight.statShort(t.dice(skillOf(victim)), t.dice(armorOf(victim))),
        ...mood(victim),
        ...pips(victim),
      ].join(' · '),
    };
  }
  const target = assaults[assault]?.target;
  if (!target) return undefined;
  const count = kind === 'single' ? target.count : 1;
  const thirds = thirdsOf(groupsOf(inputs, assault));
  return {
    ...plate,
    role: assaults.length > 1 ? t.targetNumber(assault + 1) : t.targets,
    name: count === 1 ? unitName(t, target) : t.times(format.number(count), unitName(t, target)),
    held: thirds === 3 ? '' : thirds === 2 ? fight.legsHidden : fight.headOnly,
    values: [`${t.armor} ${t.dice(armorOf(target))}`, ...mood(target), ...pips(target)].join(', '),
  };
}

function Table({ model, onSheet }: Pick<StageProps, 'model' | 'onSheet'>) {
  const box = useRef<HTMLDivElement>(null);
  const field = useFieldOf(box);
  const kept = usePlaces(model.inputs.value.value.blast, field);
  return <BlastTable model={model} box={box} field={field} kept={kept} onSheet={onSheet} />;
}

/** How they attack, all of it in sight where there is room; else behind the first chip. */
function Kinds({ model }: Pick<StageProps, 'model'>) {
  const t = useTexts('many');
  return (
    <div class="many-kinds">
      {asksIn(manyAsked, model.inputs.value.value, model.change).choice('kind', t.kind, t.kinds, {
        hideLegend: true,
      })}
    </div>
  );
}

function isVolley({ kind }: ManyInputs): boolean {
  return kind === 'together' || kind === 'single';
}

/** All attackers and all targets. */
export function ManyStage(props: StageProps) {
  const { model, assault, onSheet } = props;
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const blast = inputs.kind === 'blast';
  const field = useField(inputs, assault);
  const plates = [useAttackers(inputs, assault), useTarget(inputs, assault)];
  return (
    <Stage
      label={fight.stage}
      {...(isVolley(inputs) ? shotView : { growth: 1.15, tall })}
      fromAbove={blast}
      chips={<Chips {...props} />}
      {...(blast
        ? { over: <Table model={model} onSheet={onSheet} /> }
        : {
            ...field,
            ...(inputs.kind === 'gang' && {
              over: (
                <div class="many-pill">
                  <AttackerCount {...props} />
                </div>
              ),
            }),
          })}
      ruler={useDistance(props)}
      foot={
        <>
          <Kinds model={model} />
          {blast && <BlastDead model={model} onSheet={onSheet} />}
        </>
      }
      plates={blast ? [] : plates}
      onSheet={onSheet}
    />
  );
}
