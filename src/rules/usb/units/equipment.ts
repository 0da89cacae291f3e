// What units are armed with (tables of U305-331/317-334 and U367-399/388-408).
import type { UsbRuleId } from '../ids.ts';

/** Points of Standfast that one unsaved hit costs: one, or a D2 or D3 (USB-WOUND-01, USB-WOUND-03). */
export type WoundDie = 1 | 'd2' | 'd3';

export const meleeIds = ['basic', 'pole', 'heavy', 'cavalry', 'really-heavy'] as const;
export type MeleeId = (typeof meleeIds)[number];

export interface MeleeWeapon {
  /** Added to the enemy's saves; below 0 makes them harder. */
  readonly save: number;
  /** The same, and to the bearer's hits, only when he charges. */
  readonly chargeSave: number;
  readonly chargeHit: number;
  /** When its bearer is charged he strikes at the same time (USB-MELEE-07). */
  readonly simultaneous: boolean;
  readonly wound: WoundDie;
  readonly rule: UsbRuleId;
}

const plain = { save: 0, chargeSave: 0, chargeHit: 0, simultaneous: false, wound: 1 } as const;

export const meleeWeapons: Readonly<Record<MeleeId, MeleeWeapon>> = {
  basic: { ...plain, rule: 'USB-MELEE-05' },
  pole: { ...plain, simultaneous: true, rule: 'USB-MELEE-07' },
  heavy: { ...plain, save: -2, rule: 'USB-MELEE-05' },
  cavalry: { ...plain, chargeSave: -1, chargeHit: 1, rule: 'USB-MELEE-05' },
  'really-heavy': { ...plain, save: -3, wound: 'd3', rule: 'USB-MELEE-05' },
};

export const rangedIds = [
  'light-arms',
  'small-arms',
  'automatic',
  'special',
  'large-arms',
  'huge-arms',
] as const;
export type RangedId = (typeof rangedIds)[number];

export interface RangedWeapon {
  /** Inches. */
  readonly range: number;
  /** Added to the enemy's saves. */
  readonly save: number;
  /** Dice for each point of Initiative (USB-SHOOT-03). */
  readonly dice: number;
  readonly wound: WoundDie;
}

export const rangedWeapons: Readonly<Record<RangedId, RangedWeapon>> = {
  'light-arms': { range: 12, save: 0, dice: 1, wound: 1 },
  'small-arms': { range: 24, save: -1, dice: 1, wound: 1 },
  automatic: { range: 18, save: -1, dice: 2, wound: 1 },
  special: { range: 30, save: -2, dice: 3, wound: 1 },
  'large-arms': { range: 36, save: -2, dice: 1, wound: 'd2' },
  'huge-arms': { range: 48, save: -3, dice: 1, wound: 'd3' },
};

/** What infantry, heavy infantry, riders and heroes choose from. */
export const lineMeleeIds = ['basic', 'pole', 'heavy', 'cavalry'] as const;
export type LineMeleeId = (typeof lineMeleeIds)[number];
export const lineRangedIds = ['light-arms', 'small-arms', 'automatic'] as const;
export type LineRangedId = (typeof lineRangedIds)[number];

export const mostSpecials = 2;

/** What monsters and machines choose from, one slot each, twice of the same allowed. */
export const machineItemIds = [
  'pole',
  'cavalry',
  'really-heavy',
  'shield',
  'light-arms',
  'small-arms',
  'automatic',
  'large-arms',
  'huge-arms',
  'transport',
] as const;
export type MachineItemId = (typeof machineItemIds)[number];

export const specialisationIdsA = [
  'sudden-attack',
  'fliers',
  'unbreakable',
  'assault',
  'self-destruction',
] as const;
const specialisationIdsB = [
  'engineers',
  'hunter',
  'smoke',
  'blessed',
  'brave',
  'infiltration',
  'camouflage',
] as const;
export type SpecialisationId = (typeof specialisationIdsA)[number] | (typeof specialisationIdsB)[number];
/** Expensive ones first (USB-SPEC-01). */
export const specialisationIds: readonly SpecialisationId[] = [...specialisationIdsA, ...specialisationIdsB];
