import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { parsePoints } from '../../rules/army.ts';
import type { ProfileFormModel } from './form-model.ts';
import './builder.css';

/** What an army has spent besides this unit, and what of it there is. */
export interface ArmyBudget {
  readonly points: number;
  readonly limit?: number | undefined;
  /** So many of this unit. */
  readonly count: number;
}

interface BuilderFootProps {
  readonly form: ProfileFormModel;
  readonly budget: ArmyBudget | undefined;
  /** How many are taken, where that is chosen here. */
  readonly count: Signal<number> | undefined;
  readonly children: ComponentChildren;
}

const most = 99;

/** What one costs and all of them, and what that makes of the army; stays in sight while one chooses. */
export function BuilderFoot({ form, budget, count, children }: BuilderFootProps) {
  const { announcer } = useServices();
  const t = useTexts('builder');
  const units = useTexts('units');
  const format = useFormat();
  const entered = form.form.value?.entered;
  const price = form.price.value;
  const typed = entered && entered.cost !== '' ? parsePoints(entered.cost) : undefined;
  const one = typed?.ok ? typed.value : price?.known;
  const unpriced = entered?.short?.list === 'quik';
  const shown = useRef(one);
  useEffect(() => {
    if (one !== undefined && shown.current !== undefined && one !== shown.current && !unpriced)
      announcer.announce(t.now(format.number(one)));
    shown.current = one;
  }, [one]);
  if (one === undefined) return null;
  const number = count?.value ?? budget?.count ?? 1;
  const all = one * number;
  const limit = budget?.limit === undefined ? undefined : format.number(budget.limit);
  return (
    <div class="brik-foot">
      {!unpriced && (
        <p class="brik-foot-price">
          <b>
            {number === 1
              ? units.price(format.number(one))
              : `${units.times(format.number(number), format.number(one))} = ${units.price(format.number(all))}`}
          </b>
          {budget && <small>{units.at(t.army, t.total(format.number(budget.points + all), limit))}</small>}
        </p>
      )}
      {count && (
        <Stepper
          label={units.count}
          hideLabel
          value={count.value}
          min={1}
          max={most}
          onChange={(next) => {
            count.value = next;
          }}
        />
      )}
      {children}
    </div>
  );
}
