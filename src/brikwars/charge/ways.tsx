import type { ComponentChildren } from 'preact';
import { WorthRows } from '../../fight/worth-rows.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Chips } from '../../kit/controls/choice.tsx';
import { type Weighing, weighingBy } from '../../kit/controls/worth.tsx';
import { Figure, WeaponPicture } from '../../kit/figures/figure.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { chargeAnswerOf } from './answer.ts';
import { armorOf, type ChargeInputs, goesByDie, isMounted, mounts, skillOf, weaponValues } from './inputs.ts';
import { type ChargeModel, withChargeSide } from './model.ts';
import { chargePicture, lookOf } from './stage.tsx';
import { type ChargeMeans, fateTexts, meansOf } from './text.ts';

interface SideProps {
  readonly model: ChargeModel;
  readonly side: Side;
}

/** Whether a side has a shield, and anything to parry with it. */
export function mayParry(inputs: ChargeInputs, side: Side): boolean {
  return inputs[side].shield && (!goesByDie(inputs) || side === 'defender');
}

export function Parries({ model, side }: SideProps) {
  const t = useTexts('charge');
  const inputs = model.inputs.value.value;
  const weighing = weighingBy(useChargeWorth(inputs), (part: Partial<ChargeInputs>) => ({
    ...inputs,
    ...part,
  }));
  const by = side === 'attacker' ? 'attackerParries' : 'defenderParries';
  return asksOf(inputs, model.change, weighing).flag(by, t.useShield);
}

interface WaysProps<Id extends string> {
  readonly legend: string;
  readonly inputs: ChargeInputs;
  readonly chosen: Id;
  readonly ways: readonly {
    readonly id: Id;
    readonly label: string;
    readonly hint?: string | undefined;
    readonly picture?: ComponentChildren;
    /** The Charge as it would be. */
    readonly makes: ChargeInputs;
  }[];
  readonly onChoose: (then: ChargeInputs) => void;
}

/** What may be chosen, each with the odds that it would make. */
export function Ways<Id extends string>({ legend, inputs, chosen, ways, onChoose }: WaysProps<Id>) {
  const t = useTexts('charge');
  const format = useFormat();
  const { target, charger } = fateTexts(t, inputs);
  return (
    <WorthRows
      legend={legend}
      of={`${target} · ${charger}`}
      changing={[inputs]}
      chosen={chosen}
      onChoose={(id) => {
        const way = ways.find((one) => one.id === id);
        if (way) onChoose(way.makes);
      }}
      ways={ways.map(({ makes, ...way }) => ({
        ...way,
        worth() {
          const answer = chargeAnswerOf(makes);
          if (!answer.ok) return undefined;
          const { defenderDies, attackerDies } = answer.value.odds;
          return [format.hundredths(defenderDies.value), format.hundredths(attackerDies.value)];
        },
      }))}
    />
  );
}

/** What another Charge would make of the odds, as the bar says them first. */
export function useChargeWorth(inputs: ChargeInputs): Weighing<ChargeInputs> {
  const format = useFormat();
  return {
    worth(then) {
      const answer = chargeAnswerOf(then);
      return answer.ok ? `${format.hundredths(answer.value.odds.defenderDies.value)}\u00a0%` : undefined;
    },
    of: inputs,
  };
}

/** Figures in a list are as wide as a weapon beside them. */
export const drawn = 44;

export const toSide = { attacker: 'mine', defender: 'theirs' } as const;

/** What a side may strike with here. */
function meansFor(inputs: ChargeInputs, side: Side): readonly ChargeMeans[] {
  const byDie = goesByDie(inputs);
  const charging: readonly ChargeMeans[] = ['two-handed', 'heavy', 'own', 'nothing'];
  if (side === 'attacker') return byDie ? [...charging, 'shove'] : charging;
  return byDie
    ? ['nothing', 'two-handed', 'heavy', 'hand', 'own', 'bail']
    : ['nothing', 'two-handed', 'heavy', 'own'];
}

