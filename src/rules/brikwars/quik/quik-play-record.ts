import type { Roll } from '../../dice/roll.ts';

/** Whose dice, or whose bricks. */
export const quikSides = ['attacker', 'target', 'vehicle', 'obstacle', 'hero', 'opponent'] as const;
export type QuikSide = (typeof quikSides)[number];

export const quikPurposes = [
  'begin',
  'throw',
  'damage',
  'armor',
  'brick',
  'feat',
  'opposing',
  'act',
] as const;
export type QuikPurpose = (typeof quikPurposes)[number];

/** The place of a roll or a choice in a turn of the short games. */
export interface QuikMoment {
  readonly purpose: QuikPurpose;
  readonly who: QuikSide;
  /** Which of the attacks, each against an Armor roll of its own, and how many there are. */
  readonly attack?: number;
  readonly attacks?: number;
  /** What the roll must reach. */
  readonly need?: number;
  /** Damage still to be spent on bricks. */
  readonly damage?: number;
  /** The sum of this roll counts twice (BWC-69). */
  readonly doubled?: true;
}

export const quikResults = [
  'in-range',
  'short',
  'damage',
  'lives',
  'destroyed',
  'comes-off',
  'holds',
  'rolled',
  'succeeds',
  'fails',
] as const;
export type QuikResult = (typeof quikResults)[number];

/** One line of the record. Without `roll` nothing was thrown for it. */
export interface QuikEntry extends QuikMoment {
  readonly roll?: Roll;
  readonly total: number;
  readonly result: QuikResult;
  /** Studs that hold the brick aimed at. */
  readonly studs?: number;
}

/** Bricks that came off, by their studs, and damage that was left when no other would. */
export interface BricksLost {
  readonly off: readonly number[];
  readonly left: readonly number[];
}

export type QuikOutcome =
  | { readonly kind: 'attack'; readonly destroyed: boolean; readonly feat?: boolean }
  | ({ readonly kind: 'building' } & BricksLost)
  | {
      readonly kind: 'crash';
      readonly vehicle: BricksLost;
      readonly obstacle: BricksLost | { readonly destroyed: boolean };
    }
  | { readonly kind: 'feat'; readonly succeeds: boolean };
