import type { Roll } from '../../rules/dice/roll.ts';
import { useTexts } from '../context.ts';
import { Die } from '../parts/die.tsx';

const mostDrawn = 60;

function sizeFor(count: number): number {
  if (count <= 5) return 52;
  if (count <= 20) return 40;
  return 28;
}

/** The dice as they lie on the table, bonus dice in another colour. */
export function DrawnDice({ roll, tumble }: { readonly roll: Roll; readonly tumble: boolean }) {
  const t = useTexts('dice');
  const { dice } = roll;
  const hidden = dice.length - mostDrawn;
  if (dice.length === 0) return null;
  return (
    <div class="dice-drawn">
      {dice.slice(0, mostDrawn).map((die, index) => (
        <Die
          key={index}
          sides={die.sides}
          face={die.face}
          bonus={die.bonusOf !== undefined}
          tumble={tumble}
          size={sizeFor(dice.length)}
        />
      ))}
      {hidden > 0 && <span class="hint">{t.moreDiceDrawn(hidden)}</span>}
    </div>
  );
}
