import { CircumstanceRow } from '../../fight/circumstances.tsx';
import { useTexts } from '../../kit/context.ts';
import { rangedWeapons } from '../../rules/usb/units/equipment.ts';
import { crewsNow } from '../../rules/usb/units/fighter.ts';
import { UsbStage, useLength, useUsbGround } from '../unit-stage.tsx';
import { useShotCircumstances } from './circumstances.ts';
import { countShootInForce, usbShoot } from './inputs.ts';
import type { UsbShootModel } from './model.ts';

/** What a tap on the stage opens. */
export type ShootSheet = 'shooter' | 'target' | 'arms' | 'cover' | 'shot' | 'figures' | 'phase' | 'more';

interface StageProps {
  readonly model: UsbShootModel;
  readonly onSheet: (sheet: ShootSheet) => void;
}

/** What most often changes the shot, a tap each; the rest behind the last chip. */
function Chips({ model, onSheet }: StageProps) {
  return (
    <CircumstanceRow
      of={useShotCircumstances(model)}
      also={countShootInForce(model.inputs.value.value)}
      onMore={() => onSheet('shot')}
    />
  );
}

/** How far it is, on a ruler with the longest reach of what the shooters carry. */
function useDistance(model: UsbShootModel) {
  const t = useTexts('usbshoot');
  const length = useLength();
  const ground = useUsbGround();
  const { shooter, distance } = model.inputs.value.value;
  const ranged = crewsNow(shooter.fighter, model.rules.value).flatMap((crew) => crew.ranged);
  const reaches = ranged.map((weapon) => rangedWeapons[weapon].range);
  const reach = Math.max(0, ...reaches);
  return {
    label: t.distanceShort,
    value: distance,
    most: usbShoot.fields.distance.most,
    default: 36,
    reach,
    shown: length(distance),
    onChange: (to: number) => model.change({ distance: to }),
    ...ground(distance, reaches, Math.max(36, reach)),
  };
}

/** Who fires at whom, from how far, and behind what. */
export function ShootStage({ model, onSheet }: StageProps) {
  const { shooter, target } = model.inputs.value.value;
  return (
    <UsbStage
      rules={model.rules.value}
      chips={<Chips model={model} onSheet={onSheet} />}
      mine={{
        fighter: shooter.fighter,
        as: 'acts',
        arms: 'ranged',
        values: ['hit', 'initiative'],
        opens: 'shooter',
        opensArms: shooter.fighter.unit.kind !== 'machine' && 'arms',
      }}
      theirs={{
        fighter: target.fighter,
        as: 'other',
        values: ['tough', 'standfast'],
        opens: 'target',
        opensGround: 'cover',
      }}
      ruler={useDistance(model)}
      onSheet={onSheet}
    />
  );
}
