import type { DiceExpression } from '../../rules/dice/expression.ts';
import { printDice } from '../../rules/dice/notation.ts';
import { mostDice } from '../../state/dice-inputs.ts';
import { useTexts } from '../context.ts';
import { Stepper } from '../parts/stepper.tsx';
import type { ComposerProps } from './composer.tsx';

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
  return (
    <>
      {groups.slice(0, groupsShown).map((group, index) => (
        <Stepper
          key={index}
          label={t.countOf(group.twoD6 ? dice.dice('1d10~') : dice.dice(oneOf(group).replace(/^1/, '')))}
          value={group.count}
          min={0}
          max={mostDice}
          onChange={(count) => composer.setCount(index, count)}
        />
      ))}
    </>
  );
}
