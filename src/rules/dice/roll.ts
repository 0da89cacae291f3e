import { fail, ok, type Result } from '../result.ts';
import type { DiceExpression, RollRules } from './expression.ts';
import type { RandomSource } from './random.ts';

/** One die of a roll: its face, the group it belongs to, the die (index) that earned it, the other d6 of a pair. */
export interface RolledDie {
  readonly sides: number;
  readonly face: number;
  readonly group: number;
  readonly bonusOf?: number;
  readonly pair?: number;
}

/** A roll with its whole trail. `sum` is dice, penalties and constant before the floor; `total` what counts. */
export interface Roll {
  readonly expression: DiceExpression;
  readonly rules: RollRules;
  readonly dice: readonly RolledDie[];
  readonly sum: number;
  readonly total: number;
  readonly floored: boolean;
  readonly allOnes: boolean;
  readonly bonusDice: number;
  readonly typed: boolean;
}

/** What is wrong with typed faces: a face its die does not have, a die still to come, a face too many. */
export interface FaceIssue {
  readonly code: 'face-range' | 'missing-face' | 'surplus-face';
  readonly at: number;
  readonly sides?: number;
}

/** No honest source comes near this; one that shows the top face for ever ends here. */
const endlessDice = 100_000;

/**
 * Rolls an expression: first all its dice, group by group, then the bonus dice in the order of the dice that earned
 * them (BW-DICE-01 to BW-DICE-07, BW-HERO-03). Throws if the source never stops showing top faces.
 */
export function roll(expression: DiceExpression, rules: RollRules, random: RandomSource): Roll {
  return throwDice(expression, rules, false, random);
}

/** The die to be thrown after `faces`, and the die (index) that earned it; undefined when the roll is complete. */
export function nextDie(
  expression: DiceExpression,
  rules: RollRules,
  faces: readonly number[],
): { readonly sides: number; readonly bonusOf?: number } | undefined {
  let next: { readonly sides: number; readonly bonusOf?: number } | undefined;
  let used = 0;
  throwDice(expression, rules, true, (sides, bonusOf) => {
    if (used < faces.length) return faces[used++] as number;
    next ??= bonusOf === undefined ? { sides } : { sides, bonusOf };
    return 0;
  });
  return next;
}

/** The roll that faces typed from the table make, in the order in which `nextDie` asks for them. */
export function rollFromFaces(
  expression: DiceExpression,
  rules: RollRules,
  faces: readonly number[],
): Result<Roll, FaceIssue> {
  const issues: FaceIssue[] = [];
  let used = 0;
  const made = throwDice(expression, rules, true, (sides) => {
    const at = used++;
    const face = faces[at];
    if (face === undefined) {
      issues.push({ code: 'missing-face', at, sides });
      return 0;
    }
    if (!Number.isInteger(face) || face < 1 || face > sides) issues.push({ code: 'face-range', at, sides });
    return face;
  });
  for (let at = used; at < faces.length; at++) issues.push({ code: 'surplus-face', at });
  return issues.length > 0 ? fail(...issues) : ok(made);
}

function throwDice(
  expression: DiceExpression,
  rules: RollRules,
  typed: boolean,
  face: (sides: number, bonusOf: number | undefined) => number,
): Roll {
  const dice: RolledDie[] = [];
  const { groups, constant } = expression;
  const penalty = rules.penaltyPerDie ?? 0;
  let sum = constant;
  let allOnes = groups.length > 0;
  for (let group = 0; group < groups.length; group++) {
    const { count, sides, twoD6 } = groups[group] as (typeof groups)[number];
    for (let i = 0; i < count; i++) {
      const shown = twoD6
        ? throwPair(dice, group, undefined, face)
        : throwOne(dice, sides, group, undefined, face);
      sum += shown - penalty;
      if (shown !== (twoD6 ? 0 : 1)) allOnes = false;
    }
  }
  let bonusDice = 0;
  if (rules.bonus !== 'none') {
    for (let at = 0; at < dice.length; at++) {
      const die = dice[at] as RolledDie;
      if (die.face !== die.sides) continue;
      if (die.pair !== undefined) {
        // A pair is looked at once, with its first die.
        if (die.pair < at || dice[die.pair]?.face !== 6) continue;
      }
      if (dice.length > endlessDice) throw new Error('dice: the random source shows nothing but top faces');
      bonusDice++;
      sum -= penalty;
      if (rules.bonus === 'd6') sum += throwOne(dice, 6, die.group, at, face);
      else if (die.pair !== undefined) sum += throwPair(dice, die.group, at, face);
      else sum += throwOne(dice, die.sides, die.group, at, face);
    }
  }
  const floored = rules.floor && sum < 0;
  return { expression, rules, dice, sum, total: floored ? 0 : sum, floored, allOnes, bonusDice, typed };
}

function throwOne(
  dice: RolledDie[],
  sides: number,
  group: number,
  bonusOf: number | undefined,
  face: (sides: number, bonusOf: number | undefined) => number,
): number {
  const shown = face(sides, bonusOf);
  dice.push(bonusOf === undefined ? { sides, face: shown, group } : { sides, face: shown, group, bonusOf });
  return shown;
}

function throwPair(
  dice: RolledDie[],
  group: number,
  bonusOf: number | undefined,
  face: (sides: number, bonusOf: number | undefined) => number,
): number {
  const first = dice.length;
  const a = face(6, bonusOf);
  const b = face(6, bonusOf);
  const shared = bonusOf === undefined ? { sides: 6, group } : { sides: 6, group, bonusOf };
  dice.push({ ...shared, face: a, pair: first + 1 }, { ...shared, face: b, pair: first });
  return a + b - 2;
}
