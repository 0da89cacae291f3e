import type { LineMeleeId, LineRangedId, MachineItemId, SpecialisationId } from './equipment.ts';

/** Celność and Obrona of soldiers, machines and heroes, worst first (USB-A-01). */
export const statValues = [5, 4, 3] as const;
export type StatValue = (typeof statValues)[number];

/** The three printed ranks: both stats alike (T1). */
export const ranks = ['rookie', 'regular', 'veteran'] as const;
export type Rank = (typeof ranks)[number];
export const rankStats: Readonly<Record<Rank, StatValue>> = { rookie: 5, regular: 4, veteran: 3 };

export const lineTypes = ['infantry', 'heavy', 'riders'] as const;
export type LineType = (typeof lineTypes)[number];

/** Most models of a unit (USB-COMP-06). */
export const mostModels: Readonly<Record<LineType, number>> = { infantry: 20, heavy: 12, riders: 12 };

/** What a type adds to each model (USB-PRICE-01, USB-MOVE-05). */
export const typeExtras: Readonly<
  Record<
    LineType,
    {
      readonly points: number;
      readonly initiative: number;
      readonly standfast: number;
      readonly inches: number;
    }
  >
> = {
  infantry: { points: 0, initiative: 0, standfast: 0, inches: 0 },
  heavy: { points: 8, initiative: 0, standfast: 1, inches: 0 },
  riders: { points: 8, initiative: 1, standfast: 0, inches: 4 },
};

/** Models alike: infantry, heavy infantry or riders (USB-COMP-05). */
export interface LineUnit {
  readonly kind: 'line';
  readonly type: LineType;
  readonly hit: StatValue;
  readonly tough: StatValue;
  /** As bought; those that live are no part of the unit. */
  readonly models: number;
  readonly melee: LineMeleeId;
  readonly shield: boolean;
  readonly ranged?: LineRangedId;
  readonly leaders: boolean;
  /** Soldiers with a special weapon instead of their ranged one: 0, 1 or 2. */
  readonly specials: number;
  readonly specialisations: readonly SpecialisationId[];
}

export const mostGrowth = 6;

/** A monster or machine, always alone in its unit. */
export interface MachineUnit {
  readonly kind: 'machine';
  readonly hit: StatValue;
  readonly tough: StatValue;
  /** 0 to 6 (USB-MACH-01). */
  readonly growth: number;
  /** One slot each, twice of the same allowed. */
  readonly equipment: readonly MachineItemId[];
  readonly specialisations: readonly SpecialisationId[];
}

export const heroTiers = ['aspiring', 'daredevil', 'hero', 'legend'] as const;
export type HeroTier = (typeof heroTiers)[number];

/** T11: what a tier has before anything is bought. `power` is its Power points. */
export const tierStats: Readonly<
  Record<
    HeroTier,
    {
      readonly hit: StatValue;
      readonly initiative: number;
      readonly tough: StatValue;
      readonly standfast: number;
      readonly power: number;
      readonly points: number;
    }
  >
> = {
  aspiring: { hit: 5, initiative: 2, tough: 5, standfast: 2, power: 2, points: 30 },
  daredevil: { hit: 4, initiative: 3, tough: 4, standfast: 2, power: 4, points: 65 },
  hero: { hit: 3, initiative: 3, tough: 3, standfast: 3, power: 6, points: 90 },
  legend: { hit: 3, initiative: 3, tough: 3, standfast: 4, power: 8, points: 115 },
};

/** Gear that magic and tech may be, beside any specialisation: more of what heroes buy (USB-PRICE-05, USB-A-45). */
export const magicGear = [
  'pole',
  'heavy',
  'cavalry',
  'shield',
  'light-arms',
  'small-arms',
  'automatic',
] as const satisfies readonly (LineMeleeId | LineRangedId | 'shield')[];
export type MagicItem = (typeof magicGear)[number] | SpecialisationId;

/** A hero, on foot or mounted on a monster or in a machine (USB-HERO-05). */
export interface HeroUnit {
  readonly kind: 'hero';
  readonly tier: HeroTier;
  readonly type: LineType;
  /** With what was bought: never worse than the tier's. */
  readonly hit: StatValue;
  readonly tough: StatValue;
  readonly melee: LineMeleeId;
  readonly shield: boolean;
  readonly ranged?: LineRangedId;
  readonly specialisations: readonly SpecialisationId[];
  readonly magic: readonly MagicItem[];
  readonly mount?: MachineUnit;
}

/** A unit as its player chose it; one activation. */
export type UsbUnit = LineUnit | MachineUnit | HeroUnit;

/** The printed rank that both stats make, if they make one (USB-A-58). */
export function rankOf({ hit, tough }: Pick<UsbUnit, 'hit' | 'tough'>): Rank | undefined {
  return ranks.find((rank) => rankStats[rank] === hit && rankStats[rank] === tough);
}
