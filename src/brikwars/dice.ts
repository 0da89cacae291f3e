import { type TextField, written } from '../kit/question/fields.ts';
import { type Field, oneOf, row, whole } from '../kit/question/link.ts';
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

const plain = /^[0-9a-z+!<>=-]{1,40}$/;

const three = row({ count: whole(0, 9), sides: oneOf([6, 10]), plus: whole(-99, 99) }, ',');

/** Dice in a link, where a plus would be read as a space; links of old wrote three numbers: how many, which, and what is added. */
export const dice: Field<string> = {
  write: (notation) => notation.replaceAll('+', '_'),
  read(text) {
    const old = three.read(text);
    if (old) return notationOf(old);
    const notation = text.replaceAll('_', '+');
    return plain.test(notation) && parseDice(notation).ok ? notation : undefined;
  },
};

export const diceField = (defaultValue: string): TextField<string> => written(dice, defaultValue);
