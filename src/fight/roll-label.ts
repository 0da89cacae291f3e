import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import type { DiceExpression } from '../rules/dice/expression.ts';
import { printDice } from '../rules/dice/notation.ts';
import type { AskedRoll } from '../rules/steps.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import type { StepText } from './step-record.ts';

/** The dice as they are thrown; which of them are thrown once more is seen when they lie. */
function inShort(dice: DiceExpression): DiceExpression {
  return { ...dice, groups: dice.groups.map(({ reroll: _, rerollFails: __, ...group }) => group) };
}

interface RollLabel {
  /** Whose roll it is, and what for. */
  readonly what: string;
  /** The dice, and what they must show. */
  readonly dice: string;
}

/** What a button says of the roll that it makes; `side` is that of the roll, of those that the texts name. */
export function rollLabel(
  t: Messages['fight'],
  format: Format,
  { expression }: AskedRoll,
  { title, roll = '', need }: StepText,
  side: Whose,
): RollLabel {
  const names: Readonly<Partial<Record<string, string>>> = t.whoseRoll[side];
  const dice = t.dice(printDice(inShort(expression)));
  // What each of them must show stands among the dice themselves.
  const shown = need === undefined || expression.groups.some(({ target }) => target !== undefined);
  return {
    what: names[roll] ?? title,
    dice: shown ? dice : `${dice}, ${t.needs(format.number(need))}`,
  };
}
