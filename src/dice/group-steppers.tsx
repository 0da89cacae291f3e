import { Button } from '../kit/button.tsx';
import { useTexts } from '../kit/context.ts';
import { Stepper } from '../kit/stepper.tsx';
import type { DiceExpression } from '../rules/dice/expression.ts';
import { printDice } from '../rules/dice/notation.ts';
import type { ComposerProps } from './composer.tsx';
import { mostDice } from './inputs.ts';

const groupsShown = 6;

/** One die of a group with its signs, as a player reads it. */
function oneOf(group: DiceExpression['groups'][number]): string {
  return printDice({ groups: [{ ...group, count: 1 }], constant: 0 });
}

/** How many dice of each kind. */
export function GroupSteppers({ model, composer }: ComposerProps) {
  const t = useTexts('compose');
  const dice = useTexts('dice');
  const groups = model.expression.value?.groups ?? [];
  const nameOf = (group: DiceExpression['groups'][number]) =>
    group.target !== undefined
      ? `${dice.die(group.sides)} ${group.target}+`
      : group.twoD6
        ? dice.dice('1d10~')
        : dice.dice(oneOf(group).replace(/^1/, ''));
  return (
    <>
      {groups.slice(0, groupsShown).map((group, index) => (
        <div key={index} class="dice-group">
          <Stepper
            label={t.countOf(nameOf(group))}
            value={group.count}
            min={1}
            max={mostDice}
            onChange={(count) => composer.setCount(index, count)}
          />
          {groups.length > 1 && (
            <Button
              kind="quiet"
              icon="close"
              label={t.removeDice(nameOf(group))}
              onClick={() => composer.setCount(index, 0)}
            />
          )}
        </div>
      ))}
    </>
  );
}
