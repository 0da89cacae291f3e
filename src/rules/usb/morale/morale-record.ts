import type { Roll } from '../../dice/roll.ts';
import type { Fate } from './morale-odds.ts';

/** What a step of a morale test asks for. */
export const moralePurposes = ['saves', 'morale', 'recovery', 'bend'] as const;
export type MoralePurpose = (typeof moralePurposes)[number];

export interface MoraleStep {
  readonly purpose: MoralePurpose;
  /** The face that a die must show. */
  readonly need?: number;
  /** Which of several units, counted from 1. */
  readonly unit?: number;
  /** Power points that would make the die pass. */
  readonly points?: number;
}

/** What may be chosen when a hero can bend the die. */
export const bendChoices = ['bend', 'keep'] as const;

export interface MoraleEntry {
  readonly purpose: MoralePurpose;
  readonly need: number;
  readonly roll?: Roll;
  readonly unit?: number;
  /** The face that decided it. */
  readonly face?: number;
  readonly passed?: boolean;
  /** Hits that were saved and not; what they took. */
  readonly saved?: number;
  readonly unsaved?: number;
  /** Models and points of Standfast lost by this step. */
  readonly models?: number;
  readonly points?: number;
  /** Power points spent on it. */
  readonly bent?: number;
  /** How the unit stands after this step. */
  readonly fate?: Fate;
}

export interface MoraleEnd {
  readonly fate: Fate;
  /** Models lost in all. */
  readonly models: number;
  /** Of several units: how many failed. */
  readonly failing?: number;
  readonly units?: number;
  /** A die might have been bent, so nobody can say how likely it was. */
  readonly chosen: boolean;
}
