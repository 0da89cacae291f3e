import type { Fallen } from '../../fight/step-record.ts';
import { Button } from '../../kit/button.tsx';
import { Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { anchors, FigureGroup, WallGroup } from '../../kit/figure.tsx';
import { Plate, Ruler, Spot, Stage, scene } from '../../kit/stage.tsx';
import { attackOf } from '../../rules/brikwars/attack-plan.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { editionOf } from '../../rules/brikwars/house-rules.ts';
import { CrankyCloud } from '../cranky-cloud.tsx';
import { CreationGroup } from '../creation/picture.tsx';
import { situationWords } from '../situation.ts';
import { armHeld } from './creation-arms.ts';
import { firstOptions } from './hands.ts';
import { besideOptions } from './hands-card.tsx';
import { armorOf, crankyOf, type DuelInputs, duelAsked, optionsInForce, skillOf } from './inputs.ts';
import { lookOf, seenHands } from './looks.ts';
import type { DuelModel } from './model.ts';
import { presetOf } from './presets.ts';
import { assumedWords } from './sentences.ts';
import { attackText, creationOf, heldName } from './text.ts';

/** What a tap on the stage opens. */
export type Sheet =
  | Side
  | 'attacker-hands'
  | 'defender-hands'
  | 'situation'
  | 'defences'
  | 'attacks'
  | 'blows'
  | 'more';

interface StageProps {
  readonly model: DuelModel;
  readonly onSheet: (sheet: Sheet) => void;
}

/** Where a figure stands; the one on the right looks left. */
const feet = { attacker: 14, defender: scene.width - 14 - 128 } as const;
const top = 12;

function spotOf(side: Side, [x, y]: readonly [number, number]): readonly [number, number] {
  return [feet[side] + (side === 'attacker' ? x : 128 - x), top + y];
}

interface SidesProps {
  readonly inputs: DuelInputs;
  readonly fallen?: Fallen;
}

/** Both figures, and the wall before the one that hides. */
export function Sides({ inputs, fallen = [] }: SidesProps) {
  return (
    <>
      {(['attacker', 'defender'] as const).map((side) => {
        const own = side === 'attacker' ? 'mine' : 'theirs';
        const down = fallen.includes(own);
        const mirrored = side === 'defender';
        const { creation } = inputs[side];
        return (
          <g key={side} data-side={own} transform={`translate(${feet[side]} ${top})`}>
            {creation ? (
              <CreationGroup creation={creation} broken={down} mirrored={mirrored} scale={1.25} />
            ) : (
              <>
                <FigureGroup look={{ ...lookOf(inputs, side), down }} mirrored={mirrored} />
                {!down && crankyOf(inputs[side]) > 0 && (
                  <CrankyCloud at={mirrored ? 104 : 24} by={crankyOf(inputs[side])} />
                )}
              </>
            )}
          </g>
        );
      })}
      {inputs.situation.thirds < 3 && (
        <g transform={`translate(${feet.defender - 10} ${inputs.situation.thirds === 1 ? 60 : 142})`}>
          <WallGroup />
        </g>
      )}
    </>
  );
}

/** The hands of a side, each a button over the picture. */
function Hands({ model, side, onSheet }: StageProps & { readonly side: Side }) {
  const t = useTexts('brikwars');
  const built = useTexts('creation');
  const inputs = model.inputs.value.value;
  const close = inputs.mode === 'close';
  const [first, other] = seenHands(inputs, side);
  const open = () => onSheet(`${side}-hands`);
  const shot = !close && side === 'attacker';
  if (close && firstOptions(inputs[side], false).length < 2) return null;
  return (
    <>
      {(close || shot) && (
        <Spot
          at={spotOf(side, [anchors.hand[0], anchors.hand[1] + 26])}
          label={t.besides(t.sides[side], heldName(t, built, inputs, side, first))}
          onClick={open}
        />
      )}
      {close && besideOptions(inputs, side).length > 0 && (
        <Spot
          at={spotOf(side, [anchors.other[0] + 8, anchors.other[1] + 26])}
          label={t.besides(t.sides[side], other === 'nothing' ? t.plusHand(t.hands.shield) : t.hands[other])}
          onClick={open}
        />
      )}
    </>
  );
}

/** A side in words: its name, what it holds, its values. */
function SidePlate({ model, side, onSheet }: StageProps & { readonly side: Side }) {
  const t = useTexts('brikwars');
  const place = useTexts('fight');
  const built = useTexts('creation');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const preset = presetOf(inputs, side);
  const unit = preset === 'minifig-shield' ? 'minifig' : preset;
  const name =
    (preset === 'own' && model.names.value(entered)) || creationOf(built, entered) || t.presets[unit];
  const answer = model.answer.value;
  const does = side === 'attacker' && inputs.mode === 'close' && inputs.action !== 'attack';
  const held = seenHands(inputs, side)
    .filter((thing) => thing !== 'nothing')
    .map((thing) => {
      if (entered.creation || inputs.mode === 'ranged') return heldName(t, built, inputs, side, thing);
      return t.hands[thing];
    });
  return (
    <Plate
      side={side === 'attacker' ? 'mine' : 'theirs'}
      role={t.roles[side]}
      name={name}
      held={
        does && answer.ok ? attackText(t, answer.value.fight, attackOf(answer.value.fight)) : held.join(' · ')
      }
      values={[
        t.statLine(place.dice(skillOf(entered)), place.dice(armorOf(entered))),
        ...(crankyOf(entered) > 0 ? [t.crankyBy(format.signed(-crankyOf(entered)))] : []),
      ].join(' · ')}
      onClick={() => onSheet(side)}
    />
  );
}

/** What most often changes the roll, a tap each; the rest behind the last chip. */
function Chips({ model, onSheet }: StageProps) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { situation, mode } = inputs;
  const close = mode === 'close';
  // What the chips show counts here only where it differs from them; nobody stands still in close combat.
  const behind = {
    ...situation,
    aimed: false,
    still: situation.still && !close,
    thirds: situation.thirds === 2 ? 3 : situation.thirds,
    speed: situation.speed === 6 ? 0 : situation.speed,
  } as const;
  const count =
    situationWords(t, format, behind).length +
    optionsInForce(inputs) +
    Number(inputs.attackRoll !== undefined);
  return (
    <>
      <Toggle
        pressed={situation.thirds === 2}
        onChange={(on) => model.changeSituation({ thirds: on ? 2 : 3 })}
      >
        {t.legsHidden}
      </Toggle>
      {!close && (
        <Toggle pressed={situation.aimed} onChange={(aimed) => model.changeSituation({ aimed })}>
          {t.aimed}
        </Toggle>
      )}
      <Toggle pressed={situation.speed >= 6} onChange={(on) => model.changeSituation({ speed: on ? 6 : 0 })}>
        {t.moved}
      </Toggle>
      <button type="button" class="chip" aria-haspopup="dialog" onClick={() => onSheet('situation')}>
        <span>
          {t.otherOptions} {count > 0 && <span class="badge">{count}</span>}
        </span>
      </button>
    </>
  );
}

