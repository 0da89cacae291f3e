import type { ChargeRules } from './charge-rules.ts';

/** What is left of the Momentum after a target, or undefined where it stops the charger (BW-CCB-07, BWC-34). */
export function momentumAfter(
  left: number,
  opposing: number,
  size: number,
  rules: Pick<ChargeRules, 'ploughing'>,
): number | undefined {
  if (left - opposing <= size) return undefined;
  return rules.ploughing === 'reduce' ? left - opposing : left;
}

/** What must be so for a unit thrown into the path to be run over. */
export interface InThePath {
  readonly knockedOver: boolean;
  /** Can be run over without a jump or a climb. */
  readonly low: boolean;
  /** The charger has enough straight inches left to get to where it lies, and goes on. */
  readonly inReach: boolean;
  /** The charger's choice, where it is one. */
  readonly wanted: boolean;
}

/** Whether the charger tramples; otherwise what lies in its path stops it (BW-CCB-08, BWC-33). */
export function tramples(path: InThePath, rules: Pick<ChargeRules, 'trampling'>): boolean {
  if (!path.low || !path.inReach) return false;
  return rules.trampling === 'automatic' || (path.knockedOver && path.wanted);
}

/** Hands that a Charging Weapon takes: a mounted minifig holds a two-handed lance in one, beside a Shield (BW-CHG-14). */
export function handsInCharge(hands: 1 | 2, mounted: boolean): 1 | 2 {
  return mounted ? 1 : hands;
}
