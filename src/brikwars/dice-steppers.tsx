import { useTexts } from '../kit/context.ts';
import { Button } from '../kit/controls/button.tsx';
import { Choice } from '../kit/controls/choice.tsx';
import type { Weighing } from '../kit/controls/worth.tsx';
import { asksOf } from '../kit/question/asks.tsx';
import { type DiceValue, diceBounds, diceValueOf, notationOf } from './dice.ts';

interface OwnDiceProps {
  readonly label: string;
  readonly notation: string;
  readonly onChange: (notation: string) => void;
  readonly weighing?: Weighing<string> | undefined;
}

/** Dice of one's own; those that steppers cannot say are shown as they are, and can be begun again. */
export function OwnDice({ label, notation, onChange, weighing }: OwnDiceProps) {
  const t = useTexts('brikwars');
  const place = useTexts('fight');
  const value = diceValueOf(notation);
  if (value) {
    return (
      <DiceSteppers
        label={label}
        value={value}
        onChange={(changed) => onChange(notationOf(changed))}
        weighing={weighing && { worth: (changed) => weighing.worth(notationOf(changed)), of: weighing.of }}
      />
    );
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
  readonly weighing?: Weighing<DiceValue> | undefined;
}

/** Own dice without typing: how many, which, and a number added. */
export function DiceSteppers({ label, value, onChange, weighing }: DiceSteppersProps) {
  const t = useTexts('brikwars');
  const place = useTexts('fight');
  const sidesOf = (sides: '6' | '10'): DiceValue => ({ ...value, sides: sides === '10' ? 10 : 6 });
  const ask = asksOf(
    value,
    (part) => onChange({ ...value, ...part }),
    weighing && { worth: (part) => weighing.worth({ ...value, ...part }), of: weighing.of },
  );
  return (
    <div class="stack">
      {ask.number('count', t.diceCount(label), diceBounds.count)}
      {value.count > 0 && (
        <Choice
          legend={t.diceSides(label)}
          value={value.sides === 10 ? '10' : '6'}
          options={(['6', '10'] as const).map((sides) => ({ value: sides, label: place.die(Number(sides)) }))}
          onChange={(sides) => onChange(sidesOf(sides))}
          weighing={weighing && { worth: (sides) => weighing.worth(sidesOf(sides)), of: weighing.of }}
        />
      )}
      {ask.number('plus', t.dicePlus(label), diceBounds.plusHigh, {
        min: value.count === 0 ? 0 : diceBounds.plusLow,
        signed: value.count > 0,
      })}
    </div>
  );
}
