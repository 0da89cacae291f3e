// The card of a unit: what stands on it.
import type { UsbRuleId } from '../ids.ts';
import type { BadState } from '../morale/recovery.ts';
import type { MoveInches, Way } from './movement.ts';

/** What a unit may do with its activation (USB-ACT-01 to USB-ACT-05, USB-SPEC-07); `fight` is the round of a locked one. */
export const actionIds = ['tactical', 'run', 'charge', 'aimed', 'entrench', 'smoke', 'fight'] as const;
export type ActionId = (typeof actionIds)[number];

/** What a charged unit may do (USB-REACT-02). */
export const reactionIds = ['react-move', 'react-shoot', 'react-entrench'] as const;
export type ReactionId = (typeof reactionIds)[number];

/** How a unit may come onto the table, and a hero into a unit (USB-SPEC-02, USB-SPEC-04, USB-DEP-05, USB-HERO-02, USB-HERO-03), or help it (USB-MOR-11). */
export const arrivalIds = ['sudden', 'assault', 'infiltration', 'join', 'leave', 'inspiration'] as const;
export type ArrivalId = (typeof arrivalIds)[number];

/** Why something may not be done, or what it does. */
export const phaseEffects = [
  'already-activated',
  'locked',
  'locked-stays',
  'panicked-only-runs',
  'shaken-no-charge',
  'immobile',
  'column-no-entrenching',
  'machine-no-entrenching',
  'pit-no-entrenching',
  'not-armed',
  'shoot-before-or-after',
  'shoots-in-place',
  'no-attack',
  'keeps-off',
  'rerolls-ones',
  'aimed-bonus',
  'entrench-bonus',
  'keeps-reacting',
  'smoke-marker',
  'phalanx-forward',
  'hidden-ends',
  'too-close',
  'out-of-range',
  'entrenched-stays',
  'entrenched-shoots',
  'already-entrenched',
  'no-charge-no-terrain',
  'sudden-tests',
  'sudden-activated',
  'sudden-entrenched',
  'sudden-again',
  'assault-unseen',
  'assault-charges',
  'infiltrates',
  'joins-near',
  'acts-together',
  'leaves-after',
  'inspired',
] as const;
export type PhaseEffect = (typeof phaseEffects)[number];

export interface PhaseReason {
  readonly rule: UsbRuleId;
  readonly effect: PhaseEffect;
  readonly amount?: number;
}

export interface PhaseItem<Id> {
  readonly id: Id;
  readonly allowed: boolean;
  /** Why not, or what it brings. */
  readonly reasons: readonly PhaseReason[];
  /** How far it goes with it. */
  readonly move?: MoveInches;
  /** The face that a die needs. */
  readonly need?: number;
}

export interface PhaseCard {
  /** What its activation begins with (USB-C-30). */
  readonly recovery: BadState | undefined;
  readonly actions: readonly PhaseItem<ActionId>[];
  /** Whether it may react to a charge at all (USB-REACT-01, USB-A-62). */
  readonly mayReact: { readonly value: boolean; readonly reasons: readonly PhaseReason[] };
  readonly reactions: readonly PhaseItem<ReactionId>[];
  /** Only what this unit has. */
  readonly arrivals: readonly PhaseItem<ArrivalId>[];
}

/** What is true of the moment beside the unit. */
export interface PhaseMoment {
  /** It stands in a locked fight (USB-MELEE-12). */
  readonly locked?: boolean;
  /** Inches to an enemy who charges. */
  readonly distance?: number;
  readonly way?: Way;
  /** Another friendly unit sees the target that a unit would charge as it arrives (USB-SPEC-04). */
  readonly friendSees?: boolean;
}
