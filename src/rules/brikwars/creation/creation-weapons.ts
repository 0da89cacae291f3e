// Weapons by Weapon Size (E:2047-2071; P:864-885).
import type { CreationWeaponKind } from './creation.ts';

/** What one weapon is: every figure is a multiple of its Weapon Size; what it does not have is left out. */
export interface CreationWeaponStats {
  /** Construction Points, without what a launcher is loaded with. */
  readonly cost: number;
  readonly use: number;
  /** Dice of damage; of a jousting weapon on top of the impact. */
  readonly damage?: string;
  /** Inches it shoots. */
  readonly range?: number;
  /** Dice of the inches it throws. */
  readonly rangeDice?: string;
  /** Inches round the explosion. */
  readonly blastRadius?: number;
  /** Dice of Armor over the area that a plate covers. */
  readonly armor?: string;
  /** Inches that a plate shoves, if it can be swung. */
  readonly shove?: number;
  /** Weapon Size of the largest load. */
  readonly payloadMax?: number;
}

interface Row {
  readonly cost: number;
  readonly use: number;
  readonly sides?: 6 | 10;
  readonly range?: number;
  readonly counts?: true;
}

/** Table of creation weapons: cost, Use and range of each inch of Weapon Size, and whether it counts to the Size Limit (BWC-76). */
const rows: Readonly<Record<CreationWeaponKind, Row>> = {
  melee: { cost: 2, use: 2, sides: 6, counts: true },
  jousting: { cost: 2, use: 2, sides: 6, counts: true },
  gun: { cost: 3, use: 3, sides: 6, range: 6, counts: true },
  launcher: { cost: 3, use: 3, sides: 6, counts: true },
  explosive: { cost: 1, use: 3, sides: 10 },
  rocket: { cost: 2, use: 4, sides: 10, range: 6, counts: true },
  plate: { cost: 2, use: 2 },
};

/** Inches round any explosion, however large the charge (BWC-65). */
const blastRadius = 2;

/** Weapon Sizes that there are (BW-CRE-14). */
export const weaponSizes = [1, 2, 3, 4, 5] as const;

/** Weapon Size of the largest Explosive that a launcher of this Weapon Size fires: half of it, rounded down (BW-CRE-17, BWC-77). */
export function payloadMax(size: number): number {
  return Math.floor(size / 2);
}

/** Whether a weapon of this kind counts to the Size Limit: neither plates nor stored charges do (BW-CRE-15, BWC-76). */
export function countsToSizeLimit(kind: CreationWeaponKind): boolean {
  return rows[kind].counts === true;
}

/**
 * A weapon of a creation by its kind and Weapon Size (BW-CRE-14, BWC-17, BWC-18). A loaded launcher does the damage of
 * its payload, an Explosive of that Weapon Size, with Use and range of its own (BW-CRE-17).
 */
export function creationWeapon(kind: CreationWeaponKind, size: number, payload = 0): CreationWeaponStats {
  const { cost, use, sides, range } = rows[kind];
  const charge = kind === 'launcher' && payload > 0;
  const explodes = sides === 10 || charge;
  const damage = charge ? `${payload}d10` : sides === undefined ? undefined : `${size}d${sides}`;
  return {
    cost: cost * size,
    use: use * size,
    ...(damage === undefined ? {} : { damage }),
    ...(range === undefined ? {} : { range: range * size }),
    ...(kind === 'launcher' ? { rangeDice: `${size}d6`, payloadMax: payloadMax(size) } : {}),
    ...(explodes ? { blastRadius } : {}),
    ...(kind === 'plate' ? { armor: `${size}d6`, shove: 2 * size } : {}),
  };
}
