import type { Roll } from '../../dice/roll.ts';
import type { Side } from '../attack/fight.ts';
import type { Flies } from './charge-clash.ts';
import type { Toppled } from './charge-knockback.ts';
import type { ChargePlan } from './charge-setup.ts';

export const chargePurposes = [
  'attack',
  'after-miss',
  'parry',
  'damage',
  'momentum-damage',
  'parry-damage',
  'armor',
  'momentum',
  'opposition',
  'trample',
  'fall',
] as const;
export type ChargePurpose = (typeof chargePurposes)[number];

/** The place of a roll or a choice in a Charge. */
export interface ChargeMoment {
  readonly who: Side;
  readonly purpose: ChargePurpose;
  /** What the roll must reach, or what armor is rolled against. */
  readonly need?: number;
  /** Which of several chargers, from 1. */
  readonly charger?: number;
  /** Which further target in the line, from 1. */
  readonly target?: number;
}

/** What may be chosen: at a shield, after a miss, over somebody who lies in the way. */
export const chargeOptions = ['parry', 'take-it', 'ram', 'past', 'trample', 'stop'] as const;
export type ChargeOption = (typeof chargeOptions)[number];

export const chargeResults = [
  'hit',
  'missed',
  'critical-failure',
  'parried',
  'not-parried',
  'rolled',
  'reduced',
  'holds',
  'dies',
  'pip',
  'flies',
  'stops',
  'locked',
  'shoved',
  'crushed',
  'trampled',
  'smashed',
  ...chargeOptions,
] as const;
export type ChargeResult = (typeof chargeResults)[number];

/** One line of the record of a Charge. Without `roll` nothing was thrown for it here. */
export interface ChargeEntry extends ChargeMoment {
  readonly roll?: Roll;
  readonly total: number;
  readonly result: ChargeResult;
  /** Damage that has come together against the armor, or is left of a parried blow. */
  readonly damage?: number;
  /** Of the one who flies. */
  readonly inches?: number;
  readonly flies?: Flies;
  /** What letting go of a target that flies does to it, and whether only a rider flies. */
  readonly knockedOver?: Toppled;
  readonly unseated?: boolean;
}

export interface ChargeOutcome {
  /** Its Armor has not held: it is dead, or has taken a pip where it has more than one. */
  readonly defenderDies: boolean;
  readonly attackerDies: boolean;
  /** Who is no more: what has lost its last pip. */
  readonly dead: Readonly<Record<Side, boolean>>;
  /** How often that was: of what has pips, how many it has lost. */
  readonly pips: Readonly<Record<Side, number>>;
  readonly flies: Flies;
  readonly inches: number;
  readonly shoved: boolean;
  /** Only the part that was struck flies; the mount runs on (BWC-79). */
  readonly unseated: boolean;
  readonly knockedOver: Toppled;
  /** What flying back does to the charger. */
  readonly thrownBack: Toppled;
  /** Further targets that were knocked out of the way, and that died. */
  readonly cleared: number;
  readonly lineDies: number;
  /** The plan with what was chosen on the way. */
  readonly plan: ChargePlan;
}
