import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Toggle } from '../../kit/controls/choice.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { type Weighing, weighingBy } from '../../kit/controls/worth.tsx';
import { Figure } from '../../kit/figures/figure.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { circumstancesOf } from '../../rules/brikwars/attack/circumstances.ts';
import type { Side } from '../../rules/brikwars/attack/fight.ts';
import { CreationNotes } from '../creation/side-notes.tsx';
import { OwnDice } from '../dice-steppers.tsx';
import { handedFrom } from '../handed-over.ts';
import { chargeAnswerOf } from './answer.ts';
import { armorOf, chargeSide, chargeUnits, goesByDie, isMounted, mounts, pipsOf, skillOf } from './inputs.ts';
import { type ChargeModel, withChargeProfile, withChargeSide } from './model.ts';
import { lookOf } from './stage.tsx';
import { fateTexts } from './text.ts';
import { drawn, mayParry, Parries, toSide, useChargeWorth, Ways } from './ways.tsx';

// Fetched by those who have units of their own.
const UnitSheet = later(() => import('../units/unit-sheet.tsx').then((module) => module.UnitSheet));

interface SideProps {
  readonly model: ChargeModel;
  readonly side: Side;
}

/** Who it is, on foot or as it rides. */
function Units({ model, side }: SideProps) {
  const t = useTexts('charge');
  const place = useTexts('fight');
  const fight = useTexts('brikwars');
  const inputs = model.inputs.value.value;
  return (
    <Ways
      legend={t.unit}
      inputs={inputs}
      chosen={inputs[side].unit}
      ways={chargeUnits.map((unit) => {
        const then = withChargeSide(inputs, side, { unit });
        const { mount: _, ...look } = lookOf(then, side);
        return {
          id: unit,
          label: t.units[unit],
          hint: fight.statLine(place.dice(skillOf(then[side])), place.dice(armorOf(then[side]))),
          picture: (
            <Figure look={{ ...look, weapon: 'none', other: 'none' }} side={toSide[side]} size={drawn} />
          ),
          makes: then,
        };
      })}
      onChoose={model.change}
    />
  );
}

/** A side: its unit and own values, its mount, Size, reach, where it is struck, and what bears on its blow. */
export function ChargeSide({ model, side }: SideProps) {
  const t = useTexts('charge');
  const fight = { ...useTexts('brikwars'), ...useTexts('fight') };
  const words = useTexts('brikwars');
  const damage = useTexts('creation').damage;
  const format = useFormat();
  const [picking, pick, stop] = useShown();
  const inputs = model.inputs.value.value;
  const own = inputs[side];
  const set = (part: Parameters<ChargeModel['changeSide']>[1]) => model.changeSide(side, part);
  const whole = useChargeWorth(inputs);
  const weighing: Weighing<Parameters<typeof set>[0]> = {
    worth: (part) => whole.worth(withChargeSide(inputs, side, part)),
    of: inputs,
  };
  const ask = asksIn(chargeSide, own, set, weighing);
  const bySize = !goesByDie(inputs);
  const mounted = (on: boolean) => ({ mount: on ? (mounts[1] ?? 'none') : 'none' }) as const;
  const { situation } = inputs;
  const around = asksOf(
    situation,
    (part) => model.change({ situation: { ...situation, ...part } }),
    weighingBy(whole, (part) => ({ ...inputs, situation: { ...situation, ...part } })),
  );
  return (
    <section class="stack" aria-label={t.sides[side]}>
      <p class="hint">
        {t.sideLine(format.number(own.size), fight.dice(skillOf(own)), fight.dice(armorOf(own)))}
      </p>
      <Units model={model} side={side} />
      <Button onClick={pick}>{fight.mine}</Button>
      {picking && (
        <UnitSheet
          weighing={{
            side: toSide[side],
            of: fateTexts(t, inputs).target,
            worth(profile) {
              const answer = chargeAnswerOf(withChargeProfile(inputs, side, profile));
              return answer.ok ? format.hundredths(answer.value.odds.defenderDies.value) : undefined;
            },
            changing: [inputs],
          }}
          onPick={(profile) => {
            stop();
            model.useProfile(side, profile);
          }}
          onClose={stop}
        />
      )}
      {own.creation && (
        <CreationNotes
          creation={own.creation}
          pips={pipsOf(own)}
          skill={own.ownSkill}
          onSkill={(ownSkill) => set({ ownSkill })}
          struckIn={side === 'defender' ? handedFrom(model) : undefined}
        />
      )}
      {own.unit === 'own' && (
        <>
          <OwnDice
            label={t.skill}
            notation={own.ownSkill}
            onChange={(ownSkill) => set({ ownSkill })}
            weighing={{ worth: (ownSkill) => weighing.worth({ ownSkill }), of: inputs }}
          />
          <OwnDice
            label={t.armor}
            notation={own.ownArmor}
            onChange={(ownArmor) => set({ ownArmor })}
            weighing={{ worth: (ownArmor) => weighing.worth({ ownArmor }), of: inputs }}
          />
        </>
      )}
      <div class="chips">
        <Toggle
          pressed={isMounted(own)}
          onChange={(on) => set(mounted(on))}
          weighing={{ worth: (on) => weighing.worth(mounted(on)), of: inputs }}
        >
          {t.mounted}
        </Toggle>
        {ask.flag('shield', t.shield)}
        {side === 'attacker' && circumstancesOf('charge').map((id) => around.flag(id, words[id]))}
      </div>
      {ask.number('size', t.size)}
      {ask.number('cranky', words.cranky)}
      {ask.number('pips', damage.pips)}
      {isMounted(own) && (
        <>
          {ask.choice('mount', t.mount, (mount) => t.mounts[mount], { known: mounts.slice(1) })}
          {ask.choice('struck', t.struck, t.struckAt)}
        </>
      )}
      {own.arm === 'own' && (
        <>
          {ask.number('ownUse', t.use)}
          <OwnDice
            label={t.damage}
            notation={own.ownDamage}
            onChange={(ownDamage) => set({ ownDamage })}
            weighing={{ worth: (ownDamage) => weighing.worth({ ownDamage }), of: inputs }}
          />
        </>
      )}
      {ask.number('reach', t.reach)}
      <div class="chips">
        {mayParry(inputs, side) && <Parries model={model} side={side} />}
        {side === 'defender' && bySize && ask.flag('rooted', t.rooted)}
      </div>
    </section>
  );
}
