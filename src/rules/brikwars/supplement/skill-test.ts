import type { Distribution } from '../../dice/distribution.ts';
import type { DiceExpression } from '../../dice/expression.ts';
import { armorOdds, damageOdds, survivalTable } from '../attack/damage.ts';
import { plus } from '../attack/fight.ts';
import { chanceToReach, contestRoll } from '../contests/contest-rules.ts';
import type { FightRules } from '../edition.ts';
import { killChance } from '../many/combined-fire.ts';
import type { VolleyReason } from '../many/volley-effects.ts';
import type { SupplementExplained } from './effects.ts';

/** The rules of dice that spells and skills are rolled by. */
export type SupplementRules = Pick<
  FightRules,
  'bonus' | 'damageCriticalFailure' | 'skillCriticalFailure' | 'rangeCriticalFailure' | 'equalDamage'
> &
  Partial<Pick<FightRules, 'summonCircle'>>;

/** Why bonus dice come as they do (BW-DICE-05, BW-DICE-06, BWC-05). */
function bonusReasons(
  { groups }: DiceExpression,
  { bonus }: Pick<SupplementRules, 'bonus'>,
): readonly VolleyReason[] {
  if (groups.length === 0) return [];
  if (bonus === 'none' || groups.every((group) => group.bonus === 'none'))
    return [{ rule: 'BW-DICE-06', effect: 'bonus-declined' }];
  return bonus === 'd6'
    ? [{ rule: 'BW-DICE-05', effect: 'bonus-d6' }]
    : [{ rule: 'BWC-05', effect: 'bonus-same' }];
}

/** Why a Skill roll adds up as it does, and when it fails whatever it shows. */
export function skillReasons(
  skill: DiceExpression,
  modifier: number,
  rules: SupplementRules,
): readonly VolleyReason[] {
  const reasons: VolleyReason[] = [];
  if (modifier !== 0) reasons.push({ rule: 'BW-ATK-09', effect: 'own-modifier', amount: modifier });
  if (plus(skill, modifier).constant < 0) reasons.push({ rule: 'BW-DICE-03', effect: 'floor' });
  if (skill.groups.length > 0 && rules.skillCriticalFailure)
    reasons.push({ rule: 'BW-DICE-04', effect: 'critical-failure' });
  return [...reasons, ...bonusReasons(skill, rules)];
}

/** The chance that a Skill roll with so much added reaches a Use (BW-ATK-06). */
function useChance(
  skill: DiceExpression,
  modifier: number,
  use: number,
  { bonus, skillCriticalFailure }: SupplementRules,
): number {
  return chanceToReach(contestRoll(skill, modifier, bonus), use, skillCriticalFailure);
}

/** The same with its reasons; `why` says where the Use comes from. */
export function useTest(
  skill: DiceExpression,
  modifier: number,
  use: number,
  why: SupplementExplained['reasons'],
  rules: SupplementRules,
): SupplementExplained {
  return {
    value: useChance(skill, modifier, use, rules),
    reasons: [...why, ...skillReasons(skill, modifier, rules)],
  };
}

/** The chance that a rolled range flies so far; all ones fall short (BW-ATK-05, BWC-50, BWC-158). */
export function reachChance(range: DiceExpression, distance: number, rules: SupplementRules): number {
  return chanceToReach(contestRoll(range, 0, rules.bonus), distance, rules.rangeCriticalFailure);
}

/** The points of a hit (BW-ATK-07). */
export function pointsOf(damage: DiceExpression, rules: SupplementRules): Distribution {
  return damageOdds(damage, rules.bonus, rules.damageCriticalFailure);
}

/** The chance that such points kill through an Armor roll (BW-ATK-07, BW-UNIT-04). */
export function killedBy(points: Distribution, armor: DiceExpression, rules: SupplementRules): number {
  return killChance(points, survivalTable(armorOdds(armor, rules.bonus, rules)));
}

/** Why a hit kills as often as it does. */
export function killReasons(
  damage: DiceExpression,
  armor: DiceExpression,
  rules: SupplementRules,
): readonly VolleyReason[] {
  const reasons: VolleyReason[] = [];
  if (damage.groups.length > 0) {
    const zero = rules.damageCriticalFailure === 'zero';
    reasons.push({
      rule: 'BWC-50',
      effect: zero ? 'damage-critical-failure-zero' : 'damage-critical-failure-total',
    });
  }
  reasons.push(...bonusReasons(damage, rules));
  if (armor.groups.length > 0) reasons.push({ rule: 'BW-UNIT-04', effect: 'rolled-armor' });
  else reasons.push({ rule: 'BW-ATK-07', effect: 'damage-beats-armor', amount: Math.max(0, armor.constant) });
  if (rules.equalDamage === 'kills') reasons.push({ rule: 'BWC-06', effect: 'equal-damage-kills' });
  return reasons;
}
