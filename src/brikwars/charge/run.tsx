import { asksOf } from '../../kit/asks.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import type { targetMoves } from '../../rules/brikwars/charge-speed.ts';
import { momentumTogether } from '../../rules/brikwars/charge-together.ts';
import { asksDirection, behindKinds, chargeBounds, goesByDie, mayBrace } from './inputs.ts';
import type { ChargeModel } from './model.ts';

/** What few Charges have: company, further targets, something behind the target, a longer story. */
function ChargeAround({ model }: { readonly model: ChargeModel }) {
  const more = useTexts('chargemore');
  const inputs = model.inputs.value.value;
  const byDie = goesByDie(inputs);
  const ask = asksOf(inputs, model.change);
  const counter = (name: 'chargers' | 'moveLeft' | 'free' | 'height' | 'earlier', max: number, min = 0) =>
    ask.number(name, more[name], max, { min });
  return (
    <>
      {!byDie && counter('moveLeft', chargeBounds.inches)}
      {ask.choice('behind', more.behind, behindKinds, more.behinds)}
      {inputs.behind !== 'open' && counter('free', chargeBounds.inches)}
      {inputs.behind === 'drop' && counter('height', chargeBounds.inches)}
      {counter('chargers', chargeBounds.chargers, 1)}
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
      {!byDie && counter('earlier', chargeBounds.inches)}
      <div class="chips">
        {inputs.chargers > 1 && asksDirection(inputs) && ask.flag('sameDirection', more.sameDirection)}
        {!byDie && ask.flag('low', more.low)}
        {!byDie && ask.flag('unintentional', more.unintentional)}
        {ask.flag('aimApart', more.aimApart)}
      </div>
    </>
  );
}

const directions = ['angle', 'towards', 'away'] as const satisfies readonly (typeof targetMoves)[number][];

/** How they meet: the run-up, how the target moved, and what follows a miss. */
export function ChargeRun({ model }: { readonly model: ChargeModel }) {
  const { braced } = useTexts('charge');
  const more = useTexts('chargemore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const ask = asksOf(inputs, model.change);
  const { straight, direction, targetMove, attacker, strikes } = inputs;
  const answer = model.answer.value;
  const byDie = goesByDie(inputs);
  const misses = !byDie && strikes === 'weapon' && attacker.arm !== 'nothing';
  // The edition has its own Charge, which is not for these two.
  const minifigsOnly = answer.ok && answer.value.charge.model !== answer.value.charge.rules.model;
  return (
    <section class="stack" aria-label={more.run}>
      <div>
        {answer.ok && (
          <p class="hint">
            {byDie
              ? more.dieLine(answer.value.charge.momentum.value > 0)
              : more.pointsLine(
                  format.number(answer.value.charge.speed.value),
                  format.number(momentumTogether(answer.value.charge)),
                  format.number(answer.value.charge.opposition.value),
                )}
          </p>
        )}
      </div>
      {minifigsOnly && <p class="hint">{more.reasons['minifigs-only']('')}</p>}
      {ask.number('straight', more.straight, chargeBounds.inches)}
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
      {direction !== 'angle' && ask.number('targetMove', more.targetMove, chargeBounds.inches)}
      {mayBrace(inputs) && <div class="chips">{ask.flag('braced', braced)}</div>}
      {misses && ask.choice('afterMiss', more.afterMiss, ['ram', 'past'], more.afterMisses)}
      {!byDie && inputs.chargers === 1 && inputs.moveLeft > 0 && (
        <div class="chips">{ask.flag('tramples', more.tramples)}</div>
      )}
      <h3 class="label">{more.around}</h3>
      <ChargeAround model={model} />
    </section>
  );
}
