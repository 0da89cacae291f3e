import type { ComponentChildren } from 'preact';
import { KeepBar } from '../../fight/keep-bar.tsx';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { later } from '../../kit/later.tsx';
import { Examples } from '../../kit/place-head.tsx';
import { GoalChoice, SituationChips } from '../attack-controls.tsx';
import { useCounsel, useToldWays } from './advice.tsx';
import { NearCard, ThrowerCard } from './blast-cards.tsx';
import { CountersCard } from './counters-card.tsx';
import type { Sheet } from './field.tsx';
import { GroupList } from './group-row.tsx';
import { groupsOf, manyKinds, manyOptions, situationsOf } from './inputs.ts';
import { type ManyModel, manyPresets } from './model.ts';
import { TargetCard, VictimCard } from './target-card.tsx';
import { WaysList } from './volley-ways.tsx';
import { type ManyAdvice, manyChoice } from './ways.ts';
import { GroupWeapon } from './weapons.tsx';

const ManyFigures = later(() => import('./odds-details.tsx').then((module) => module.ManyFigures));

interface SheetProps {
  readonly model: ManyModel;
  /** The target of the volley that is shown. */
  readonly assault: number;
  readonly sheet: Sheet;
  readonly onSheet: (sheet: Sheet) => void;
  readonly onAssault: (place: number) => void;
  readonly onClose: () => void;
}

/** How they attack, and attacks that stand ready. */
function KindSheet({ model, onClose }: Pick<SheetProps, 'model' | 'onClose'>) {
  const t = useTexts('many');
  const inputs = model.inputs.value.value;
  return (
    <div class="stack">
      {asksOf(inputs, model.change).choice('kind', t.kind, manyKinds, t.kinds, { hideLegend: true })}
      <p class="hint">{t.kindHints[inputs.kind]}</p>
      <h3 class="label">{t.presetsLabel}</h3>
      <div class="many-examples">
        <Examples
          legend={t.presetsLabel}
          examples={manyPresets.map((preset) => [
            preset,
            t.presets[preset],
            () => {
              model.usePreset(preset);
              onClose();
            },
          ])}
        />
      </div>
    </div>
  );
}

/** The attack modifiers of all who attack. */
function AllSituation({ model, assault }: Pick<SheetProps, 'model' | 'assault'>) {
  const inputs = model.inputs.value.value;
  const [situation] = situationsOf(inputs, assault);
  if (!situation) return null;
  return (
    <SituationChips
      value={situation}
      kind={inputs.kind === 'gang' ? 'close' : 'ranged'}
      table={inputs.table}
      hideLegend
      onChange={(part) => model.changeSituation(assault, part)}
    />
  );
}

/** Every way to attack, and what is to be best. */
export function WaysSheet({ model, assault }: Pick<SheetProps, 'model' | 'assault'>) {
  const t = useTexts('many');
  const more = useTexts('fightmore');
  const weighed = useCounsel(model, assault);
  const told = useToldWays(weighed, assault);
  const counsel = weighed?.counsel;
  if (counsel && counsel.advice === undefined) return <p class="hint">{t.counsel.tooMany}</p>;
  return (
    <div class="stack">
      {told && (
        <>
          <p class={told.gain === undefined ? 'hint' : 'fight-gain'}>{told.gain ?? more.noAttackGain}</p>
          <WaysList {...told} />
        </>
      )}
      {counsel && <WaysGoal model={model} counsel={counsel} />}
    </div>
  );
}

/** What is to be best. */
function WaysGoal({ model, counsel }: { readonly model: ManyModel; readonly counsel: ManyAdvice }) {
  const t = useTexts('many');
  const fight = useTexts('fightmore');
  const inputs = model.inputs.value.value;
  if (counsel.kind === 'gang')
    return (
      <GoalChoice
        value={inputs.gang.attackGoal}
        onChange={(attackGoal) => model.changeGang({ attackGoal })}
      />
    );
  return counsel.assault.targets > 1
    ? asksOf(inputs, model.change).choice('wish', fight.goal, manyOptions.wishes, t.counsel.wishes)
    : null;
}

/** The ways to all that is not on the stage. */
function MoreSheet({ model, assault, onSheet, onClose }: Omit<SheetProps, 'sheet' | 'onAssault'>) {
  const t = useTexts('many');
  const more = useTexts('fightmore');
  const words = useTexts('manymore');
  const answer = model.answer.value;
  const value = answer.ok ? answer.value : undefined;
  const { kind, blast } = model.inputs.value.value;
  const ways: readonly (readonly [Sheet, string, boolean])[] = [
    ['kind', t.kind, true],
    ['situation', more.situation, kind !== 'blast' || blast.way !== 'placed'],
    ['counters', words.counters, value?.kind === 'gang'],
    ['ways', more.howAttack, value !== undefined && manyChoice(value, assault) !== undefined],
    ['figures', words.figures, value !== undefined],
  ];
  return (
    <div class="stack">
      {ways
        .filter(([, , there]) => there)
        .map(([sheet, label]) => (
          <Button key={sheet} wide onClick={() => onSheet(sheet)}>
            {label}
          </Button>
        ))}
      <KeepBar onDone={onClose} />
    </div>
  );
}

function useTitles(model: ManyModel): Readonly<Record<Sheet, string>> {
  const t = useTexts('many');
  const more = useTexts('fightmore');
  const words = useTexts('manymore');
  const { kind } = model.inputs.value.value;
  return {
    attackers: kind === 'blast' ? t.thrower : t.attackers,
    target: kind === 'blast' ? words.near : kind === 'gang' ? t.victim : t.targets,
    weapon: t.attackers,
    situation: more.situation,
    counters: words.counters,
    ways: more.howAttack,
    figures: words.figures,
    kind: t.kind,
    more: more.otherOptions,
  };
}

/** What a tap on the stage opens, over the lower part of it. */
export function OpenSheet(props: SheetProps) {
  const { model, assault, sheet, onSheet, onAssault, onClose } = props;
  const titles = useTitles(model);
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const { kind, assaults } = inputs;
  const target = () => {
    if (kind === 'blast') return <NearCard model={model} />;
    if (kind === 'gang') return <VictimCard model={model} />;
    return (
      <TargetCard key={assault} model={model} assault={assault} onAdd={() => onAssault(assaults.length)} />
    );
  };
  const attackers = () =>
    kind === 'blast' ? (
      <ThrowerCard model={model} />
    ) : (
      <GroupList key={`${kind} ${assault}`} model={model} assault={assault} />
    );
  const inside: Readonly<Record<Sheet, () => ComponentChildren>> = {
    attackers,
    target,
    weapon: () =>
      groupsOf(inputs, assault).length > 1 ? (
        attackers()
      ) : (
        <GroupWeapon model={model} assault={assault} place={0} />
      ),
    situation: () => <AllSituation model={model} assault={assault} />,
    counters: () =>
      answer.ok && answer.value.kind === 'gang' && <CountersCard model={model} answer={answer.value} />,
    ways: () => <WaysSheet model={model} assault={assault} />,
    figures: () => answer.ok && <ManyFigures answer={answer.value} inputs={inputs} />,
    kind: () => <KindSheet model={model} onClose={onClose} />,
    more: () => <MoreSheet model={model} assault={assault} onSheet={onSheet} onClose={onClose} />,
  };
  return (
    <Dialog key={sheet} kind="sheet" title={titles[sheet]} onClose={onClose}>
      {inside[sheet]()}
    </Dialog>
  );
}
