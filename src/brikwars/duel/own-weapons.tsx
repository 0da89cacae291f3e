import { useTexts } from '../../kit/context.ts';
import { Toggle } from '../../kit/controls/choice.tsx';
import type { Weighing } from '../../kit/controls/worth.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { OwnDice } from '../dice-steppers.tsx';
import { withSideOf } from './changes.ts';
import { firstOptions, otherOptions } from './hands.ts';
import { duelWeapon, type OwnWeaponInputs } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { useDuelWorth } from './worth.ts';

export interface SideProps {
  readonly model: DuelModel;
  readonly side: Side;
}

/** A weapon outside the table. */
export function OwnWeapon({
  model,
  side,
  which,
}: SideProps & { readonly which: 'ownWeapon' | 'secondWeapon' }) {
  const t = useTexts('brikwars');
  const weapon = model.inputs.value.value[side][which];
  const change = (part: Partial<OwnWeaponInputs>) =>
    model.changeSide(side, { [which]: { ...weapon, ...part } });
  const inputs = model.inputs.value.value;
  const whole = useDuelWorth(inputs);
  const weighing: Weighing<Partial<OwnWeaponInputs>> = {
    worth: (part) => whole.worth(withSideOf(inputs, side, { [which]: { ...weapon, ...part } })),
    of: inputs,
  };
  const ask = asksIn(duelWeapon, weapon, change, weighing);
  return (
    <div class="stack">
      {ask.number('use', t.use)}
      <OwnDice
        label={t.damage}
        notation={weapon.damage}
        onChange={(damage) => change({ damage })}
        weighing={{ worth: (damage) => weighing.worth({ damage }), of: inputs }}
      />
      {which === 'ownWeapon' &&
        asksOf(weapon, change).choice('kind', t.countsAs, ['hand', 'heavy', 'two-handed'], t.ownKinds)}
    </div>
  );
}

/** A weapon outside the table, and what is seldom in the other hand. */
export function OwnHands({ model, side }: SideProps) {
  const t = useTexts('brikwars');
  const entered = model.inputs.value.value[side];
  const [first, other] = entered.hands;
  if (firstOptions(entered, false).length < 2) return null;
  const seldom = otherOptions(first, entered).filter((held) => held === 'random-object' || held === 'own-2');
  return (
    <>
      <div class="row">
        <Toggle
          pressed={first === 'own'}
          onChange={(on) => model.changeSide(side, { hands: [on ? 'own' : 'hand', other] })}
        >
          {t.weapons.own}
        </Toggle>
        {seldom.map((held) => (
          <Toggle
            key={held}
            pressed={other === held}
            onChange={(on) => model.changeSide(side, { hands: [first, on ? held : 'nothing'] })}
          >
            {t.plusHand(t.hands[held])}
          </Toggle>
        ))}
      </div>
      {first === 'own' && <OwnWeapon model={model} side={side} which="ownWeapon" />}
      {other === 'own-2' && <OwnWeapon model={model} side={side} which="secondWeapon" />}
    </>
  );
}
