import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { GoalChoice } from '../attack-controls.tsx';
import type { GangAnswer } from './answer.ts';
import { writtenDeaths } from './description.ts';
import type { ManyModel } from './model.ts';
import { countersText, fatedWords } from './names.ts';
import { encodeCounters } from './setup.ts';
import '../../fight/steps.css';

/** So many ways are shown before all are asked for. */
const shownFirst = 3;

/** What the victim can do about it, the best first; the odds follow the one that is chosen. */
export function CountersCard({ model, answer }: { readonly model: ManyModel; readonly answer: GangAnswer }) {
  const t = useTexts('many');
  const format = useFormat();
  const name = useId();
  const all = useSignal(false);
  const inputs = model.inputs.value.value;
  const { victimDies, attackerDies } = fatedWords(t, inputs);
  const { plans, chosen, withdrawal } = answer;
  const listed = plans.filter((plan, at) => all.value || at < shownFirst || plan === chosen);
  return (
    <section class="card">
      <fieldset class="choice">
        <legend>{t.counters}</legend>
        <div class="option-rows">
          {listed.map((plan) => (
            <label class="option-row" key={encodeCounters(plan.counters, inputs)}>
              <input
                type="radio"
                name={name}
                checked={plan === chosen}
                onChange={() => model.changeGang({ plan: encodeCounters(plan.counters, inputs) })}
              />
              <span>
                <b>{countersText(t, inputs, plan.counters)}</b>{' '}
                {plan.best && <span class="badge">{t.best}</span>}
                <span class="hint many-line">
                  {writtenDeaths(format, plan)
                    .map((chance, at) => `${[victimDies, attackerDies][at]} ${chance}`)
                    .join(' · ')}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {plans.length > shownFirst && (
        <Button
          kind="quiet"
          expanded={all.value}
          onClick={() => {
            all.value = !all.value;
          }}
        >
          {t.allCounters(plans.length)}
        </Button>
      )}
      <GoalChoice value={inputs.gang.goal} onChange={(goal) => model.changeGang({ goal })} />
      <p class="hint">{t.withdrawHint(victimDies, format.hundredths(withdrawal.value))}</p>
    </section>
  );
}
