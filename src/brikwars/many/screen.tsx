import { useSignal } from '@preact/signals';
import { AnswerSection, useAhead, useWeighed } from '../../fight/answer-section.tsx';
import { AnswerTiles, FigureWhy, useSpoken } from '../../fight/answer-tiles.tsx';
import { TableCard } from '../../fight/step-card.tsx';
import { asksOf } from '../../kit/asks.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { Examples } from '../../kit/place-head.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { VolleyReason } from '../../rules/brikwars/volley-effects.ts';
import { AttackFold, GoalChoice } from '../attack-controls.tsx';
import { BlastCards } from './blast-cards.tsx';
import { CountersCard, tell } from './counters-card.tsx';
import { GroupList } from './group-row.tsx';
import { type ManyInputs, manyKinds, manyOptions } from './inputs.ts';
import { type ManyModel, manyPresets } from './model.ts';
import { ManyFigures } from './odds-details.tsx';
import { countersText, manyIssues, manyReasons, memberName } from './phrases.ts';
import { TargetCard } from './target-card.tsx';
import { manyGiven, manyTexts } from './text.ts';
import { VictimCard } from './unit-chips.tsx';
import { type ToldWay, type ToldWays, volleyTold, WaysList } from './volley-ways.tsx';
import { type GangAdvice, type ManyAdvice, manyChoice, manyCounsel } from './ways.ts';
import '../../fight/fight.css';
import './many.css';

/** Why a number of the answer is what it is. */
function ManyWhy({ label, reasons }: { readonly label: string; readonly reasons: readonly VolleyReason[] }) {
  const t = useTexts('many');
  const more = useTexts('manymore');
  const fight = useTexts('fightwhy');
  const format = useFormat();
  return <FigureWhy title={t.why(label)} items={manyReasons(fight, more, format, reasons)} />;
}

