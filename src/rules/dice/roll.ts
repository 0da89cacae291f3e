import type { Result } from '../result.ts';
import type { DiceExpression, DiceGroup, RollRules } from './expression.ts';
import type { RandomSource } from './random.ts';

/**
 * One die of a roll: its face, the group it belongs to, the die (index) that earned it, that it was rolled again for
 * or whose six it confirms, and the other d6 of a pair.
 */
export interface RolledDie {
  readonly sides: number;
  readonly face: number;
  readonly group: number;
  readonly bonusOf?: number;
  readonly rerollOf?: number;
  readonly confirms?: number;
  readonly pair?: number;
  /** Not kept (`kh3` and the like). */
  readonly dropped?: true;
  /** Rolled again, or a part of a failed test that was repeated: it no longer counts. */
  readonly replaced?: true;
  /** How a test of a pool ended; on the die that decided it. */
  readonly success?: boolean;
}

/**
 * A roll with its whole trail. `sum` is dice, penalties and constant before the floor; `total` what counts. `allOnes`
 * looks at the dice after rerolls, also at those dropped; a roll with a pool of tests never is (BW-DICE-04).
 */
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
  /** Tests passed, when there is a pool. */
  readonly successes?: number;
}

/** What is wrong with typed faces: a face its die does not have, a die still to come, a face too many. */
export interface FaceIssue {
  readonly code: 'face-range' | 'missing-face' | 'surplus-face';
  readonly at: number;
  readonly sides?: number;
}

/** Why dice are thrown. */
export type ThrowKind = 'first' | 'reroll' | 'confirm' | 'bonus';

/** Dice to be thrown next, all alike: their order does not matter. `of` is the die that the first of them belongs to. */
export interface PendingDice {
  readonly sides: number;
  readonly kind: ThrowKind;
  readonly count: number;
  readonly of?: number;
}

/** A roll is thrown in waves: dice, rerolls, confirming sixes, repeated tests and their sixes, bonus dice. */
const kinds = ['first', 'reroll', 'confirm', 'reroll', 'confirm', 'bonus'] as const;
export const links = ['pair', 'rerollOf', 'confirms', 'rerollOf', 'confirms', 'bonusOf'] as const;

/** Gives the next die its face: its sides, wave and group, the die it belongs to, the other die of its pair. */
export type Thrower = (sides: number, wave: number, group: number, of?: number, pair?: number) => number;

/** No honest source comes near this; one that shows the top face for ever ends here. */
const endlessDice = 100_000;

/**
 * Rolls an expression: first all its dice, group by group; then rerolls, confirming sixes, repeated tests; then the
 * bonus dice in the order of the dice that earned them (BW-DICE-01 to BW-DICE-07, BW-HERO-03, USB-TEST-01 to
 * USB-TEST-05, USB-A-52). Throws if the source never stops showing top faces.
 */
export function roll(expression: DiceExpression, rules: RollRules, random: RandomSource): Roll {
  return throwDice(expression, rules, false, random);
}

/** The dice to be thrown after `faces`, as many as may be thrown at once; undefined when the roll is complete. */
export function nextDice(
  expression: DiceExpression,
  rules: RollRules,
  faces: readonly number[],
): PendingDice | undefined {
  let next: Changed<PendingDice> | undefined;
  let nextKey = '';
  let at = 0;
  throwDice(expression, rules, true, (sides, wave, group, of, pair) => {
    // Two d6 for a d10 are thrown as one pair, other dice with all of their group.
    const key = `${wave} ${group} ${pair && Math.min(at, pair)}`;
    const face = faces[at++];
    if (face !== undefined) return face;
    if (!next) {
      nextKey = key;
      next = { sides, kind: kinds[wave] as ThrowKind, count: 1, ...(of !== undefined && { of }) };
    } else if (key === nextKey) next.count++;
    else nextKey = '';
    return 0;
  });
  return next;
}

/** The roll that faces typed from the table make, in the order in which `nextDice` asks for them. */
export function rollFromFaces(
  expression: DiceExpression,
  rules: RollRules,
  faces: readonly number[],
): Result<Roll, FaceIssue> {
  const issues: FaceIssue[] = [];
  let used = 0;
  const made = throwDice(expression, rules, true, (sides) => {
    const at = used++;
    const face = faces[at] ?? 0;
    if (!Number.isInteger(face) || face < 1 || face > sides)
      issues.push({ code: at < faces.length ? 'face-range' : 'missing-face', at, sides });
    return face;
  });
  for (; used < faces.length; used++) issues.push({ code: 'surplus-face', at: used });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: made };
}

