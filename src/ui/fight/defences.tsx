import type { Choice as DefenceChoice } from '../../rules/brikwars/advice.ts';
import type { FightModel } from '../../state/fight.ts';
import type { FightAnswer } from '../../state/fight-answer.ts';
import { fightOptions } from '../../state/fight-options.ts';
import { encodePlan, samePlan } from '../../state/fight-plans.ts';
import { useFormat, useTexts } from '../context.ts';
import { Choice } from '../parts/choice.tsx';
import { Fold } from '../parts/fold.tsx';
import { planLines } from './phrases.ts';

const shownAtOnce = 5;

/** All defences side by side, the best one marked and by how much. */
export function Defences({ model, answer }: { readonly model: FightModel; readonly answer: FightAnswer }) {
  const t = useTexts('fight');
  const format = useFormat();
  const { choices, advice, chosen } = answer;
  const { goal } = model.inputs.value.value;
  if (choices.length < 2) return null;
  const first = choices.filter(
    (choice, index) =>
      index < shownAtOnce || choice === advice.standard || samePlan(choice.plan, chosen.plan),
  );
  const rest = choices.filter((choice) => !first.includes(choice));
  return (
    <section class="card">
      <h2 class="card-title" id="fight-defences">
        {t.howDefend}
      </h2>
      <p class={advice.gain > 1e-9 ? 'fight-gain' : 'hint'}>
        {advice.gain > 1e-9 ? t.gain(format.hundredths(advice.gain)) : t.noGain}
      </p>
      <div role="radiogroup" aria-labelledby="fight-defences" class="defences">
        {first.map((choice) => (
          <Defence key={encodePlan(choice.plan)} model={model} answer={answer} choice={choice} />
        ))}
        {rest.length > 0 && (
          <Fold title={t.allDefences(choices.length)}>
            {rest.map((choice) => (
              <Defence key={encodePlan(choice.plan)} model={model} answer={answer} choice={choice} />
            ))}
          </Fold>
        )}
      </div>
      <Choice
        legend={t.goal}
        value={goal}
        options={fightOptions.goals.map((value) => ({ value, label: t.goals[value] }))}
        onChange={(value) => model.change({ goal: value })}
      />
      <p class="hint">{t.goalHint[goal]}</p>
    </section>
  );
}

interface DefenceProps {
  readonly model: FightModel;
  readonly answer: FightAnswer;
  readonly choice: DefenceChoice;
}

function Defence({ model, answer, choice }: DefenceProps) {
  const t = useTexts('fight');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { advice, chosen } = answer;
  const { defenderDies, attackerDies, defenderWeaponLost } = choice.odds;
  const dies = format.hundredths(defenderDies.value);
  const figures =
    inputs.mode === 'close'
      ? t.defenceFigures(dies, format.hundredths(attackerDies.value))
      : t.shotFigures(dies);
  return (
    <label class="defence">
      <input
        type="radio"
        name="fight-defence"
        checked={samePlan(choice.plan, chosen.plan)}
        onChange={() => model.choosePlan(choice.plan)}
      />
      <span class="defence-body">
        <span class="defence-name">
          {planLines(t, inputs, choice.plan).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
        <span class="defence-marks">
          {choice === answer.choices[0] && <span class="badge">{t.best}</span>}
          {samePlan(choice.plan, advice.standard.plan) && <span class="hint">{t.standard}</span>}
        </span>
        <span class="defence-figures">
          {figures}
          {defenderWeaponLost.value > 0 && `, ${t.alsoLost(format.hundredths(defenderWeaponLost.value))}`}
        </span>
        <span class="defence-track" aria-hidden="true">
          <span style={{ inlineSize: `${defenderDies.value * 100}%` }} />
        </span>
      </span>
    </label>
  );
}
