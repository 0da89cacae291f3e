import { useFormat, useTexts } from '../../kit/context.ts';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { weaponName as creationArmName } from '../creation/lines.ts';
import { ArmRows, type ArmWay } from '../weapon-rows.tsx';
import { answerOf } from './answer.ts';
import { withSideOf } from './changes.ts';
import { armHeld, armsAtOnce, armsOf, type CreationArm } from './creation-arms.ts';
import type { Hands, Held } from './hands.ts';
import { firstOptions, otherOptions } from './hands.ts';
import { type DuelInputs, type Shot, shots } from './inputs.ts';
import type { DuelModel } from './model.ts';
import { armedWith } from './rearm.ts';
import { fateTexts, shownChances } from './sentences.ts';

interface SideProps {
  readonly model: DuelModel;
  readonly side: Side;
}

/** A shield alone is shown as bare hands with a shield. */
function shownHands([first, other]: Hands): Hands {
  return first === 'shield' ? ['nothing', 'shield'] : [first, other];
}

function storedHands([first, other]: Hands): Hands {
  return first === 'nothing' ? [other === 'shield' ? other : first, 'nothing'] : [first, other];
}

/** What may stand beside the thing in the first hand, the seldom things only if they are held. */
export function besideOptions(inputs: DuelInputs, side: Side): readonly Held[] {
  const entered = inputs[side];
  const [first, other] = shownHands(entered.hands);
  const fits: readonly Held[] = first === 'nothing' ? ['shield'] : otherOptions(first, entered);
  return fits
    .filter((held) => held === other || held === 'shield' || held === 'hand')
    .filter((held) => held !== 'nothing');
}

interface WaysProps<Id extends string> {
  readonly legend: string;
  readonly inputs: DuelInputs;
  readonly ways: readonly (Omit<ArmWay<Id>, 'worth'> & { readonly inputs: DuelInputs })[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** Each choice with what it is and reaches, and with the odds that it would make. */
function Ways<Id extends string>({ inputs, ways, ...rows }: WaysProps<Id>) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const close = inputs.mode === 'close';
  const { target, charger } = fateTexts(t, inputs);
  return (
    <ArmRows
      {...rows}
      closes
      of={close ? [target, charger] : target}
      table={inputs.table}
      changing={[inputs]}
      ways={ways.map(({ inputs: then, ...way }) => ({
        ...way,
        worth() {
          const answer = answerOf(then);
          if (!answer.ok) return undefined;
          const { dies, kills } = shownChances(format, answer.value.chosen.chances);
          return close ? [dies, kills] : [dies];
        },
      }))}
    />
  );
}

const inchesOf = ({ range, thrown }: CreationArm) => range ?? thrown;

/** What of its weapons a creation uses; two at once where its Mind can. */
function CreationHands({ model, side, creation }: SideProps & { readonly creation: BuiltCreation }) {
  const t = useTexts('brikwars');
  const built = useTexts('creation');
  const words = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { mode } = inputs;
  const entered = inputs[side];
  const arms = armsOf(creation, mode);
  const pairs = arms.flatMap((first, at) => arms.slice(at + 1).map((second) => [first, second] as const));
  const choices = [
    ...arms.map((arm) => [arm] as const),
    ...(mode === 'close' && armsAtOnce(creation) > 1 ? pairs : []),
  ].map((taken) => {
    const held = armedWith(entered, mode, taken);
    const [first] = taken;
    return {
      id: taken.map(({ weapon }) => creation.weapons.indexOf(weapon)).join('+'),
      label: taken.map(({ weapon }) => creationArmName(built, weapon)).join(' + '),
      inputs: withSideOf(inputs, side, held),
      weapon: 'own' as const,
      values: taken.length === 1 ? first?.own : undefined,
      reach:
        mode === 'ranged' && first && inchesOf(first) !== undefined
          ? t.armRows.inches(words.dice(String(inchesOf(first))))
          : undefined,
      held,
    };
  });
  const taken = [armHeld(entered, mode), entered.hands[1] === 'own-2' && armHeld(entered, mode, 'own-2')];
  const chosen = taken
    .flatMap((arm) => (arm ? [creation.weapons.indexOf(arm.weapon)] : []))
    .slice(0, mode === 'close' ? 2 : 1)
    .join('+');
  if (choices.length === 0) return <p class="note">{built.noArms}</p>;
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <Ways
        legend={t.weapon}
        inputs={inputs}
        chosen={chosen}
        ways={choices}
        onChoose={(id) => {
          const choice = choices.find((one) => one.id === id);
          if (choice) model.changeSide(side, choice.held);
        }}
      />
    </section>
  );
}

