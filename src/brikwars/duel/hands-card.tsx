import { WorthRows } from '../../fight/worth-rows.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Chips, Toggle } from '../../kit/controls/choice.tsx';
import { WeaponPicture } from '../../kit/figures/figure.tsx';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import type { BuiltCreation } from '../../rules/brikwars/creation/built.ts';
import { weaponName as creationArmName } from '../creation/phrases.ts';
import { answerOf } from './answer.ts';
import { withSideOf } from './changes.ts';
import { armHeld, armsAtOnce, armsOf } from './creation-arms.ts';
import type { Hands, Held } from './hands.ts';
import { firstOptions, otherOptions } from './hands.ts';
import { type DuelInputs, shots, weaponProfile } from './inputs.ts';
import { pictures } from './looks.ts';
import type { DuelModel } from './model.ts';
import { armedWith } from './rearm.ts';
import { fateTexts, shownChances } from './sentences.ts';
import { weaponName } from './text.ts';

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

interface Way<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly inputs: DuelInputs;
  /** What it is by itself, where the table does not say. */
  readonly values?: { readonly use: number; readonly damage: string };
}

interface WaysProps<Id extends string> {
  readonly legend: string;
  readonly inputs: DuelInputs;
  readonly side: Side;
  readonly ways: readonly Way<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** Each choice with its picture and values, and with the odds that it would make. */
function Ways<Id extends string>({ legend, inputs, side, ways, chosen, onChoose }: WaysProps<Id>) {
  const t = useTexts('brikwars');
  const words = useTexts('fight');
  const format = useFormat();
  const close = inputs.mode === 'close';
  const { target, charger } = fateTexts(t, inputs);
  return (
    <WorthRows
      legend={legend}
      of={close ? `${target} · ${charger}` : target}
      changing={[inputs]}
      chosen={chosen}
      onChoose={onChoose}
      ways={ways.map(({ id, label, inputs: then, values: own }) => {
        const known = id in pictures ? (id as keyof typeof pictures) : undefined;
        const values = own ?? (known && weaponProfile(inputs, side, known));
        return {
          id,
          label,
          hint: values ? t.weaponLine(format.number(values.use), words.dice(values.damage)) : t.bareHandsLine,
          ...(known && { picture: <WeaponPicture weapon={pictures[known]} /> }),
          worth() {
            const answer = answerOf(then);
            if (!answer.ok) return undefined;
            const { dies, kills } = shownChances(format, answer.value.chosen.chances);
            return close ? [dies, kills] : [dies];
          },
        };
      })}
    />
  );
}

/** What of its weapons a creation uses; two at once where its Mind can. */
function CreationHands({ model, side, creation }: SideProps & { readonly creation: BuiltCreation }) {
  const t = useTexts('brikwars');
  const built = useTexts('creation');
  const inputs = model.inputs.value.value;
  const { mode } = inputs;
  const entered = inputs[side];
  const arms = armsOf(creation, mode);
  const pairs = arms.flatMap((first, at) => arms.slice(at + 1).map((second) => [first, second] as const));
  const choices = [
    ...arms.map((arm) => [arm] as const),
    ...(mode === 'close' && armsAtOnce(creation) > 1 ? pairs : []),
  ].map((taken) => {
    const part = armedWith(entered, mode, taken);
    const [first] = taken;
    return {
      id: taken.map(({ weapon }) => creation.weapons.indexOf(weapon)).join('+'),
      label: taken.map(({ weapon }) => creationArmName(built, weapon)).join(' + '),
      inputs: withSideOf(inputs, side, part),
      ...(taken.length === 1 && first && { values: first.own }),
      part,
    };
  });
  const held = [armHeld(entered, mode), entered.hands[1] === 'own-2' && armHeld(entered, mode, 'own-2')];
  const chosen = held
    .flatMap((arm) => (arm ? [creation.weapons.indexOf(arm.weapon)] : []))
    .slice(0, mode === 'close' ? 2 : 1)
    .join('+');
  if (choices.length === 0) return <p class="note">{built.noArms}</p>;
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <Ways
        legend={t.weapon}
        inputs={inputs}
        side={side}
        chosen={chosen}
        ways={choices}
        onChoose={(id) => {
          const choice = choices.find((one) => one.id === id);
          if (choice) model.changeSide(side, choice.part);
        }}
      />
    </section>
  );
}

/** What is in the hands, and what fits beside it. */
export function HandsCard({ model, side }: SideProps) {
  const { creation } = model.inputs.value.value[side];
  return creation ? (
    <CreationHands model={model} side={side} creation={creation} />
  ) : (
    <HeldThings model={model} side={side} />
  );
}

function HeldThings({ model, side }: SideProps) {
  const t = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const [first, other] = shownHands(entered.hands);
  // What is of one's own or seldom stands among the values, unless it is held.
  const firsts = firstOptions(entered, false).filter(
    (held) => held === first || (held !== 'shield' && held !== 'own'),
  );
  const holding = (hands: Hands) => withSideOf(inputs, side, { hands: storedHands(hands) });
  const hold = (hands: Hands) => model.changeSide(side, { hands: storedHands(hands) });
  const beside = besideOptions(inputs, side);
  return (
    <section class="stack" aria-label={t.sides[side]}>
      {beside.length > 0 && (
        <Chips legend={t.weapon} hideLegend>
          {beside.map((held) => (
            <Toggle
              key={held}
              pressed={other === held}
              onChange={(on) => hold([first, on ? held : 'nothing'])}
            >
              {t.plusHand(t.hands[held])}
            </Toggle>
          ))}
        </Chips>
      )}
      <Ways
        legend={t.weapon}
        inputs={inputs}
        side={side}
        chosen={first}
        ways={firsts.map((held) => ({ id: held, label: t.hands[held], inputs: holding([held, other]) }))}
        onChoose={(id) => hold([id, other])}
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
        side="attacker"
        chosen={inputs.shot}
        ways={shots.map((shot) => ({
          id: shot,
          label: weaponName(t, shot, true),
          inputs: { ...inputs, shot },
        }))}
        onChoose={(shot) => model.change({ shot })}
      />
      {inputs.shot === 'explosive' && <p class="hint">{t.grenadeNote}</p>}
    </section>
  );
}
