import { Choice, Toggle } from '../../kit/choice.tsx';
import { useTexts } from '../../kit/context.ts';
import { firstOptions, type Hands, type Held, otherOptions } from './hands.ts';
import type { SideProps } from './side-card.tsx';
import { WeaponLine } from './weapon-line.tsx';

/** A shield alone is shown as bare hands with a shield. */
function shownHands([first, other]: Hands): Hands {
  return first === 'shield' ? ['nothing', 'shield'] : [first, other];
}

function storedHands([first, other]: Hands): Hands {
  return first === 'nothing' ? [other === 'shield' ? other : first, 'nothing'] : [first, other];
}

/** What is in the hands: one thing as a choice, what fits beside it as chips of its own. */
export function HandChoice({ model, side }: SideProps) {
  const t = useTexts('fight');
  const inputs = model.inputs.value.value;
  const entered = inputs[side];
  const [first, other] = shownHands(entered.hands);
  // What is of one's own or seldom stands among the values, unless it is held.
  const firsts = firstOptions(entered, false).filter(
    (held) => held === first || (held !== 'shield' && held !== 'own'),
  );
  const empty = first === 'nothing';
  const others: readonly Held[] = empty ? ['shield'] : otherOptions(first, entered);
  const hold = (hands: Hands) => model.changeSide(side, { hands: storedHands(hands) });
  return (
    <div class="side-part">
      <WeaponLine inputs={inputs} side={side} held={empty ? entered.hands : [first, other]} />
      {firsts.length > 1 && (
        <Choice
          legend={t.weapon}
          hideLegend
          value={first}
          options={firsts.map((held) => ({ value: held, label: t.hands[held] }))}
          onChange={(held) => hold([held, other])}
        >
          {others
            .filter((held) => held === other || held === 'shield' || held === 'hand')
            .filter((held) => held !== 'nothing')
            .map((held) => (
              <Toggle
                key={held}
                pressed={other === held}
                onChange={(on) => hold([first, on ? held : 'nothing'])}
              >
                {t.plusHand(t.hands[held])}
              </Toggle>
            ))}
        </Choice>
      )}
    </div>
  );
}
