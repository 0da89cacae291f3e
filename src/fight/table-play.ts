import type { ReadonlySignal, Signal } from '@preact/signals';
import type { InputCodec } from '../kit/question/inputs.ts';
import type { Drafts } from '../platform/drafts.ts';
import type { RandomSource } from '../rules/dice/random.ts';
import type { Roll } from '../rules/dice/roll.ts';
import type { Asked, Replay } from '../rules/steps.ts';
import type { Whose } from '../storage/settings-mirror.ts';
import type { LookedBack } from './look-back.ts';
import type { Sight, Stage } from './staging.ts';
import type { TableMove } from './step-record.ts';
import type { OddsAhead } from './trail.ts';
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
  /** Those that the turn in hand began with: what is decided on the way changes the others. */
  readonly begun: Inputs;
  /** After so many moves something had been chosen, and what was asked for then. */
  readonly chosen: readonly { readonly place: number; readonly asked: Asked<Moment> | undefined }[];
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

/** A fight as it stands on the screen at one moment. */
export interface Seen<Inputs, Moment, Entry, Outcome, Whole = unknown> {
  readonly play: TablePlay<Inputs, Moment, Entry, Outcome> | undefined;
  readonly ahead: OddsAhead<Whole> | undefined;
  readonly trail: readonly (OddsAhead | undefined)[];
}

export interface TablePlayModel<Inputs, Moment, Entry, Outcome, Whole = unknown> {
  /** What came of the last roll is shown in its order. */
  readonly stage: Stage<Seen<Inputs, Moment, Entry, Outcome, Whole>>;
  /** What may be shown where it comes with this: what stood there before, until it has come. */
  seen(sight: Sight): Seen<Inputs, Moment, Entry, Outcome, Whole>;
  /** How many of the rolls alike of an entry succeeded, where it says that. */
  hits(entry: Entry): number | undefined;
  readonly play: ReadonlySignal<TablePlay<Inputs, Moment, Entry, Outcome> | undefined>;
  /** The odds of the turn in hand; undefined when it is over or nobody can say. Worked out when somebody looks. */
  readonly ahead: ReadonlySignal<OddsAhead<Whole> | undefined>;
  /** The odds of the turn in hand at its beginning and after each of its moves; undefined where nobody can say at once. */
  readonly trail: ReadonlySignal<readonly (OddsAhead | undefined)[]>;
  /** What is seen of its choices once it is over; worked out when somebody looks. */
  readonly lookBack: ReadonlySignal<LookedBack<Inputs, Moment> | undefined>;
  /** Whether the dice are in the middle of the screen, and not the entries. */
  readonly open: Signal<boolean>;
  /** What a fight with the entries of now asks for first. */
  readonly first: ReadonlySignal<{ readonly asked: Asked<Moment>; readonly inputs: Inputs } | undefined>;
  /** Whose the side is that acts first in what was rolled; undefined where nothing was. */
  readonly whose: ReadonlySignal<Whose | undefined>;
  /** The same rolls, with that side of another. */
  turnTo(whose: Whose): void;
  /** What is stored of it, or undefined: to be kept beside a saved fight. */
  readonly text: ReadonlySignal<string | undefined>;
  /** What was stored of the one that last made way for another, if anything was rolled or chosen in it. */
  readonly replaced: ReadonlySignal<string | undefined>;
  /** Takes up a fight that was kept; what cannot be read is left. */
  restore(text: string): void;
  /** Starts again with the inputs as they are. */
  start(): void;
  /** Starts again; real dice that were used last are typed again. Answers whether the app is to throw. */
  restart(): boolean;
  /** The same, and throws. */
  again(): void;
  /** Begins the turn that follows. */
  goOn(): void;
  /** Throws what is asked for, bonus dice too; where the player is asked for each of them, and it decides something, they wait. */
  rollNext(): void;
  /** Throws the bonus dice that the roll in hand has earned. */
  takeBonus(): void;
  /** Rolls until a choice or the end, bonus dice taken. */
  rollOut(): void;
  choose(option: string): void;
  /** Decides what nothing asks for; it holds from now on, and what was before it stays. */
  decide(decision: string): void;
  startTyping(): void;
  typeFace(face: number): void;
  /** Gives the dice thrown together again, in any order; those that lack are still to come. */
  typeWave(faces: readonly number[]): void;
  /** Another face in this place, or none. */
  correctFace(at: number, face?: number): void;
  eraseFace(): void;
  /** Answers a pool by the number of its successes. */
  typeSuccesses(successes: number): void;
  /** The player wants to enter faces where a number would do; kept as long as the place is open. */
  readonly byFaces: ReadonlySignal<boolean>;
  typeByFaces(byFaces: boolean): void;
  declineBonus(): void;
  stopTyping(): void;
  undo(): void;
  end(): void;
  /** The moves of the turn in hand. */
  moves(): readonly TableMove[];
  /** Changes the inputs of the turn in hand, and keeps so many of its moves. */
  amend(inputs: Inputs, moves: number): void;
}

export interface PlayNeeds<Inputs> {
  /** The name of the draft that keeps the record. */
  readonly name: string;
  readonly codec: Pick<InputCodec<Inputs>, 'encode' | 'decode'>;
  readonly inputs: ReadonlySignal<Inputs>;
  /** Whose the side is that acts in them. */
  readonly whose: ReadonlySignal<Whose>;
  readonly drafts: Drafts;
  readonly random: RandomSource;
  /** Whether bonus dice wait to be taken or declined, where the app throws. */
  readonly bonusAsked?: () => boolean;
}
