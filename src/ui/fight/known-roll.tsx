import { useState } from 'preact/hooks';
import type { FightModel } from '../../state/fight.ts';
import type { FightAnswer } from '../../state/fight-answer.ts';
import { fightBounds } from '../../state/fight-inputs.ts';
import { useFormat, useTexts } from '../context.ts';
import { Choice } from '../parts/choice.tsx';
import { later } from '../parts/later.tsx';
import { Stepper } from '../parts/stepper.tsx';

const NumberPad = later(() => import('../parts/number-pad.tsx').then((module) => module.NumberPad));

const chips = ['1', '2', '3', '4', '5', '6'] as const;

/** What the attacker rolled already, and the damage of this turn beside it: both condition every figure. */
export function KnownRoll({
  model,
  answer,
}: {
  readonly model: FightModel;
  readonly answer?: FightAnswer | undefined;
}) {
  const t = useTexts('fight');
  const format = useFormat();
  const [typing, setTyping] = useState(false);
  const { attackRoll, mode, attacker, defender } = model.inputs.value.value;
  const known =
    attackRoll === undefined ? 'none' : (chips.find((chip) => Number(chip) === attackRoll) ?? 'more');
  const more = known === 'more' && attackRoll !== undefined ? t.moreShown(format.number(attackRoll)) : t.more;
  const group = answer?.fight.attacker.skill.groups[0];
  const owed = group?.count === 1 && attackRoll === group.sides && answer?.fight.attacker.bonus !== 'none';
  return (
    <section class="card">
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
      {known === 'more' && (
        <Stepper
          label={t.rolled}
          hideLabel
          value={attackRoll ?? 0}
          min={0}
          max={fightBounds.attackRoll}
          onChange={model.setAttackRoll}
        />
      )}
      <p class="hint">{owed ? t.rolledBonus : t.rolledHint}</p>
      {mode === 'close' && (
        <>
          <Stepper
            label={t.takenBy.defender}
            value={defender.priorDamage}
            min={0}
            max={fightBounds.damage}
            onChange={(priorDamage) => model.changeSide('defender', { priorDamage })}
          />
          <Stepper
            label={t.takenBy.attacker}
            value={attacker.priorDamage}
            min={0}
            max={fightBounds.damage}
            onChange={(priorDamage) => model.changeSide('attacker', { priorDamage })}
          />
          <p class="hint">{t.takenHint}</p>
        </>
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
    </section>
  );
}