/** The inputs with what a side leads with; its weapon stays in hand, so that it can be taken up again. */
function withMeans(inputs: ChargeInputs, side: Side, chosen: ChargeMeans): ChargeInputs {
  if (chosen === 'shove') return { ...inputs, strikes: 'shove' };
  if (chosen === 'bail') return { ...inputs, answer: 'bail' };
  const led = chosen === 'nothing' ? 'body' : 'weapon';
  const next = chosen === 'nothing' ? inputs : withChargeSide(inputs, side, { arm: chosen });
  return side === 'attacker' ? { ...next, strikes: led } : { ...next, answer: led };
}

/** What a side leads with, each with the odds that it would make, and its shield. */
export function ChargeHands({ model, side }: SideProps) {
  const t = useTexts('charge');
  const place = useTexts('fight');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const whole = useChargeWorth(inputs);
  const own = inputs[side];
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <Chips legend={t.shield} hideLegend>
        {asksOf(
          own,
          (part) => model.changeSide(side, part),
          weighingBy(whole, (part) => withChargeSide(inputs, side, part)),
        ).flag('shield', t.shield)}
      </Chips>
      <Ways
        legend={side === 'attacker' ? t.strikesWith : t.meetsWith}
        inputs={inputs}
        chosen={meansOf(inputs, side)}
        onChoose={model.change}
        ways={meansFor(inputs, side).map((means) => {
          const then = withMeans(inputs, side, means);
          const values = means === then[side].arm ? weaponValues(inputs.table, then[side]) : undefined;
          return {
            id: means,
            label: t.arms[means],
            hint:
              values &&
              t.weaponLine(
                format.number(values.use),
                place.dice(values.damage),
                format.number(then[side].reach),
              ),
            picture: <WeaponPicture weapon={chargePicture(means, isMounted(own))} />,
            makes: then,
          };
        })}
      />
    </section>
  );
}

/** What a side rides, and where the enemy aims then. */
export function ChargeMount({ model, side }: SideProps) {
  const t = useTexts('charge');
  const place = useTexts('fight');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const whole = useChargeWorth(inputs);
  const own = inputs[side];
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <Ways
        legend={t.mount}
        inputs={inputs}
        chosen={own.mount}
        onChoose={model.change}
        ways={mounts.map((mount) => {
          const then = withChargeSide(inputs, side, { mount });
          const { size } = then[side];
          const { weapon: _, other: __, ...look } = lookOf(then, side);
          return {
            id: mount,
            label: t.mounts[mount],
            hint: t.sideLine(
              format.number(size),
              place.dice(skillOf(then[side])),
              place.dice(armorOf(then[side])),
            ),
            picture: <Figure look={{ ...look, weapon: 'none' }} side={toSide[side]} size={drawn} />,
            makes: then,
          };
        })}
      />
      {isMounted(own) &&
        asksOf(
          own,
          (part) => model.changeSide(side, part),
          weighingBy(whole, (part) => withChargeSide(inputs, side, part)),
        ).choice('struck', t.struck, ['rider', 'mount'], t.struckAt)}
    </section>
  );
}

/** A shield or none, and whether it parries. */
export function ChargeShield({ model, side }: SideProps) {
  const t = useTexts('charge');
  const inputs = model.inputs.value.value;
  const own = inputs[side];
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <Ways
        legend={t.shield}
        inputs={inputs}
        chosen={own.shield ? 'shield' : 'none'}
        onChoose={model.change}
        ways={(['shield', 'none'] as const).map((id) => ({
          id,
          label: id === 'shield' ? t.shield : t.noShield,
          picture: (
            <span data-side={toSide[side]}>
              <WeaponPicture weapon={id} />
            </span>
          ),
          makes: withChargeSide(inputs, side, { shield: id === 'shield' }),
        }))}
      />
      {mayParry(inputs, side) && (
        <Chips legend={t.shield} hideLegend>
          <Parries model={model} side={side} />
        </Chips>
      )}
    </section>
  );
}
