import type { Distribution } from '../../../src/rules/dice/distribution.ts';
import type { DiceExpression, RollRules } from '../../../src/rules/dice/expression.ts';
import { parseDice } from '../../../src/rules/dice/notation.ts';
import { totalDistribution } from '../../../src/rules/dice/odds.ts';

/** The expression of a notation that a test knows to be right. */
export function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.issues)}`);
  return parsed.value;
}

export function oddsOf(text: string, rules: Partial<RollRules> = {}): Distribution {
  const odds = totalDistribution(dice(text), { bonus: 'none', floor: true, ...rules });
  if (!odds.ok) throw new Error(`${text}: ${JSON.stringify(odds.issues)}`);
  return odds.value;
}

/** Slow and obvious: every face of every die in turn, bonus dice as they come, branches below `least` dropped. */
export function enumerate(expression: DiceExpression, rules: RollRules, least = 1e-13): Map<number, number> {
  const chances = new Map<number, number>();
  const penalty = rules.penaltyPerDie ?? 0;
  type Pending = { readonly sides: number; readonly twoD6: boolean };
  const visit = (pending: readonly Pending[], total: number, chance: number): void => {
    if (chance < least) return;
    const [die, ...rest] = pending;
    if (die === undefined) {
      const counted = rules.floor ? Math.max(0, total) : total;
      chances.set(counted, (chances.get(counted) ?? 0) + chance);
      return;
    }
    const faces: (readonly [shown: number, chance: number])[] = [];
    if (die.twoD6) {
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) faces.push([a + b - 2, 1 / 36]);
    } else {
      for (let face = 1; face <= die.sides; face++) faces.push([face, 1 / die.sides]);
    }
    const bonus: Pending = rules.bonus === 'same' ? die : { sides: 6, twoD6: false };
    for (const [shown, part] of faces) {
      const top = rules.bonus !== 'none' && shown === die.sides;
      visit(top ? [bonus, ...rest] : rest, total + shown - penalty, chance * part);
    }
  };
  const all = expression.groups.flatMap(({ count, sides, twoD6 }) =>
    Array.from({ length: count }, () => ({ sides, twoD6: twoD6 === true })),
  );
  visit(all, expression.constant, 1);
  return chances;
}

/** Exact counts of the sums of equal dice, cell 0 being the sum `count`. */
export function countEqualDice(count: number, sides: number): bigint[] {
  let ways: bigint[] = [1n];
  for (let die = 0; die < count; die++) {
    const next: bigint[] = [];
    let running = 0n;
    for (let k = 0; k < ways.length + sides - 1; k++) {
      running += ways[k] ?? 0n;
      running -= ways[k - sides] ?? 0n;
      next.push(running);
    }
    ways = next;
  }
  return ways;
}

const digits = 10n ** 40n;

export function ratio(part: bigint, whole: bigint): number {
  return Number((part * digits) / whole) / 1e40;
}
