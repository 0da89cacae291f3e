import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { quikBounds, quikUnitsOf } from './inputs.ts';
import type { QuikModel } from './model.ts';

const steps = [
  ['run', quikBounds.steps],
  ['leap', quikBounds.steps],
  ['height', quikBounds.height],
  ['swim', quikBounds.steps],
] as const;

const things = [
  ['handled', quikBounds.handled],
  ['lift', quikBounds.lift],
] as const;

/** A Movement Phase of one unit: how it covers ground, and what it picks up. */
export function MoveCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const { move, table } = model.inputs.value.value;
  const change = (part: Partial<typeof move>) => model.change({ move: { ...move, ...part } });
  const stepper = ([name, max]: (typeof steps)[number] | (typeof things)[number]) => (
    <Stepper
      key={name}
      label={t.moveSteps[name]}
      value={move[name]}
      min={0}
      max={max}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <section class="card">
      <Choice
        legend={t.unit}
        hideLegend
        value={move.unit}
        options={quikUnitsOf(table.game).map((value) => ({ value, label: t.units[value] }))}
        onChange={(unit) => change({ unit })}
      />
      {steps.map(stepper)}
      <Fold
        title={more.carries}
        count={Number(move.handled > 0) + Number(move.lift > 0)}
        countLabel={t.inForce}
      >
        {things.map(stepper)}
      </Fold>
    </section>
  );
}
