import type { Side } from '../../rules/brikwars/fight.ts';
import type { FightModel } from '../../state/fight.ts';
import { fightBounds } from '../../state/fight-inputs.ts';
import { fightOptions } from '../../state/fight-options.ts';
import { useTexts } from '../context.ts';
import { Choice } from '../parts/choice.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { DiceSteppers } from './dice-steppers.tsx';

/** A weapon outside the table. */
export function OwnWeapon({ model, side }: { readonly model: FightModel; readonly side: Side }) {
  const t = useTexts('fight');
  const { ownWeapon } = model.inputs.value.value[side];
  const change = (part: Partial<typeof ownWeapon>) =>
    model.changeSide(side, { ownWeapon: { ...ownWeapon, ...part } });
  return (
    <div class="stack">
      <Stepper
        label={t.use}
        value={ownWeapon.use}
        min={0}
        max={fightBounds.use}
        onChange={(use) => change({ use })}
      />
      <DiceSteppers label={t.damage} value={ownWeapon.damage} onChange={(damage) => change({ damage })} />
      <Choice
        legend={t.countsAs}
        value={fightOptions.ownKinds.find((kind) => kind === ownWeapon.kind)}
        options={fightOptions.ownKinds.map((value) => ({ value, label: t.ownKinds[value] }))}
        onChange={(kind) => change({ kind })}
      />
    </div>
  );
}
