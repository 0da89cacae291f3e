import { useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice } from '../kit/controls/choice.tsx';
import { asksOf } from '../kit/question/asks.tsx';
import { type DiceValue, diceBounds, diceValueOf, notationOf } from './dice.ts';

interface OwnDiceProps {
  readonly label: string;
  readonly notation: string;
  readonly onChange: (notation: string) => void;
}

/** Dice of one's own; those that steppers cannot say are shown as they are, and can be begun again. */
export function OwnDice({ label, notation, onChange }: OwnDiceProps) {
  const t = useTexts('brikwars');
  const place = useTexts('fight');
  const value = diceValueOf(notation);
  if (value) {
    return <DiceSteppers label={label} value={value} onChange={(changed) => onChange(notationOf(changed))} />;
  }
  return (
    <div class="row">
      <span>{t.besides(label, place.dice(notation))}</span>
      <Button onClick={() => onChange('1d6')}>{t.diceAgain}</Button>
    </div>
  );
}

interface DiceSteppersProps {
  readonly label: string;
  readonly value: DiceValue;
  readonly onChange: (value: DiceValue) => void;
}

/** Own dice without typing: how many, which, and a number added. */
export function DiceSteppers({ label, value, onChange }: DiceSteppersProps) {
  const t = useTexts('brikwars');
  const place = useTexts('fight');
  const ask = asksOf(value, (part) => onChange({ ...value, ...part }));
  return (
    <div class="stack">
      {ask.number('count', t.diceCount(label), diceBounds.count)}
      {value.count > 0 && (
        <Choice
          legend={t.diceSides(label)}
          value={value.sides === 10 ? '10' : '6'}
          options={(['6', '10'] as const).map((sides) => ({ value: sides, label: place.die(Number(sides)) }))}
          onChange={(sides) => onChange({ ...value, sides: sides === '10' ? 10 : 6 })}
        />
      )}
      {ask.number('plus', t.dicePlus(label), diceBounds.plusHigh, {
        min: value.count === 0 ? 0 : diceBounds.plusLow,
        signed: value.count > 0,
      })}
    </div>
  );
}
