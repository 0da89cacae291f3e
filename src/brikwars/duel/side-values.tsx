import { asksOf } from '../../kit/asks.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { OwnDice } from '../dice-steppers.tsx';
import { SaveProfileForm } from '../units/save-profile-form.tsx';
import { firstOptions, otherOptions } from './hands.ts';
import { armorOf, fightBounds, type OwnWeaponInputs, skillOf } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { asksSize, fightOptions } from './options.ts';
import { profileOf } from './presets.ts';

/** A weapon outside the table. */
function OwnWeapon({ model, side, which }: SideProps & { readonly which: 'ownWeapon' | 'secondWeapon' }) {
  const t = useTexts('fightmore');
  const weapon = model.inputs.value.value[side][which];
  const change = (part: Partial<OwnWeaponInputs>) =>
    model.changeSide(side, { [which]: { ...weapon, ...part } });
  const ask = asksOf(weapon, change);
  return (
    <div class="stack">
      {ask.number('use', t.use, fightBounds.use)}
      <OwnDice label={t.damage} notation={weapon.damage} onChange={(damage) => change({ damage })} />
      {which === 'ownWeapon' && ask.choice('kind', t.countsAs, fightOptions.ownKinds, t.ownKinds)}
    </div>
  );
}

/** What few need of one side: values of its own, modifiers, bonus dice. */
export function SideValues({ model, side }: SideProps) {
  const t = useTexts('fightmore');
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const ask = asksOf(entered, (part) => model.changeSide(side, part));
  const values = { ownSkill: skillOf(entered), ownArmor: armorOf(entered) };
  const own = (part: Partial<typeof values>) => model.changeSide(side, { unit: 'own', ...values, ...part });
  return (
    <>
      <OwnDice label={t.skill} notation={values.ownSkill} onChange={(ownSkill) => own({ ownSkill })} />
      <OwnDice label={t.armor} notation={values.ownArmor} onChange={(ownArmor) => own({ ownArmor })} />
      {inputs.mode === 'close' ? (
        <OwnHands model={model} side={side} />
      ) : (
        side === 'attacker' &&
        inputs.shot === 'own' && <OwnWeapon model={model} side={side} which="ownWeapon" />
      )}
      {ask.number('skillModifier', t.skillModifier, fightBounds.modifier, {
        min: -fightBounds.modifier,
        signed: true,
      })}
      {ask.choice('bonusDice', t.bonusDice, fightOptions.bonus, t.bonusChoices)}
      {asksSize(inputs) && ask.number('size', t.size, fightBounds.size)}
      {inputs.mode === 'close' && side === 'attacker' && entered.hands.includes('shield') && (
        <div class="row">{asksOf(inputs, model.change).flag('shieldParriesCounter', t.shieldParries)}</div>
      )}
      <SaveProfileForm profile={profileOf(inputs, side, model.names.value(entered) ?? '')} />
    </>
  );
}

/** A weapon outside the table, and what is seldom in the other hand. */
function OwnHands({ model, side }: SideProps) {
  const t = useTexts('fight');
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

export interface SideProps {
  readonly model: DuelModel;
  readonly side: Side;
}
