import { Cascade, toEnd } from '../../fight/cascade.tsx';
import { MoreWays, OpenSheet, type SheetsOf, type SheetTable } from '../../fight/mode-sheets.tsx';
import { useFighters } from '../../fight/unit-names.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { Examples } from '../../kit/question/place-head.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { GoalChoice, SituationTiles } from '../attack-controls.tsx';
import { useAdvice, useDescribedWays } from './advice.tsx';
import { type ManyAnswer, manyAnswerOf } from './answer.ts';
import { NearCard, ThrowerCard } from './blast-cards.tsx';
import { ManyCharts, ManyHits } from './charts.tsx';
import { CountersCard } from './counters-card.tsx';
import { describeMany, type Tile } from './description.ts';
import type { Sheet } from './field.tsx';
import { GroupList } from './group-row.tsx';
import { groupsOf, type ManyInputs, manyAsked, situationsOf, withSituations } from './inputs.ts';
import { type ManyModel, manyPresets } from './model.ts';
import { fatedWords, manyReasons } from './names.ts';
import { ManyFigures } from './odds-details.tsx';
import { manySteps } from './steps.ts';
import { TargetCard, VictimCard } from './target-card.tsx';
import { WaysList } from './volley-ways.tsx';
import { type ManyAdvice, manyChoice } from './ways.ts';
import { GroupWeapon } from './weapons.tsx';

interface WhyProps {
  readonly answer: ManyAnswer;
  readonly inputs: ManyInputs;
  readonly tile: Tile;
  readonly note: string | undefined;
}

/** Why a number of the answer is what it is, and how many die how often. */
export function ManyWhy({ answer, inputs, tile, note }: WhyProps) {
  const { explained, label } = tile;
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const steps = manySteps(fatedWords(t, inputs), answer, inputs, tile);
  return (
    <>
      {note && <p class="hint">{note}</p>}
      {steps.length > 0 && <Cascade steps={toEnd(steps, tile)} />}
      {/* Damage says nothing of how many hit. */}
      {label === t.meanHits ? (
        <ManyHits answer={answer} inputs={inputs} />
      ) : (
        <ManyCharts answer={answer} inputs={inputs} />
      )}
      <Reasons items={manyReasons(fight, t, format, explained.reasons)} />
    </>
  );
}

interface SheetProps extends SheetsOf<ManyModel, Sheet> {
  /** The target of the volley that is shown. */
  readonly assault: number;
  readonly onAssault: (place: number) => void;
}

/** How they attack, and attacks that stand ready. */
function KindSheet({ model, sheets }: Pick<SheetProps, 'model' | 'sheets'>) {
  const t = useTexts('many');
  const inputs = model.inputs.value.value;
  return (
    <div class="stack">
      {asksIn(manyAsked, inputs, model.change).choice('kind', t.kind, t.kinds, { hideLegend: true })}
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
              sheets.close();
            },
          ])}
        />
      </div>
    </div>
  );
}

/** The attack modifiers of all who attack. */
function AllSituation({ model, assault }: Pick<SheetProps, 'model' | 'assault'>) {
  const t = useTexts('many');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const firstEnd = (of: ManyInputs) => {
    const answer = manyAnswerOf(of);
    return answer.ok ? describeMany(t, format, answer.value, of).ends[0] : undefined;
  };
  const [situation] = situationsOf(inputs, assault);
  if (!situation) return null;
  return (
    <SituationTiles
      value={situation}
      kind={inputs.kind === 'gang' ? 'close' : 'ranged'}
      table={inputs.table}
      onChange={(part) => model.changeSituation(assault, part)}
      chance={(part) => firstEnd(withSituations(inputs, assault, part))?.chance}
      watched={firstEnd(inputs)?.label}
      given={inputs}
    />
  );
}

/** Every way to attack, and what is to be best. */
export function WaysSheet({ model, assault }: Pick<SheetProps, 'model' | 'assault'>) {
  const t = useTexts('many');
  const more = useTexts('brikwars');
  const weighed = useAdvice(model, assault);
  const shown = useDescribedWays(weighed, assault);
  const advice = weighed?.advice;
  if (advice && advice.advice === undefined) return <p class="hint">{t.advice.tooMany}</p>;
  return (
    <div class="stack">
      {shown && (
        <>
          <p class={shown.gain === undefined ? 'hint' : 'fight-gain'}>{shown.gain ?? more.noAttackGain}</p>
          <WaysList {...shown} />
        </>
      )}
      {advice && <WaysGoal model={model} advice={advice} />}
    </div>
  );
}

/** What is to be best. */
function WaysGoal({ model, advice }: { readonly model: ManyModel; readonly advice: ManyAdvice }) {
  const t = useTexts('many');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  if (advice.kind === 'gang')
    return (
      <GoalChoice
        value={inputs.gang.attackGoal}
        onChange={(attackGoal) => model.changeGang({ attackGoal })}
      />
    );
  return advice.assault.targets > 1
    ? asksIn(manyAsked, inputs, model.change).choice('wish', fight.goal, t.advice.wishes)
    : null;
}

/** The ways to all that is not on the stage. */
function MoreSheet({ model, assault, sheets }: Omit<SheetProps, 'onAssault'>) {
  const t = useTexts('many');
  const more = useTexts('brikwars');
  const { whatCounts } = useTexts('fight');
  const answer = model.answer.value;
  const value = answer.ok ? answer.value : undefined;
  const { kind, blast } = model.inputs.value.value;
  return (
    <MoreWays
      sheets={sheets}
      ways={[
        ['kind', t.kind],
        (kind !== 'blast' || blast.way !== 'placed') && ['situation', whatCounts],
        value?.kind === 'gang' && ['counters', t.counters],
        value !== undefined && manyChoice(value, assault) !== undefined && ['ways', more.howAttack],
        value !== undefined && ['figures', t.figures],
      ]}
    />
  );
}

/** What a tap on the stage opens. */
export function ManySheets({ model, assault, sheets, onAssault }: SheetProps) {
  const t = useTexts('many');
  const more = useTexts('brikwars');
  const { aboutFight, whatCounts } = useTexts('fight');
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
  const weapon = () =>
    groups.length > 1 ? (
      attackers()
    ) : (
      <GroupWeapon model={model} assault={assault} place={0} closes={kind !== 'gang'} />
    );
  const groups = groupsOf(inputs, assault);
  const chooses = kind !== 'gang' && groups.length === 1 && groups[0]?.weapon !== 'own';
  const counters = () =>
    answer.ok && answer.value.kind === 'gang' && <CountersCard model={model} answer={answer.value} />;
  const fighters = useFighters();
  const table: SheetTable<Sheet> = {
    attackers: [kind === 'blast' ? t.thrower : t.attackers, attackers],
    target: [kind === 'blast' ? t.near : fighters.theirs, target],
    weapon: [more.armRows.arms.attacker, weapon, chooses],
    situation: [whatCounts, () => <AllSituation model={model} assault={assault} />],
    counters: [t.counters, counters],
    ways: [more.howAttack, () => <WaysSheet model={model} assault={assault} />],
    figures: [t.figures, () => answer.ok && <ManyFigures answer={answer.value} inputs={inputs} />],
    kind: [t.kind, () => <KindSheet model={model} sheets={sheets} />],
    more: [aboutFight, () => <MoreSheet model={model} assault={assault} sheets={sheets} />],
  };
  return <OpenSheet sheets={sheets} table={table} />;
}
