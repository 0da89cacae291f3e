import { useId } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { AdviceChip } from '../../kit/stage/advice-chip.tsx';
import { samePlan } from '../../rules/brikwars/attack/defences.ts';
import type { Choice as DefenceChoice } from '../../rules/brikwars/duel/advice.ts';
import { GoalChoice } from '../attack-controls.tsx';
import type { DuelAnswer } from './answer.ts';
import { PlanOption } from './attack-advice.tsx';
import type { DuelModel } from './model.ts';
import { planField } from './plan-fields.ts';
import { fatedLine, fateTexts, shownChances } from './sentences.ts';
import { betterShot, ShotAdvice } from './shot-advice.tsx';
import { planLines } from './text.ts';

const shownAtOnce = 3;

interface DefencesProps {
  readonly model: DuelModel;
  readonly answer: DuelAnswer;
}

/** All defences side by side, the best ones marked and by how much. */
export function Defences({ model, answer }: DefencesProps) {
  const t = useTexts('brikwars');
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
    <Defence key={planField.write(choice.plan)} model={model} answer={answer} choice={choice} />
  );
  return (
    <section class="card">
      <h2 class="card-title" id={id}>
        {t.howDefend}
      </h2>
      <p class={advice.gain > 1e-9 ? 'fight-gain' : 'hint'}>
        {advice.gain > 1e-9 ? t.gain(format.hundredths(advice.gain)) : t.noGain}
      </p>
      <div role="radiogroup" aria-labelledby={id} class="option-rows">
        {first.map(one)}
        {rest.length > 0 && <Fold title={t.allDefences(choices.length)}>{rest.map(one)}</Fold>}
      </div>
      <GoalChoice value={model.inputs.value.value.goal} onChange={(goal) => model.change({ goal })} />
    </section>
  );
}

function Defence({ model, answer, choice }: DefencesProps & { readonly choice: DefenceChoice }) {
  const t = useTexts('brikwars');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const { defenderDies, defenderWeaponLost, defenderShoved } = choice.chances;
  const { dies, kills, shoved: pushed } = shownChances(format, choice.chances);
  const shoved = inputs.mode === 'close' && inputs.action === 'shove';
  const figures = [
    fatedLine(t, format, inputs, choice.chances) ??
      (inputs.mode === 'ranged'
        ? t.shotFigures(dies)
        : shoved
          ? t.shovedFigures(pushed, kills)
          : t.defenceFigures(dies, kills)),
    ...(defenderWeaponLost > 0 ? [t.alsoLost(format.hundredths(defenderWeaponLost))] : []),
  ].join(', ');
  return (
    <PlanOption
      name="fight-defence"
      lines={planLines(t, answer.fight, choice.plan)}
      best={choice.isBest}
      standard={samePlan(choice.plan, answer.advice.standard.plan)}
      checked={samePlan(choice.plan, answer.chosen.plan)}
      onChoose={() => model.choosePlan(choice.plan)}
      figures={figures}
      share={shoved ? defenderShoved : defenderDies}
    />
  );
}

/** What the defender had best do: a tap takes it, with a way back; where it is set already, a tap shows all answers. */
export function DuelAdvice({ model, onAll }: { readonly model: DuelModel; readonly onAll: () => void }) {
  const { notices } = useServices();
  const t = useTexts('brikwars');
  const shell = useTexts('shell');
  const words = useTexts('fight');
  const format = useFormat();
  const answer = model.answer.value;
  const shot = betterShot(model.inputs.value.value);
  if (shot) return <ShotAdvice model={model} better={shot} />;
  if (!answer.ok) return null;
  const { fight, choices, chosen } = answer.value;
  const best = choices[0];
  // Who has but one answer has nothing to choose.
  if (choices.length < 2 || !best) return null;
  const plan = planLines(t, fight, best.plan).join('; ');
  const { mode, action } = model.inputs.value.value;
  const pushed = mode === 'close' && action === 'shove';
  const worth = ({ chances }: DefenceChoice) => {
    const { dies, shoved } = shownChances(format, chances);
    return pushed ? shoved : dies;
  };
  if (chosen.isBest)
    return (
      <AdviceChip
        icon="check"
        text={planLines(t, fight, chosen.plan).join('; ')}
        to={t.best}
        onClick={onAll}
      />
    );
  const take = () => {
    const before = chosen.plan;
    model.choosePlan(best.plan);
    notices.show(plan, { action: { label: shell.undo, run: () => model.choosePlan(before) } });
  };
  const inputs = model.inputs.value.value;
  const risk = ({ chances }: DefenceChoice) => shownChances(format, chances).kills;
  const { target, charger } = fateTexts(t, inputs);
  const also =
    mode === 'close' && chosen.chances.attackerDies + best.chances.attackerDies > 0
      ? words.also(charger, risk(chosen), risk(best))
      : undefined;
  return (
    <AdviceChip
      lead={t.bestAnswer('').trim()}
      text={plan}
      of={pushed ? undefined : target}
      from={worth(chosen)}
      to={worth(best)}
      also={also}
      onClick={take}
    />
  );
}
