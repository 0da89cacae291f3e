import { useFormat, useTexts } from '../../kit/context.ts';
import { Choice } from '../../kit/controls/choice.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { weighingBy } from '../../kit/controls/worth.tsx';
import { matters } from '../../kit/question/asked.ts';
import { asksIn } from '../../kit/question/asks-in.tsx';
import type { targetMoves } from '../../rules/brikwars/charge/charge-speed.ts';
import { momentumTogether } from '../../rules/brikwars/charge/charge-together.ts';
import { type ChargeInputs, chargeAsked, goesByDie } from './inputs.ts';
import type { ChargeModel } from './model.ts';
import { fateTexts } from './text.ts';
import { useChargeWorth } from './ways.tsx';

/** What a part of the run makes of the odds. */
function useRunWorth(inputs: ChargeInputs) {
  return weighingBy(useChargeWorth(inputs), (part: Partial<ChargeInputs>) => ({ ...inputs, ...part }));
}

/** What few Charges have: company, further targets, something behind the target, a longer story. */
function ChargeAround({ model }: { readonly model: ChargeModel }) {
  const more = useTexts('charge');
  const inputs = model.inputs.value.value;
  const weighing = useRunWorth(inputs);
  const ask = asksIn(chargeAsked, inputs, model.change, weighing);
  // Who is to get any farther has some way to go.
  const inLine = (line: number) => ({ line, moveLeft: Math.max(inputs.moveLeft, line > 0 ? 4 : 0) });
  const counter = (name: 'chargers' | 'moveLeft' | 'free' | 'height' | 'earlier') =>
    ask.number(name, more[name]);
  return (
    <>
      {counter('moveLeft')}
      {ask.choice('behind', more.behind, more.behinds)}
      {counter('free')}
      {counter('height')}
      {counter('chargers')}
      {inputs.chargers > 1 && <p class="hint">{more.chargersHint}</p>}
      {matters(chargeAsked, 'line', inputs) && (
        <Stepper
          label={more.line}
          value={inputs.line}
          min={0}
          max={chargeAsked.fields.line.most}
          onChange={(line) => model.change(inLine(line))}
          weighing={weighingBy(weighing, inLine)}
        />
      )}
      {counter('earlier')}
      <div class="chips">
        {ask.flag('sameDirection', more.sameDirection)}
        {ask.flag('low', more.low)}
        {ask.flag('unintentional', more.unintentional)}
        {ask.flag('aimApart', more.aimApart)}
      </div>
    </>
  );
}

const directions = ['angle', 'towards', 'away'] as const satisfies readonly (typeof targetMoves)[number][];

/** How they meet: the run-up, how the target moved, and what follows a miss. */
export function ChargeRun({ model }: { readonly model: ChargeModel }) {
  const { braced } = useTexts('charge');
  const more = useTexts('charge');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const weighing = useRunWorth(inputs);
  const ask = asksIn(chargeAsked, inputs, model.change, weighing);
  const { straight, direction, targetMove } = inputs;
  const moving = (value: (typeof directions)[number]) => ({
    direction: value,
    targetMove: value === 'angle' ? 0 : targetMove || straight,
  });
  const answer = model.answer.value;
  const byDie = goesByDie(inputs);
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
      <p class="way-head" aria-hidden="true">
        {fateTexts(more, inputs).target}
      </p>
      {minifigsOnly && <p class="hint">{more.reasons['minifigs-only']('')}</p>}
      {ask.number('straight', more.straight)}
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
        onChange={(value) => model.change(moving(value))}
        weighing={weighingBy(weighing, moving)}
      />
      {ask.number('targetMove', more.targetMove)}
      {matters(chargeAsked, 'braced', inputs) && <div class="chips">{ask.flag('braced', braced)}</div>}
      {ask.choice('afterMiss', more.afterMiss, more.afterMisses, { known: ['ram', 'past'] })}
      {matters(chargeAsked, 'tramples', inputs) && (
        <div class="chips">{ask.flag('tramples', more.tramples)}</div>
      )}
      <h3 class="label">{more.around}</h3>
      <ChargeAround model={model} />
    </section>
  );
}
