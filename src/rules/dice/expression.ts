/** What a die on its top face earns: nothing (declined), one more d6 (BW-DICE-05, BWC-05), or the same kind of die again. */
export const bonusDice = ['none', 'd6', 'same'] as const;
export type BonusDice = (typeof bonusDice)[number];

/**
 * `count` dice of `sides` faces, added up. `twoD6` marks a d10 replaced by two d6 minus 2 (BW-DICE-02, BWC-62):
 * one such die yields 0 to 10, its top face is 10, and it counts as "all ones" when both d6 show 1.
 */
export interface DiceGroup {
  readonly count: number;
  readonly sides: number;
  readonly twoD6?: true;
}

/** A sum of groups of dice and a constant: what a player writes as `17d6+23d10+937` (BW-DICE-01). */
export interface DiceExpression {
  readonly groups: readonly DiceGroup[];
  readonly constant: number;
}

/** How an expression is rolled. `penaltyPerDie` is taken from every die, bonus dice too (Cranky heroes, BW-HERO-03, BWC-56). */
export interface RollRules {
  readonly bonus: BonusDice;
  readonly penaltyPerDie?: number;
  /** No total below 0 (BW-DICE-03). */
  readonly floor: boolean;
}

/** Bounds on what may be rolled: dice in all, faces of a die, size of a constant, length of a notation in characters. */
export const diceLimits = {
  dice: 1000,
  minSides: 2,
  maxSides: 10_000,
  constant: 1_000_000,
  text: 200,
} as const;
