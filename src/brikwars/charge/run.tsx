import { Choice, Toggle } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import type { targetMoves } from '../../rules/brikwars/charge-speed.ts';
import { asksDirection, behindKinds, type ChargeInputs, chargeBounds, goesByDie } from './inputs.ts';
import type { ChargeModel } from './model.ts';

type Counted = 'chargers' | 'line' | 'moveLeft' | 'free' | 'height' | 'earlier';

type Flag = 'sameDirection' | 'low' | 'unintentional' | 'aimApart';

/** What few Charges have: company, further targets, something behind the target, a longer story. */
function ChargeAround({ model }: { readonly model: ChargeModel }) {
  const more = useTexts('chargemore');
  const inputs = model.inputs.value.value;
  const byDie = goesByDie(inputs);
  const counter = (name: Counted, min: number, max: number) => (
    <Stepper
      key={name}
      label={more[name]}
      value={inputs[name]}
      min={min}
      max={max}
      onChange={(value) => model.change({ [name]: value } satisfies Partial<ChargeInputs>)}
    />
  );
  const toggle = (name: Flag) => (
    <Toggle key={name} pressed={inputs[name]} onChange={(on) => model.change({ [name]: on })}>
      {more[name]}
    </Toggle>
  );
  return (
    <>
      {!byDie && counter('moveLeft', 0, chargeBounds.inches)}
      <Choice
        legend={more.behind}
        value={inputs.behind}
        options={behindKinds.map((value) => ({ value, label: more.behinds[value] }))}
        onChange={(behind) => model.change({ behind })}
      />
      {inputs.behind !== 'open' && counter('free', 0, chargeBounds.inches)}
      {inputs.behind === 'drop' && counter('height', 0, chargeBounds.inches)}
      {counter('chargers', 1, chargeBounds.chargers)}
      {inputs.chargers > 1 && <p class="hint">{more.chargersHint}</p>}
      {inputs.chargers === 1 && !byDie && (
        <Stepper
          label={more.line}
          value={inputs.line}
          min={0}
          max={chargeBounds.line}
          // Who is to get any farther has some way to go.
          onChange={(line) => model.change({ line, moveLeft: Math.max(inputs.moveLeft, line > 0 ? 4 : 0) })}
        />
      )}
      {!byDie && counter('earlier', 0, chargeBounds.inches)}
      <div class="chips">
        {inputs.chargers > 1 && asksDirection(inputs) && toggle('sameDirection')}
        {!byDie && toggle('low')}
        {!byDie && toggle('unintentional')}
        {toggle('aimApart')}
      </div>
    </>
  );
}

const directions = ['angle', 'towards', 'away'] as const satisfies readonly (typeof targetMoves)[number][];

/** How they meet: the run-up, how the target moved, and what follows a miss. */
export function ChargeRun({ model }: { readonly model: ChargeModel }) {
  const t = useTexts('charge');
  const more = useTexts('chargemore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { straight, direction, targetMove, afterMiss, attacker, strikes } = inputs;
  const answer = model.answer.value;
  const byDie = goesByDie(inputs);
  const misses = !byDie && strikes === 'weapon' && attacker.arm !== 'nothing';
  // The edition has its own Charge, which is not for these two.
  const minifigsOnly = answer.ok && answer.value.charge.model !== answer.value.charge.rules.model;
  const rare = [
    inputs.chargers > 1,
    inputs.line > 0,
    inputs.moveLeft > 0,
    inputs.behind !== behindKinds[0],
    inputs.earlier > 0,
    inputs.unintentional,
    !inputs.low,
    inputs.aimApart,
  ];
  return (
    <section class="card">
      <div>
        <h2 class="card-title">{more.run}</h2>
        {answer.ok && (
          <p class="hint">
            {byDie
              ? more.dieLine(answer.value.charge.momentum.value > 0)
              : more.pointsLine(
                  format.number(answer.value.charge.speed.value),
                  format.number(answer.value.charge.momentum.value),
                  format.number(answer.value.charge.opposition.value),
                )}
          </p>
        )}
      </div>
      {minifigsOnly && <p class="hint">{more.reasons['minifigs-only']('')}</p>}
      <Stepper
        label={more.straight}
        value={straight}
        min={0}
        max={chargeBounds.inches}
        onChange={(value) => model.change({ straight: value })}
      />
      {answer.ok && answer.value.sprint && (
        <p class="hint">
          {more.sprintLine(
            format.number(answer.value.sprint.move),
            format.number(straight),
            format.hundredths(answer.value.sprint.chance),
          )}
        </p>
      )}
      <Choice
        legend={more.targetMoves}
        value={direction}
        options={directions.map((value) => ({ value, label: more.directions[value] }))}
        onChange={(value) =>
          model.change({ direction: value, targetMove: value === 'angle' ? 0 : targetMove || straight })
        }
      />
      {direction !== 'angle' && (
        <Stepper
          label={more.targetMove}
          value={targetMove}
          min={0}
          max={chargeBounds.inches}
          onChange={(value) => model.change({ targetMove: value })}
        />
      )}
      {misses && (
        <Choice
          legend={more.afterMiss}
          value={afterMiss}
          options={(['ram', 'past'] as const).map((value) => ({ value, label: more.afterMisses[value] }))}
          onChange={(value) => model.change({ afterMiss: value })}
        />
      )}
      {!byDie && inputs.chargers === 1 && inputs.moveLeft > 0 && (
        <div class="chips">
          <Toggle pressed={inputs.tramples} onChange={(tramples) => model.change({ tramples })}>
            {more.tramples}
          </Toggle>
        </div>
      )}
      <Fold title={more.around} count={rare.filter(Boolean).length} countLabel={t.inForce}>
        <ChargeAround model={model} />
      </Fold>
    </section>
  );
}