/** The answer that follows every tap: one sentence, and its figures with their reasons. */
function ManyAnswer({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const format = useFormat();
  const answer = model.answer.value;
  const told = answer.ok ? tell(t, format, answer.value, model.inputs.value.value) : undefined;
  const ahead = useAhead(model.play);
  const now =
    answer.ok && ahead
      ? tell(t, format, manyGiven(answer.value, ahead.odds), model.inputs.value.value)
      : told;
  const faults = answer.ok ? [] : manyIssues(t, format, answer.issues);
  useSpoken(told ? [told.sentence, told.best ?? ''].join(' ').trim() : faults.join(' '));
  return (
    <>
      <AnswerSection title={t.answer} faults={faults} given={ahead?.given}>
        {now && (
          <>
            <p class="answer-sentence">{now.sentence}</p>
            <AnswerTiles
              tiles={now.tiles}
              begun={ahead && told}
              why={({ label, explained }) => <ManyWhy label={label} reasons={explained.reasons} />}
            >
              {now.note && <p class="hint">{now.note}</p>}
            </AnswerTiles>
          </>
        )}
      </AnswerSection>
      {/* Which defence is best is of the beginning. */}
      {told?.best && !ahead && <p class="hint">{told.best}</p>}
    </>
  );
}

type Texts = Messages['many'];

function wavesName(t: Texts, inputs: ManyInputs, waves: readonly (readonly number[])[], of: number): string {
  if (waves[0]?.length === of) return t.counsel.together;
  const name = (members: readonly number[]) =>
    members.map((member) => memberName(t, inputs, member)).join(' + ');
  const there = waves.flat();
  const out = Array.from({ length: of }, (_, member) => member).filter((member) => !there.includes(member));
  const told = waves.map(name).reduce((before, next) => t.counsel.next(before, next));
  return out.length > 0 ? `${told}. ${t.counsel.leftOut(name(out))}` : told;
}

/** Every way to set upon the victim, together or one after the other, each with his best answer. */
function gangTold(
  t: Texts,
  more: Messages['fightmore'],
  format: Format,
  inputs: ManyInputs,
  { advice, bonus, gang }: GangAdvice,
): ToldWays | undefined {
  if (advice === undefined) return undefined;
  const ways = advice.ways.map(
    ({ waves, counters, victimDies, attackerDies, best }): ToldWay => ({
      name: wavesName(t, inputs, waves, gang.fights.length),
      best,
      figures: t.counsel.gang(format.hundredths(victimDies), format.hundredths(attackerDies)),
      ...(best ? { hint: more.reply(countersText(t, inputs, counters)) } : {}),
      share: victimDies,
    }),
  );
  return {
    gain: advice.gain > 1e-9 ? more.attackGain(format.hundredths(advice.gain)) : undefined,
    ways,
    ...(bonus ? { bonus: { way: bonus.way, gain: format.hundredths(bonus.gain) } } : {}),
  };
}

/** Milliseconds. */
const pause = 60;

interface Weighed {
  readonly inputs: ManyInputs;
  readonly counsel: ManyAdvice | undefined;
}

interface AdviceProps {
  readonly model: ManyModel;
  /** The target of the volley that is shown. */
  readonly assault: number;
}

/** How the attackers had best go about it. */
function ManyAdviceFold({ model, assault }: AdviceProps) {
  const t = useTexts('many');
  const more = useTexts('fightmore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const known = answer.ok ? answer.value : undefined;
  const weighed = useWeighed(
    pause,
    known && ((): Weighed => ({ inputs, counsel: manyCounsel(inputs, known, assault) })),
    [inputs, answer, assault],
  );
  if (!known || !manyChoice(known, assault)) return null;
  const counsel = known.kind === weighed?.counsel?.kind ? weighed.counsel : undefined;
  if (weighed && counsel && counsel.advice === undefined) return <p class="hint">{t.counsel.tooMany}</p>;
  const told =
    weighed &&
    counsel &&
    (counsel.kind === 'gang'
      ? gangTold(t, more, format, weighed.inputs, counsel)
      : volleyTold(t, more, format, weighed.inputs, assault, counsel));
  // Its place is kept while it is weighed: nothing moves under a finger.
  return (
    <AttackFold gain={told?.gain} pending={!told}>
      {told && <WaysList {...told} />}
      {told && counsel && <WaysGoal model={model} counsel={counsel} />}
    </AttackFold>
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

/** The attack rolled step by step. */
function ManyTable({ model }: { readonly model: ManyModel }) {
  const t = { ...useTexts('many'), ...useTexts('manyplay') };
  const format = useFormat();
  return <TableCard model={model.play} texts={manyTexts(t, format)} ready={model.answer.value.ok} />;
}

// The answer stands before these have arrived.
/** Several attackers at once: the answer on top, then who attacks whom, then the dice and every figure. */
export function ManyFight({ model }: { readonly model: ManyModel }) {
  const t = useTexts('many');
  const chosen = useSignal(0);
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const ask = asksOf(inputs, model.change);
  const { kind, assaults } = inputs;
  const volley = kind === 'together' || kind === 'single';
  const assault = Math.min(chosen.value, assaults.length - 1);
  const show = (place: number) => {
    chosen.value = place;
  };
  return (
    <div class="fight many" data-game="brikwars">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <ManyAnswer model={model} />
      <div class="columns">
        <div>
          <Examples
            legend={t.presetsLabel}
            examples={manyPresets.map((preset) => [preset, t.presets[preset], () => model.usePreset(preset)])}
          />
          <div class="many-kinds">{ask.choice('kind', t.kind, manyKinds, t.kinds, { hideLegend: true })}</div>
          <p class="hint">{t.kindHints[kind]}</p>
          {volley && (
            <>
              {assaults.length > 1 && <Targets model={model} assault={assault} onChoose={show} />}
              <GroupList key={`${kind} ${assault}`} model={model} assault={assault} />
              <TargetCard model={model} assault={assault} onAdd={() => show(assaults.length)} />
            </>
          )}
          {kind === 'gang' && (
            <>
              <GroupList key={kind} model={model} assault={0} />
              <VictimCard model={model} />
            </>
          )}
          {kind === 'blast' && <BlastCards model={model} />}
        </div>
        <div>
          {answer.ok && answer.value.kind === 'gang' && <CountersCard model={model} answer={answer.value} />}
          {kind !== 'blast' && <ManyAdviceFold model={model} assault={assault} />}
          <ManyTable model={model} />
          {answer.ok && <ManyFigures answer={answer.value} inputs={inputs} />}
        </div>
      </div>
    </div>
  );
}

interface TargetsProps {
  readonly model: ManyModel;
  readonly assault: number;
  readonly onChoose: (place: number) => void;
}

/** Which target of the volley is shown. */
function Targets({ model, assault, onChoose }: TargetsProps) {
  const t = useTexts('many');
  return (
    <Choice
      legend={t.whichTarget}
      hideLegend
      value={String(assault)}
      options={model.inputs.value.value.assaults.map((_, place) => ({
        value: String(place),
        label: t.targetNumber(place + 1),
      }))}
      onChange={(place) => onChoose(Number(place))}
    />
  );
}
