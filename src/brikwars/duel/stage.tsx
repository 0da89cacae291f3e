import { useContext } from 'preact/hooks';
import { type Fates, isGone } from '../../fight/step-record.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { anchors } from '../../kit/figures/figure.tsx';
import { CountPill } from '../../kit/stage/count-pill.tsx';
import type { Plate } from '../../kit/stage/plate.tsx';
import { type Spot, Stage } from '../../kit/stage/stage.tsx';
import type { Messages } from '../../platform/words.ts';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { attackOf } from '../../rules/brikwars/duel/attack-plan.ts';
import { useGroundOf } from '../reach.ts';
import { Bricks, Figures, faceToFace, partOf, type Standing } from '../scene.tsx';
import { handAt, Shooting, shotView } from '../shooting.tsx';
import { UsualChips } from '../usual-chips.tsx';
import { firstOptions } from './hands.ts';
import { besideOptions } from './hands-card.tsx';
import { armorOf, crankyOf, type DuelInputs, duelAsked, optionsInForce, skillOf } from './inputs.ts';
import { lookOf, seenHands } from './looks.ts';
import type { DuelModel } from './model.ts';
import { presetOf } from './presets.ts';
import { reachOf } from './reach.ts';
import { assumedWords } from './sentences.ts';
import { attackText, creationOf, heldName } from './text.ts';
import { ToMany } from './to-many.ts';

/** What a tap on the stage opens. */
export type Sheet =
  | Side
  | 'attacker-hands'
  | 'attacker-left'
  | 'defender-hands'
  | 'defender-left'
  | 'situation'
  | 'defences'
  | 'attacks'
  | 'blows'
  | 'more';

interface StageProps {
  readonly model: DuelModel;
  readonly onSheet: (sheet: Sheet) => void;
}

function standing(inputs: DuelInputs, side: Side, fates: Fates = {}): Standing {
  const place = faceToFace[side === 'attacker' ? 'mine' : 'theirs'];
  const { creation } = inputs[side];
  const look = { ...lookOf(inputs, side), down: isGone(fates[place.side]) };
  return { ...place, look, ...(creation ? { creation, larger: 1.25 } : { cranky: crankyOf(inputs[side]) }) };
}

interface SidesProps {
  readonly inputs: DuelInputs;
  readonly fates?: Fates;
}

/** Both figures, and the wall before the one that hides; who is shot at stands where the ruler says. */
export function Sides({ inputs, fates }: SidesProps) {
  const { thirds } = inputs.situation;
  if (inputs.mode === 'ranged') {
    const { reach } = reachOf(inputs);
    return (
      <Shooting
        shooters={[standing(inputs, 'attacker', fates)]}
        targets={[standing(inputs, 'defender', fates)]}
        thirds={thirds}
        falls={reach !== undefined && inputs.distance > reach ? reach : undefined}
      />
    );
  }
  return (
    <>
      <Figures of={[standing(inputs, 'attacker', fates), standing(inputs, 'defender', fates)]} />
      {thirds < 3 && <Bricks at={[faceToFace.theirs.at[0] - 10, thirds === 1 ? 60 : 142]} />}
    </>
  );
}

type Words = Pick<Messages, 'brikwars' | 'creation'>;

/** The hands of a side that something may be put into. */
function handsOf(t: Words, inputs: DuelInputs, side: Side): readonly (Spot<Sheet> | false)[] {
  const { brikwars: fight, creation } = t;
  const close = inputs.mode === 'close';
  const [first, other] = seenHands(inputs, side);
  if (close && firstOptions(inputs[side], false).length < 2) return [];
  const place = standing(inputs, side);
  const opens = `${side}-hands` as const;
  const says = (held: string) => fight.besides(fight.sides[side], held);
  return [
    (close || side === 'attacker') && {
      ...(close
        ? { at: partOf(place, [anchors.hand[0], anchors.hand[1] + 26]) }
        : { at: handAt, onGround: true }),
      label: says(heldName(fight, creation, inputs, side, first)),
      opens,
    },
    close &&
      besideOptions(inputs, side).length > 0 && {
        at: partOf(place, [anchors.other[0] + 8, anchors.other[1] + 26]),
        label: says(other === 'nothing' ? fight.plusHand(fight.hands.shield) : fight.hands[other]),
        opens: `${side}-left` as const,
      },
  ];
}

