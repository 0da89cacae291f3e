import { type UnitId, units } from '../units.ts';
import { type WeaponId, weapons2005 } from '../weapons.ts';

/** Inches a turn with these weapons in hand: 1 less for a two-handed one; armor is in the profile (BW-WEAP-18). */
export function moveWith(unit: UnitId, weapons: readonly WeaponId[]): number {
  const slowed = weapons.some((weapon) => weapons2005[weapon].size === 'L');
  return units[unit].move - (slowed ? 1 : 0);
}

/** Construction Points of a unit with what it carries; what cannot be bought costs nothing (BW-UNIT-05). */
export function costWith(unit: UnitId, weapons: readonly WeaponId[]): number {
  return weapons.reduce((sum, weapon) => sum + (weapons2005[weapon].cost ?? 0), units[unit].cost);
}
