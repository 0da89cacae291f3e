import { useSignal } from '@preact/signals';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { ChargeChoice } from '../../rules/brikwars/charge-advice.ts';
import type { Side } from '../../rules/brikwars/fight.ts';
import { counsel, withChoice } from './advice.ts';
import type { ChargeModel } from './model.ts';
import { chargeOptions } from './options.ts';
import { wayText } from './ways.ts';
import '../../fight/choices.css';
import '../../fight/steps.css';

/** Every choice of a side for an aim, the best first; a tap takes it over. */
export function ChargeCounsel({ model }: { readonly model: ChargeModel }) {
  const t = useTexts('chargemore');
  const fight = useTexts('fightmore');
  const format = useFormat();
  const side = useSignal<Side>('attacker');
  const inputs = model.inputs.value.value;
  const choices = counsel(inputs, side.value);
  const now = choices.find((choice) => choice.now);
  const [best] = choices;
  if (!best) return null;
  const gain = best.score - (now?.score ?? best.score);
  const few = choices.filter((choice, index) => choice.now || choice.best || index < 2).slice(0, 4);
  const rest = choices.filter((choice) => !few.includes(choice));
  return (
    <section class="card">
      <h2 class="card-title">{t.advice}</h2>
      <Choice
        legend={t.advice}
        hideLegend
        value={side.value}
        options={chargeOptions.sides.map((value) => ({ value, label: t.adviceOf[value] }))}
        onChange={(value) => {
          side.value = value;
        }}
      />
      <Choice
        legend={fight.goal}
        value={inputs.goal}
        options={chargeOptions.aims.map((value) => ({ value, label: fight.goals[value] }))}
        onChange={(goal) => model.change({ goal })}
      />
      <p class={gain > 0.005 ? 'fight-gain' : 'hint'}>
        {gain > 0.005 ? t.gain(format.hundredths(gain)) : t.noGain}
      </p>
      <ChoiceList model={model} side={side.value} choices={few} />
      {rest.length > 0 && (
        <Fold title={t.all(choices.length)}>
          <ChoiceList model={model} side={side.value} choices={rest} />
        </Fold>
      )}
    </section>
  );
}

interface ChoiceListProps {
  readonly model: ChargeModel;
  readonly side: Side;
  readonly choices: readonly ChargeChoice[];
}

function ChoiceList({ model, side, choices }: ChoiceListProps) {
  const t = useTexts('charge');
  const more = useTexts('chargemore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  return (
    <ul class="fight-choices">
      {choices.map((choice, index) => {
        const figures = more.choiceFigures(
          format.hundredths(choice.defenderDies),
          format.hundredths(choice.attackerDies),
        );
        const body = (
          <>
            <span class="fight-name">{wayText({ ...t, ...more }, inputs, side, choice)}</span>
            <span class="fight-marks">
              <span>{figures}</span>
              {choice.best && <span class="badge">{more.best}</span>}
              {choice.now && <b>{more.chosen}</b>}
            </span>
          </>
        );
        return (
          <li key={index}>
            {choice.plan ? (
              <button
                type="button"
                class="fight-choice"
                aria-pressed={choice.now}
                onClick={() => model.change(withChoice(inputs, choice))}
              >
                {body}
              </button>
            ) : (
              <div class="fight-choice">{body}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
