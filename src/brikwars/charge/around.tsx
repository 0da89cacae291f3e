import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/stepper.tsx';
import { asksDirection, behindKinds, type ChargeInputs, chargeBounds, goesByDie } from './inputs.ts';
import type { ChargeModel } from './model.ts';

type Counted = 'chargers' | 'line' | 'moveLeft' | 'free' | 'height' | 'earlier';
type Flag = 'sameDirection' | 'low' | 'unintentional' | 'aimApart';

/** What few Charges have: company, further targets, something behind the target, a longer story. */
export function ChargeAround({ model }: { readonly model: ChargeModel }) {
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
