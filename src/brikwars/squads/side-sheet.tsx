import { WorthRows } from '../../fight/worth-rows.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { useShown } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { later } from '../../kit/controls/lazy.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { OwnDice } from '../dice-steppers.tsx';
import { ArmRows } from '../weapon-rows.tsx';
import { hopeOf, meanLost, squadsAnswerOf } from './answer.ts';
import {
  type ChargeArm,
  chargeArmOf,
  chargeArms,
  closeArms,
  ownerOf,
  rangedArms,
  type SquadOwner,
  type SquadSide,
  type SquadsInputs,
  sizeOf,
  squadRun,
  squadSide,
  squadUnits,
} from './inputs.ts';
import { type SquadsModel, withSquadProfile } from './model.ts';
import { armOf, armorOf, skillOf, usesArms, valuesOf } from './setup.ts';
import { hopeText } from './text.ts';

// Fetched by those who have units of their own.
const UnitSheet = later(() => import('../units/unit-sheet.tsx').then((module) => module.UnitSheet));

/** What other entries would make of it: what is hoped for. */
function useWorth() {
  const format = useFormat();
  return (inputs: SquadsInputs): readonly [string] | undefined => {
    const answer = squadsAnswerOf(inputs);
    return answer.ok ? [format.hundredths(hopeOf(inputs, answer.value.lost))] : undefined;
  };
}

interface SideProps {
  readonly model: SquadsModel;
  readonly owner: SquadOwner;
}

/** What a squad uses, each choice with what it would make of the odds. */
function Arms({ model, owner }: SideProps) {
  const t = useTexts('squads');
  const worth = useWorth();
  const inputs = model.inputs.value.value;
  const side = inputs[owner];
  const with_ = (part: Partial<SquadSide>): SquadsInputs => ({ ...inputs, [owner]: { ...side, ...part } });
  const rows = <Arm extends SquadSide['close'] | SquadSide['ranged'] | ChargeArm>(
    arms: readonly Arm[],
    chosen: Arm,
    names: Readonly<Record<Arm, string>>,
    part: (arm: Arm) => Partial<SquadSide>,
  ) => (
    <ArmRows
      legend={t.arm}
      of={hopeText(t, inputs)}
      table={inputs.table}
      chosen={chosen}
      ways={arms.map((arm) => {
        const changed = with_(part(arm));
        const charges = inputs.kind === 'charge';
        return {
          ...{ id: arm, weapon: arm, far: inputs.kind === 'ranged', worth: () => worth(changed) },
          // Who charges with nothing else does it with his body.
          ...(charges && { label: names[arm] }),
          values: arm === 'nothing' ? undefined : valuesOf(changed[owner], inputs),
        };
      })}
      onChoose={(arm) => model.changeSide(owner, part(arm))}
      changing={[JSON.stringify(inputs)]}
    />
  );
  switch (inputs.kind) {
    case 'ranged':
      return rows(rangedArms, side.ranged, t.arms, (ranged) => ({ ranged }));
    case 'close':
      return rows(closeArms, side.close, t.arms, (close) => ({ close }));
    case 'charge':
      return rows(chargeArms, chargeArmOf(side), t.chargeArms, (charging) => ({ charging }));
  }
}

/** Who stands in a squad, each choice with what it would make of the odds. */
function Members({ model, owner }: SideProps) {
  const t = useTexts('squads');
  const { dice } = useTexts('fight');
  const worth = useWorth();
  const inputs = model.inputs.value.value;
  const side = inputs[owner];
  return (
    <WorthRows
      legend={t.unit}
      of={hopeText(t, inputs)}
      chosen={side.unit}
      ways={squadUnits.map((unit) => {
        const changed = { ...side, unit };
        return {
          id: unit,
          label: t.units[unit],
          hint: `${t.skill} ${dice(skillOf(changed))}, ${t.armor} ${dice(armorOf(changed))}`,
          worth: () => worth({ ...inputs, [owner]: changed }),
        };
      })}
      onChoose={(unit) => model.changeSide(owner, { unit })}
      changing={[JSON.stringify(inputs)]}
    />
  );
}

/** A squad: how many, who, with what, and the plate that they stand on. */
export function SideSheet({ model, owner }: SideProps) {
  const t = useTexts('squads');
  const fight = useTexts('brikwars');
  const format = useFormat();
  const worth = useWorth();
  const [picking, pick, stop] = useShown();
  const inputs = model.inputs.value.value;
  const side = inputs[owner];
  const change = (part: Partial<SquadSide>) => model.changeSide(owner, part);
  const ask = asksIn(squadSide, side, change);
  const { run } = inputs;
  const askRun = asksIn(squadRun, run, model.changeRun);
  const answer = model.answer.value;
  const charges = inputs.kind === 'charge';
  const shotAt =
    (inputs.kind === 'ranged' || (charges && run.armed)) && owner === ownerOf(inputs, 'defender');
  const armed = usesArms(inputs, owner);
  return (
    <div class="stack">
      {ask.number('count', t.count)}
      {answer.ok && (
        <p class="hint">
          {(sizeOf(side) > 1 ? (mean: string) => t.step(t.pips.mean, mean) : t.fallsOf)(
            format.number(meanLost(inputs, answer.value.lost, owner), 1),
          )}
        </p>
      )}
      {charges &&
        (owner === inputs.attacker ? askRun.number('front', t.front) : askRun.number('path', t.path))}
      <div class="chips">{ask.flag('officer', t.officerLeads)}</div>
      {side.officer && <p class="hint">{t.officerHint}</p>}
      {armed && <Arms model={model} owner={owner} />}
      {armed && armOf(side, inputs) === 'own' && (
        <>
          {ask.number('ownUse', t.useLabel)}
          <OwnDice
            label={t.damage}
            notation={side.ownDamage}
            onChange={(ownDamage) => change({ ownDamage })}
          />
        </>
      )}
      <Members model={model} owner={owner} />
      <Button onClick={pick}>{fight.mine}</Button>
      {picking && (
        <UnitSheet
          weighing={{
            side: owner,
            of: hopeText(t, inputs),
            worth: (profile) => worth({ ...inputs, [owner]: withSquadProfile(side, profile) })?.[0],
            changing: [JSON.stringify(inputs)],
          }}
          onPick={(profile, count) => {
            stop();
            model.useProfile(owner, profile, count);
          }}
          onClose={stop}
        />
      )}
      {side.unit === 'own' && (
        <>
          <OwnDice label={t.skill} notation={side.ownSkill} onChange={(ownSkill) => change({ ownSkill })} />
          <OwnDice label={t.armor} notation={side.ownArmor} onChange={(ownArmor) => change({ ownArmor })} />
          {ask.number('size', t.size)}
          {ask.number('pips', t.pips.had)}
        </>
      )}
      {shotAt && (
        <Fold title={t.plateTitle}>
          {ask.number('plate', t.plate)}
          <p class="hint">{t.plateHint}</p>
        </Fold>
      )}
    </div>
  );
}
