import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Chevron, Plate, Ruler, Stage } from '../../kit/stage.tsx';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { situationWords } from '../situation.ts';
import { Field, type Sheet, thirdsOf } from './field.tsx';
import {
  armorOf,
  crankyOf,
  groupsOf,
  type ManyInputs,
  manyShooters,
  situationsOf,
  skillOf,
  stepsOf,
} from './inputs.ts';
import type { ManyModel } from './model.ts';
import { assumedText, countedName, unitName, weaponName } from './phrases.ts';
import { BlastTable, usePlaces } from './table.tsx';

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
  const more = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { kind, assaults } = inputs;
  const close = kind === 'gang';
  const situations = situationsOf(inputs, assault);
  const all = (holds: (situation: (typeof situations)[number]) => boolean) => situations.every(holds);
  const change = (part: Parameters<ManyModel['changeSituation']>[1]) => model.changeSituation(assault, part);
  const hidden = all(({ thirds }) => thirds === 2);
  const aimed = all((situation) => situation.aimed);
  const moved = all(({ speed }) => speed >= 6);
  // What the chips show counts here only where it differs from them.
  const behind = situations.flatMap((situation) =>
    situationWords(more, format, {
      ...situation,
      aimed: situation.aimed && !aimed,
      still: situation.still && !close,
      thirds: hidden ? 3 : situation.thirds,
      speed: moved && situation.speed === 6 ? 0 : situation.speed,
    }),
  );
  const count = new Set(behind).size;
  const placed = kind === 'blast' && inputs.blast.way === 'placed';
  return (
    <>
      <button type="button" class="chip many-kind" aria-haspopup="dialog" onClick={() => onSheet('kind')}>
        <span>
          <span class="visually-hidden">{t.kind}: </span>
          <b>{t.kinds[kind]}</b> <Chevron size={12} />
        </span>
      </button>
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
      {!placed && (
        <>
          <Toggle pressed={hidden} onChange={(on) => change({ thirds: on ? 2 : 3 })}>
            {more.legsHidden}
          </Toggle>
          {!close && (
            <Toggle pressed={aimed} onChange={(on) => change({ aimed: on })}>
              {more.aimed}
            </Toggle>
          )}
          <Toggle pressed={moved} onChange={(on) => change({ speed: on ? 6 : 0 })}>
            {more.moved}
          </Toggle>
          <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('situation')}>
            <span>
              {more.otherOptions} {count > 0 && <span class="badge">{count}</span>}
            </span>
          </button>
        </>
      )}
    </>
  );
}

/** How far they shoot, on a ruler as far as all of their weapons carry. */
function Distance({ model, assault }: Pick<StageProps, 'model' | 'assault'>) {
  const t = useTexts('many');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const groups = groupsOf(inputs, assault);
  const [first] = groups;
  if (!first) return null;
  const { distance } = first;
  const { weapons } = editionOf(inputs.table);
  const reaches = groups.map(({ weapon }) => (weapon === 'own' ? undefined : weapons[weapon].range));
  const known = reaches.filter((reach) => reach !== undefined);
  return (
    <Ruler
      label={t.distance}
      value={distance}
      max={Math.min(manyShooters.fields.distance.most, Math.max(24, distance))}
      reach={known.length > 0 ? Math.min(...known) : undefined}
      shown={distance > 0 ? `${format.number(distance)}″` : (assumedText(t, format, first, inputs) ?? '?')}
      hideLabel={distance === 0}
      onChange={(to) => model.changeAll(assault, { distance: to })}
    />
  );
}

/** How Cranky somebody is, in words; nothing where he is not. */
function useMood() {
  const { crankyBy } = useTexts('brikwars');
  const format = useFormat();
  return (who: Parameters<typeof crankyOf>[0]): readonly string[] =>
    crankyOf(who) > 0 ? [crankyBy(format.signed(-crankyOf(who)))] : [];
}

