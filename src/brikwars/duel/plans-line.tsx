import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../kit/context.ts';
import type { FightAnswer } from './answer.ts';
import type { FightInputs } from './inputs.ts';
import { planLines } from './phrases.ts';

interface PlansLineProps {
  readonly answer: FightAnswer;
  readonly inputs: FightInputs;
  /** Dice have been rolled since: what was best before may be so no longer. */
  readonly begun: boolean;
}

function jump(to: string): void {
  const target = document.querySelector(to);
  target?.scrollIntoView();
  target?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
}

/** Which defence the numbers are for, and the way to the others and to the dice. */
export function PlansLine({ answer, inputs, begun }: PlansLineProps) {
  const t = useTexts('fight');
  const { choices, chosen } = answer;
  if (choices.length < 2) return null;
  return (
    <div class="fight-plans">
      <button type="button" class="fight-plan" onClick={() => jump('#fight-defences')}>
        <span class="visually-hidden">{t.howDefend} </span>
        <span>{planLines(t, inputs, chosen.plan).join('; ')}</span>
        {chosen.isBest && !begun && <span class="badge">{t.best}</span>}
      </button>
      <Button kind="quiet" icon="dice" label={t.jumpToDice} onClick={() => jump('#fight-play')} />
    </div>
  );
}
