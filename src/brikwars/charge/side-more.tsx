import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import type { Side } from '../../rules/brikwars/fight.ts';
import { OwnDice } from '../own-dice.tsx';
import { UnitSheet } from '../units/unit-sheet.tsx';
import { chargeBounds, chargeUnits, goesByDie, isMounted, mounts } from './inputs.ts';
import type { ChargeModel } from './model.ts';

interface SideProps {
  readonly model: ChargeModel;
  readonly side: Side;
}

/** What few need of a side: its unit and own values, Size, reach, and where it is struck. */
export function ChargeSideMore({ model, side }: SideProps) {
  const t = useTexts('chargemore');
  const fight = useTexts('fight');
  const picking = useSignal(false);
  const pick = (open: boolean) => {
    picking.value = open;
  };
  const inputs = model.inputs.value.value;
  const own = inputs[side];
  const set = (part: Parameters<ChargeModel['changeSide']>[1]) => model.changeSide(side, part);
  const parries = side === 'attacker' ? inputs.attackerParries : inputs.defenderParries;
  const bySize = !goesByDie(inputs);
  return (
    <>
      <Choice
        legend={t.unit}
        value={own.unit}
        options={chargeUnits.map((value) => ({ value, label: t.units[value] }))}
        onChange={(unit) => set({ unit })}
      />
      <Button onClick={() => pick(true)}>{fight.mine}</Button>
      {picking.value && (
        <UnitSheet
          onPick={(profile) => {
            pick(false);
            model.useProfile(side, profile);
          }}
          onClose={() => pick(false)}
        />
      )}
      {own.unit === 'own' && (
        <>
          <OwnDice label={t.skill} notation={own.ownSkill} onChange={(ownSkill) => set({ ownSkill })} />
          <OwnDice label={t.armor} notation={own.ownArmor} onChange={(ownArmor) => set({ ownArmor })} />
        </>
      )}
      <Stepper
        label={t.size}
        value={own.size}
        min={0}
        max={chargeBounds.size}
        onChange={(size) => set({ size })}
      />
      {isMounted(own) && (
        <>
          <Choice
            legend={t.mount}
            value={own.mount}
            options={mounts.slice(1).map((value) => ({ value, label: t.mounts[value] }))}
            onChange={(mount) => set({ mount })}
          />
          <Choice
            legend={t.struck}
            value={own.struck}
            options={(['rider', 'mount'] as const).map((value) => ({ value, label: t.struckAt[value] }))}
            onChange={(struck) => set({ struck })}
          />
        </>
      )}
      {own.arm === 'own' && (
        <>
          <Stepper
            label={t.use}
            value={own.ownUse}
            min={0}
            max={chargeBounds.use}
            onChange={(ownUse) => set({ ownUse })}
          />
          <OwnDice label={t.damage} notation={own.ownDamage} onChange={(ownDamage) => set({ ownDamage })} />
        </>
      )}
      {own.arm !== 'nothing' && (
        <Stepper
          label={t.reach}
          value={own.reach}
          min={0}
          max={chargeBounds.reach}
          onChange={(reach) => set({ reach })}
        />
      )}
      <div class="chips">
        {own.shield && (bySize || side === 'defender') && (
          <Toggle
            pressed={parries}
            onChange={(on) =>
              model.change(side === 'attacker' ? { attackerParries: on } : { defenderParries: on })
            }
          >
            {t.useShield}
          </Toggle>
        )}
        {side === 'defender' && bySize && (
          <Toggle pressed={own.rooted} onChange={(rooted) => set({ rooted })}>
            {t.rooted}
          </Toggle>
        )}
      </div>
    </>
  );
}
