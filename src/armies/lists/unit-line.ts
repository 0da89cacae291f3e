import { armyBounds } from '../../rules/army.ts';
import { type Profile, type ProfileWeapon, profileLimits } from '../../rules/brikwars/units/profile.ts';
import { weaponIds, weapons2005 } from '../../rules/brikwars/weapons.ts';
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

type Weapon = Profile['weapons'][number];

function weaponOf({ type, name, use, damage, size }: GeneratorWeapon): Weapon | undefined {
  const known = weaponIds.find((id) => id === type);
  const [used, hurts] = [whole(use, profileLimits.use), dice(damage)];
  if (known) return known;
  if (used === undefined || hurts === undefined) return undefined;
  return { name: name.slice(0, profileLimits.name), use: used, damage: hurts, kind: kinds[size] ?? 'hand' };
}

const needsBoth = (weapon: Weapon) =>
  typeof weapon === 'object' ? weapon.kind === 'two-handed' : weapons2005[weapon].hands === 2;

/** A unit of the generator with what it fights with; undefined where its values are none that a fight takes. */
function profileOf(name: string, points: number, values: GeneratorUnit): Made | undefined {
  const [skill, armor] = [dice(values.action), dice(values.armor)];
  if (skill === undefined || armor === undefined) return undefined;
  const weapons: Weapon[] = [];
  const notes: string[] = [];
  for (const one of values.weapons) {
    const weapon = weaponOf(one);
    const fits = weapons.length === 0 || (weapon && ![weapon, ...weapons].some(needsBoth));
    if (weapon && fits && weapons.length < profileLimits.weapons) weapons.push(weapon);
    else notes.push(one.said);
    // How far it shoots is no value of a profile.
    if (one.range !== '' && !notes.includes(one.said)) notes.push(one.said);
  }
  const profile: Profile = {
    ...{ name: name.slice(0, profileLimits.name), skill, armor, weapons, hands: 2, cost: points },
    move: whole(values.move, profileLimits.move) ?? 5,
    size: whole(values.size, profileLimits.size) ?? 1,
  };
  if (!profileOfUnit(unitOf(profile))) return undefined;
  return { profile, note: [...notes, values.also].filter(Boolean).join('\n').slice(0, armyBounds.note) };
}

interface Made {
  readonly profile: Profile;
  /** What the profile does not hold. */
  readonly note: string;
}

/** The lines of an army that a unit of a list makes. */
export function armyLines(unit: ListedUnit, each: boolean, game: Game): readonly Omit<ArmyLine, 'id'>[] {
  return linesOfUnit(unit, each).map(({ values, ...line }) => {
    const made = values && game === 'brikwars' ? profileOf(line.name, line.points, values) : undefined;
    return made ? { ...line, note: made.note, unit: unitOf(made.profile) } : line;
  });
}
