import { useId, useState } from 'preact/hooks';
import { asksOf } from '../../kit/asks.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { NumberPad, Stepper } from '../../kit/stepper.tsx';
import { unitInAddress } from '../../kit/units/army-lines.ts';
import type { Choice as DefenceChoice } from '../../rules/brikwars/advice.ts';
import { GoalChoice } from '../attack-controls.tsx';
import { IncomingUnit } from '../units/unit-sheet.tsx';
import { type DuelAnswer, encodePlan, samePlan } from './answer.ts';
import { Answer } from './answer-card.tsx';
import { Attacks, PlanOption } from './attack-advice.tsx';
import { Blows } from './blows.tsx';
import { Situation } from './circumstance-chips.tsx';
import { fightBounds } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { PlayCard } from './play-card.tsx';
import { shownChances } from './sentences.ts';
import { SideCard } from './side-card.tsx';
import { planLines } from './text.ts';
import '../../fight/steps.css';

/** What one die can show; the sum of several is typed. */
function sumsOf(answer: DuelAnswer | undefined): readonly string[] {
  const [group, ...others] = answer?.fight.attacker.skill.groups ?? [];
  const sides = group?.count === 1 && others.length === 0 ? Math.min(group.sides, 10) : 6;
  return Array.from({ length: sides }, (_, index) => String(index + 1));
}

interface KnownRollProps {
  readonly model: DuelModel;
  readonly answer?: DuelAnswer | undefined;
}

