import { useTexts } from '../../kit/context.ts';
import { ArmyLineTarget } from '../../kit/units/army-line-target.tsx';
import type { Profile } from '../../rules/brikwars/profile.ts';
import { costOf } from './cost.ts';
import type { ProfilesModel } from './model.ts';

interface ToArmyProps {
  readonly model: ProfilesModel;
  readonly profile: Profile;
  readonly onDone: () => void;
}

/** Puts so many of a unit into an army as a line of it. */
export function ToArmy({ model, profile, onDone }: ToArmyProps) {
  const t = useTexts('units');
  return (
    <ArmyLineTarget
      armies={model.armyUnits.value}
      name={profile.name}
      cost={costOf(profile)}
      most={999}
      decimals={2}
      words={t}
      add={(line) => model.lines.add(profile, line)}
      onDone={onDone}
    />
  );
}
