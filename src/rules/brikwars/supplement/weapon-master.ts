// Mastery of one weapon (P:1674).
import type { DiceExpression } from '../../dice/expression.ts';
import { masterOfWeapon, withD6 } from '../attack/altered-dice.ts';
import type { SupplementExplained, SupplementReason } from './effects.ts';
import { killedBy, killReasons, pointsOf, type SupplementRules, useTest } from './skill-test.ts';

/** An attack with a weapon, without mastery. */
export interface PlainAttack {
  readonly skill: DiceExpression;
  readonly modifier: number;
  readonly use: number;
  readonly damage: DiceExpression;
}

/** The same by a master of the weapon: one d6 more of Skill and of damage (BW-SKL-03). All dice must show 1 to fail (BWC-97). */
export function mastered(attack: PlainAttack): PlainAttack {
  return { ...attack, skill: withD6(attack.skill), damage: withD6(attack.damage) };
}

export interface MasterOdds {
  readonly hit: SupplementExplained;
  readonly killGivenHit: SupplementExplained;
  readonly kill: SupplementExplained;
  /** The chance to kill without mastery. */
  readonly killUntrained: SupplementExplained;
}

/** The odds of an attack by a master of his weapon, beside what they were without (BW-SKL-03). */
export function masterOdds(attack: PlainAttack, armor: DiceExpression, rules: SupplementRules): MasterOdds {
  const trained = attackOdds(mastered(attack), armor, [masterOfWeapon], rules);
  return { ...trained, killUntrained: attackOdds(attack, armor, [], rules).kill };
}

function attackOdds(
  { skill, modifier, use, damage }: PlainAttack,
  armor: DiceExpression,
  why: readonly SupplementReason[],
  rules: SupplementRules,
): Omit<MasterOdds, 'killUntrained'> {
  const hit = useTest(
    skill,
    modifier,
    use,
    [{ rule: 'BW-ATK-06', effect: 'use', amount: use }, ...why],
    rules,
  );
  const killGivenHit = {
    value: killedBy(pointsOf(damage, rules), armor, rules),
    reasons: [...why, ...killReasons(damage, armor, rules)],
  };
  return {
    hit,
    killGivenHit,
    kill: { value: hit.value * killGivenHit.value, reasons: [...hit.reasons, ...killGivenHit.reasons] },
  };
}