/** What the attacker rolled already, and the damage of this turn beside it: both condition every figure. */
function KnownRoll({ model, answer }: KnownRollProps) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const { mode, action } = model.inputs.value.value;
  return (
    <section class="card tight">
      {(mode === 'ranged' || action !== 'withdraw') && <AttackRoll model={model} answer={answer} />}
      {mode === 'close' && (
        <fieldset class="choice">
          <legend>{more.taken}</legend>
          <div class="fight-taken">
            {(['defender', 'attacker'] as const).map((side) => (
              <Stepper
                key={side}
                label={t.sides[side]}
                value={model.inputs.value.value[side].priorDamage}
                min={0}
                max={fightBounds.damage}
                onChange={(priorDamage) => model.changeSide(side, { priorDamage })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}

function AttackRoll({ model, answer }: KnownRollProps) {
  const t = useTexts('fightmore');
  const format = useFormat();
  const [typing, setTyping] = useState(false);
  const { attackRoll } = model.inputs.value.value;
  const chips = sumsOf(answer);
  const known =
    attackRoll === undefined ? 'none' : (chips.find((chip) => Number(chip) === attackRoll) ?? 'more');
  const more = known === 'more' && attackRoll !== undefined ? t.moreShown(format.number(attackRoll)) : t.more;
  const group = answer?.fight.attacker.skill.groups[0];
  const { skill, situation } = answer?.fight.attacker ?? {};
  const modifier = (skill?.constant ?? 0) + (situation?.value ?? 0);
  const owed = group?.count === 1 && attackRoll === group.sides && answer?.fight.attacker.bonus !== 'none';
  return (
    <>
      <Choice
        legend={t.rolled}
        value={known}
        options={[
          { value: 'none', label: t.notYet },
          ...chips.map((chip) => ({ value: chip, label: chip })),
          { value: 'more', label: more },
        ]}
        onChange={(value) => {
          if (value === 'more') setTyping(true);
          else model.setAttackRoll(value === 'none' ? undefined : Number(value));
        }}
      />
      {attackRoll !== undefined && (
        <p class="hint">
          {owed ? t.rolledBonus : t.rolledHint}
          {modifier !== 0 && ` ${t.rolledTotal(format.number(Math.max(0, attackRoll + modifier)))}`}
        </p>
      )}
      {typing && (
        <NumberPad
          label={t.rolled}
          min={0}
          max={fightBounds.attackRoll}
          decimals={0}
          onDone={(sum) => {
            setTyping(false);
            if (sum !== undefined) model.setAttackRoll(sum);
          }}
        />
      )}
    </>
  );
}

const shownAtOnce = 3;

interface DefencesProps {
  readonly model: DuelModel;
  readonly answer: DuelAnswer;
}

/** All defences side by side, the best ones marked and by how much. */
function Defences({ model, answer }: DefencesProps) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const format = useFormat();
  const id = useId();
  const { choices, advice, chosen } = answer;
  if (choices.length < 2) return null;
  const first = choices.filter(
    (choice, index) =>
      index < shownAtOnce || choice === advice.standard || samePlan(choice.plan, chosen.plan),
  );
  const rest = choices.filter((choice) => !first.includes(choice));
  const one = (choice: DefenceChoice) => (
    <Defence key={encodePlan(choice.plan)} model={model} answer={answer} choice={choice} />
  );
  return (
    <section class="card">
      <h2 class="card-title" id={id}>
        {t.howDefend}
      </h2>
      <p class={advice.gain > 1e-9 ? 'fight-gain' : 'hint'}>
        {advice.gain > 1e-9 ? more.gain(format.hundredths(advice.gain)) : more.noGain}
      </p>
      <div role="radiogroup" aria-labelledby={id} class="option-rows">
        {first.map(one)}
        {rest.length > 0 && <Fold title={more.allDefences(choices.length)}>{rest.map(one)}</Fold>}
      </div>
      <GoalChoice value={model.inputs.value.value.goal} onChange={(goal) => model.change({ goal })} />
    </section>
  );
}

function Defence({ model, answer, choice }: DefencesProps & { readonly choice: DefenceChoice }) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { defenderDies, defenderWeaponLost, defenderShoved } = choice.chances;
  const { dies, kills, shoved: pushed } = shownChances(format, choice.chances);
  const shoved = inputs.mode === 'close' && inputs.action === 'shove';
  const figures = [
    inputs.mode === 'ranged'
      ? more.shotFigures(dies)
      : shoved
        ? more.shovedFigures(pushed, kills)
        : more.defenceFigures(dies, kills),
    ...(defenderWeaponLost > 0 ? [more.alsoLost(format.hundredths(defenderWeaponLost))] : []),
  ].join(', ');
  return (
    <PlanOption
      name="fight-defence"
      lines={planLines(t, answer.fight, choice.plan)}
      best={choice.isBest}
      standard={samePlan(choice.plan, answer.advice.standard.plan)}
      checked={samePlan(choice.plan, answer.chosen.plan)}
      onChoose={() => model.choosePlan(choice.plan)}
      figures={figures}
      share={shoved ? defenderShoved : defenderDies}
    />
  );
}

/** What each side had best do. */
function DuelAdvice({ model }: { readonly model: DuelModel }) {
  const answer = model.answer.value;
  if (!answer.ok) return null;
  return (
    <>
      <div id="fight-defences" class="fight-jump-target">
        <Defences model={model} answer={answer.value} />
      </div>
      {model.inputs.value.value.mode === 'close' && <Attacks model={model} />}
    </>
  );
}

/** What has happened this turn already, and what else bears on the roll. */
function Circumstances({ model }: { readonly model: DuelModel }) {
  const answer = model.answer.value;
  return (
    <>
      <KnownRoll model={model} answer={answer.ok ? answer.value : undefined} />
      <Situation model={model} />
    </>
  );
}

// The answer stands before these have arrived.
/** One attacker against one target: the answer on top, then the entries, the advice and the dice. */
export function BrikwarsFight({ model }: { readonly model: DuelModel }) {
  const { navigation } = useServices();
  const t = useTexts('fight');
  const place = useTexts('fightplace');
  const answer = model.answer.value;
  const comesWithUnit = unitInAddress(navigation.location.value.query) !== undefined;
  return (
    <div class="fight" data-game="brikwars">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      {comesWithUnit && <IncomingUnit onTake={(profile) => model.useProfile('attacker', profile)} />}
      <Answer model={model} />
      <div class="columns">
        <div>
          <Distance model={model} />
          <SideCard model={model} side="attacker" />
          <SideCard model={model} side="defender" />
          <Circumstances model={model} />
        </div>
        <div>
          <DuelAdvice model={model} />
          <section id="fight-play" class="fight-jump-target" aria-label={place.play}>
            <PlayCard model={model} />
          </section>
          {answer.ok && <Fold title={t.figures}>{() => <Blows model={model} answer={answer.value} />}</Fold>}
        </div>
      </div>
    </div>
  );
}

/** How far the shot goes: everything about it hangs on that, so it is asked first. */
function Distance({ model }: { readonly model: DuelModel }) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  if (inputs.mode === 'close') return null;
  return (
    <section class="card tight" aria-label={t.distance}>
      {asksOf(inputs, model.change).number('distance', t.distance, fightBounds.distance, {
        none: { sign: '?', said: t.distanceUnknown },
      })}
    </section>
  );
}
