import { Choice } from '../kit/choice.tsx';
import { useTexts } from '../kit/context.ts';
import type { Goal } from '../rules/brikwars/advice.ts';
import { fightOptions } from './duel/options.ts';

interface GoalChoiceProps {
  readonly value: Goal;
  readonly onChange: (goal: Goal) => void;
}

/** What an advice is to be best for. */
export function GoalChoice({ value, onChange }: GoalChoiceProps) {
  const t = useTexts('fightmore');
  return (
    <div class="tight stack">
      <Choice
        legend={t.goal}
        value={value}
        options={fightOptions.goals.map((goal) => ({ value: goal, label: t.goals[goal] }))}
        onChange={onChange}
      />
      <p class="hint">{t.goalHint[value]}</p>
    </div>
  );
}
