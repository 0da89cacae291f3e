import type { Distribution } from '../../dice/distribution.ts';
import { difference } from '../../dice/distribution.ts';
import type { BonusDice, DiceExpression } from '../../dice/expression.ts';
import { damageOdds } from '../attack/damage.ts';
import { skillOdds, splitAt, totalOf } from '../attack/hit.ts';
import type { DamageCriticalFailure } from '../edition.ts';
import type { SupplementExplained } from './effects.ts';
import { type SupplementRules, skillReasons } from './skill-test.ts';

/** The most medics who may treat one minifig together (BW-HEAL-05). */
export const mostMedics = 3;

/** The same for a patient who is larger (BWC-170). */
export const mostAtLarge = 6;

/** The most medics who may treat a patient of such a Size (BW-HEAL-05, BWC-170). */
export function medicsAt(size: number): number {
  return size > 1 ? mostAtLarge : mostMedics;
}

export interface HealingRules {
  readonly bonus: BonusDice;
  /** All ones of the medics' roll fail, whatever the total (BWC-92). */
  readonly criticalFailure: boolean;
}

/**
 * What so many medics of one Skill roll together: the dice of each as one roll, and 1 less for every medic beyond the
 * first (BW-HEAL-05, BWC-92). `medics` is 1 or more; those beyond `most` do not count.
 */
export function healingRoll(
  { groups, constant }: DiceExpression,
  medics: number,
  most: number = mostMedics,
): DiceExpression {
  const count = Math.min(medics, most);
  return {
    groups: groups.map((group) => ({ ...group, count: group.count * count })),
    constant: constant * count - (count - 1),
  };
}

/** The chance that medics heal so many wounds: the roll must be higher than the wounds (BW-HEAL-03, BWC-91). */
export function healingChance(
  skill: DiceExpression,
  wounds: number,
  medics: number,
  { bonus, criticalFailure }: HealingRules,
): number {
  return splitAt(skillOdds(healingRoll(skill, medics), bonus, criticalFailure), wounds + 1).chance;
}

export interface WoundRules extends HealingRules {
  readonly damageCriticalFailure: DamageCriticalFailure;
}

export interface WoundOdds {
  readonly wounded: number;
  /** 0 where nothing wounds. */
  readonly healedGivenWounded: number;
  /** Wounded and not healed. */
  readonly dead: number;
}

/**
 * The odds of one hit on somebody who declared that he will be healed (BW-HEAL-01): damage above Armor is so many wounds,
 * and the medics next to him treat them in their next turn (BW-HEAL-03).
 */
export function woundOdds(
  damage: DiceExpression,
  armor: DiceExpression,
  skill: DiceExpression,
  medics: number,
  rules: WoundRules,
): WoundOdds {
  const points: Distribution = damageOdds(damage, rules.bonus, rules.damageCriticalFailure);
  const above = difference(points, totalOf(armor, rules.bonus));
  let wounded = 0;
  let healed = 0;
  for (const [at, chance] of above.weights.entries()) {
    const wounds = above.min + at;
    if (wounds <= 0 || chance === 0) continue;
    wounded += chance;
    healed += chance * healingChance(skill, wounds, medics, rules);
  }
  return {
    wounded,
    healedGivenWounded: wounded === 0 ? 0 : healed / wounded,
    dead: wounded - healed,
  };
}

/** The chance that medics heal so many wounds, with its reasons (BW-HEAL-03, BW-HEAL-05). */
export function treatmentOdds(
  skill: DiceExpression,
  wounds: number,
  medics: number,
  rules: SupplementRules,
  most: number = mostMedics,
): SupplementExplained {
  const { bonus, skillCriticalFailure: criticalFailure } = rules;
  const treating = Math.min(medics, most);
  const rolled = healingRoll(skill, medics, most);
  return {
    value: splitAt(skillOdds(rolled, bonus, criticalFailure), wounds + 1).chance,
    reasons: [
      { rule: 'BW-HEAL-03', effect: 'more-than-the-wounds', amount: wounds },
      ...(treating > 1
        ? ([
            { rule: 'BWC-92', effect: 'medics-roll-together', amount: treating },
            { rule: 'BW-HEAL-05', effect: 'medics-quarrel', amount: 1 - treating },
          ] as const)
        : []),
      ...(medics > most ? [{ rule: 'BW-HEAL-05', effect: 'medics-at-most', amount: most } as const] : []),
      ...skillReasons(rolled, 0, rules),
    ],
  };
}