/** A side in words: its name, what it holds, its values. */
function usePlate(model: DuelModel): (side: Side) => Plate<Sheet> {
  const t = useTexts('brikwars');
  const place = useTexts('fight');
  const built = useTexts('creation');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  return (side) => {
    const entered = inputs[side];
    const preset = presetOf(inputs, side);
    const unit = preset === 'minifig-shield' ? 'minifig' : preset;
    const does = side === 'attacker' && inputs.mode === 'close' && inputs.action !== 'attack';
    const held = seenHands(inputs, side)
      .filter((thing) => thing !== 'nothing')
      .map((thing) => {
        if (entered.creation || inputs.mode === 'ranged') return heldName(t, built, inputs, side, thing);
        return t.hands[thing];
      });
    const cranky = crankyOf(entered);
    return {
      side: side === 'attacker' ? 'mine' : 'theirs',
      role: t.roles[side],
      name: (preset === 'own' && model.names.value(entered)) || creationOf(built, entered) || t.presets[unit],
      held:
        does && answer.ok
          ? attackText(t, answer.value.fight, attackOf(answer.value.fight))
          : held.join(' · '),
      values: [
        t.statShort(place.dice(skillOf(entered)), place.dice(armorOf(entered))),
        ...(cranky > 0 ? [t.crankyBy(format.signed(-cranky))] : []),
      ].join(' · '),
      opens: side,
    };
  };
}

/** How far the shot goes, on the ground between the two. */
function useDistance(model: DuelModel) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const toMany = useContext(ToMany);
  const ground = useGroundOf();
  const inputs = model.inputs.value.value;
  const { shot, distance, table, attacker } = inputs;
  if (inputs.mode !== 'ranged') return undefined;
  const [assumed = t.distanceUnknown] = assumedWords(t, format, inputs);
  const alone = shot === 'explosive' || attacker.creation !== undefined;
  return {
    label: t.distance,
    value: distance,
    most: duelAsked.fields.distance.most,
    shown: distance > 0 ? undefined : assumed,
    onChange: (to: number) => model.change({ distance: to }),
    ...ground(table, [reachOf(inputs)], distance),
    lead: !alone && (
      <CountPill
        label={t.shooters}
        side="mine"
        value={1}
        min={1}
        max={2}
        onChange={(count) => toMany(model.inputs.value.peek(), model.inputs.acting.peek(), count)}
      />
    ),
  };
}

/** Both sides face to face. */
export function DuelStage({ model, onSheet }: StageProps) {
  const t = useTexts('brikwars');
  const words = { brikwars: t, creation: useTexts('creation') };
  const inputs = model.inputs.value.value;
  const plate = usePlate(model);
  const ruler = useDistance(model);
  const close = inputs.mode === 'close';
  return (
    <Stage
      label={t.stage}
      {...(close ? { growth: 1.06 } : shotView)}
      chips={
        <UsualChips
          of={[inputs.situation]}
          kind={inputs.mode}
          table={inputs.table}
          also={optionsInForce(inputs) + Number(inputs.attackRoll !== undefined)}
          change={model.changeSituation}
          onMore={() => onSheet('situation')}
        />
      }
      picture={<Sides inputs={inputs} />}
      spots={[...handsOf(words, inputs, 'attacker'), ...handsOf(words, inputs, 'defender')]}
      ruler={ruler}
      plates={[plate('attacker'), plate('defender')]}
      middle={<Button kind="quiet" icon="flip" label={t.swap} onClick={model.swap} />}
      onSheet={onSheet}
    />
  );
}
