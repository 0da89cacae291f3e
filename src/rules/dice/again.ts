import type { Result } from '../result.ts';
import type { DiceExpression, RollRules } from './expression.ts';
import type { RandomSource } from './random.ts';
import { type FaceIssue, links, type Roll, type RolledDie, throwDice } from './roll.ts';

/**
 * A roll with some of its dice thrown anew: of the first dice those in `kept` (indices) stay as they lie with
 * everything they led to. The two d6 of a replaced d10 stay together.
 */
export function rollAgain(roll: Roll, kept: readonly number[], random: RandomSource): Roll {
  const stays = new Set(kept.flatMap((at) => [at, roll.dice[at]?.pair ?? at]));
  return replay(roll, roll.expression, roll.rules, false, {
    stays: (at) => stays.has(at),
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
  die !== undefined && die.rerollOf === undefined && die.confirms === undefined && die.bonusOf === undefined;

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
  /** For each new die the one of the roll that it is, if any. */
  const same: (number | undefined)[] = [];
  const taken = new Set<number>();
  return throwDice(expression, rules, typed, (sides, wave, _, of) => {
    const at = same.length;
    const old = of === undefined ? firstAt(at, sides) : childOf(same[of], wave, sides);
    same.push(old);
    if (old === undefined) return supply.other(sides, at);
    taken.add(old);
    return dice[old]?.face ?? 0;
  });

  function firstAt(at: number, sides: number): number | undefined {
    return isFirst(dice[at]) && supply.stays(at, sides) ? at : undefined;
  }

  function childOf(parent: number | undefined, wave: number, sides: number): number | undefined {
    const link = links[wave] ?? 'bonusOf';
    const child = dice.findIndex((die, at) => die[link] === parent && die.sides === sides && !taken.has(at));
    return parent === undefined || child < 0 ? undefined : child;
  }
}