/** How far the shot goes, on a ruler with the reach of the weapon. */
function Distance({ model }: { readonly model: DuelModel }) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { shot, distance, table } = inputs;
  const reach =
    shot === 'own' ? armHeld(inputs.attacker, 'ranged')?.range : editionOf(table).weapons[shot].range;
  const words = assumedWords(t, format, inputs);
  return (
    <Ruler
      label={t.distance}
      value={distance}
      max={Math.min(duelAsked.fields.distance.most, Math.max(24, distance))}
      reach={reach}
      shown={distance > 0 ? `${format.number(distance)}″` : (words[0] ?? t.distanceUnknown)}
      hideLabel={distance === 0}
      onChange={(to) => model.change({ distance: to })}
    />
  );
}

/** Both sides face to face. */
export function DuelStage({ model, onSheet }: StageProps) {
  const t = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  return (
    <Stage
      label={t.stage}
      chips={<Chips model={model} onSheet={onSheet} />}
      picture={<Sides inputs={inputs} />}
      spots={
        <>
          <Hands model={model} side="attacker" onSheet={onSheet} />
          <Hands model={model} side="defender" onSheet={onSheet} />
        </>
      }
      ruler={inputs.mode === 'ranged' && <Distance model={model} />}
      plates={
        <>
          <SidePlate model={model} side="attacker" onSheet={onSheet} />
          {inputs.mode === 'close' ? (
            <Button kind="quiet" icon="flip" label={t.swap} onClick={model.swap} />
          ) : (
            <span />
          )}
          <SidePlate model={model} side="defender" onSheet={onSheet} />
        </>
      }
    />
  );
}
