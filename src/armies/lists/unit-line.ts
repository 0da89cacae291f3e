import type { Profile, ProfileWeapon } from '../../rules/brikwars/units/profile.ts';
import { profileLimits } from '../../rules/brikwars/units/profile.ts';
import { parseDice, printDice } from '../../rules/dice/notation.ts';
import type { Game } from '../../rules/ids.ts';
import { linesOfUnit } from '../../rules/lists/army-text.ts';
import type { GeneratorUnit, GeneratorWeapon } from '../../rules/lists/generator-unit.ts';
import type { ListedUnit } from '../../rules/lists/rows.ts';
import type { ArmyLine } from '../../storage/army/army.ts';
import { unitOf } from '../../storage/units/profile-unit.ts';
import { profileOfUnit } from '../../storage/units/profiles.ts';

function dice(text: string): string | undefined {
  const read = parseDice(text);
  return read.ok ? printDice(read.value) : undefined;
}

function whole(text: string, most: number): number | undefined {
  const number = Number(/^\d{1,3}/.exec(text.trim())?.[0] ?? Number.NaN);
  return number <= most ? number : undefined;
}

const kinds: Readonly<Record<string, ProfileWeapon['kind']>> = { '2': 'heavy', '3': 'two-handed' };

function weaponOf({ name, use, damage, size }: GeneratorWeapon): ProfileWeapon | undefined {
  const [used, hurts] = [whole(use, profileLimits.use), dice(damage)];
  if (used === undefined || hurts === undefined) return undefined;
  return { name: name.slice(0, profileLimits.name), use: used, damage: hurts, kind: kinds[size] ?? 'hand' };
}

/** A unit of the generator with what it fights with; undefined where its values are none that a fight takes. */
export function profileOf(name: string, points: number, values: GeneratorUnit): Profile | undefined {
  const [skill, armor] = [dice(values.action), dice(values.armor)];
  if (skill === undefined || armor === undefined) return undefined;
  const weapons: ProfileWeapon[] = [];
  for (const weapon of values.weapons.flatMap((one) => weaponOf(one) ?? [])) {
    const free = weapons.every(({ kind }) => kind !== 'two-handed');
    const fits = weapons.length === 0 || weapon.kind !== 'two-handed';
    if (weapons.length < profileLimits.weapons && free && fits) weapons.push(weapon);
  }
  const profile: Profile = {
    ...{ name: name.slice(0, profileLimits.name), skill, armor, weapons, hands: 2, cost: points },
    move: whole(values.move, profileLimits.move) ?? 5,
    size: whole(values.size, profileLimits.size) ?? 1,
  };
  return profileOfUnit(unitOf(profile)) && profile;
}

/** The lines of an army that a unit of a list makes. */
export function armyLines(unit: ListedUnit, each: boolean, game: Game): readonly Omit<ArmyLine, 'id'>[] {
  return linesOfUnit(unit, each).map(({ values, ...line }) => {
    const profile = values && game === 'brikwars' ? profileOf(line.name, line.points, values) : undefined;
    return profile ? { ...line, unit: unitOf(profile) } : line;
  });
}
