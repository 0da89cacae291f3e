import { useId } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { Choice as DefenceChoice } from '../../rules/brikwars/advice.ts';
import { GoalChoice } from '../goal-choice.tsx';
import type { FightAnswer } from './answer.ts';
import type { FightModel } from './model.ts';
import { planLines } from './phrases.ts';
import { PlanOption } from './plan-option.tsx';
import { encodePlan, samePlan } from './plans.ts';
import { shownChances } from './sentences.ts';
import '../../fight/steps.css';

const shownAtOnce = 3;

interface DefencesProps {
  readonly model: FightModel;
  readonly answer: FightAnswer;
}

/** All defences side by side, the best ones marked and by how much. */
export function Defences({ model, answer }: DefencesProps) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const format = useFormat();
  const id = useId();
  const { choices, advice, chosen } = answer;
  if (choices.length < 2) return null;
  const first = choices.filter(
    (choice, index) =>
      index < shownAtOnce || choice === advice.standard || samePlan(choice.plan, chosen.plan),
  );
  const rest = choices.filter((choice) => !first.includes(choice));
  const one = (choice: DefenceChoice) => (
    <Defence key={encodePlan(choice.plan)} model={model} answer={answer} choice={choice} />
  );
  return (
    <section class="card">
      <h2 class="card-title" id={id}>
        {t.howDefend}
      </h2>
      <p class={advice.gain > 1e-9 ? 'fight-gain' : 'hint'}>
        {advice.gain > 1e-9 ? more.gain(format.hundredths(advice.gain)) : more.noGain}
      </p>
      <div role="radiogroup" aria-labelledby={id} class="defences">
        {first.map(one)}
        {rest.length > 0 && <Fold title={more.allDefences(choices.length)}>{rest.map(one)}</Fold>}
      </div>
      <GoalChoice value={model.inputs.value.value.goal} onChange={(goal) => model.change({ goal })} />
    </section>
  );
}

function Defence({ model, answer, choice }: DefencesProps & { readonly choice: DefenceChoice }) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { defenderDies, defenderWeaponLost, defenderShoved } = choice.chances;
  const { dies, kills, shoved: pushed } = shownChances(format, choice.chances);
  const shoved = inputs.mode === 'close' && inputs.action === 'shove';
  const figures = [
    inputs.mode === 'ranged'
      ? more.shotFigures(dies)
      : shoved
        ? more.shovedFigures(pushed, kills)
        : more.defenceFigures(dies, kills),
    ...(defenderWeaponLost > 0 ? [more.alsoLost(format.hundredths(defenderWeaponLost))] : []),
  ].join(', ');
  return (
    <PlanOption
      name="fight-defence"
      lines={planLines(t, inputs, choice.plan)}
      best={choice.isBest}
      standard={samePlan(choice.plan, answer.advice.standard.plan)}
      checked={samePlan(choice.plan, answer.chosen.plan)}
      onChoose={() => model.choosePlan(choice.plan)}
      figures={figures}
      share={shoved ? defenderShoved : defenderDies}
    />
  );
}
