import { WorthRows } from '../../fight/worth-rows.tsx';
import { Chips, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { WeaponPicture } from '../../kit/figure.tsx';
import type { Side } from '../../rules/brikwars/fight.ts';
import { answerOf } from './answer.ts';
import {
  type DuelInputs,
  firstOptions,
  type Hands,
  type Held,
  otherOptions,
  type Shot,
  shots,
  weaponProfile,
  withSideOf,
} from './inputs.ts';
import { pictureOf } from './looks.ts';
import type { DuelModel } from './model.ts';
import { shownChances } from './sentences.ts';
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

interface Way {
  readonly id: Held | Shot;
  readonly label: string;
  readonly inputs: DuelInputs;
}

interface WaysProps {
  readonly legend: string;
  readonly inputs: DuelInputs;
  readonly side: Side;
  readonly ways: readonly Way[];
  readonly chosen: Held | Shot;
  readonly onChoose: (id: Held | Shot) => void;
}

/** Each choice with its picture and values, and with the odds that it would make. */
function Ways({ legend, inputs, side, ways, chosen, onChoose }: WaysProps) {
  const t = useTexts('fight');
  const words = useTexts('fightplace');
  const format = useFormat();
  const close = inputs.mode === 'close';
  return (
    <WorthRows
      legend={legend}
      of={close ? `${t.defenderDies} · ${t.attackerDies}` : t.targetDies}
      changing={[inputs]}
      chosen={chosen}
      onChoose={onChoose}
      ways={ways.map(({ id, label, inputs: then }) => {
        const values = weaponProfile(inputs, side, id);
        return {
          id,
          label,
          hint: values ? t.weaponLine(format.number(values.use), words.dice(values.damage)) : t.bareHandsLine,
          picture: <WeaponPicture weapon={pictureOf(id)} />,
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

/** What is in the hands, and what fits beside it. */
export function HandsCard({ model, side }: SideProps) {
  const t = useTexts('fight');
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
        onChoose={(id) => hold([id as Held, other])}
      />
    </section>
  );
}

/** What is shot or thrown. */
export function ShotCard({ model }: { readonly model: DuelModel }) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
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
        onChoose={(id) => model.change({ shot: id as Shot })}
      />
      {inputs.shot === 'explosive' && <p class="hint">{t.grenadeNote}</p>}
    </section>
  );
}
