import { bonusReach } from './bonus-chain.ts';
import { bonusDie, lowestFace, topChance } from './die-faces.ts';
import type { BonusDice, DiceExpression, DiceGroup, RollRules } from './expression.ts';

/** Dice of an expression that are alike, with the bonus dice and the penalty that count for them. */
export interface Part {
  readonly group: DiceGroup;
  readonly bonus: BonusDice;
  readonly penalty: number;
  /** The least and the most that one die counts, without bonus dice and penalty. */
  readonly low: number;
  readonly high: number;
  /** How many bonus dice are followed. */
  readonly reach: number;
  /** How many dice count, and which when not all do. */
  readonly counted: number;
  readonly choice?: 'highest' | 'lowest';
}

export function partOf(group: DiceGroup, rules: RollRules): Part {
  const { count, keep, target } = group;
  const bonus = target ? 'none' : (group.bonus ?? rules.bonus);
  const penalty = target ? 0 : (group.penalty ?? rules.penaltyPerDie ?? 0);
  const reach = bonus === 'none' ? 0 : bonusReach(count, topChance(group), topChance(bonusDie(group, bonus)));
  const [low, high] = target ? [0, 1] : [lowestFace(group), group.sides];
  const part = { group, bonus, penalty, low, high, reach, counted: count };
  if (!keep) return part;
  const counted = keep.mode < 'k' ? count - keep.count : keep.count;
  if (counted === count) return part;
  return { ...part, counted, choice: keep.mode === 'kh' || keep.mode === 'dl' ? 'highest' : 'lowest' };
}

/** The dice of an expression under the rules of a roll; equal groups are put together. */
export function partsOf({ groups }: DiceExpression, rules: RollRules): readonly Part[] {
  const parts = new Map<string, Part>();
  groups.forEach((group, at) => {
    const part = partOf(group, rules);
    const { sides, twoD6, target, reroll } = group;
    const key = part.choice || target ? `${at}` : `${twoD6}d${sides} ${part.bonus} ${part.penalty} ${reroll}`;
    const same = parts.get(key)?.group;
    parts.set(key, same ? partOf({ ...group, count: group.count + same.count }, rules) : part);
  });
  return [...parts.values()];
}
