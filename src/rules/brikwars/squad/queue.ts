/** A living member who waits for his next hit. */
export interface Waiting {
  /** Members alike have the same kind. */
  readonly kind: number;
  readonly damage: number;
  readonly hits: number;
  /** His place in the order of later rounds, where members alike must be told apart; else 0. */
  readonly seat: number;
}

/** A squad that hits are given to: how many of each kind live, and who is hit next, in order. */
export interface Queue {
  readonly living: readonly number[];
  readonly waiting: readonly Waiting[];
}

export type Queues = readonly (readonly [queue: Queue, chance: number])[];

export interface QueueRules {
  /** The chance that a member's Armor holds so many points, by his kind. */
  readonly holds: readonly Float64Array[];
  /** Most hits on one member. */
  readonly most: number;
  /** All who live stay in the queue, whether they can be hit again or not: others come later. */
  readonly whole: boolean;
  /** Hits that may still come after these. */
  readonly later: number;
  /** Values of so much and more are alike. */
  readonly top: number;
  /** Ways rarer than this are left out. */
  readonly rare: number;
}
