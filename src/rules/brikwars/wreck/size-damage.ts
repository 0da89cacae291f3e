import type { FliesIn } from '../creation/creation.ts';

/** A creation with its Size Damage. */
export interface SizeLeft {
  readonly destroyed: boolean;
  /** Inches; all that follows is 0 where it is destroyed. */
  readonly effectiveSize: number;
  readonly move: number;
  /** Inches of weapons that may be used. */
  readonly weaponLimit: number;
  /** Inches of weapons beyond that. */
  readonly overLimit: number;
  /** The most Momentum of a Charge. */
  readonly momentumCap: number;
}

/** Whether so many pips of Size Damage destroy: as many as its Size, or the first of what is smaller (BW-DMG-01, BW-DMG-04). */
export function isDestroyed(size: number, pips: number): boolean {
  return pips >= stepsToDestroy(size);
}

/** The pips of Size Damage that destroy what is unhurt: its Size, at least one (BW-DMG-04). */
export function stepsToDestroy(size: number): number {
  return Math.max(1, size);
}

/** Pips that destroy a creature or a creation as its unit is written, its Size rounded (BW-DMG-04). */
export function pipsOf({ size }: { readonly size: number }): number {
  return stepsToDestroy(Math.round(size));
}

/** Inches of weapons that a Size may use: twice as many, in the air only as many (BW-CRE-15, BWC-16, BWC-150). */
function weaponLimit(size: number, fliesIn: FliesIn): number {
  return fliesIn === 'air' ? size : 2 * size;
}

/**
 * What so many pips leave of a creation (BW-DMG-03, BW-DMG-04): each takes 1" of Move, not below 1" but for what never
 * moved (BWC-149), and an inch of the Size that counts for weapons and Momentum. `move` is in inches, `weapons` are the
 * Sizes of all weapons.
 */
export function sizeDamage({ size, move, weapons, fliesIn }: CreationMeasures, pips: number): SizeLeft {
  if (isDestroyed(size, pips))
    return { destroyed: true, effectiveSize: 0, move: 0, weaponLimit: 0, overLimit: 0, momentumCap: 0 };
  const effectiveSize = size - pips;
  const limit = weaponLimit(effectiveSize, fliesIn);
  return {
    destroyed: false,
    effectiveSize,
    move: Math.min(move, Math.max(1, move - pips)),
    weaponLimit: limit,
    overLimit: Math.max(0, weapons.reduce((sum, inches) => sum + inches, 0) - limit),
    momentumCap: effectiveSize,
  };
}

export interface CreationMeasures {
  readonly size: number;
  readonly move: number;
  readonly weapons: readonly number[];
  readonly fliesIn: FliesIn;
}

/** The pieces of a creation cut apart: each has a Size of its own and all pips of the whole (BW-DMG-07). */
export function splitInto(
  pips: number,
  sizes: readonly number[],
): readonly { readonly destroyed: boolean; readonly effectiveSize: number }[] {
  return sizes.map((size) => {
    const destroyed = isDestroyed(size, pips);
    return { destroyed, effectiveSize: destroyed ? 0 : size - pips };
  });
}
