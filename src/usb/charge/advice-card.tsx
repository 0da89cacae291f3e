import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Choice } from '../../kit/choice.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { type ChargeChoice, type ChargeCounsel, isChosen, usbCounsel } from './advice.ts';
import { chargeGoals, type UsbChargeInputs } from './inputs.ts';
import type { UsbChargeModel } from './model.ts';
import '../../fight/choices.css';

/** Every choice that is open in this melee, the best for a goal first; a tap takes it over. */
export function UsbChargeCounsel({ model }: { readonly model: UsbChargeModel }) {
  const t = useTexts('usbchargemore');
  const inputs = model.inputs.value.value;
  const { counsels, stale } = useCounsels(inputs);
  if (counsels.length === 0) return null;
  return (
    <section class="card">
      <h2 class="card-title">{t.advice}</h2>
      <Choice
        legend={t.goal}
        value={inputs.goal}
        options={chargeGoals.map((value) => ({ value, label: t.goals[value] }))}
        onChange={model.setGoal}
      />
      {counsels.map(({ topic, choices }) => (
        <section class="stack" key={topic} aria-label={t.adviceOf[topic]}>
          <h3 class="label">{t.adviceOf[topic]}</h3>
          <ul class="fight-choices">
            {choices.map((choice) => (
              <li key={choice.choice}>
                <ChoiceButton model={model} choice={choice} stale={stale} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Milliseconds without a change after which the choices are weighed. */
const pause = 250;

interface Told {
  readonly counsels: readonly ChargeCounsel[];
  readonly of?: UsbChargeInputs;
}

/**
 * Each choice is played out in full: that must hold up neither the answer nor the next tap, so the last ones stand until
 * then. They are stale: what is tapped there might be another choice a moment later.
 */
function useCounsels(inputs: UsbChargeInputs): {
  readonly counsels: readonly ChargeCounsel[];
  readonly stale: boolean;
} {
  const told = useSignal<Told>({ counsels: [] });
  useEffect(() => {
    const timer = setTimeout(() => {
      told.value = { counsels: usbCounsel(inputs), of: inputs };
    }, pause);
    return () => clearTimeout(timer);
  }, [inputs, told]);
  return { counsels: told.value.counsels, stale: told.value.of !== inputs };
}

interface ChoiceButtonProps {
  readonly model: UsbChargeModel;
  readonly choice: ChargeChoice;
  /** Weighed for what was entered before. */
  readonly stale: boolean;
}

function ChoiceButton({ model, choice, stale }: ChoiceButtonProps) {
  const t = useTexts('usbchargemore');
  const format = useFormat();
  const { choice: chosen, part, stands, enemyStands, best } = choice;
  const now = isChosen(model.inputs.value.value, choice);
  const names: Readonly<Record<string, string>> = { ...t.reactions, ...t.shields, ...t.duels };
  return (
    <button
      type="button"
      class="fight-choice"
      aria-pressed={now}
      aria-disabled={stale}
      onClick={() => {
        if (!stale) model.change(part);
      }}
    >
      <span class="fight-name">{names[chosen]}</span>
      <span class="fight-marks">
        <span>{t.choiceFigures(format.hundredths(stands), format.hundredths(enemyStands))}</span>
        {best && <span class="badge">{t.best}</span>}
        {now && <b>{t.chosen}</b>}
      </span>
    </button>
  );
}
