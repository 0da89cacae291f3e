import type { DiceModel } from '../../state/dice.ts';
import { useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';

/** Adds one die of each kind. */
export function DieButtons({ model, dice }: { readonly model: DiceModel; readonly dice: readonly number[] }) {
  const t = useTexts('dice');
  return (
    <div class="dice-keys">
      {dice.map((sides) => (
        <Button key={sides} label={t.addDie(t.die(sides))} onClick={() => model.addDie(sides)}>
          + {t.die(sides)}
        </Button>
      ))}
    </div>
  );
}
