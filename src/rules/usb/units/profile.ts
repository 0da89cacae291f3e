import type { UsbRules } from '../house-rules.ts';
import { lineRangedIds, type MeleeId, type RangedId, type SpecialisationId } from './equipment.ts';
import { type HeroUnit, type MachineUnit, tierStats, typeExtras, type UsbUnit } from './unit.ts';

/** Celność, Inicjatywa, Obrona, Stanowczość of one model (USB-STAT-01). */
export interface UsbStats {
  readonly hit: number;
  readonly initiative: number;
  readonly tough: number;
  readonly standfast: number;
}

/** Initiative and Standfast of a machine by its growth (USB-MACH-01, USB-X-02). */
export function growthStats(
  growth: number,
  { growthModel }: Pick<UsbRules, 'growthModel'>,
): { readonly initiative: number; readonly standfast: number } {
  return growthModel === 'F1'
    ? { initiative: 1 + growth, standfast: 3 + 3 * growth }
    : { initiative: Math.max(1, growth), standfast: Math.max(1, 3 * growth) };
}

/** The stats of one model; of a mounted hero what the pair shares, with the hero's own Celność and Initiative (USB-HERO-05). */
export function statsOf(unit: UsbUnit, rules: Pick<UsbRules, 'growthModel'>): UsbStats {
  const { hit, tough } = unit;
  switch (unit.kind) {
    case 'line': {
      const { initiative, standfast } = typeExtras[unit.type];
      return { hit, initiative: 1 + initiative, tough, standfast: 1 + standfast };
    }
    case 'machine':
      return { hit, tough, ...growthStats(unit.growth, rules) };
    case 'hero': {
      const alone = riderStats(unit);
      if (!unit.mount) return alone;
      const mount = statsOf(unit.mount, rules);
      return {
        ...alone,
        tough: Math.max(alone.tough, mount.tough),
        standfast: alone.standfast + mount.standfast,
      };
    }
  }
}

function riderStats({ tier, type, hit, tough }: HeroUnit): UsbStats {
  const { initiative, standfast } = tierStats[tier];
  const extra = typeExtras[type];
  return { hit, initiative: initiative + extra.initiative, tough, standfast: standfast + extra.standfast };
}

/** Models of a unit as bought. */
export function modelsOf(unit: UsbUnit): number {
  return unit.kind === 'line' ? unit.models : 1;
}

/** Points of Standfast that a unit starts with (USB-MOR-01). */
export function startingStandfast(unit: UsbUnit, rules: Pick<UsbRules, 'growthModel'>): number {
  return modelsOf(unit) * statsOf(unit, rules).standfast;
}

/** Some models alike that roll together: each weapon of theirs rolls their dice (USB-SHOOT-04, USB-MELEE-04). */
export interface Crew {
  readonly of: 'soldiers' | 'machine' | 'hero';
  readonly models: number;
  readonly hit: number;
  readonly initiative: number;
  readonly melee: readonly MeleeId[];
  readonly ranged: readonly RangedId[];
}

/**
 * Who of a unit rolls with what, when so many of its models live: soldiers, those of them with special weapons apart; a
 * hero and his mount each with their own (USB-HERO-05, USB-SHOOT-10). Special weapons are the last to be lost.
 */
export function crewsOf(unit: UsbUnit, alive: number, rules: Pick<UsbRules, 'growthModel'>): readonly Crew[] {
  const { hit, initiative } = statsOf(unit, rules);
  switch (unit.kind) {
    case 'line': {
      const special = Math.min(unit.specials, alive);
      const melee = [unit.melee];
      const ranged = unit.ranged === undefined ? [] : [unit.ranged];
      const crew = { of: 'soldiers', hit, initiative, melee } as const;
      return [
        { ...crew, models: alive - special, ranged },
        { ...crew, models: special, ranged: ['special' as const] },
      ].filter(({ models }) => models > 0);
    }
    case 'machine':
      return [machineCrew(unit, rules)];
    case 'hero': {
      const magic = <Id extends string>(...ids: readonly Id[]) =>
        unit.magic.flatMap((item) => ids.filter((id) => id === item));
      const bought = [...(unit.melee === 'basic' ? [] : [unit.melee]), ...magic('pole', 'heavy', 'cavalry')];
      const hero: Crew = {
        of: 'hero',
        models: 1,
        hit,
        initiative,
        melee: bought.length > 0 ? bought : ['basic'],
        ranged: [...(unit.ranged === undefined ? [] : [unit.ranged]), ...magic(...lineRangedIds)],
      };
      return unit.mount ? [hero, machineCrew(unit.mount, rules)] : [hero];
    }
  }
}

function machineCrew(machine: MachineUnit, rules: Pick<UsbRules, 'growthModel'>): Crew {
  const { hit, equipment } = machine;
  const melee = equipment.filter((item) => item === 'pole' || item === 'cavalry' || item === 'really-heavy');
  const ranged = equipment.filter(
    (item) =>
      item === 'light-arms' ||
      item === 'small-arms' ||
      item === 'automatic' ||
      item === 'large-arms' ||
      item === 'huge-arms',
  );
  return {
    of: 'machine',
    models: 1,
    hit,
    initiative: growthStats(machine.growth, rules).initiative,
    melee: melee.length > 0 ? melee : ['basic'],
    ranged,
  };
}

/** Whether a unit has a specialisation; a mounted hero only what both have (USB-A-46). */
export function isSpecialised(unit: UsbUnit, id: SpecialisationId): boolean {
  const own =
    unit.specialisations.includes(id) || (unit.kind === 'hero' && unit.magic.some((item) => item === id));
  return own && (unit.kind !== 'hero' || unit.mount === undefined || isSpecialised(unit.mount, id));
}

/** The growth of a machine, of a hero's mount too; 0 for others. */
export function growthOf(unit: UsbUnit): number {
  return machineOf(unit)?.growth ?? 0;
}

export function machineOf(unit: UsbUnit): MachineUnit | undefined {
  return unit.kind === 'machine' ? unit : unit.kind === 'hero' ? unit.mount : undefined;
}

/** Whether failed saves in melee may be rolled again (USB-MELEE-08). */
export function hasShield(unit: UsbUnit): boolean {
  if (unit.kind === 'machine') return unit.equipment.includes('shield');
  return (
    unit.shield ||
    (unit.kind === 'hero' &&
      (unit.magic.includes('shield') || unit.mount?.equipment.includes('shield') === true))
  );
}
