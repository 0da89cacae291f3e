import type { Fates } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { anchors, type FigureLook, figureBox, type Weapon } from '../../kit/figures/figure.tsx';
import type { Plate } from '../../kit/stage/plate.tsx';
import { type Spot, Stage, scene } from '../../kit/stage/stage.tsx';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { momentumTogether } from '../../rules/brikwars/charge/charge-together.ts';
import { creationName } from '../creation/lines.ts';
import { dress, weaponPictures } from '../looks.ts';
import { useRunGround } from '../reach.ts';
import { Bricks, Figures, partOf, type Standing, withCompany } from '../scene.tsx';
import {
  armorOf,
  type ChargeInputs,
  chargeAsked,
  crankyOf,
  goesByDie,
  isMounted,
  type Mount,
  moveOf,
  pipsOf,
  skillOf,
} from './inputs.ts';
import { MeetingTiles } from './meets.tsx';
import type { ChargeModel } from './model.ts';
import { type ChargeMeans, meansOf } from './text.ts';

/** What a tap on the stage opens. */
export type Sheet = Side | `${Side}-${'hands' | 'shield' | 'mount'}` | 'run' | 'best' | 'figures' | 'more';

interface StageProps {
  readonly model: ChargeModel;
  readonly onSheet: (sheet: Sheet) => void;
}

const horses: Readonly<Record<Mount, Partial<FigureLook>>> = {
  none: {},
  warhorse: { mount: 'horse' },
  'barded-warhorse': { mount: 'barded-horse' },
};

/** How what a side leads with is drawn. */
export function chargePicture(means: ChargeMeans, mounted: boolean): Weapon | 'shield' {
  if (means === 'shove' || means === 'bail') return 'none';
  if (means === 'two-handed') return mounted ? 'lance' : 'spear';
  return means === 'heavy' ? 'spear' : weaponPictures[means];
}

/** A side as its figure shows it. */
export function lookOf(inputs: ChargeInputs, side: Side): FigureLook {
  const { unit, mount, arm, shield } = inputs[side];
  const led = meansOf(inputs, side) === arm && arm !== 'nothing';
  const weapon = led ? chargePicture(arm, mount !== 'none') : 'none';
  return {
    ...dress[unit],
    ...horses[mount],
    weapon: weapon === 'shield' ? 'none' : weapon,
    ...(shield && { other: 'shield' as const }),
  };
}

const ground = 206;

/** So much of the scene is seen while nobody plays: between the two there is some way to run. */
const tall = 160;

const edge = 10;

/** A creation as it is drawn, in the box of a figure. */
const builtBox = { x: -10, height: 172 } as const;

/** Where a side stands, and how large: a rider needs more room, and next to a giant anybody is small. */
function placeOf(inputs: ChargeInputs, side: Side) {
  const other = side === 'attacker' ? 'defender' : 'attacker';
  const box = inputs[side].creation ? builtBox : figureBox({ ...lookOf(inputs, side), down: false });
  const dwarfed = inputs[side].size * 3 <= inputs[other].size ? 0.6 : 1;
  const scale = Math.min(1, (tall - 12) / box.height) * dwarfed;
  const left =
    side === 'attacker' ? edge - box.x * scale : scene.width - edge - (128 - Math.min(box.x, 0)) * scale;
  return { scale, left, top: ground - 192 * scale };
}

/** A side and its company: who charges with him stands behind, and further targets behind the first. */
function standing(inputs: ChargeInputs, side: Side, fates: Fates = {}): readonly Standing[] {
  const attacks = side === 'attacker';
  const own = attacks ? 'mine' : 'theirs';
  const { scale, left, top } = placeOf(inputs, side);
  const look = lookOf(inputs, side);
  const company = attacks ? inputs.chargers - 1 : inputs.line;
  const fallen = fates[own]?.fallen ?? 0;
  return withCompany(
    {
      side: own,
      at: [left, top],
      scale,
      mirrored: !attacks,
      look: { ...look, down: fallen > 0 },
      creation: inputs[side].creation,
      cranky: crankyOf(inputs[side]),
    },
    Array.from({ length: company }, (_, at) => ({ ...look, down: at + 1 < fallen })),
    [attacks ? 14 : 16, 10],
  );
}

