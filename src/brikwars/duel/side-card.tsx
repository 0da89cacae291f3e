import { useId } from 'preact/hooks';
import { Button } from '../../kit/button.tsx';
import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { Side } from '../../rules/brikwars/fight.ts';
import { armorOf, shots, skillOf } from './inputs.ts';
import type { FightModel } from './model.ts';
import { fightOptions, valuesInForce } from './options.ts';
import { attackText, weaponName } from './phrases.ts';
import { HandChoice } from './side-hands.tsx';
import { UnitChoice } from './side-unit.tsx';
import { WeaponLine } from './weapon-line.tsx';
import '../../fight/side-card.css';
import { SideValues } from './side-values.tsx';

export interface SideProps {
  readonly model: FightModel;
  readonly side: Side;
}

/** One side: what it is, what it holds, and for the attacker what he does. */
export function SideCard({ model, side }: SideProps) {
  const t = useTexts('fight');
  const place = useTexts('fightplace');
  const id = useId();
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const close = inputs.mode === 'close';
  return (
    <section class="card side tight" aria-labelledby={id}>
      <div class="side-head">
        <h2 id={id} class="card-title">
          {t.sides[side]}
        </h2>
        <span class="hint">{t.statLine(place.dice(skillOf(entered)), place.dice(armorOf(entered)))}</span>
        {close && side === 'attacker' && (
          <Button kind="quiet" icon="flip" label={t.swap} onClick={model.swap} />
        )}
      </div>
      <UnitChoice model={model} side={side} />
      {close && <HandChoice model={model} side={side} />}
      {close && side === 'attacker' && (
        <Choice
          legend={t.action}
          hideLegend
          value={inputs.action}
          options={fightOptions.actions.map((value) => ({ value, label: t.actions[value] }))}
          onChange={model.chooseAction}
        />
      )}
      {close && side === 'attacker' && inputs.order.length > 0 && (
        <p class="hint">{attackText(t, inputs, { action: inputs.action, arms: inputs.order })}</p>
      )}
      {!close && side === 'attacker' && <ShotChoice model={model} />}
      {!close && side === 'defender' && (
        <div class="row">
          <Toggle
            pressed={inputs.shieldAgainstShots}
            onChange={(shieldAgainstShots) => model.change({ shieldAgainstShots })}
          >
            {t.shieldUp}
          </Toggle>
        </div>
      )}
      <Fold title={t.valuesFold} count={valuesInForce(inputs, side)} countLabel={t.inForce}>
        {() => <SideValues model={model} side={side} />}
      </Fold>
    </section>
  );
}

function ShotChoice({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  const { shot } = inputs;
  return (
    <div class="side-part">
      <WeaponLine inputs={inputs} side="attacker" held={[shot]} />
      <Choice
        legend={t.shootsWith}
        hideLegend
        value={shot}
        options={shots.map((value) => ({ value, label: weaponName(t, value, true) }))}
        onChange={(value) => model.change({ shot: value })}
      />
      {shot === 'explosive' && <p class="hint">{t.grenadeNote}</p>}
    </div>
  );
}
