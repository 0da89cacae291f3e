import { bonusReach, type Part } from './bonus-chain.ts';
import { bonusDie, lowestFace, topChance } from './die-faces.ts';
import type { DiceExpression, DiceGroup, RollRules } from './expression.ts';

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
