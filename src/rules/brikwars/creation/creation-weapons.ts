// Weapons by Weapon Size (E:2047-2071; P:864-885).
import type { CreationWeapon, CreationWeaponKind } from './creation.ts';

/** A weapon at its Size. Numbers are points (cost, Use), inches (range, blast, shove) and counts of dice. */
export interface WeaponValues {
  /** Construction Points, without a load. */
  readonly cost: number;
  readonly use: number;
  /** Inches; 0 where there is none or it is rolled. */
  readonly range: number;
  /** Dice of a range that is rolled. */
  readonly rangeD6: number;
  readonly damageD6: number;
  readonly damageD10: number;
  readonly blastRadius: number;
  /** Dice that a plate adds to the Armor of what it covers. */
  readonly armorD6: number;
  readonly shove: number;
  /** The greatest Size of an Explosive that may be its load. */
  readonly payloadMax: number;
}

/** What one point of Weapon Size brings, as the fields of `WeaponValues`. */
const perSize: Readonly<Record<CreationWeaponKind, Partial<WeaponValues>>> = {
  melee: { cost: 2, use: 2, damageD6: 1 },
  jousting: { cost: 2, use: 2, damageD6: 1 },
  gun: { cost: 3, use: 3, range: 6, damageD6: 1 },
  launcher: { cost: 3, use: 3, rangeD6: 1, damageD6: 1 },
  explosive: { cost: 1, use: 3, damageD10: 1 },
  rocket: { cost: 2, use: 4, range: 6, damageD10: 1 },
  plate: { cost: 2, use: 2, armorD6: 1, shove: 2 },
};

/** Inches that every blast reaches, whatever the Size (BWC-65). */
const blastInches = 2;

/**
 * The values of a weapon of Weapon Size 1 to 5 (BW-CRE-14, BWC-17, BWC-18, BWC-65, BWC-77). A launcher with an Explosive of Size
 * `payload` as its load (BW-CRE-17) shoots by its own Use and range and does the load's damage; 0 is no load. Which
 * Sizes and loads are legal is not asked here.
 */
export function weaponValues({ kind, size, payload = 0 }: CreationWeapon): WeaponValues {
  const each = perSize[kind];
  const times = (field: keyof WeaponValues) => (each[field] ?? 0) * size;
  const loaded = kind === 'launcher' && payload > 0;
  const damageD10 = loaded ? payload : times('damageD10');
  return {
    cost: times('cost'),
    use: times('use'),
    range: times('range'),
    rangeD6: times('rangeD6'),
    damageD6: loaded ? 0 : times('damageD6'),
    damageD10,
    blastRadius: damageD10 > 0 ? blastInches : 0,
    armorD6: times('armorD6'),
    shove: times('shove'),
    payloadMax: kind === 'launcher' ? Math.floor(size / 2) : 0,
  };
}

/** Weapon Sizes that there are (BW-CRE-14). */
export const weaponSizes = [1, 2, 3, 4, 5] as const;

/** Kinds that protect or are stored, and so do not count to the Size Limit (BWC-76). */
const uncounted: readonly CreationWeaponKind[] = ['explosive', 'plate'];

/** Whether a weapon of this kind counts to the Size Limit: neither plates nor stored charges do (BW-CRE-15, BWC-76). */
export function countsToSizeLimit(kind: CreationWeaponKind): boolean {
  return !uncounted.includes(kind);
}