/** Who runs into whom, and the wall behind. */
export function ChargeSides({ inputs, fates }: { readonly inputs: ChargeInputs; readonly fates?: Fates }) {
  return (
    <>
      {inputs.behind === 'wall' && <Bricks at={[scene.width - 84, 128]} />}
      <Figures of={[...standing(inputs, 'defender', fates), ...standing(inputs, 'attacker', fates)]} />
    </>
  );
}

/** What a side leads with, its shield and what it rides, each a spot of the picture. */
function useParts(inputs: ChargeInputs) {
  const t = useTexts('charge');
  const { besides } = useTexts('brikwars');
  return (side: Side): readonly (Spot<Sheet> | false)[] => {
    const own = inputs[side];
    const rides = isMounted(own);
    const up = rides ? -50 : 0;
    const first = standing(inputs, side).at(-1);
    const part = (
      name: 'hands' | 'shield' | 'mount',
      at: readonly [number, number],
      label: string,
    ): Spot<Sheet> | false =>
      first !== undefined && {
        at: partOf(first, at),
        label: besides(t.sides[side], label),
        opens: `${side}-${name}`,
      };
    const [hand, other] = [anchors.hand, anchors.other];
    return [
      part('hands', [hand[0], hand[1] + 22 + up], t.arms[meansOf(inputs, side)]),
      own.shield && part('shield', [other[0] - 8, other[1] + 22 + up], t.shield),
      rides && part('mount', [60, 168], t.mounts[own.mount]),
    ];
  };
}

/** A side in words: who it is, what it leads with, its values. */
function usePlate(inputs: ChargeInputs) {
  const t = useTexts('charge');
  const fight = useTexts('brikwars');
  const place = useTexts('fight');
  const built = useTexts('creation');
  const format = useFormat();
  return (side: Side): Plate<Sheet> => {
    const own = inputs[side];
    const count = side === 'attacker' ? inputs.chargers : inputs.line + 1;
    const unit = own.unit === 'own' ? t.sized(format.number(own.size)) : t.units[own.unit];
    const name = isMounted(own) ? t.mounted : own.creation ? creationName(built, own.creation) : unit;
    const pips = pipsOf(own);
    const held = [
      t.arms[meansOf(inputs, side)],
      ...(own.shield ? [t.shield] : []),
      ...(pips > 0 ? [t.lostPips(format.number(pips))] : []),
      ...(crankyOf(own) > 0 ? [fight.crankyBy(format.signed(-crankyOf(own)))] : []),
    ];
    return {
      side: side === 'attacker' ? 'mine' : 'theirs',
      role: t.roles[side],
      name: count > 1 ? t.counted(format.number(count), name) : name,
      held: held.join(' · '),
      values: fight.statShort(place.dice(skillOf(own)), place.dice(armorOf(own))),
      opens: side,
    };
  };
}

/** How far they ran, as far as a Move goes in gold. */
function useRunUp(model: ChargeModel) {
  const more = useTexts('charge');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const ground = useRunGround();
  const points = answer.ok && !goesByDie(inputs) ? answer.value.charge : undefined;
  return {
    label: points
      ? more.runUp(format.number(momentumTogether(points)), format.number(points.opposition.value))
      : more.straight,
    value: inputs.straight,
    most: chargeAsked.fields.straight.most,
    onChange: (to: number) => model.change({ straight: to }),
    ...ground(inputs.straight, moveOf(inputs.attacker)),
  };
}

/** Who runs into whom, face to face. */
export function ChargeStage({ model, onSheet }: StageProps) {
  const { stage } = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const parts = useParts(inputs);
  const plate = usePlate(inputs);
  return (
    <Stage
      label={stage}
      growth={1.15}
      chips={<MeetingTiles model={model} onMore={() => onSheet('run')} />}
      tall={tall}
      picture={<ChargeSides inputs={inputs} />}
      spots={[...parts('attacker'), ...parts('defender')]}
      ruler={useRunUp(model)}
      plates={[plate('attacker'), plate('defender')]}
      onSheet={onSheet}
    />
  );
}
