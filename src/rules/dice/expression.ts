/** What a die on its top face earns: nothing (declined), one more d6 (BW-DICE-05, BWC-05), or the same kind of die again. */
export const bonusDice = ['none', 'd6', 'same'] as const;
export type BonusDice = (typeof bonusDice)[number];

/** Which dice of a group count: so many of the highest or lowest are kept (`kh`, `kl`) or dropped (`dh`, `dl`). */
export const keepModes = ['kh', 'kl', 'dh', 'dl'] as const;
export type KeepMode = (typeof keepModes)[number];

export interface Keep {
  readonly mode: KeepMode;
  readonly count: number;
}

/**
 * `count` dice of `sides` faces, added up. `twoD6` marks a d10 replaced by two d6 minus 2 (BW-DICE-02, BWC-62):
 * one such die yields 0 to 10, its top face is 10, and it counts as "all ones" when both d6 show 1.
 */
export interface DiceGroup {
  readonly count: number;
  readonly sides: number;
  readonly twoD6?: true;
  /** Chosen by the faces after rerolls and before bonus dice; only dice kept earn bonus dice. */
  readonly keep?: Keep;
  /** Faces that are rolled again, once, ascending. */
  readonly reroll?: readonly number[];
  /**
   * A pool of tests: the group adds the number of its dice that show this or more instead of their sum. A 1 always
   * fails; 7 or more asks d6 for a six and then another six (USB-TEST-02, USB-TEST-03, USB-A-51).
   */
  readonly target?: number;
  /** With `target`: every failed die is tested again, once and whole (USB-A-52). */
  readonly rerollFails?: true;
  /** Bonus dice of this group, whatever the rules of the roll say. */
  readonly bonus?: BonusDice;
  /** Taken from every die of this group, bonus dice too, whatever the rules of the roll say. */
  readonly penalty?: number;
}

/** A sum of groups of dice and a constant: what a player writes as `17d6+23d10+937` (BW-DICE-01). */
export interface DiceExpression {
  readonly groups: readonly DiceGroup[];
  readonly constant: number;
  /** No total below 0, whatever the rules of the roll say. */
  readonly floor?: true;
}

/** How an expression is rolled where it says nothing else itself. `penaltyPerDie` is taken from every die, bonus dice too (Cranky heroes, BW-HERO-03, BWC-56). */
export interface RollRules {
  readonly bonus: BonusDice;
  readonly penaltyPerDie?: number;
  /** No total below 0 (BW-DICE-03). */
  readonly floor: boolean;
}

/**
 * Bounds on what may be rolled: dice in all, faces of a die, size of a constant, length of a notation in characters,
 * penalty of a die, target of a pool of d6.
 */
export const diceLimits = {
  dice: 1000,
  minSides: 2,
  maxSides: 10_000,
  constant: 1_000_000,
  text: 200,
  penalty: 20,
  target: 20,
} as const;
