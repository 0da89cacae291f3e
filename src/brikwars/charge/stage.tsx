import type { Fallen } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import {
  anchors,
  FigureGroup,
  type FigureLook,
  figureBox,
  WallGroup,
  type Weapon,
} from '../../kit/figure.tsx';
import { Plate, Ruler, Spot, Stage, scene } from '../../kit/stage.tsx';
import { momentumTogether } from '../../rules/brikwars/charge-together.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { CrankyCloud } from '../cranky-cloud.tsx';
import { creationName } from '../creation/phrases.ts';
import { CreationGroup } from '../creation/picture.tsx';
import { dress, weaponPictures } from '../looks.ts';
import {
  armorOf,
  aroundCount,
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
import type { ChargeModel } from './model.ts';
import { type ChargeMeans, meansOf } from './text.ts';
import './charge.css';

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

interface SideFigureProps {
  readonly inputs: ChargeInputs;
  readonly side: Side;
  readonly down: boolean;
}

function SideFigure({ inputs, side, down }: SideFigureProps) {
  const { scale, left, top } = placeOf(inputs, side);
  const look = lookOf(inputs, side);
  const mirrored = side === 'defender';
  const { creation } = inputs[side];
  const drawnAs = (fell: boolean) =>
    creation ? (
      <CreationGroup creation={creation} broken={fell} mirrored={mirrored} />
    ) : (
      <FigureGroup look={{ ...look, down: fell }} mirrored={mirrored} />
    );
  // Company stands behind, and further targets behind the first.
  const company = Math.min(2, side === 'attacker' ? inputs.chargers - 1 : inputs.line);
  return (
    <g data-side={side === 'attacker' ? 'mine' : 'theirs'}>
      {Array.from({ length: company }, (_, at) => {
        const back = company - at;
        return (
          <g
            key={back}
            transform={`translate(${left + back * (mirrored ? 16 : -14)} ${top - back * 10}) scale(${scale})`}
          >
            {drawnAs(false)}
          </g>
        );
      })}
      <g transform={`translate(${left} ${top}) scale(${scale})`}>
        {drawnAs(down)}
        {!down && crankyOf(inputs[side]) > 0 && (
          // A rider sits so much higher than he would stand.
          <g transform={isMounted(inputs[side]) ? 'translate(0 -50)' : undefined}>
            <CrankyCloud at={mirrored ? 104 : 24} by={crankyOf(inputs[side])} />
          </g>
        )}
      </g>
    </g>
  );
}

/** Who runs into whom, and the wall behind. */
export function ChargeSides({
  inputs,
  fallen = [],
}: {
  readonly inputs: ChargeInputs;
  readonly fallen?: Fallen;
}) {
  return (
    <>
      {inputs.behind === 'wall' && (
        <g transform={`translate(${scene.width - 84} 128)`}>
          <WallGroup />
        </g>
      )}
      <SideFigure inputs={inputs} side="defender" down={fallen.includes('theirs')} />
      <SideFigure inputs={inputs} side="attacker" down={fallen.includes('mine')} />
    </>
  );
}

/** What a side leads with, its shield and what it rides, each a button over the picture. */
function Parts({ model, side, onSheet }: StageProps & { readonly side: Side }) {
  const t = useTexts('charge');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const own = inputs[side];
  const { scale, left, top } = placeOf(inputs, side);
  const rides = isMounted(own);
  const up = rides ? -50 : 0;
  const part = (name: 'hands' | 'shield' | 'mount', [x, y]: readonly [number, number], label: string) => (
    <Spot
      at={[
        left + (side === 'attacker' ? x : 128 - x) * scale,
        ((top + y * scale - (scene.height - tall)) / tall) * scene.height,
      ]}
      label={fight.besides(t.sides[side], label)}
      onClick={() => onSheet(`${side}-${name}`)}
    />
  );
  const [hand, other] = [anchors.hand, anchors.other];
  return (
    <>
      {part('hands', [hand[0], hand[1] + 22 + up], t.arms[meansOf(inputs, side)])}
      {own.shield && part('shield', [other[0] - 8, other[1] + 22 + up], t.shield)}
      {rides && part('mount', [60, 168], t.mounts[own.mount])}
    </>
  );
}

/** A side in words: who it is, what it leads with, its values. */
function SidePlate({ model, side, onSheet }: StageProps & { readonly side: Side }) {
  const t = useTexts('charge');
  const fight = useTexts('brikwars');
  const place = useTexts('fight');
  const built = useTexts('creation');
  const format = useFormat();
  const inputs = model.inputs.value.value;
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
  return (
    <Plate
      side={side === 'attacker' ? 'mine' : 'theirs'}
      role={t.roles[side]}
      name={count > 1 ? t.counted(format.number(count), name) : name}
      held={held.join(' · ')}
      values={fight.statLine(place.dice(skillOf(own)), place.dice(armorOf(own)))}
      onClick={() => onSheet(side)}
    />
  );
}

/** What is in force of what few Charges have. */
function Around({ model, onSheet }: StageProps) {
  const { run } = useTexts('charge');
  const count = aroundCount(model.inputs.value.value);
  if (count === 0) return null;
  return (
    <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('run')}>
      <span>
        {run} <span class="badge">{count}</span>
      </span>
    </button>
  );
}

/** How far they ran, as far as a Move goes in gold. */
function RunUp({ model }: { readonly model: ChargeModel }) {
  const more = useTexts('charge');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { straight, attacker } = inputs;
  const answer = model.answer.value;
  const points = answer.ok && !goesByDie(inputs) ? answer.value.charge : undefined;
  return (
    <Ruler
      label={
        points
          ? more.runUp(format.number(momentumTogether(points)), format.number(points.opposition.value))
          : more.straight
      }
      value={straight}
      max={Math.min(chargeAsked.fields.straight.most, Math.max(24, straight))}
      reach={moveOf(attacker)}
      shown={`${format.number(straight)}″`}
      onChange={(to) => model.change({ straight: to })}
    />
  );
}

/** Who runs into whom, face to face. */
export function ChargeStage({ model, onSheet }: StageProps) {
  const { stage } = useTexts('brikwars');
  const { run } = useTexts('charge');
  const inputs = model.inputs.value.value;
  return (
    <Stage
      label={stage}
      chips={<Around model={model} onSheet={onSheet} />}
      tall={tall}
      picture={<ChargeSides inputs={inputs} />}
      spots={
        <>
          <Parts model={model} side="attacker" onSheet={onSheet} />
          <Spot at={[188, 188]} label={run} onClick={() => onSheet('run')} />
          <Parts model={model} side="defender" onSheet={onSheet} />
        </>
      }
      ruler={<RunUp model={model} />}
      plates={
        <>
          <SidePlate model={model} side="attacker" onSheet={onSheet} />
          <span />
          <SidePlate model={model} side="defender" onSheet={onSheet} />
        </>
      }
    />
  );
}
