// Where an area spell comes down that misses or falls short (BW-RNG-03, BW-MAG-03; E:1538-1545).
import type { DiceExpression } from '../../dice/expression.ts';
import { plus } from '../fight.ts';
import { skillOdds } from '../hit.ts';
import { missedBy, missedOdds } from '../missed-by.ts';
import type { SupplementExplained } from './effects.ts';
import { reachChance, type SupplementRules } from './skill-test.ts';
import { type Caster, castValues } from './spells.ts';
import type { CareEntry } from './stages.ts';

/**
 * The chance that an area spell misses by so little that whom it was meant for is within its blast wherever the defender
 * lets it come down (BW-RNG-03, BW-WEAP-12).
 */
export function caughtAnyway(caster: Caster, distance: number, rules: SupplementRules): SupplementExplained {
  const { skill, modifier } = caster;
  const { use, range, radius } = castValues('area', caster);
  const dice: DiceExpression = plus(skill, modifier);
  const { odds } = missedOdds(skillOdds(dice, rules.bonus, rules.skillCriticalFailure), use);
  const near = odds.weights.slice(1 - odds.min, radius + 1 - odds.min).reduce((sum, one) => sum + one, 0);
  return {
    value: (range ? reachChance(range, distance, rules) : 0) * near,
    reasons: [
      { rule: 'BW-RNG-03', effect: 'missed-by' },
      { rule: 'BW-MAG-03', effect: 'blast-radius', amount: radius },
    ],
  };
}

/** Inches from its target at which a spell came down, by the rolls of its casting; 0 where it hit (BW-RNG-03, BW-ATK-05, BWC-66). */
export function landedAt(log: readonly CareEntry[]): number {
  const failed = log.find(({ result }) => result === 'fails');
  if (!failed) return 0;
  const { purpose, need = 0, total } = failed;
  return purpose === 'use' ? missedBy(need, total) : Math.max(1, need - total);
}