/** Which of two hands. */
export type Hand = 'right' | 'left';

interface HandProps extends SideProps {
  readonly hand: Hand;
}

/** What is in a hand. */
export function HandCard({ model, side, hand }: HandProps) {
  const { creation } = model.inputs.value.value[side];
  if (creation) return <CreationHands model={model} side={side} creation={creation} />;
  return hand === 'right' ? <RightHand model={model} side={side} /> : <LeftHand model={model} side={side} />;
}

/** What is shot with, where the first hand takes it up instead. */
const shootsInstead = ['short-ranged', 'long-ranged', 'explosive', 'hand'] as const satisfies readonly Shot[];

/** What is held to fight with; what shoots stands below it, and leads to where it shoots. */
function RightHand({ model, side }: SideProps) {
  const t = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const [first, other] = shownHands(entered.hands);
  // What is of one's own or seldom stands among the values, unless it is held.
  const firsts = firstOptions(entered, false).filter(
    (held) => held === first || (held !== 'shield' && held !== 'own'),
  );
  const holding = (held: Held): DuelInputs => withSideOf(inputs, side, { hands: storedHands([held, other]) });
  const ways = firsts.map((weapon) => ({
    ...{ id: `hold ${weapon}`, weapon, part: undefined },
    inputs: holding(weapon),
    take: () => model.changeSide(side, { hands: storedHands([weapon, other]) }),
  }));
  const shots = side === 'attacker' && firsts.length > 1 ? shootsInstead : [];
  const far = shots.map((shot) => ({
    ...{ id: `shoot ${shot}`, weapon: shot, part: t.armRows.shoot, far: true },
    inputs: { ...inputs, mode: 'ranged' as const, shot },
    take: () => model.change({ mode: 'ranged', shot }),
  }));
  const all = [...ways, ...far];
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <Ways
        legend={t.weapon}
        inputs={inputs}
        chosen={`hold ${first}`}
        ways={all}
        onChoose={(id) => all.find((way) => way.id === id)?.take()}
      />
    </section>
  );
}

/** What fits beside the weapon. */
function LeftHand({ model, side }: SideProps) {
  const t = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const [first, other] = shownHands(inputs[side].hands);
  const ways: readonly Held[] = [...besideOptions(inputs, side), 'nothing'];
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <Ways
        legend={t.weapon}
        inputs={inputs}
        chosen={other}
        ways={ways.map((held) => ({
          id: held,
          weapon: held,
          ...(held === 'nothing' && { label: t.armRows.none, hint: '' }),
          inputs: withSideOf(inputs, side, { hands: storedHands([first, held]) }),
        }))}
        onChoose={(held) => model.changeSide(side, { hands: storedHands([first, held]) })}
      />
    </section>
  );
}

/** What is shot or thrown. */
export function ShotCard({ model }: { readonly model: DuelModel }) {
  const t = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const { creation } = inputs.attacker;
  if (creation) return <CreationHands model={model} side="attacker" creation={creation} />;
  return (
    <section class="stack" aria-label={t.sides.attacker}>
      <Ways
        legend={t.shootsWith}
        inputs={inputs}
        chosen={inputs.shot}
        ways={shots.map((shot) => ({
          id: shot,
          weapon: shot,
          far: true,
          values: shot === 'own' ? inputs.attacker.ownWeapon : undefined,
          inputs: { ...inputs, shot },
        }))}
        onChoose={(shot) => model.change({ shot })}
      />
      {inputs.shot === 'explosive' && <p class="hint">{t.grenadeNote}</p>}
    </section>
  );
}