/** Those who attack in words. */
function AttackersPlate({ model, assault, onSheet }: Omit<StageProps, 'onAssault'>) {
  const t = useTexts('many');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { kind, blast } = inputs;
  const groups = groupsOf(inputs, assault);
  const [first] = groups;
  const open = () => onSheet('attackers');
  const mood = useMood();
  const skill = (who: Parameters<typeof skillOf>[0]) => `${t.skill} ${t.dice(skillOf(who))}`;
  if (kind === 'blast') {
    const placed = blast.way === 'placed';
    return (
      <Plate
        side="mine"
        role={placed ? t.way : t.thrower}
        name={placed ? t.ways.placed : unitName(t, blast)}
        held={placed ? '' : t.ways[blast.way]}
        values={placed ? '' : [skill(blast), ...mood(blast)].join(', ')}
        onClick={open}
      />
    );
  }
  const held = (group: (typeof groups)[number]) =>
    [weaponName(t, group.weapon, kind), ...(kind === 'gang' && group.shield ? [t.shield] : [])].join(' · ');
  const alike = new Set(groups.map(({ unit, ownSkill }) => `${unit} ${ownSkill}`)).size === 1;
  return (
    <Plate
      side="mine"
      role={t.attack}
      name={
        groups.length === 1 && first
          ? countedName(t, format, first)
          : groups.map(({ count }) => format.number(count)).join(' + ')
      }
      held={groups.map(held).join(' · ')}
      values={alike && first ? [skill(first), ...mood(first)].join(', ') : ''}
      onClick={open}
    />
  );
}

/** Whom they attack in words. */
function TargetPlate({ model, assault, onSheet }: Omit<StageProps, 'onAssault'>) {
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { kind, gang, blast, assaults } = inputs;
  const open = () => onSheet('target');
  const mood = useMood();
  const pips = (who: Parameters<typeof stepsOf>[0]) =>
    stepsOf(who) > 1 ? [`${t.pips.left} ${format.number(stepsOf(who))}`] : [];
  if (kind === 'blast') {
    const names = (own: boolean) => {
      const counts = new Map<string, number>();
      for (const target of blast.targets.filter((one) => one.own === own)) {
        const name = unitName(t, target);
        counts.set(name, (counts.get(name) ?? 0) + target.count);
      }
      return [...counts].map(([name, count]) => (count === 1 ? name : t.times(format.number(count), name)));
    };
    const mine = names(true);
    return (
      <Plate
        side="theirs"
        role={t.near}
        name={names(false).join(', ')}
        held={mine.length > 0 ? t.ownThing(mine.join(', ')) : ''}
        values=""
        onClick={open}
      />
    );
  }
  if (kind === 'gang') {
    const { victim } = gang;
    return (
      <Plate
        side="theirs"
        role={t.victim}
        name={unitName(t, victim)}
        held={t.victimWeapons[victim.weapons]}
        values={[
          fight.statLine(t.dice(skillOf(victim)), t.dice(armorOf(victim))),
          ...mood(victim),
          ...pips(victim),
        ].join(', ')}
        onClick={open}
      />
    );
  }
  const target = assaults[assault]?.target;
  if (!target) return null;
  const count = kind === 'single' ? target.count : 1;
  const thirds = thirdsOf(groupsOf(inputs, assault));
  const behind = thirds === 3 ? '' : thirds === 2 ? fight.legsHidden : fight.headOnly;
  return (
    <Plate
      side="theirs"
      role={assaults.length > 1 ? t.targetNumber(assault + 1) : t.targets}
      name={count === 1 ? unitName(t, target) : t.times(format.number(count), unitName(t, target))}
      held={behind}
      values={[`${t.armor} ${t.dice(armorOf(target))}`, ...mood(target), ...pips(target)].join(', ')}
      onClick={open}
    />
  );
}

function Table({ model, onSheet }: Pick<StageProps, 'model' | 'onSheet'>) {
  const kept = usePlaces(model.inputs.value.value.blast);
  return <BlastTable model={model} kept={kept} onSheet={onSheet} />;
}

function isVolley({ kind }: ManyInputs): boolean {
  return kind === 'together' || kind === 'single';
}

/** All who attack and all whom they attack. */
export function ManyStage(props: StageProps) {
  const { model, assault, onSheet } = props;
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  return (
    <Stage
      label={fight.stage}
      fromAbove={inputs.kind === 'blast'}
      chips={<Chips {...props} />}
      picture={null}
      spots={
        inputs.kind === 'blast' ? (
          <Table model={model} onSheet={onSheet} />
        ) : (
          <Field inputs={inputs} assault={assault} onSheet={onSheet} />
        )
      }
      ruler={isVolley(inputs) && <Distance model={model} assault={assault} />}
      plates={
        <>
          <AttackersPlate model={model} assault={assault} onSheet={onSheet} />
          <span />
          <TargetPlate model={model} assault={assault} onSheet={onSheet} />
        </>
      }
    />
  );
}
