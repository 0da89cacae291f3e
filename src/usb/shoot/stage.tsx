import { Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { rangedWeapons } from '../../rules/usb/equipment.ts';
import { crewsNow, type Fighter } from '../../rules/usb/fighter.ts';
import { isMachine } from '../unit-arms.tsx';
import { LengthRuler, UsbStage } from '../unit-stage.tsx';
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
      <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('shot')}>
        <span>
          {t.more} {count > 0 && <span class="badge">{count}</span>}
        </span>
      </button>
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
function Distance({ model }: { readonly model: UsbShootModel }) {
  const t = useTexts('usbshoot');
  const { shooter, distance } = model.inputs.value.value;
  const ranged = crewsNow(shooter.fighter, model.rules.value).flatMap((crew) => crew.ranged);
  const reach = Math.max(0, ...ranged.map((weapon) => rangedWeapons[weapon].range));
  return (
    <LengthRuler
      label={t.distanceShort}
      value={distance}
      max={Math.min(usbShoot.fields.distance.most, Math.max(36, reach, distance))}
      reach={reach}
      onChange={(to) => model.change({ distance: to })}
    />
  );
}

/** Who fires at whom, from how far, and behind what. */
export function ShootStage({ model, onSheet }: StageProps) {
  const { shooter, target } = model.inputs.value.value;
  const opens = (sheet: ShootSheet) => () => onSheet(sheet);
  return (
    <UsbStage
      rules={model.rules.value}
      chips={<Chips model={model} onSheet={onSheet} />}
      mine={{
        fighter: shooter.fighter,
        as: 'acts',
        arms: 'ranged',
        values: ['hit', 'initiative'],
        onOpen: opens('shooter'),
        ...(shooter.fighter.unit.kind !== 'machine' && { onArms: opens('arms') }),
      }}
      theirs={{
        fighter: target.fighter,
        as: 'other',
        values: ['tough', 'standfast'],
        onOpen: opens('target'),
        onGround: opens('cover'),
      }}
      ruler={<Distance model={model} />}
    />
  );
}
