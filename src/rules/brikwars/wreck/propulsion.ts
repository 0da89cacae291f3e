import type { Propulsion } from '../creation/creation.ts';

/** What is left of a propulsion: inches, and whether a flyer comes down. */
export interface PropulsionLeft {
  readonly move: number;
  readonly grounded: boolean;
}

/**
 * A propulsion that lost so many of its components (BW-CRE-13): 1" less for each, never below 1" (BWC-148); 1" where
 * half are lost, none where all are. A flyer is grounded by the first.
 */
export function propulsionLeft({ medium, inches, parts = 0 }: Propulsion, lost: number): PropulsionLeft {
  if (lost <= 0) return { move: inches, grounded: false };
  if (medium === 'flight') return { move: 0, grounded: true };
  if (lost >= parts) return { move: 0, grounded: false };
  return { move: Math.min(inches, 2 * lost >= parts ? 1 : Math.max(1, inches - lost)), grounded: false };
}

/** Inches a turn in a medium that is not its own, where it can move there at all: half, never over 5" (BW-CRE-12). */
export function alternateMove(inches: number): number {
  return Math.min(inches / 2, 5);
}
