import type { MeleeRole } from '../../rules/usb/melee-setup.ts';
import { UnitArms } from '../unit-arms.tsx';
import type { UsbChargeModel } from './model.ts';

/** What the soldiers or the hero of a side hold in the melee. */
export function UsbChargeArms({
  model,
  of: role,
}: {
  readonly model: UsbChargeModel;
  readonly of: MeleeRole;
}) {
  const { fighter } = model.inputs.value.value.setup[role];
  return (
    <UnitArms
      fighter={fighter}
      arms="melee"
      onChange={(changed) => model.changeSide(role, { fighter: changed })}
    />
  );
}
