import { useState } from 'preact/hooks';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { NumberPad } from '../../kit/number-pad.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import type { FightAnswer } from './answer.ts';
import { fightBounds } from './inputs.ts';
import type { FightModel } from './model.ts';

/** What one die can show; the sum of several is typed. */
function sumsOf(answer: FightAnswer | undefined): readonly string[] {
  const [group, ...others] = answer?.fight.attacker.skill.groups ?? [];
  const sides = group?.count === 1 && others.length === 0 ? Math.min(group.sides, 10) : 6;
  return Array.from({ length: sides }, (_, index) => String(index + 1));
}

interface KnownRollProps {
  readonly model: FightModel;
  readonly answer?: FightAnswer | undefined;
}

/** What the attacker rolled already, and the damage of this turn beside it: both condition every figure. */
export function KnownRoll({ model, answer }: KnownRollProps) {
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
