import type { Roll } from '../rules/dice/roll.ts';
import type { Replay } from '../rules/steps.ts';
import type { Typing } from './typed-roll.ts';

/** A turn that is over. */
export interface PlayedTurn<Inputs, Entry, Outcome> {
  readonly inputs: Inputs;
  readonly log: readonly Entry[];
  readonly outcome: Outcome;
}

/** A fight being played: its turn in hand, and those before it. */
export interface TablePlay<Inputs, Moment, Entry, Outcome> extends Replay<Moment, Entry, Outcome> {
  readonly earlier: readonly PlayedTurn<Inputs, Entry, Outcome>[];
  readonly inputs: Inputs;
  /** After so many moves something had been chosen. */
  readonly chosen: readonly number[];
  readonly typing?: Typing;
  /** What is on the screen has changed since. */
  readonly stale: boolean;
  readonly likelihood?: number;
  /** Another turn of the same fight may follow. */
  readonly mayGoOn: boolean;
  /** There is something to take back. */
  readonly mayUndo: boolean;
  /** The rolls of the record of which only the successes are known: the dice that stand for them are not shown. */
  readonly counted: ReadonlySet<Roll>;
}
