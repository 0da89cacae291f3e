import { TableCard } from '../../fight/step-card.tsx';
import { asksOf } from '../../kit/asks.tsx';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { useShown } from '../../kit/dialog.tsx';
import { Fold } from '../../kit/fold.tsx';
import { LinkedNote } from '../../kit/linked-note.tsx';
import { Examples } from '../../kit/place-head.tsx';
import { circumstancesOf, noSituation } from '../../rules/brikwars/circumstances.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { OwnDice } from '../dice-steppers.tsx';
import { UnitSheet } from '../units/unit-sheet.tsx';
import { ChargeAdvice, ChargeAnswerTop } from './answer-card.tsx';
import {
  armorOf,
  type ChargeInputs,
  chargeArms,
  chargeBounds,
  chargeUnits,
  footman,
  goesByDie,
  isMounted,
  mounts,
  skillOf,
  weaponValues,
} from './inputs.ts';
import { type ChargeModel, chargePresets } from './model.ts';
import { ChargeFigures } from './odds-details.tsx';
import { ChargeRun } from './run.tsx';
import { type ChargeMeans, chargeTexts, meansOf } from './text.ts';
import '../../fight/fight.css';
import './charge.css';

/** What few need of a side: its unit and own values, Size, reach, and where it is struck. */
function ChargeSideMore({ model, side }: SideProps) {
  const t = useTexts('chargemore');
  const fight = useTexts('fight');
  const [picking, pick, stop] = useShown();
  const inputs = model.inputs.value.value;
  const own = inputs[side];
  const set = (part: Parameters<ChargeModel['changeSide']>[1]) => model.changeSide(side, part);
  const ask = asksOf(own, set);
  const bySize = !goesByDie(inputs);
  return (
    <>
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
    </>
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

/** One side of the Charge: who it is, what it strikes with, and what few need, folded. */
function ChargeSide({ model, side }: SideProps) {
  const t = useTexts('charge');
  const fight = useTexts('fightplace');
  const more = useTexts('fightmore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const own = inputs[side];
  const { situation = noSituation } = inputs;
  const around = asksOf(situation, (part) => model.change({ situation: { ...situation, ...part } }));
  const skill = fight.dice(skillOf(own));
  const means = meansOf(inputs, side);
  const weapon = means === own.arm ? weaponValues(inputs.table, own) : undefined;
  const rare = [
    own.unit !== 'minifig',
    own.size !== (isMounted(own) ? 2 : 1),
    own.struck !== footman.struck,
    own.rooted,
  ];
  const choose = (chosen: ChargeMeans) => {
    if (chosen === 'shove') model.change({ strikes: 'shove' });
    else if (chosen === 'bail') model.change({ answer: 'bail' });
    else {
      const led = chosen === 'nothing' ? 'body' : 'weapon';
      // The weapon stays in hand, so that it can be taken up again.
      if (chosen !== 'nothing') model.changeSide(side, { arm: chosen });
      model.change(side === 'attacker' ? { strikes: led } : { answer: led });
    }
  };
  return (
    <section class="card charge-side">
      <div>
        <h2 class="card-title">{t.sides[side]}</h2>
        <p class="hint">{t.sideLine(format.number(own.size), skill, fight.dice(armorOf(own)))}</p>
      </div>
      <Choice
        legend={side === 'attacker' ? t.strikesWith : t.meetsWith}
        value={means}
        options={meansFor(inputs, side).map((value) => ({ value, label: t.arms[value] }))}
        onChange={choose}
      />
      {weapon && chargeArms.includes(own.arm) && (
        <p class="hint">
          {t.weaponLine(format.number(weapon.use), fight.dice(weapon.damage), format.number(own.reach))}
        </p>
      )}
      <div class="chips">
        <Toggle
          pressed={isMounted(own)}
          onChange={(on) => model.changeSide(side, { mount: on ? (mounts[1] ?? 'none') : 'none' })}
        >
          {t.mounted}
        </Toggle>
        {asksOf(own, (part) => model.changeSide(side, part)).flag('shield', t.shield)}
        {side === 'attacker' && circumstancesOf('charge').map((id) => around.flag(id, more[id]))}
        {side === 'defender' &&
          !goesByDie(inputs) &&
          !own.rooted &&
          inputs.direction !== 'towards' &&
          asksOf(inputs, model.change).flag('braced', t.braced)}
      </div>
      <Fold title={t.unitFold} count={rare.filter(Boolean).length} countLabel={t.inForce}>
        {() => <ChargeSideMore model={model} side={side} />}
      </Fold>
    </section>
  );
}

/** The Charge rolled step by step. */
function ChargeTable({ model }: { readonly model: ChargeModel }) {
  const t = { ...useTexts('charge'), ...useTexts('chargeplay') };
  const format = useFormat();
  return <TableCard model={model.play} texts={chargeTexts(t, format)} ready={model.answer.value.ok} />;
}

// The answer stands before these have arrived.
/** A Charge: the answer on top, then who runs into whom, then what is best, the dice and every figure. */
export function ChargeFight({ model }: { readonly model: ChargeModel }) {
  const t = useTexts('charge');
  const fight = useTexts('fight');
  const answer = model.answer.value;
  return (
    <div class="fight charge" data-game="brikwars">
      {(model.inputs.linked.value || model.inputs.unreadable.value) && <LinkedNote inputs={model.inputs} />}
      <ChargeAnswerTop model={model} />
      <div class="columns">
        <div>
          <Examples
            legend={t.presetsLabel}
            examples={chargePresets.map((preset) => [
              preset,
              t.presets[preset],
              () => model.usePreset(preset),
            ])}
          />
          <ChargeSide model={model} side="attacker" />
          <Button kind="quiet" icon="repeat" onClick={model.swap}>
            {fight.swap}
          </Button>
          <ChargeSide model={model} side="defender" />
          <ChargeRun model={model} />
        </div>
        <div>
          {answer.ok && <ChargeAdvice model={model} />}
          <ChargeTable model={model} />
          {answer.ok && <ChargeFigures answer={answer.value} />}
        </div>
      </div>
    </div>
  );
}
