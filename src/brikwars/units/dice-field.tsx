import { useSignal } from '@preact/signals';
import { Button } from '../../kit/button.tsx';
import { Choice } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { Field } from '../../kit/field.tsx';
import { diceBounds, diceValueOf, notationOf } from '../dice.ts';
import { DiceSteppers } from '../dice-steppers.tsx';

interface DiceFieldProps {
  readonly label: string;
  readonly value: string;
  /** What units have most often. */
  readonly common: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Dice by a tap on the common ones, by steppers, or as text where neither says them. */
export function DiceField({ label, value, common, error, onChange }: DiceFieldProps) {
  const t = useTexts('units');
  const fight = useTexts('fightplace');
  const other = useSignal(!common.includes(value));
  const typing = useSignal(false);
  const stepped = typing.value ? undefined : stepsOf(value);
  return (
    <div class="stack">
      <Choice
        legend={label}
        value={other.value ? 'other' : value}
        options={[...common, 'other'].map((notation) => ({
          value: notation,
          label: notation === 'other' ? t.otherDice : fight.dice(notation),
        }))}
        onChange={(chosen) => {
          other.value = chosen === 'other';
          if (chosen !== 'other') onChange(chosen);
        }}
      />
      {other.value && (
        <>
          {stepped ? (
            <DiceSteppers label={label} value={stepped} onChange={(next) => onChange(notationOf(next))} />
          ) : (
            <Field
              label={label}
              hint={t.typeHint}
              value={value}
              error={error}
              onInput={(text) => {
                // Half typed it may already be what steppers can say.
                typing.value = true;
                onChange(text);
              }}
            />
          )}
          {stepsOf(value) && (
            <div>
              <Button
                kind="quiet"
                icon="edit"
                pressed={typing.value}
                onClick={() => {
                  typing.value = !typing.value;
                }}
              >
                {t.typeDice}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

function stepsOf(notation: string) {
  const value = diceValueOf(notation);
  const { count: dice, plusLow, plusHigh } = diceBounds;
  const fits = value && value.count <= dice && value.plus >= plusLow && value.plus <= plusHigh;
  return fits ? value : undefined;
}
