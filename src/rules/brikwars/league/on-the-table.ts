// Deployment, reinforcements and the item (BW-LG-14, BW-LG-18, BW-LG-19; P:1602-1609, P:1661-1664).
import { binomial } from '../../dice/binomial.ts';
import { chanceAtLeast, chanceOf, type Distribution } from '../../dice/distribution.ts';

/**
 * How many units the player who picked the edge sets up first: half, or of an odd number any larger part (BW-LG-14,
 * BWC-164).
 */
export function firstPart(units: number): { readonly least: number; readonly most: number } {
  const even = units % 2 === 0;
  return { least: Math.ceil(units / 2), most: even ? units / 2 : units };
}

const arrivesOn = 4;

/** Whether this die before the light side's turn brings a unit (BW-LG-18). */
export const reinforces = (die: number): boolean => die >= arrivesOn;

/** How many of the reserve have come after so many turns, one at most in each (BW-LG-18). */
export function reinforcements(turns: number, reserve: number): Distribution {
  const rolls = binomial(turns, (7 - arrivesOn) / 6);
  const most = Math.min(turns, reserve);
  const weights = Float64Array.from({ length: most + 1 }, (_, n) =>
    n < most ? chanceOf(rolls, n) : chanceAtLeast(rolls, n),
  );
  return { min: 0, weights, cutOff: 0 };
}

export interface Heir {
  readonly arms: number;
  /** Inches to the body of the fallen carrier. */
  readonly distance: number;
  readonly flies: boolean;
  readonly inFlyer: boolean;
}

const reach = 1;

/**
 * Whether somebody may take up the item, which costs no Action, and what hands that leaves him: the item fills one, and
 * only who has more than two arms keeps two for a weapon (BW-LG-19).
 */
export function takesItem({ arms, distance, flies, inFlyer }: Heir) {
  const may = arms >= 1 && distance <= reach && !flies && !inFlyer;
  const freeHands = may ? arms - 1 : 0;
  return { may, freeHands, twoHanded: freeHands >= 2 };
}
