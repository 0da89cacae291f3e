import { sizeOf } from '../../rules/brikwars/units/printed-body.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { type UnitId, units } from '../../rules/brikwars/units.ts';

/** A unit of the table as a profile. */
export function presetProfile(unit: UnitId, name: string): Profile {
  const { skill, armor, move, hands, cost, natural = [] } = units[unit];
  return { name, skill, armor, move, size: sizeOf(unit), hands, weapons: natural, cost };
}
