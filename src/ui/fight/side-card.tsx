import type { Side } from '../../rules/brikwars/fight.ts';
import type { FightModel } from '../../state/fight.ts';
import { firstOptions, type Held, otherOptions } from '../../state/fight-hands.ts';
import { armorOf, shots, skillOf } from '../../state/fight-inputs.ts';
import { fightOptions, weaponProfile } from '../../state/fight-options.ts';
import { useTexts } from '../context.ts';
import { Choice, Toggle } from '../parts/choice.tsx';
import { Fold } from '../parts/fold.tsx';
import { DiceSteppers } from './dice-steppers.tsx';
import { OwnWeapon } from './own-weapon.tsx';
import { weaponName } from './phrases.ts';

interface SideProps {
  readonly model: FightModel;
  readonly side: Side;
}

/** One side: what it holds, then what it is. */
export function SideCard({ model, side }: SideProps) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  const shooting = inputs.mode === 'ranged';
  return (
    <section class="card">
      <h2 class="card-title">{t.sides[side]}</h2>
      <div class="fight-weapons">
        {!shooting && <CloseWeapons model={model} side={side} />}
        {shooting && side === 'attacker' && <Shot model={model} />}
      </div>
      {shooting && side === 'defender' && (
        <div class="row">
          <Toggle
            pressed={inputs.shieldAgainstShots}
            onChange={(shieldAgainstShots) => model.change({ shieldAgainstShots })}
          >
            {t.shieldUp}
          </Toggle>
        </div>
      )}
      <UnitChoice model={model} side={side} />
    </section>
  );
}

function WeaponLine({ model, side, held }: SideProps & { readonly held: Held }) {
  const t = useTexts('fight');
  const profile = weaponProfile(model.inputs.value.value, side, held);
  return profile ? <p class="hint">{t.weaponLine(String(profile.use), t.dice(profile.damage))}</p> : null;
}

function CloseWeapons({ model, side }: SideProps) {
  const t = useTexts('fight');
  const { hands, unit, ownWeapon } = model.inputs.value.value[side];
  const [first, other] = hands;
  const firsts = firstOptions(unit, side === 'attacker');
  const others = otherOptions(first, ownWeapon.kind);
  const options = (things: readonly Held[]) =>
    things.map((held) => ({ value: held, label: t.weapons[held] }));
  const strikesTwice = side === 'attacker' && other !== 'nothing' && other !== 'shield';
  return (
    <>
      <Choice
        legend={t.weapon}
        value={first}
        options={options(firsts)}
        onChange={(held) => model.changeSide(side, { hands: [held, other] })}
      />
      <WeaponLine model={model} side={side} held={first} />
      {first === 'own' && <OwnWeapon model={model} side={side} />}
      {others.length > 1 && (
        <Choice
          legend={t.otherHand}
          value={other}
          options={options(others)}
          onChange={(held) => model.changeSide(side, { hands: [first, held] })}
        />
      )}
      {strikesTwice && <p class="hint">{t.twoWeapons}</p>}
    </>
  );
}

function Shot({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const { shot } = model.inputs.value.value;
  return (
    <>
      <Choice
        legend={t.shootsWith}
        value={shot}
        options={shots.map((value) => ({ value, label: weaponName(t, value, true) }))}
        onChange={(value) => model.change({ shot: value })}
      />
      <WeaponLine model={model} side="attacker" held={shot} />
      {shot === 'own' && <OwnWeapon model={model} side="attacker" />}
      {shot === 'explosive' && <p class="hint">{t.grenadeNote}</p>}
    </>
  );
}

function UnitChoice({ model, side }: SideProps) {
  const t = useTexts('fight');
  const entered = model.inputs.value.value[side];
  return (
    <Fold title={t.unitFold(t.units[entered.unit], t.dice(skillOf(entered)), t.dice(armorOf(entered)))}>
      <Choice
        legend={t.unit}
        value={entered.unit}
        options={fightOptions.units.map((value) => ({ value, label: t.units[value] }))}
        onChange={(unit) => model.changeSide(side, { unit })}
      />
      {entered.unit === 'own' && (
        <>
          <DiceSteppers
            label={t.skill}
            value={entered.ownSkill}
            onChange={(ownSkill) => model.changeSide(side, { ownSkill })}
          />
          <DiceSteppers
            label={t.armor}
            value={entered.ownArmor}
            onChange={(ownArmor) => model.changeSide(side, { ownArmor })}
          />
        </>
      )}
    </Fold>
  );
}
