import { useSignal } from '@preact/signals';
import type { Profile, ProfilesModel } from '../../../state/profiles.ts';
import { costOf } from '../../../state/unit-cost.ts';
import { useTexts } from '../../context.ts';
import { Stepper } from '../../parts/stepper.tsx';
import { ArmyTarget } from './army-target.tsx';

interface ToArmyProps {
  readonly model: ProfilesModel;
  readonly profile: Profile;
  readonly onDone: () => void;
}

/** Puts so many of a unit into an army as a line of it. */
export function ToArmy({ model, profile, onDone }: ToArmyProps) {
  const t = useTexts('units');
  const count = useSignal(1);
  const each = useSignal(costOf(profile) ?? 0);
  return (
    <ArmyTarget
      armies={model.armyUnits.value}
      name={profile.name}
      add={(army) => model.lines.add(profile, { army, count: count.peek(), points: each.peek() })}
      onDone={onDone}
    >
      {() => (
        <>
          <Stepper
            label={t.count}
            value={count.value}
            min={1}
            max={999}
            onChange={(value) => {
              count.value = value;
            }}
          />
          <Stepper
            label={t.each}
            value={each.value}
            min={0}
            max={9_999}
            decimals={2}
            onChange={(value) => {
              each.value = value;
            }}
          />
        </>
      )}
    </ArmyTarget>
  );
}
