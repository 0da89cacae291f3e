import { bonusReach } from '../../dice/bonus-chain.ts';
import { bonusDie, faceChance, lowestFace, topChance } from '../../dice/die-faces.ts';
import { certain, chanceAtLeast, type Distribution, sum } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression, DiceGroup } from '../../dice/expression.ts';
import { allOnesChance } from '../../dice/odds.ts';
import { armorOdds, damageOdds } from '../attack/damage.ts';
import { trimmed } from '../attack/hit.ts';
import type { DamageCriticalFailure, FightRules } from '../edition.ts';

/** How dice are read where damage meets the Armor of a creation. */
export interface DamageRules {
  readonly bonus: BonusDice;
  readonly damageCriticalFailure: DamageCriticalFailure;
  readonly equalDamage: FightRules['equalDamage'];
}

/** What of these rules a Grinding roll needs; `bonusDiceCount` is no where only the dice of the weapon score. */
export interface GrindingRules extends Omit<DamageRules, 'equalDamage'> {
  readonly bonusDiceCount: boolean;
}

/** Points scored by damage dice as they lie, bonus dice among them: one for each above the Structure Level (BW-DMG-09, BWC-37). */
export function grindingPoints(
  faces: readonly number[],
  level: number,
  criticalFailure: DamageCriticalFailure,
): number {
  if (criticalFailure === 'zero' && faces.every((face) => face === 1)) return 0;
  return faces.filter((face) => face > level).length;
}

/** The odds of the points that `turns` Grinding rolls score together (BW-DMG-09, BWC-37, BWC-50). */
export function grindingOdds(
  damage: DiceExpression,
  level: number,
  rules: GrindingRules,
  turns = 1,
): Distribution {
  let once = certain(0);
  for (const group of damage.groups) {
    const die = pointsOfDie(group, level, rules);
    for (let i = 0; i < group.count; i++) once = trimmed(sum(once, die));
  }
  once = withoutOnes(once, damage, level, rules);
  let all = certain(0);
  for (let turn = 0; turn < turns; turn++) all = trimmed(sum(all, once));
  return all;
}

/** One die and all bonus dice that follow it. */
function pointsOfDie(group: DiceGroup, level: number, rules: GrindingRules): Distribution {
  const scores = faceChance(group, level + 1, group.sides);
  if (rules.bonus === 'none' || !rules.bonusDiceCount)
    return { min: 0, weights: Float64Array.of(1 - scores, scores), cutOff: 0 };
  const next = bonusDie(group, rules.bonus);
  const top = topChance(group);
  const again = topChance(next);
  const reach = bonusReach(1, top, again);
  const weights = new Float64Array(reach + 2);
  const add = (at: number, chance: number) => {
    weights[at] = (weights[at] ?? 0) + chance;
  };
  // A chain of top faces, and the die that ends it.
  let points = 0;
  let chance = 1;
  for (let step = 0, die = group; step <= reach; step++, die = next) {
    const good = faceChance(die, level + 1, die.sides - 1);
    const bad =
      level < lowestFace(die) ? 0 : faceChance(die, lowestFace(die), Math.min(level, die.sides - 1));
    add(points + 1, chance * good);
    add(points, chance * bad);
    chance *= topChance(die);
    if (die.sides > level) points++;
  }
  return { min: 0, weights, cutOff: chance };
}

/** All dice on 1 score nothing where that fails (BWC-50); it matters at level 0 alone, where a 1 would score. */
function withoutOnes(
  points: Distribution,
  damage: DiceExpression,
  level: number,
  rules: GrindingRules,
): Distribution {
  const count = damage.groups.reduce(
    (dice, group) => dice + (lowestFace(group) > level ? group.count : 0),
    0,
  );
  if (rules.damageCriticalFailure !== 'zero' || count === 0) return points;
  const ones = allOnesChance(damage);
  const weights = points.weights.slice();
  const room = new Float64Array(points.min + weights.length);
  room.set(weights, points.min);
  room[count] = Math.max(0, (room[count] ?? 0) - ones);
  room[0] = (room[0] ?? 0) + ones;
  return { min: 0, weights: room, cutOff: points.cutOff };
}

/** The chance that damage, with so many Grinding points behind it, is more than Armor (BW-DMG-03, BW-DMG-05, BW-DMG-09). */
export function breachChance(
  damage: DiceExpression,
  armor: DiceExpression,
  rules: DamageRules,
  points: Distribution = certain(0),
): number {
  const dealt = sum(damageOdds(damage, rules.bonus, rules.damageCriticalFailure), points);
  return aboveArmor(dealt, armorOdds(armor, rules.bonus, rules));
}

/** The chance of more damage than an Armor holds. */
function aboveArmor(damage: Distribution, holds: Distribution): number {
  return holds.weights.reduce(
    (chance, weight, i) => chance + weight * chanceAtLeast(damage, holds.min + i + 1),
    0,
  );
}
