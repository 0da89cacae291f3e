import { momentum } from '../charge/charge-speed.ts';

/** A creation that runs into something. */
export interface Ramming {
  readonly size: number;
  /** Pips of Size Damage that it has. */
  readonly pips: number;
  /** Straight inches up to the impact. */
  readonly speed: number;
  /** Weapon Size of its jousting weapon that strikes; 0 for none. */
  readonly jousting: number;
  /** It crushes or tramples what it hits. */
  readonly crush: boolean;
}

/** Dice of an impact. */
export interface Impact {
  readonly momentumD6: number;
  readonly damageD6: number;
  readonly damagePlus: number;
}

/**
 * Momentum and damage of a creation's Charge: a die for every full 2" of speed, capped by the Size that its pips leave
 * (BW-CHG-04, BW-DMG-03), the dice of a jousting weapon (BW-CRE-14), and its whole Size where it crushes (BW-CCB-08).
 */
export function impactOf({ size, pips, speed, jousting, crush }: Ramming): Impact {
  const momentumD6 = momentum(speed, size, pips).value;
  return { momentumD6, damageD6: momentumD6 + jousting, damagePlus: crush ? size : 0 };
}
