import type { Roll } from '../../dice/roll.ts';
import type { Side } from '../attack/fight.ts';

/** Steps of a squad fight's round, in order (BW-SQ-22, BW-SQ-23). */
export type SquadPass = 'attack' | 'counter' | 'second-attack' | 'second-counter';

export type SquadPurpose = 'attack' | 'damage' | 'assign' | 'armor' | 'momentum' | 'opposition';

/** The place of a roll or of a choice in a squad fight's round. */
export interface SquadMoment {
  readonly pass: SquadPass;
  readonly purpose: SquadPurpose;
  /** Whose dice or whose choice: the struck squad assigns and rolls Armor. */
  readonly who: Side;
  /** Which blow of a Charge, by its place. */
  readonly blow?: number;
  /** Which arms of the squad, by their place. */
  readonly arms?: number;
  /** Which member takes a hit, by his place. */
  readonly member?: number;
  /** Rolls alike that are thrown together. */
  readonly count: number;
  /** What each attack roll must reach. */
  readonly need?: number;
  /** Points of the hit that is assigned. */
  readonly damage?: number;
}

export type SquadResult =
  | 'overwhelmed'
  | 'hits'
  | 'points'
  | 'lost'
  | 'holds'
  | 'pip'
  | 'dies'
  | 'pushes'
  | 'flies';

/** One line of the record. Without `roll` nothing was thrown for it here. */
export interface SquadEntry extends SquadMoment {
  readonly roll?: Roll;
  readonly result: SquadResult;
  /** Hits, points, inches, or what numbers take away; of a member all damage that he has now. */
  readonly amount: number;
  /** Points of each hit whose damage was rolled. */
  readonly points?: readonly number[];
}

export interface SquadOutcome {
  /** Places of the members who died, squad by squad. */
  readonly dead: Readonly<Record<Side, readonly number[]>>;
  /** Where some have several pips: all that were taken, one of each who died at once (BW-DMG-03). */
  readonly pips?: Readonly<Record<Side, number>>;
}
