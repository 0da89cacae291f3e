import type { Creation, FliesIn, PartKind } from '../creation/creation.ts';
import type { GrindLogRules, Ground } from './grind-log.ts';
import type { Controls, System } from './operators.ts';

/** An element of a creation that can be aimed at, broken off, and carried away by a piece. */
export interface Component {
  readonly id: string;
  readonly part: PartKind;
  /** Which of the creation's weapons it is, from 0. */
  readonly weapon?: number;
  /** Which of the creation's propulsions it is a major component of, from 0. */
  readonly propulsion?: number;
  /** Systems that somebody here can operate. */
  readonly controls?: Controls['systems'];
}

/** A creation as it comes to battle, with the elements that can be aimed at. */
export interface BattleCreation extends Pick<Creation, 'size' | 'level' | 'propulsion' | 'weapons'> {
  readonly fliesIn: FliesIn;
  readonly components: readonly Component[];
  /** It is mainly one large element, which Component Damage does not destroy (BW-DMG-06). */
  readonly singlePiece: boolean;
}

/** The rules of the table; Grinding and Overkill are for special occasions that all agree on (BW-DMG-08). */
export interface BattleRules extends GrindLogRules {
  readonly specialDamage: boolean;
}

/** What is struck: the Structure of a piece, by its number from 0, or a component by its id. */
export type Aim = number | string;

/**
 * An attack that hit: its damage, and what it meets in turn with the Armor rolled there. What follows the first is
 * Overkill (BW-DMG-10).
 */
export interface HitEvent {
  readonly kind: 'hit';
  readonly attack: string;
  readonly damage: number;
  readonly steps: readonly { readonly at: Aim; readonly armor: number }[];
}

/** A Grinding roll, with all its damage dice (BW-DMG-09). */
export interface GrindingEvent {
  readonly kind: 'grind';
  readonly attack: string;
  readonly at: Aim;
  readonly faces: readonly number[];
}

/** A piece falls apart: its components go to the parts named, what is named nowhere is lost (BW-DMG-07). */
export interface SplitEvent {
  readonly kind: 'split';
  readonly piece: number;
  readonly into: readonly { readonly size: number; readonly components: readonly string[] }[];
}

/** A team's turn begins. */
export interface TurnEvent {
  readonly kind: 'turn';
  readonly team: string;
}

/** Somebody who may act for a team. */
export interface Actor {
  readonly operator: string;
  readonly team: string;
  readonly pilot: boolean;
}

/** He spends an Action on one system from a control (BW-OPR-01, BW-OPR-04). */
export interface OperateEvent extends Actor {
  readonly kind: 'operate';
  readonly control: string;
  readonly system: System;
  /** The component used, where the system has several: a weapon, a crane. */
  readonly using?: string;
  /** Inches that a vehicle is driven, at its end. */
  readonly speed?: number;
  /** Teams allied to his. */
  readonly allies: readonly string[];
}

/** He spends an Action on something that is no system: his own weapon, a leap (BW-OPR-06). */
export interface ActEvent extends Actor {
  readonly kind: 'act';
}

/** He spends an Action to stop other teams at a control until his team's next turn (BW-OPR-02). */
export interface HoldEvent extends Actor {
  readonly kind: 'hold';
  readonly control: string;
}

export type BattleEvent =
  | HitEvent
  | GrindingEvent
  | SplitEvent
  | TurnEvent
  | OperateEvent
  | ActEvent
  | HoldEvent;

/** What hangs together still. */
export interface Piece {
  readonly size: number;
  readonly pips: number;
  /** Ids of what is attached. */
  readonly components: readonly string[];
  /** Inches at the end of its last turn, the team that drove it, and whether it was steered since that team's turn began. */
  readonly speed: number;
  readonly driver?: string;
  readonly steered: boolean;
}

/** A creation in battle: all that its events came to, plain data. */
export interface BattleState {
  readonly pieces: readonly Piece[];
  readonly ground: readonly Ground[];
  /** Systems used by teams on their turn, this one or their last. */
  readonly used: readonly { readonly team: string; readonly system: System; readonly using?: string }[];
  /** What operators did since their team's turn began. */
  readonly acts: readonly (Actor & { readonly steers: boolean; readonly others: number })[];
  readonly holds: readonly { readonly control: string; readonly team: string }[];
}

/** Why an event cannot be. */
export const battleIssues = [
  'no-such-piece',
  'no-such-component',
  'component-gone',
  'piece-destroyed',
  'no-step',
  'special-damage-off',
  'single-piece',
  'split-parts',
  'not-controls',
  'not-governed',
  'held-by-others',
  'ally-used-it',
  'too-many-actions',
] as const;
export type BattleIssue = (typeof battleIssues)[number];

/** What an event came to; what it does not touch is empty. */
export interface BattleOutcome {
  /** Grinding points scored, or those that helped. */
  readonly points: number;
  readonly pips: number;
  /** Components broken off. */
  readonly off: readonly string[];
  /** Pieces destroyed. */
  readonly destroyed: readonly number[];
  /** Damage left behind what was overcome: Overkill may carry it to what lies next (BW-DMG-11). */
  readonly rest: number;
}
