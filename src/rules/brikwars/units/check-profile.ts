import { parsePoints } from '../../army.ts';
import { parseDice, printDice } from '../../dice/notation.ts';
import { fail, ok, type Result } from '../../result.ts';
import { fightLimits } from '../attack/check-fight.ts';
import { unitOfCreation } from '../creation/creation-unit.ts';
import { editions } from '../edition.ts';
import { firstEdition } from '../edition-ids.ts';
import type { WeaponId } from '../weapons.ts';
import { fittingState, isHurt } from '../wreck/wreck-state.ts';
import { closeUse } from './arms.ts';
import { checkHands } from './hands.ts';
import {
  type EnteredProfile,
  type EnteredWeapon,
  type Profile,
  type ProfileCode,
  type ProfileIssue,
  type ProfileWeapon,
  profileLimits,
} from './profile.ts';
import { shortValues } from './short-unit.ts';

type Path = ProfileIssue['path'];
type Report = (code: ProfileCode, path: Path, more?: Omit<ProfileIssue, 'code' | 'path'>) => void;

/**
 * Turns what a person entered into a profile that a fight takes, its dice in the standard notation, or returns every
 * issue found: dice, bounds, and hands that do not hold these things (BW-UNIT-01, BW-WEAP-17). The values of a creation
 * are those of its parts; what the rules say against them is no matter of a profile (BW-CRE-01).
 */
export function checkProfile(entered: EnteredProfile): Result<Profile, ProfileIssue> {
  const issues: ProfileIssue[] = [];
  const report: Report = (code, path, more = {}) => {
    issues.push({ code, path, ...more });
  };
  const { creation, short, wreck: _, training, explosives, cost, ...values } = entered;
  if (creation) return checkCreation(entered, creation, issues, report);
  if (short) return checkShort(entered, short, issues, report);
  const profile: Profile = {
    ...values,
    name: readName(entered.name, ['name'], report, true),
    skill: readDice(entered.skill, ['skill'], report),
    armor: readDice(entered.armor, ['armor'], report),
    move: readNumber(entered.move, profileLimits.move, 'move-range', ['move'], report),
    size: readNumber(entered.size, profileLimits.size, 'size-range', ['size'], report),
    weapons: entered.weapons.map((weapon, place) => readWeapon(weapon, ['weapons', place], report)),
    ...(explosives && { explosives }),
    ...readCost(cost, report),
    ...(training && isTrained(training) && { training }),
  };
  checkWeapons(profile, report);
  return issues.length > 0 ? fail(...issues) : ok(profile);
}

function checkCreation(
  { name, cost, wreck, training }: EnteredProfile,
  creation: NonNullable<Profile['creation']>,
  issues: readonly ProfileIssue[],
  report: Report,
): Result<Profile, ProfileIssue> {
  const state = wreck && fittingState(creation, wreck);
  const profile: Profile = {
    name: readName(name, ['name'], report, true),
    ...unitOfCreation(creation),
    ...readCost(cost, report),
    creation,
    // What has no Mind learns nothing.
    ...(training && creation.mind.kind !== 'none' && isTrained(training) && { training }),
    ...(state && isHurt(state) && { wreck: state }),
  };
  return issues.length > 0 ? fail(...issues) : ok(profile);
}

/** The values of a unit of a short game are those of its list (BW-QW-01, BW-LP-01). */
function checkShort(
  { name, cost }: EnteredProfile,
  short: NonNullable<Profile['short']>,
  issues: readonly ProfileIssue[],
  report: Report,
): Result<Profile, ProfileIssue> {
  const profile: Profile = {
    name: readName(name, ['name'], report, true),
    ...shortValues(short),
    ...readCost(cost, report),
    short,
  };
  return issues.length > 0 ? fail(...issues) : ok(profile);
}

function isTrained({ specialties = [], area = [], ...skills }: NonNullable<Profile['training']>): boolean {
  return specialties.length > 0 || area.length > 0 || Object.values(skills).some(Boolean);
}

function readName(name: string, path: Path, report: Report, needed: boolean): string {
  const trimmed = name.trim();
  if (trimmed === '' && needed) report('name-empty', path);
  if (trimmed.length > profileLimits.name) report('name-too-long', path, { limit: profileLimits.name });
  return trimmed;
}

function readDice(text: string, path: Path, report: Report): string {
  const parsed = parseDice(text);
  if (!parsed.ok) {
    for (const notation of parsed.issues) report('notation', path, { notation });
    return text;
  }
  const { groups, constant, floor } = parsed.value;
  const plain = groups.every((group) =>
    Object.keys(group).every((key) => key === 'count' || key === 'sides'),
  );
  if (!plain || floor || groups.length > profileLimits.kinds) report('dice-not-plain', path);
  const highest = groups.reduce((sum, group) => sum + group.count * group.sides, Math.abs(constant));
  if (highest > fightLimits.total) report('dice-too-large', path, { limit: fightLimits.total });
  return printDice(parsed.value);
}

function readNumber(value: number, limit: number, code: ProfileCode, path: Path, report: Report): number {
  if (!Number.isInteger(value) || value < 0 || value > limit) report(code, path, { limit });
  return value;
}

function readWeapon(weapon: WeaponId | EnteredWeapon, path: Path, report: Report): WeaponId | ProfileWeapon {
  if (typeof weapon === 'string') return weapon;
  const name = readName(weapon.name, [...path, 'name'], report, false);
  return {
    ...(name === '' ? {} : { name }),
    use: readNumber(weapon.use, profileLimits.use, 'use-range', [...path, 'use'], report),
    damage: readDice(weapon.damage, [...path, 'damage'], report),
    kind: weapon.kind,
  };
}

function readCost(text: string, report: Report): Pick<Profile, 'cost'> {
  if (text.trim() === '') return {};
  const read = parsePoints(text);
  if (read.ok) return { cost: read.value };
  for (const { code, limit } of read.issues) {
    if (code !== 'points-empty') report(code, ['cost'], limit === undefined ? {} : { limit });
  }
  return {};
}

function checkWeapons({ weapons, hands }: Profile, report: Report): void {
  if (weapons.length > profileLimits.weapons) {
    report('too-many-weapons', ['weapons'], { limit: profileLimits.weapons });
  }
  // What a thing asks of the hands is the same in every edition.
  const held = weapons.map((weapon) => closeUse(weapon, editions[firstEdition]));
  held.forEach((thing, place) => {
    if (hands === 0 && thing.hands > 0) report('no-hands', ['weapons', place]);
  });
  const misfits = checkHands(
    held.map((thing) => ({ ...thing, shield: thing.arm.shield })),
    ['weapons'],
  );
  for (const { code, path } of misfits) {
    if (code === 'two-handed-alone' || code === 'shield-only-beside-heavy' || code === 'bare-hands-alone') {
      report(code, path);
    }
  }
}
