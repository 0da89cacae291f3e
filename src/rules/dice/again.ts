import type { Result } from '../result.ts';
import type { DiceExpression, RollRules } from './expression.ts';
import type { RandomSource } from './random.ts';
import { type FaceIssue, links, type Roll, type RolledDie, throwDice } from './roll.ts';

/**
 * A roll with some of its dice thrown anew: of the first dice those in `kept` (indices) stay as they lie with
 * everything they led to. The two d6 of a replaced d10 stay together.
 */
export function rollAgain(roll: Roll, kept: readonly number[], random: RandomSource): Roll {
  return replay(roll, roll.expression, roll.rules, false, {
    stays: (at) => kept.includes(at) || kept.includes(roll.dice[at]?.pair ?? at),
    other: random,
  });
}

/**
 * The faces of a roll under other modifiers or rules. Dice that these no longer ask for are left out; fails where they
 * ask for dice that were not thrown, and where the first dice are not the same.
 */
export function reevaluate(
  roll: Roll,
  expression: DiceExpression,
  rules: RollRules,
): Result<Roll, FaceIssue> {
  const issues: FaceIssue[] = [];
  let first = 0;
  const made = replay(roll, expression, rules, roll.typed, {
    stays(at, sides) {
      first = at + 1;
      if (roll.dice[at]?.sides !== sides) issues.push({ code: 'face-range', at, sides });
      return true;
    },
    other(sides, at) {
      issues.push({ code: 'missing-face', at, sides });
      return 0;
    },
  });
  for (let at = first; isFirst(roll.dice[at]); at++) issues.push({ code: 'surplus-face', at });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, value: made };
}

const isFirst = (die: RolledDie | undefined): boolean =>
  die !== undefined && (die.rerollOf ?? die.confirms ?? die.bonusOf) === undefined;

/** Where new dice come from: whether a first die stays, and the face of one that is not there. */
interface Supply {
  stays(at: number, sides: number): boolean;
  other(sides: number, at: number): number;
}

/** Throws an expression with the dice of a roll; a die that another led to follows it as long as that one stays. */
function replay(
  { dice }: Roll,
  expression: DiceExpression,
  rules: RollRules,
  typed: boolean,
  supply: Supply,
): Roll {
  /** For each new die the one of the roll that it is; -1 for none. */
  const same: number[] = [];
  return throwDice(expression, rules, typed, (sides, wave, _, of) => {
    const at = same.length;
    const link = links[wave] as 'pair';
    const old =
      of !== undefined
        ? dice.findIndex((die, i) => die[link] === same[of] && die.sides === sides && !same.includes(i))
        : isFirst(dice[at]) && supply.stays(at, sides)
          ? at
          : -1;
    same.push(old);
    return dice[old]?.face ?? supply.other(sides, at);
  });
}
