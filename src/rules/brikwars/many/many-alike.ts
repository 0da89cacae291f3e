import type { DiceExpression, RollRules } from '../../dice/expression.ts';
import type { Roll } from '../../dice/roll.ts';
import { askRoll, type Steps } from '../../steps.ts';

/** One of several rolls alike, as it counts. */
export interface AlikeRoll {
  readonly total: number;
  readonly allOnes: boolean;
}

/** Rolls alike that were thrown as one heap; without `roll` nothing had to be thrown. */
export interface Heap {
  readonly rolls: readonly AlikeRoll[];
  readonly roll?: Roll;
}

/** The most dice that are thrown at once. */
const mostDice = 500;

function diceIn({ groups }: DiceExpression): number {
  return groups.reduce((sum, { count, twoD6 }) => sum + count * (twoD6 ? 2 : 1), 0);
}

/** Whether each die of a heap of such rolls can be matched to the roll it belongs to. */
function isPlain({ groups }: DiceExpression): boolean {
  return groups.every(({ keep, reroll, target, twoD6 }) => !keep && !reroll && !target && !twoD6);
}

/** So many rolls alike as one heap of dice; each roll's constant is added when the heap is split. */
function heapOf({ groups }: DiceExpression, count: number): DiceExpression {
  return { groups: groups.map((group) => ({ ...group, count: group.count * count })), constant: 0 };
}

/** The rolls that a heap is made of: the first dice of each kind are the first roll's, bonus dice go with their die. */
export function splitAlike(heap: Roll, one: DiceExpression, count: number): readonly AlikeRoll[] {
  const totals = Array.from({ length: count }, () => one.constant);
  const ones = Array.from({ length: count }, () => one.groups.length > 0);
  const owners: number[] = [];
  const seen = one.groups.map(() => 0);
  for (const { face, group, bonusOf } of heap.dice) {
    let owner = bonusOf === undefined ? undefined : owners[bonusOf];
    if (owner === undefined) {
      const place = seen[group] as number;
      seen[group] = place + 1;
      owner = Math.floor(place / (one.groups[group]?.count ?? 1));
      if (face !== 1) ones[owner] = false;
    }
    owners.push(owner);
    // Each die of a Cranky Hero counts less, bonus dice too (BW-HERO-03).
    totals[owner] = (totals[owner] as number) + face - (one.groups[group]?.penalty ?? 0);
  }
  return totals.map((total, at) => ({
    total: heap.rules.floor ? Math.max(0, total) : total,
    allOnes: ones[at] as boolean,
  }));
}

/** Asks for so many rolls alike, thrown together wherever their dice can be told apart. */
export function* askAlike<Moment extends object>(
  moment: Moment & { readonly count: number; readonly need?: number },
  one: DiceExpression,
  rules: RollRules,
  onesFail = false,
): Steps<Moment & { readonly count: number }, readonly Heap[]> {
  const { count } = moment;
  if (count === 0) return [];
  if (one.groups.length === 0) {
    const total = rules.floor ? Math.max(0, one.constant) : one.constant;
    return [{ rolls: Array.from({ length: count }, () => ({ total, allOnes: false })) }];
  }
  const together = isPlain(one) ? Math.max(1, Math.floor(mostDice / diceIn(one))) : 1;
  const heaps: Heap[] = [];
  for (let left = count; left > 0; left -= together) {
    const size = Math.min(left, together);
    if (size === 1) {
      const roll = yield* askRoll({ ...moment, count: 1 }, one, rules);
      heaps.push({ rolls: [{ total: roll.total, allOnes: roll.allOnes }], roll });
    } else {
      // What is added to each roll does not lie on the table: its dice need so much less, but no 1 where all ones fail (BW-DICE-04).
      const need =
        moment.need === undefined ? {} : { need: Math.max(onesFail ? 2 : 1, moment.need - one.constant) };
      const roll = yield* askRoll({ ...moment, count: size, ...need }, heapOf(one, size), rules);
      heaps.push({ rolls: splitAlike(roll, one, size), roll });
    }
  }
  return heaps;
}

interface SkillRules {
  readonly bonus: RollRules['bonus'];
  readonly skillCriticalFailure: boolean;
}

/** Asks for so many Skill rolls alike, and says of each heap how many were made and how many of them hit (BW-ATK-06). */
export function* askHits<Moment extends object>(
  moment: Moment & { readonly count: number; readonly need: number },
  skill: DiceExpression,
  { bonus, skillCriticalFailure: onesFail }: SkillRules,
) {
  const heaps = yield* askAlike<Moment>(moment, skill, { bonus, floor: true }, onesFail);
  return heaps.map(({ rolls, roll }) => ({
    count: rolls.length,
    ...(roll && { roll }),
    result: 'hits' as const,
    amount: rolls.filter(({ total, allOnes }) => total >= moment.need && !(allOnes && onesFail)).length,
  }));
}