type Changed<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Throws the dice of an expression, each with a face of `thrower`; 0 stands for a face not known yet and leads to nothing. */
export function throwDice(
  expression: DiceExpression,
  rules: RollRules,
  typed: boolean,
  thrower: Thrower,
): Roll {
  const { groups } = expression;
  const dice: Changed<RolledDie>[] = [];

  const throwOne = (sides: number, wave: number, group: number, of?: number, pair?: number) => {
    const die: Changed<RolledDie> = { sides, face: thrower(sides, wave, group, of, pair), group };
    if (of !== undefined) die[links[wave] as 'pair'] = of;
    if (pair !== undefined) die.pair = pair;
    return dice.push(die) - 1;
  };
  /** A die of a group or the two d6 it is played with, or one d6; answers with the place of the last. */
  const throwDie = (wave: number, group: number, of?: number, d6?: boolean) => {
    const { sides, twoD6 } = groups[group] as DiceGroup;
    if (d6 || !twoD6) return throwOne(d6 ? 6 : sides, wave, group, of);
    throwOne(6, wave, group, of, dice.length + 1);
    return throwOne(6, wave, group, of, dice.length - 1);
  };

  let choosing = false;
  for (let index = 0; index < groups.length; index++) {
    const { count, sides, twoD6, keep, reroll, target } = groups[index] as DiceGroup;
    if (keep || reroll || target) choosing = true;
    for (let i = 0; i < count; i++)
      if (twoD6) throwDie(0, index);
      else dice.push({ sides, face: thrower(sides, 0, index), group: index });
  }
  if (choosing) choose(groups, dice, throwDie);

  let sum = expression.constant;
  let allOnes = groups.length > 0;
  let bonusDice = 0;
  let successes: number | undefined;
  for (let at = 0; at < dice.length; at++) {
    const die = dice[at] as RolledDie;
    if (die.replaced) continue;
    const { face, group, pair = at } = die;
    const { target, bonus = rules.bonus, penalty = rules.penaltyPerDie ?? 0 } = groups[group] as DiceGroup;
    allOnes &&= face === 1 && !target;
    if (target) {
      successes ??= 0;
      if (die.success) successes++;
    } else if (!die.dropped) {
      // Two d6 count as one die, which their first one stands for.
      sum += pair < at ? face - 2 : face - penalty;
      if (bonus === 'none' || face !== die.sides || pair < at || dice[pair]?.face !== face) continue;
      if (dice.length > endlessDice) throw new Error('dice: only top faces');
      bonusDice++;
      throwDie(5, group, at, bonus === 'd6');
    }
  }
  sum += successes ?? 0;
  const floored = (expression.floor || rules.floor) && sum < 0;
  const total = floored ? 0 : sum;
  const made: Changed<Roll> = { expression, rules, dice, sum, total, floored, allOnes, bonusDice, typed };
  if (successes !== undefined) made.successes = successes;
  return made;
}

/** Rerolls, tests of pools and dice kept. */
function choose(
  groups: readonly DiceGroup[],
  dice: Changed<RolledDie>[],
  throwDie: (wave: number, group: number, of: number) => number,
): void {
  const dieAt = (at: number) => dice[at] as Changed<RolledDie>;
  const groupAt = (at: number) => groups[dieAt(at).group] as DiceGroup;
  const again = (wave: number, at: number) => throwDie(wave, dieAt(at).group, at);
  let tests: number[] = [];
  for (let at = 0, first = dice.length; at < first; at++) {
    const die = dieAt(at);
    const { reroll, target } = groupAt(at);
    if (reroll?.includes(die.face)) die.replaced = true;
    const now = die.replaced ? again(1, at) : at;
    if (target) tests.push(now);
  }
  for (const wave of [2, 4]) {
    const failed: number[] = [];
    for (const at of tests) {
      const die = dieAt(at);
      const { sides, target = 0, rerollFails } = groupAt(at);
      const sixes = sides === 6 && target > 6;
      const decider = sixes && die.face === 6 ? dieAt(again(wave, at)) : die;
      const success = decider.face >= (sixes ? 6 : Math.max(2, target));
      if (success || !rerollFails || wave > 3) decider.success = success;
      else if (decider.face) {
        die.replaced = decider.replaced = true;
        failed.push(at);
      }
    }
    tests = failed.map((at) => again(3, at));
  }
  groups.forEach(({ count, keep }, index) => {
    if (!keep) return;
    const lowFirst = keep.mode === 'kl' || keep.mode === 'dh' ? 1 : -1;
    dice
      .filter((die) => die.group === index && !die.replaced)
      .sort((a, b) => lowFirst * (a.face - b.face))
      .slice(keep.mode < 'k' ? count - keep.count : keep.count)
      .forEach((die) => {
        die.dropped = true;
      });
  });
}
