import type { ModelKind } from '../kit/figures/block.tsx';
import type { FigureLook, Weapon } from '../kit/figures/figure.tsx';
import { type MeleeId, type RangedId, rangedIds } from '../rules/usb/units/equipment.ts';
import { leading } from '../rules/usb/units/fighter.ts';
import { machineOf } from '../rules/usb/units/profile.ts';
import { type MachineUnit, type Rank, rankOf, type UsbUnit } from '../rules/usb/units/unit.ts';

/** The weapons that matter in a kind of fight. */
export type Arms = 'ranged' | 'melee';

const meleePictures: Readonly<Record<MeleeId, Weapon>> = {
  basic: 'hand',
  pole: 'spear',
  heavy: 'two-handed',
  cavalry: 'lance',
  'really-heavy': 'heavy',
};

const rangedPictures: Readonly<Record<RangedId, Weapon>> = {
  'light-arms': 'pistol',
  'small-arms': 'bow',
  automatic: 'rifle',
  special: 'grenade',
  'large-arms': 'rifle',
  'huge-arms': 'rifle',
};

/** How a weapon is drawn. */
export const weaponPictures: Readonly<Record<MeleeId | RangedId | 'none', Weapon>> = {
  ...meleePictures,
  ...rangedPictures,
  none: 'none',
};

const hats: Readonly<Record<Rank, NonNullable<FigureLook['hat']>>> = {
  rookie: 'hair',
  regular: 'kettle',
  veteran: 'helmet',
};

/** A soldier or hero as drawn; undefined for a monster or machine, which is drawn as a model of its kind. */
export function lookOf(unit: UsbUnit, arms: Arms): FigureLook | undefined {
  if (unit.kind === 'machine') return undefined;
  const { ranged, melee, shield, type } = unit;
  const rank = rankOf(unit);
  return {
    weapon: arms === 'ranged' && ranged ? rangedPictures[ranged] : meleePictures[melee],
    ...(shield && { other: 'shield' as const }),
    ...(type === 'heavy' && { armour: true }),
    ...(type === 'riders' && { mount: 'horse' as const }),
    ...(unit.kind === 'hero'
      ? { hat: 'plume' as const, cape: true }
      : { hat: rank ? hats[rank] : ('kettle' as const) }),
  };
}

/** Which of the drawn models a monster or machine is: what flies, what shoots, and what bites. */
export function modelKindOf({ equipment, specialisations }: MachineUnit): ModelKind {
  if (specialisations.includes('fliers')) return 'flyer';
  return equipment.some((item) => rangedIds.some((id) => id === item)) ? 'vehicle' : 'monster';
}

/** The monster or machine that a unit is, or goes on. */
export const machineIn = (unit: Parameters<typeof leading>[0]): MachineUnit | undefined =>
  machineOf(leading(unit));
