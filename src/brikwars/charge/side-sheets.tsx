import { WorthRows } from '../../fight/worth-rows.tsx';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { Chips, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { WeaponPicture } from '../../kit/figure.tsx';
import { circumstancesOf, noSituation } from '../../rules/brikwars/circumstances.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { OwnDice } from '../dice-steppers.tsx';
import { UnitSheet } from '../units/unit-sheet.tsx';
import { chargeAnswerOf } from './answer.ts';
import {
  armorOf,
  type ChargeInputs,
  chargeBounds,
  chargeUnits,
  goesByDie,
  isMounted,
  mounts,
  skillOf,
  weaponValues,
} from './inputs.ts';
import { type ChargeModel, withChargeSide } from './model.ts';
import { chargePicture } from './stage.tsx';
import { type ChargeMeans, meansOf } from './text.ts';

/** A side: its unit and own values, its mount, Size, reach, where it is struck, and what bears on its blow. */
export function ChargeSide({ model, side }: SideProps) {
  const t = { ...useTexts('charge'), ...useTexts('chargemore') };
  const fight = { ...useTexts('fight'), ...useTexts('fightplace') };
  const words = useTexts('fightmore');
  const format = useFormat();
  const [picking, pick, stop] = useShown();
  const inputs = model.inputs.value.value;
  const own = inputs[side];
  const set = (part: Parameters<ChargeModel['changeSide']>[1]) => model.changeSide(side, part);
  const ask = asksOf(own, set);
  const bySize = !goesByDie(inputs);
  const { situation = noSituation } = inputs;
  const around = asksOf(situation, (part) => model.change({ situation: { ...situation, ...part } }));
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <p class="hint">
        {t.sideLine(format.number(own.size), fight.dice(skillOf(own)), fight.dice(armorOf(own)))}
      </p>
      {ask.choice('unit', t.unit, chargeUnits, t.units)}
      <Button onClick={pick}>{fight.mine}</Button>
      {picking && (
        <UnitSheet
          onPick={(profile) => {
            stop();
            model.useProfile(side, profile);
          }}
          onClose={stop}
        />
      )}
      {own.unit === 'own' && (
        <>
          <OwnDice label={t.skill} notation={own.ownSkill} onChange={(ownSkill) => set({ ownSkill })} />
          <OwnDice label={t.armor} notation={own.ownArmor} onChange={(ownArmor) => set({ ownArmor })} />
        </>
      )}
      <div class="chips">
        <Toggle
          pressed={isMounted(own)}
          onChange={(on) => set({ mount: on ? (mounts[1] ?? 'none') : 'none' })}
        >
          {t.mounted}
        </Toggle>
        {ask.flag('shield', t.shield)}
        {side === 'attacker' && circumstancesOf('charge').map((id) => around.flag(id, words[id]))}
      </div>
      {ask.number('size', t.size, chargeBounds.size)}
      {isMounted(own) && (
        <>
          {ask.choice('mount', t.mount, mounts.slice(1), t.mounts)}
          {ask.choice('struck', t.struck, ['rider', 'mount'], t.struckAt)}
        </>
      )}
      {own.arm === 'own' && (
        <>
          {ask.number('ownUse', t.use, chargeBounds.use)}
          <OwnDice label={t.damage} notation={own.ownDamage} onChange={(ownDamage) => set({ ownDamage })} />
        </>
      )}
      {own.arm !== 'nothing' && ask.number('reach', t.reach, chargeBounds.reach)}
      <div class="chips">
        {own.shield &&
          (bySize || side === 'defender') &&
          asksOf(inputs, model.change).flag(
            side === 'attacker' ? 'attackerParries' : 'defenderParries',
            t.useShield,
          )}
        {side === 'defender' && bySize && ask.flag('rooted', t.rooted)}
      </div>
    </section>
  );
}

interface SideProps {
  readonly model: ChargeModel;
  readonly side: Side;
}

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
  const place = useTexts('fightplace');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const own = inputs[side];
  const legend = side === 'attacker' ? t.strikesWith : t.meetsWith;
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <Chips legend={t.shield} hideLegend>
        {asksOf(own, (part) => model.changeSide(side, part)).flag('shield', t.shield)}
      </Chips>
      <WorthRows
        legend={legend}
        of={`${t.targetDies} · ${t.chargerDies}`}
        changing={[inputs]}
        chosen={meansOf(inputs, side)}
        onChoose={(chosen) => model.change(withMeans(inputs, side, chosen))}
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
            worth() {
              const answer = chargeAnswerOf(then);
              if (!answer.ok) return undefined;
              const { defenderDies, attackerDies } = answer.value.odds;
              return [format.hundredths(defenderDies.value), format.hundredths(attackerDies.value)];
            },
          };
        })}
      />
    </section>
  );
}
