import {
  type BonusDice,
  bonusDice,
  type DiceExpression,
  diceLimits,
  type RollRules,
} from '../rules/dice/expression.ts';
import { parseDice, printDice } from '../rules/dice/notation.ts';
import { rollFromFaces } from '../rules/dice/roll.ts';
import type { Game } from '../rules/ids.ts';
import type { SettingsEdition } from '../storage/settings-mirror.ts';
import type { InputCodec } from './inputs.ts';

/** What is set up to be rolled. `text` is the notation (with `d` once it can be read), also while it has faults. */
export interface DiceInputs {
  readonly text: string;
  readonly bonus: BonusDice;
  /** The dice rules of BrikWars: no total below 0, all ones fail. */
  readonly floor: boolean;
  /** The N of "at least N"; without it the average. */
  readonly atLeast?: number;
  /** Faces of dice on the table, typed so far; present while they are being typed. */
  readonly faces?: readonly number[];
}

/** What the games roll most, as notations. */
export const presets: Readonly<Record<Game, readonly string[]>> = {
  brikwars: ['1d6', '1d6+1', '2d6', '1d10', '1d10~'],
  usb: ['5d6', '10d6', '20d6'],
  'mage-knight': ['2d6', '1d6'],
};

export const bonusKinds = bonusDice;
export const mostDice = diceLimits.dice;
export const largestModifier = diceLimits.constant;

export const frontDice: readonly number[] = [6, 10];
export const moreDice: readonly number[] = [2, 3, 4, 8, 12, 20, 100];

/** How a game's dice are rolled: only BrikWars has bonus dice, and its Polish text rolls the same die again. */
export function rulesOfGame(game: Game, edition: SettingsEdition): Pick<DiceInputs, 'bonus' | 'floor'> {
  if (game !== 'brikwars') return { bonus: 'none', floor: false };
  return { bonus: edition === 'pl' ? 'same' : 'd6', floor: true };
}

export function initialInputs(game: Game, edition: SettingsEdition): DiceInputs {
  return { text: presets[game][0] ?? '1d6', ...rulesOfGame(game, edition) };
}

export function rollRules(inputs: DiceInputs): RollRules {
  return { bonus: inputs.bonus, floor: inputs.floor };
}

/** A notation that can be read is kept in one form; any other stays as it was typed. */
export function canonicalText(text: string): string {
  const parsed = parseDice(text);
  return parsed.ok ? printDice(parsed.value) : text;
}

export function diceCount(expression: DiceExpression): number {
  return expression.groups.reduce((sum, group) => sum + group.count, 0);
}

/** One die more of that kind; unchanged when there are as many dice as may be rolled. */
export function withDie(expression: DiceExpression, sides: number): DiceExpression {
  if (diceCount(expression) >= diceLimits.dice) return expression;
  const at = expression.groups.findIndex((group) => group.sides === sides && !group.twoD6);
  if (at < 0) return { ...expression, groups: [...expression.groups, { count: 1, sides }] };
  return withCount(expression, at, (expression.groups[at]?.count ?? 0) + 1);
}

/** A group with another number of dice, as many as the limit leaves; none removes the group. */
export function withCount(expression: DiceExpression, at: number, count: number): DiceExpression {
  const others = diceCount(expression) - (expression.groups[at]?.count ?? 0);
  const allowed = Math.max(0, Math.min(count, diceLimits.dice - others));
  const groups = expression.groups.flatMap((group, index) => {
    if (index !== at) return [group];
    return allowed === 0 ? [] : [{ ...group, count: allowed }];
  });
  return { ...expression, groups };
}

function readInteger(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,8}$/.test(text) ? Number(text) : undefined;
}

function readFaces(text: string): readonly number[] | undefined {
  if (text === '') return [];
  return /^\d{1,5}(\.\d{1,5})*$/.test(text) ? text.split('.').map(Number) : undefined;
}

/** Whether the faces may be shown by the first dice of the roll, which then still waits for more. */
function facesFit(inputs: DiceInputs, faces: readonly number[]): boolean {
  const parsed = parseDice(inputs.text);
  if (!parsed.ok) return false;
  const made = rollFromFaces(parsed.value, rollRules(inputs), faces);
  return !made.ok && made.issues.every((issue) => issue.code === 'missing-face');
}

export function diceCodec(initial: DiceInputs): InputCodec<DiceInputs> {
  return {
    initial,
    encode({ text, bonus, floor, atLeast, faces }) {
      const parts = ['v=1', `x=${encodeURIComponent(text)}`, `b=${bonus}`, `f=${floor ? 1 : 0}`];
      if (atLeast !== undefined) parts.push(`n=${atLeast}`);
      if (faces !== undefined) parts.push(`t=${faces.join('.')}`);
      return parts.join('&');
    },
    decode(query) {
      const read = new URLSearchParams(query);
      const text = read.get('x');
      const bonus = bonusDice.find((each) => each === read.get('b'));
      const floor = read.get('f');
      const atLeast = readInteger(read.get('n'));
      const typed = read.get('t');
      if (read.get('v') !== '1' || text === null || text.length > diceLimits.text || bonus === undefined)
        return;
      if ((floor !== '0' && floor !== '1') || (read.has('n') && atLeast === undefined)) return;
      const inputs: DiceInputs = {
        text: canonicalText(text),
        bonus,
        floor: floor === '1',
        ...(atLeast === undefined ? {} : { atLeast }),
      };
      if (typed === null) return inputs;
      const faces = readFaces(typed);
      return faces && facesFit(inputs, faces) ? { ...inputs, faces } : undefined;
    },
  };
}
