import type { AccessEffect, AccessPoint, WayUp } from '../../../rules/mage-knight/access.ts';
import type { Answer, CastleReason } from '../../../rules/mage-knight/answer.ts';
import type { ContactEffect } from '../../../rules/mage-knight/contact.ts';
import type { DoorEffect } from '../../../rules/mage-knight/doors.ts';
import type { HeightEffect } from '../../../rules/mage-knight/heights.ts';
import type { PlankingEffect } from '../../../rules/mage-knight/planking.ts';
import type { WayGoal } from './inputs.ts';

/** What is said of contact and levels beyond what the core's answers carry. */
export const levelEffects = [
  'base-rules-decide',
  'touch-serves-attack',
  'tops-level',
  'above-ground',
] as const;

export type WaysEffect =
  | AccessEffect
  | ContactEffect
  | DoorEffect
  | PlankingEffect
  | HeightEffect
  | (typeof levelEffects)[number];
export type WaysReason = CastleReason<WaysEffect>;

/** What an answer may say; some name ways or a door. */
export const waySayings = [
  'in',
  'in-not',
  'up',
  'up-not',
  'along',
  'along-not',
  'over-wall-only',
  'over-rubble',
  'through',
  'through-not',
  'under-arch',
  'under-arch-not',
  'door-passes',
  'door-stops',
  'linked',
  'linked-none',
  'cross',
  'cross-not',
  'way-continuous',
  'way-broken',
  'planking',
  'planking-not',
  'gap-on-ground',
  'contact',
  'contact-not',
  'contact-by-base-rules',
  'at-ends-close-combat',
  'at-ends-no-poison',
  'at-ends-nothing-else',
  'same-level',
  'first-higher',
  'second-higher',
  'door-opens',
  'door-opens-not',
  'door-closes',
  'door-closes-not',
] as const;
export type WaySaying = (typeof waySayings)[number];

export type WayName = WayUp | AccessPoint;

/** One answer with its reasons, the one that decided first. */
export interface WayLine {
  readonly says: WaySaying;
  /** `open` where more must be known, `fact` where nothing was asked. */
  readonly outcome: 'yes' | 'no' | 'open' | 'fact';
  readonly reasons: readonly WaysReason[];
  /** What is named in it. */
  readonly names?: readonly WayName[];
  /** The ruling whose other reading answers the opposite. */
  readonly otherwise?: Answer['otherwise'];
}

export interface GoalLine {
  readonly goal: WayGoal;
  readonly line: WayLine;
}

export interface WaysAnswer {
  /** Where one may want to get, each with its own answer; empty where nothing is to be chosen. */
  readonly goals: readonly GoalLine[];
  readonly main: WayLine;
  readonly lines: readonly WayLine[];
}

/** A yes or a no of the core as a line. */
export function lineOf(
  { allowed, reasons, otherwise }: Answer<WaysEffect>,
  yes: WaySaying,
  no: WaySaying,
  names: readonly WayName[] = [],
): WayLine {
  return { says: allowed ? yes : no, outcome: allowed ? 'yes' : 'no', reasons, names, otherwise };
}
