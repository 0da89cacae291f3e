import type { PointsCode } from '../../army.ts';
import type { NotationIssue } from '../../dice/notation.ts';
import type { FightIssueCode, OwnWeaponKind } from '../attack/setup.ts';
import type { BuiltCreation } from '../creation/built.ts';
import type { Training } from '../creation/creation.ts';
import type { WeaponId } from '../weapons.ts';
import type { WreckState } from '../wreck/wreck-state.ts';
import type { ShortUnit } from './short-unit.ts';

/** A weapon outside the table, which may have a name of its own. */
export interface ProfileWeapon {
  readonly name?: string;
  readonly use: number;
  readonly damage: string;
  readonly kind: OwnWeaponKind;
}

/** A unit of one's own: its four statistics, its Size, and what it fights with (BW-UNIT-01). */
export interface Profile {
  readonly name: string;
  readonly skill: string;
  readonly armor: string;
  /** Inches a turn. */
  readonly move: number;
  /** Inches of its longest side; a minifig has 1. */
  readonly size: number;
  readonly hands: 0 | 2;
  /** In the order of use; a shield is one of them. */
  readonly weapons: readonly (WeaponId | ProfileWeapon)[];
  /** Explosives beside those in its hands: each is used once (BW-WEAP-09, BW-WEAP-11). */
  readonly explosives?: number;
  /** Construction Points with what it carries. */
  readonly cost?: number;
  /** What it is built of, where it is a vehicle, a creature or a building: the values above follow it (BW-CRE-01). */
  readonly creation?: BuiltCreation;
  /** What it has learnt, beyond what is printed on it (BW-UNIT-09). */
  readonly training?: Training;
  /** What it is in a short game, where it is of one: the values above follow it (BW-QW-01, BW-LP-01). */
  readonly short?: ShortUnit;
  /** What has happened to such a creation (BW-DMG-03, BW-DMG-05). */
  readonly wreck?: WreckState;
}

/** A profile as a person enters it: dice and points as text, nothing checked yet. */
export interface EnteredProfile extends Omit<Profile, 'weapons' | 'cost'> {
  readonly weapons: readonly (WeaponId | EnteredWeapon)[];
  readonly cost: string;
}

export interface EnteredWeapon extends Omit<ProfileWeapon, 'name'> {
  readonly name: string;
}

/** Bounds of a profile; `use` is that of the largest gun, `kinds` are the different dice of one sum. */
export const profileLimits = {
  name: 40,
  move: 99,
  size: 30,
  weapons: 2,
  use: 15,
  kinds: 4,
  masters: 4,
  magic: 10,
  explosives: 20,
  /** Casts of one area spell. */
  casts: 12,
} as const;

export type ProfileCode =
  | 'name-empty'
  | 'name-too-long'
  | 'move-range'
  | 'size-range'
  | 'no-hands'
  | 'dice-not-plain'
  | Extract<
      FightIssueCode,
      | 'notation'
      | 'dice-too-large'
      | 'use-range'
      | 'too-many-weapons'
      | 'two-handed-alone'
      | 'shield-only-beside-heavy'
      | 'bare-hands-alone'
    >
  | Exclude<PointsCode, 'points-empty'>;

/** What is wrong with a profile, and where (`['weapons', 0, 'damage']`). */
export interface ProfileIssue {
  readonly code: ProfileCode;
  readonly path: readonly (string | number)[];
  readonly limit?: number;
  readonly notation?: NotationIssue;
}

/** What a person would have entered to get this profile. */
export function enteredProfile({ cost, weapons, ...rest }: Profile): EnteredProfile {
  return {
    ...rest,
    weapons: weapons.map((weapon) => (typeof weapon === 'string' ? weapon : { name: '', ...weapon })),
    cost: cost === undefined ? '' : String(cost),
  };
}
