import { useTexts } from '../kit/context.ts';
import { Icon } from '../kit/icon.tsx';
import { usePress } from '../kit/press.ts';
import type { DiceComposer } from './composer-model.ts';

interface DieButtonsProps {
  readonly composer: DiceComposer;
  readonly dice: readonly number[];
}

/** Adds one die of each kind; holding rolls one at once. */
export function DieButtons({ composer, dice }: DieButtonsProps) {
  return (
    <div class="dice-keys">
      {dice.map((sides) => (
        <DieButton key={sides} composer={composer} sides={sides} />
      ))}
    </div>
  );
}

function DieButton({ composer, sides }: { readonly composer: DiceComposer; readonly sides: number }) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const press = usePress(
    () => composer.addDie(sides),
    () => composer.rollDie(sides),
  );
  return (
    <button type="button" class="button" aria-label={t.addDie(dice.die(sides))} {...press}>
      <Icon name="plus" size={16} />
      {dice.die(sides)}
    </button>
  );
}
