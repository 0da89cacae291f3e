import type { Messages } from '../../platform/words.ts';
import type { DiceExpression } from '../../rules/dice/expression.ts';
import { printDice } from '../../rules/dice/notation.ts';

/** Dice and what is done with them, in words: `4d6, the best 3`. */
export function diceWords(
  { groups, constant }: DiceExpression,
  { meant }: Messages['table'],
  { dice }: Pick<Messages['dice'], 'dice'>,
): string {
  const parts = groups.map(({ count, sides, keep, reroll, target, ...others }) =>
    [
      dice(printDice({ groups: [{ count, sides, ...others }], constant: 0 })),
      ...(keep ? [meant[keep.mode](String(keep.count))] : []),
      ...(reroll ? [meant.reroll(reroll.join(', '))] : []),
      ...(target === undefined ? [] : [meant.target(String(target))]),
    ].join(', '),
  );
  const shown = parts.join(' + ');
  if (constant === 0) return shown;
  const signed = `${constant < 0 ? '−' : '+'} ${Math.abs(constant)}`;
  return shown ? `${shown} ${signed}` : dice(String(constant));
}
