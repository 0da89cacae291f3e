import { presetProfile } from '../../brikwars/units/preset-profile.ts';
import type { Messages } from '../../platform/words.ts';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import { costOfProfile } from '../../rules/brikwars/units/profile-price.ts';
import type { UnitId } from '../../rules/brikwars/units.ts';
import type { WeaponId } from '../../rules/brikwars/weapons.ts';

/** A unit of a ready army: so many of it, each with these weapons. */
type ReadyLine = readonly [count: number, unit: UnitId, ...weapons: readonly WeaponId[]];

/** Ready armies, small enough for a first evening. */
const lines = {
  wall: [
    [1, 'officer', 'heavy', 'shield'],
    [5, 'minifig', 'hand', 'shield'],
    [3, 'minifig', 'short-ranged'],
  ],
  raid: [
    [1, 'hero', 'two-handed'],
    [3, 'armored-minifig', 'heavy'],
    [3, 'minifig', 'long-ranged'],
    [1, 'warhorse', 'bite'],
  ],
} as const satisfies Readonly<Record<string, readonly ReadyLine[]>>;

export const readyArmies = ['wall', 'raid'] as const satisfies readonly (keyof typeof lines)[];

export type ReadyArmy = (typeof readyArmies)[number];

/** So many of a unit, with its values and its cost. */
export interface ReadyUnit {
  readonly count: number;
  readonly profile: Profile & { readonly cost: number };
}

/** The units of a ready army, named by what they are and hold. */
export function readyUnits(army: ReadyArmy, { units, weapons }: Messages['brikwars']): readonly ReadyUnit[] {
  const names: Readonly<Partial<Record<string, string>>> = weapons;
  const of: readonly ReadyLine[] = lines[army];
  return of.map(([count, unit, ...held]) => {
    const { cost: _, ...free } = presetProfile(unit, '');
    const said = held.flatMap((weapon) => (weapon === 'bite' ? [] : (names[weapon] ?? []))).join(', ');
    const profile = { ...free, weapons: held, name: said ? `${units[unit]}: ${said}` : units[unit] };
    return { count, profile: { ...profile, cost: costOfProfile(profile) ?? 0 } };
  });
}

export function pointsOfReady(units: readonly ReadyUnit[]): number {
  return units.reduce((sum, { count, profile }) => sum + count * profile.cost, 0);
}
