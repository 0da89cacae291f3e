import { Button } from '../kit/button.tsx';
import { useTexts } from '../kit/context.ts';
import { diceValueOf, notationOf } from './dice.ts';
import { DiceSteppers } from './dice-steppers.tsx';

interface OwnDiceProps {
  readonly label: string;
  readonly notation: string;
  readonly onChange: (notation: string) => void;
}

/** Dice of one's own; those that steppers cannot say are shown as they are, and can be begun anew. */
export function OwnDice({ label, notation, onChange }: OwnDiceProps) {
  const t = useTexts('fight');
  const place = useTexts('fightplace');
  const value = diceValueOf(notation);
  if (value) {
    return <DiceSteppers label={label} value={value} onChange={(changed) => onChange(notationOf(changed))} />;
  }
  return (
    <div class="row">
      <span>{t.besides(label, place.dice(notation))}</span>
      <Button onClick={() => onChange('1d6')}>{t.diceAnew}</Button>
    </div>
  );
}
