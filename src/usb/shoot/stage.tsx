import { useTexts } from '../../kit/context.ts';
import { Toggle } from '../../kit/controls/choice.tsx';
import { SheetChip } from '../../kit/stage/stage.tsx';
import { rangedWeapons } from '../../rules/usb/units/equipment.ts';
import { crewsNow, type Fighter } from '../../rules/usb/units/fighter.ts';
import { isMachine } from '../unit-arms.tsx';
import { UsbStage, useLength } from '../unit-stage.tsx';
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
  const t = useTexts('usbshoot');
  const units = useTexts('usb');
  const inputs = model.inputs.value.value;
  const { kind, target } = inputs;
  const { fighter } = target;
  const set = (part: Partial<Fighter>) =>
    model.changeSide('target', { ...target, fighter: { ...fighter, ...part } });
  const count = countShootInForce(inputs);
  const whose = <span class="visually-hidden">{`${units.role.other}: `}</span>;
  return (
    <>
      <Toggle pressed={kind === 'aimed'} onChange={(on) => model.change({ kind: on ? 'aimed' : 'tactical' })}>
        {t.kinds.aimed}
      </Toggle>
      <Toggle
        pressed={fighter.terrain === 'screen'}
        onChange={(on) => set({ terrain: on ? 'screen' : 'open' })}
      >
        {whose}
        {units.terrains.screen}
      </Toggle>
      <SheetChip count={count} onClick={() => onSheet('shot')}>
        {t.more}
      </SheetChip>
      {!isMachine(fighter.unit) && fighter.formation !== 'column' && (
        <Toggle pressed={fighter.entrenched} onChange={(entrenched) => set({ entrenched })}>
          {whose}
          {units.entrenched}
        </Toggle>
      )}
      <Toggle
        pressed={kind === 'reaction'}
        onChange={(on) => model.change({ kind: on ? 'reaction' : 'tactical' })}
      >
        {t.kinds.reaction}
      </Toggle>
    </>
  );
}

/** How far it is, on a ruler with the longest reach of what the shooters carry. */
function useDistance(model: UsbShootModel) {
  const t = useTexts('usbshoot');
  const length = useLength();
  const { shooter, distance } = model.inputs.value.value;
  const ranged = crewsNow(shooter.fighter, model.rules.value).flatMap((crew) => crew.ranged);
  return {
    label: t.distanceShort,
    value: distance,
    most: usbShoot.fields.distance.most,
    default: 36,
    reach: Math.max(0, ...ranged.map((weapon) => rangedWeapons[weapon].range)),
    shown: length(distance),
    onChange: (to: number) => model.change({ distance: to }),
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
