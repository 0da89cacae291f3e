import type { DiceExpression } from '../../dice/expression.ts';

/** Whole Minds and the four kinds of Half Minds (BW-CRE-18, BW-CRE-20 to 24); a vehicle has `none`. */
export const minds = ['none', 'whole', 'incompetent', 'simple', 'submissive', 'subjugated'] as const;
export type Mind = (typeof minds)[number];

/** What editions differ in: whether the Skill of an Incompetent may be raised, at the price of his bonus dice (BWC-35). */
export interface IncompetentRules {
  readonly raises: boolean;
  readonly bonusDice: boolean;
}

export const incompetent2005: IncompetentRules = { raises: false, bonusDice: true };
export const incompetentPl: IncompetentRules = { raises: true, bonusDice: false };

/** What a creature's Skill is rolled with, and whether a six of it earns bonus dice. */
export interface CreatureSkill {
  readonly skill: DiceExpression;
  readonly bonusDice: boolean;
}

/**
 * The Skill of a Mind with so many points of raises: 1d6 and the raises, an Incompetent's 1d6-2 (BW-CRE-18,
 * BW-CRE-21). `undefined` where there is no Mind, or one that may not be raised.
 */
export function creatureSkill(mind: Mind, raise: number, rules: IncompetentRules): CreatureSkill | undefined {
  const dull = mind === 'incompetent';
  if (mind === 'none' || (dull && raise > 0 && !rules.raises)) return undefined;
  return {
    skill: { groups: [{ count: 1, sides: 6 }], constant: raise - (dull ? 2 : 0) },
    bonusDice: !dull || rules.bonusDice,
  };
}

/** What one Mind does in a turn: Actions, targets, and weapons of each kind used at once. */
export interface Capacity {
  readonly actions: number;
  readonly targets: number;
  readonly meleeWeapons: number;
  readonly rangedWeapons: number;
}

/**
 * What a Mind does in a turn with levels of Multidexterity and Multitasking and so many hands, every weapon held in
 * one of them (BW-CRE-25 to 27, BWC-169).
 */
export function mindCapacity(multidexterity: number, multitasking: number, hands: number): Capacity {
  return {
    actions: 1 + multitasking,
    targets: 1 + multitasking,
    meleeWeapons: Math.min(hands, 2 + 2 * multidexterity),
    rangedWeapons: Math.min(hands, 1 + multidexterity),
  };
}
