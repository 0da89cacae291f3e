import { useEffect, useState } from 'preact/hooks';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/fold.tsx';
import type { AttackChoice } from '../../rules/brikwars/attack-advice.ts';
import { GoalChoice } from '../goal-choice.tsx';
import { type AttackAnswer, attackAnswer } from './attacks.ts';
import type { FightInputs } from './inputs.ts';
import type { FightModel } from './model.ts';
import { attackText, planLines } from './phrases.ts';
import { PlanOption } from './plan-option.tsx';
import { shownChances } from './sentences.ts';

const shownAtOnce = 3;
/** Milliseconds. */
const pause = 60;

interface Weighed {
  readonly inputs: FightInputs;
  readonly shown: AttackAnswer;
}

/** Every turn the attacker may take against the defender's best answer, the best marked and by how much. */
export function Attacks({ model }: { readonly model: FightModel }) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const format = useFormat();
  const inputs = model.inputs.value.value;
  const answer = model.answer.value;
  const [weighed, setWeighed] = useState<Weighed | undefined>(undefined);
  // The odds of the tap come first: this weighs every turn against every answer.
  useEffect(() => {
    if (!answer.ok) return undefined;
    const { fight } = answer.value;
    const timer = setTimeout(() => setWeighed({ inputs, shown: attackAnswer(inputs, fight) }), pause);
    return () => clearTimeout(timer);
  }, [inputs, answer]);
  if (!answer.ok || !weighed) return null;
  const { shown } = weighed;
  const { choices, chosen, gain, bonus } = shown;
  const first = choices.filter((choice, index) => index < shownAtOnce || choice === chosen);
  const rest = choices.filter((choice) => !first.includes(choice));
  const one = (choice: AttackChoice) => (
    <Attack key={choices.indexOf(choice)} model={model} weighed={weighed} choice={choice} />
  );
  const better = gain > 1e-9;
  return (
    <Fold
      title={better ? more.titled(more.howAttack, more.attackGain(format.hundredths(gain))) : more.howAttack}
    >
      {!better && <p class="hint">{more.noAttackGain}</p>}
      <div role="radiogroup" aria-label={more.howAttack} class="defences">
        {first.map(one)}
        {rest.length > 0 && <Fold title={more.allAttacks(choices.length)}>{rest.map(one)}</Fold>}
      </div>
      {bonus && (
        <p class="hint">{t.besides(t.attacks.bonus[bonus.way], `+${format.hundredths(bonus.gain)}`)}</p>
      )}
      <GoalChoice value={inputs.attackGoal} onChange={(attackGoal) => model.change({ attackGoal })} />
    </Fold>
  );
}

interface AttackProps {
  readonly model: FightModel;
  readonly weighed: Weighed;
  readonly choice: AttackChoice;
}

function Attack({ model, weighed, choice }: AttackProps) {
  const t = useTexts('fight');
  const more = useTexts('fightmore');
  const format = useFormat();
  const { inputs, shown } = weighed;
  const { plan, reply } = choice;
  const { dies, kills, shoved } = shownChances(format, reply.chances);
  const figures = {
    attack: () => more.attackFigures(dies, kills),
    shove: () => more.shoveFigures(shoved, kills),
    withdraw: () => more.shotFigures(kills),
  }[plan.action]();
  const idle = !plan.shieldParries && plan.action === 'attack' && inputs.attacker.hands.includes('shield');
  const shoves = plan.arms.length > 1;
  const answered = planLines(t, inputs, reply.plan).join('; ');
  return (
    <PlanOption
      name="fight-attack"
      lines={[attackText(t, inputs, plan), ...(idle && !shoves ? [t.attacks.shieldIdle] : [])]}
      best={choice.isBest}
      checked={choice === shown.chosen}
      onChoose={() => model.chooseAttack(choice)}
      figures={figures}
      {...(choice.isBest || choice === shown.chosen ? { hint: more.reply(answered) } : {})}
      share={reply.chances.defenderDies}
    />
  );
}
