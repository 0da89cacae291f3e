import { CircumstanceRow } from '../../fight/circumstances.tsx';
import type { Fates } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { SheetChip } from '../../kit/stage/stage.tsx';
import type { MeleeRole } from '../../rules/usb/melee/melee-setup.ts';
import { chargeInches } from '../../rules/usb/reaction/reaction.ts';
import type { Fighter } from '../../rules/usb/units/fighter.ts';
import { UnitsGroup } from '../unit-picture.tsx';
import { UsbStage, useLength, useUsbGround } from '../unit-stage.tsx';
import { useMeleeCircumstances } from './circumstances.ts';
import type { UsbChargeInputs } from './inputs.ts';
import { changedCountOf } from './meeting.ts';
import type { UsbChargeModel } from './model.ts';
import { roleOf } from './text.ts';

/** What a tap on the stage opens. */
export type Sheet = MeleeRole | `${MeleeRole}-arms` | 'choices' | 'meeting' | 'figures' | 'more';

interface StageProps {
  readonly model: UsbChargeModel;
  readonly onSheet: (sheet: Sheet) => void;
}

/** A unit as it is seen in this melee: who entrenches in reaction stands behind it. */
function seenIn(inputs: UsbChargeInputs, role: MeleeRole): Fighter {
  const { fighter } = inputs[role];
  return role === 'target' && inputs.reaction === 'entrench' ? { ...fighter, entrenched: true } : fighter;
}

/** Both units. */
export function Sides({ inputs, fates }: { readonly inputs: UsbChargeInputs; readonly fates: Fates }) {
  return (
    <UnitsGroup
      mine={seenIn(inputs, 'charger')}
      theirs={seenIn(inputs, 'target')}
      arms="melee"
      fates={fates}
    />
  );
}

/** What most often changes the odds, a tap each; the rest behind the last chip. */
function Chips({ model, onSheet }: StageProps) {
  const t = useTexts('usbcharge');
  const inputs = model.inputs.value.value;
  const { locked, reaction } = inputs;
  return (
    <>
      {!locked && (
        <SheetChip onClick={() => onSheet('choices')}>
          {reaction === 'none' ? t.reactions.none : t.reactsWith(t.reactions[reaction])}
        </SheetChip>
      )}
      <CircumstanceRow
        of={useMeleeCircumstances(model)}
        room={locked ? 2 : 1}
        also={changedCountOf(inputs)}
        onMore={() => onSheet('meeting')}
      />
    </>
  );
}

/** How far the charge has to go, on a ruler with its reach; more than a ruler has is entered in the sheet. */
function useRunUp(model: UsbChargeModel) {
  const t = useTexts('usbcharge');
  const format = useFormat();
  const length = useLength();
  const ground = useUsbGround();
  const inputs = model.inputs.value.value;
  const { distance, locked } = inputs;
  const reach = chargeInches(inputs).value;
  return (
    !locked && {
      label: t.runUp(format.number(reach, 1)),
      value: distance,
      most: Math.max(24, Math.ceil(distance)),
      reach,
      shown: length(distance),
      onChange: (inches: number) => model.change({ distance: inches }),
      ...ground(distance, [reach], 24),
    }
  );
}

/** Both units face to face. */
export function UsbChargeStage({ model, onSheet }: StageProps) {
  const t = useTexts('usbcharge');
  const inputs = model.inputs.value.value;
  const staged = (role: MeleeRole) => {
    const fighter = seenIn(inputs, role);
    return {
      fighter,
      as: roleOf(role),
      arms: 'melee',
      values: ['hit', 'tough'],
      opens: role,
      ...(inputs.locked && { held: [t.presets.locked] }),
      opensArms: fighter.unit.kind !== 'machine' && (`${role}-arms` as const),
    } as const;
  };
  return (
    <UsbStage
      rules={model.rules.value}
      chips={<Chips model={model} onSheet={onSheet} />}
      mine={staged('charger')}
      theirs={staged('target')}
      ruler={useRunUp(model)}
      middle={<Button kind="quiet" icon="flip" label={t.swap} onClick={model.swap} />}
      onSheet={onSheet}
    />
  );
}
