import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { OwnDice } from '../own-dice.tsx';
import { fightBounds, type OwnWeaponInputs } from './inputs.ts';
import { fightOptions } from './options.ts';
import type { SideProps } from './side-card.tsx';

interface OwnWeaponProps extends SideProps {
  readonly which: 'ownWeapon' | 'secondWeapon';
}

/** A weapon outside the table. */
export function OwnWeapon({ model, side, which }: OwnWeaponProps) {
  const t = useTexts('fightmore');
  const weapon = model.inputs.value.value[side][which];
  const change = (part: Partial<OwnWeaponInputs>) =>
    model.changeSide(side, { [which]: { ...weapon, ...part } });
  return (
    <div class="stack">
      <Stepper
        label={t.use}
        value={weapon.use}
        min={0}
        max={fightBounds.use}
        onChange={(use) => change({ use })}
      />
      <OwnDice label={t.damage} notation={weapon.damage} onChange={(damage) => change({ damage })} />
      {which === 'ownWeapon' && (
        <Choice
          legend={t.countsAs}
          value={fightOptions.ownKinds.find((kind) => kind === weapon.kind)}
          options={fightOptions.ownKinds.map((value) => ({ value, label: t.ownKinds[value] }))}
          onChange={(kind) => change({ kind })}
        />
      )}
    </div>
  );
}
