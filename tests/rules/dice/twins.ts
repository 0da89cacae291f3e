import type { Distribution } from '../../../src/rules/dice/distribution.ts';
import type { DiceExpression, DiceGroup, RollRules } from '../../../src/rules/dice/expression.ts';
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

type Chances = Map<number, number>;

function put(chances: Chances, total: number, chance: number): void {
  chances.set(total, (chances.get(total) ?? 0) + chance);
}

function added(a: Chances, b: Chances, least: number): Chances {
  const out: Chances = new Map();
  for (const [x, p] of a) for (const [y, q] of b) if (p * q >= least) put(out, x + y, p * q);
  return out;
}

/** The faces of one throw; two d6 minus 2 are thrown as two dice. */
function facesOf({ sides, twoD6 }: Pick<DiceGroup, 'sides' | 'twoD6'>): readonly number[] {
  if (!twoD6) return Array.from({ length: sides }, (_, i) => i + 1);
  const d6 = facesOf({ sides: 6 });
  return d6.flatMap((a) => d6.map((b) => a + b - 2));
}

/** A bonus die with all that follow it, branches below `least` dropped. */
function bonusChances(
  die: Pick<DiceGroup, 'sides' | 'twoD6'>,
  penalty: number,
  chance: number,
  least: number,
): Chances {
  const out: Chances = new Map();
  const faces = facesOf(die);
  for (const face of faces) {
    const part = chance / faces.length;
    if (part < least) continue;
    if (face === die.sides)
      for (const [more, p] of bonusChances(die, penalty, part, least)) put(out, face - penalty + more, p);
    else put(out, face - penalty, part);
  }
  return out;
}

/** How one test of a pool ends: its throws in turn, `false` first. */
export function enumerateTest(group: DiceGroup): readonly [fails: number, passes: number] {
  const { sides, target = 0, reroll = [], rerollFails } = group;
  const faces = facesOf({ sides });
  const ends: [number, number] = [0, 0];
  const decide = (face: number, chance: number, again: boolean): void => {
    const end = (success: boolean, part: number) => {
      if (!success && again) for (const other of faces) decide(other, part / sides, false);
      else ends[success ? 1 : 0] += part;
    };
    if (sides !== 6 || target <= 6) end(face !== 1 && face >= target, chance);
    else if (face !== 6) end(false, chance);
    else for (const second of faces) end(second === 6, chance / 6);
  };
  for (const face of faces) {
    if (!reroll.includes(face)) decide(face, 1 / sides, rerollFails === true);
    else for (const other of faces) decide(other, 1 / sides / sides, rerollFails === true);
  }
  return ends;
}

function groupChances(group: DiceGroup, rules: RollRules, least: number): Chances {
  const out: Chances = new Map();
  if (group.target !== undefined) {
    const [fails, passes] = enumerateTest(group);
    const visit = (left: number, successes: number, chance: number): void => {
      if (left === 0) {
        put(out, successes, chance);
        return;
      }
      visit(left - 1, successes, chance * fails);
      visit(left - 1, successes + 1, chance * passes);
    };
    visit(group.count, 0, 1);
    return out;
  }
  const { count, sides, keep, reroll = [] } = group;
  const bonus = group.bonus ?? rules.bonus;
  const penalty = group.penalty ?? rules.penaltyPerDie ?? 0;
  const chained: Chances =
    bonus === 'none' ? new Map() : bonusChances(bonus === 'd6' ? { sides: 6 } : group, penalty, 1, least);
  const kept = (faces: readonly number[]): readonly number[] => {
    if (!keep) return faces;
    const upwards = [...faces].sort((a, b) => a - b);
    switch (keep.mode) {
      case 'kl':
        return upwards.slice(0, keep.count);
      case 'kh':
        return upwards.slice(count - keep.count);
      case 'dl':
        return upwards.slice(keep.count);
      case 'dh':
        return upwards.slice(0, count - keep.count);
    }
  };
  const thrown = facesOf(group);
  /** What the faces add up to, by how many of them earn a bonus die. */
  const byTops: Chances[] = [];
  const visit = (faces: readonly number[], chance: number): void => {
    if (faces.length < count) {
      for (const face of thrown) {
        const part = chance / thrown.length;
        if (!reroll.includes(face)) visit([...faces, face], part);
        else for (const other of thrown) visit([...faces, other], part / thrown.length);
      }
      return;
    }
    const counted = kept(faces);
    const tops = bonus === 'none' ? 0 : counted.filter((face) => face === sides).length;
    const sums = byTops[tops] ?? new Map<number, number>();
    byTops[tops] = sums;
    put(
      sums,
      counted.reduce((sum, face) => sum + face - penalty, 0),
      chance,
    );
  };
  visit([], 1);
  for (let tops = count; tops >= 0; tops--) {
    let sums: Chances = byTops[tops] ?? new Map();
    for (let die = 0; die < tops; die++) sums = added(sums, chained, least);
    for (const [sum, chance] of sums) put(out, sum, chance);
  }
  return out;
}

/**
 * Slow and obvious: every face of every die in turn, rerolls and tests and bonus dice as they come, branches of bonus
 * dice below `least` dropped.
 */
export function enumerate(expression: DiceExpression, rules: RollRules, least = 1e-13): Chances {
  let sum: Chances = new Map([[expression.constant, 1]]);
  for (const group of expression.groups) sum = added(sum, groupChances(group, rules, least), 0);
  if (!expression.floor && !rules.floor) return sum;
  const floored: Chances = new Map();
  for (const [total, chance] of sum) put(floored, Math.max(0, total), chance);
  return floored;
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
