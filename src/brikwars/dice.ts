import { type TextField, written } from '../kit/question/fields.ts';
import { checked, either, type Field, oneOf, plain, row, shaped, whole } from '../kit/question/link.ts';
import type { DiceExpression } from '../rules/dice/expression.ts';
import { parseDice } from '../rules/dice/notation.ts';

/** Dice of one kind and a number: what the screen's steppers can say. */
export interface DiceValue {
  readonly count: number;
  readonly sides: 6 | 10;
  readonly plus: number;
}

/** What the steppers of dice can reach. */
export const diceBounds = { count: 9, plusLow: -9, plusHigh: 30 } as const;

export function notationOf({ count, sides, plus }: DiceValue): string {
  if (count === 0) return String(Math.max(0, plus));
  return `${count}d${sides}${plus > 0 ? `+${plus}` : plus < 0 ? plus : ''}`;
}

/** The dice as the steppers say them; undefined for what they cannot say. */
export function diceValueOf(notation: string): DiceValue | undefined {
  const read = parseDice(notation);
  if (!read.ok || read.value.groups.length > 1) return undefined;
  const [group] = read.value.groups;
  const plus = read.value.constant;
  if (group === undefined) return { count: 0, sides: 6, plus };
  const { count, sides, ...more } = group;
  if ((sides !== 6 && sides !== 10) || Object.keys(more).length > 0) return undefined;
  return { count, sides, plus };
}

const three = row({ count: whole(0, 9), sides: oneOf([6, 10]), plus: whole(-99, 99) }, ',');

/** Dice in a link, where a plus would be read as a space; links of old wrote three numbers: how many, which, and what is added. */
export const dice: Field<string> = either(
  checked(
    shaped(
      plain(/^[0-9a-z_+!<>=-]{1,40}$/),
      (notation: string) => notation.replaceAll('+', '_'),
      (text) => text.replaceAll('_', '+'),
    ),
    (notation) => parseDice(notation).ok,
  ),
  shaped(
    three,
    (notation: string): DiceValue => diceValueOf(notation) ?? { count: 0, sides: 6, plus: 0 },
    notationOf,
  ),
);

/** Dice of so many alike at most, and none larger than these. */
export function diceWithin(notation: string, most: number): DiceExpression | undefined {
  const read = parseDice(notation);
  const few = read.ok && read.value.groups.every(({ count, sides }) => count <= most && sides <= 20);
  return few ? read.value : undefined;
}

export const diceField = (defaultValue: string): TextField<string> => written(dice, defaultValue);
