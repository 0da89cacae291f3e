import type { DiceModel } from '../../state/dice.ts';
import { useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';

const longNotation = 16;

/** The main button, within the thumb's reach, and the way to type real dice instead. */
export function RollBar({ model }: { readonly model: DiceModel }) {
  const t = useTexts('dice');
  const expression = model.expression.value;
  const shown = t.dice(model.inputs.value.value.text);
  if (model.typing.value) {
    return (
      <div class="dice-bar">
        <Button wide icon="dice" onClick={model.stopTyping}>
          {t.stopTyping}
        </Button>
      </div>
    );
  }
  return (
    <div class="dice-bar">
      <Button
        icon="keypad"
        label={t.typeFaces}
        disabled={!expression || expression.groups.length === 0}
        onClick={model.startTyping}
      />
      <Button kind="primary" wide icon="dice" disabled={!expression} onClick={model.roll}>
        {expression && shown.length <= longNotation ? t.rollThis(shown) : t.roll}
      </Button>
    </div>
  );
}
