import type { Distribution } from '../../dice/distribution.ts';
import type { FightRules } from '../edition.ts';
import type { Arm } from './fight.ts';
import { type SkillOdds, type SplitRoll, successTable } from './hit.ts';

/** What becomes of a parry: chances given that the attack hit, and of the weapon also given that it missed. */
export interface ParryOdds {
  readonly parriedGivenHit: number;
  readonly lostGivenHit: number;
  /** Only where a parry is rolled against a miss too. */
  readonly lostGivenMiss: number;
}

/** Whether a weapon that fails to parry another is knocked away whatever was rolled (BW-CC-17, BWC-27). */
export function isSwept(
  against: Arm,
  parrying: Arm,
  { knockedAway }: Pick<FightRules, 'knockedAway'>,
): boolean {
  if (!against.twoHanded || !parrying.held) return false;
  return knockedAway === 'light' ? parrying.light : !parrying.twoHanded && !parrying.shield;
}

/**
 * A parry must reach its weapon's own Use and the attack roll, equality suffices, all ones fail (BW-CC-16, BWC-58).
 * A critical failure loses the weapon; so does every failure of a light weapon against a two-handed one (BW-CC-17,
 * BWC-27). What grew on the unit is never lost.
 */
export function parryOdds(
  attack: SplitRoll,
  against: Arm,
  parrying: Arm,
  skill: SkillOdds,
  rules: Pick<FightRules, 'parryRolled' | 'knockedAway'>,
): ParryOdds {
  const success = successTable(skill);
  const swept = isSwept(against, parrying, rules);
  const chances = (totals: Distribution): readonly [parried: number, lost: number] => {
    let parried = 0;
    totals.weights.forEach((weight, i) => {
      parried += weight * (success[Math.max(parrying.use, totals.min + i)] ?? 0);
    });
    return [parried, parrying.held ? (swept ? 1 - parried : skill.failing) : 0];
  };
  const [parriedGivenHit, lostGivenHit] = attack.chance > 0 ? chances(attack.success) : [0, 0];
  const [, lostGivenMiss] =
    rules.parryRolled === 'always' && attack.chance < 1 ? chances(attack.failure) : [0, 0];
  return { parriedGivenHit, lostGivenHit, lostGivenMiss };
}
