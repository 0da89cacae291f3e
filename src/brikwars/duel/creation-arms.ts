import type { AttackKind } from '../../rules/brikwars/attack/modifiers.ts';
import type { OwnWeaponKind } from '../../rules/brikwars/attack/setup.ts';
import type { BuiltCreation, BuiltWeapon } from '../../rules/brikwars/creation/built.ts';
import { counterBar } from '../../rules/brikwars/creation/creation-combat.ts';
import { creationProfile, creationSide } from '../../rules/brikwars/creation/creation-profile.ts';
import { creationRules } from '../../rules/brikwars/creation/creation-rules.ts';
import { type WeaponValues, weaponValues } from '../../rules/brikwars/creation/creation-weapons.ts';
import type { EditionId } from '../../rules/brikwars/edition.ts';
import { units } from '../../rules/brikwars/units.ts';

interface OwnArm {
  readonly use: number;
  readonly damage: string;
  readonly kind: OwnWeaponKind;
}

/** What of a side its creation decides. */
interface ArmedSide {
  readonly creation?: BuiltCreation;
  readonly ownWeapon: OwnArm;
  readonly secondWeapon: OwnArm;
}

/** A weapon of a creation as a side strikes or shoots with it. */
export interface CreationArm {
  readonly weapon: BuiltWeapon;
  readonly own: OwnArm;
  /** Inches, or the dice of a range that is rolled. */
  readonly range?: number;
  readonly thrown?: string;
}

function armOf(weapon: BuiltWeapon, { use, damageD6, range, rangeD6 }: WeaponValues): CreationArm {
  return {
    weapon,
    own: { use, damage: `${damageD6}d6`, kind: 'natural' },
    ...(range > 0 && { range }),
    ...(rangeD6 > 0 && { thrown: `${rangeD6}d6` }),
  };
}

/** What a creation strikes with, or shoots with at one target: what explodes hits all around (BW-CRE-14, BW-CRE-17). */
export function armsOf({ weapons }: BuiltCreation, mode: AttackKind): readonly CreationArm[] {
  return weapons.flatMap((weapon) => {
    const values = weaponValues(weapon);
    const fits =
      mode === 'close' ? weapon.kind === 'melee' : weapon.kind === 'gun' || weapon.kind === 'launcher';
    return fits && values.blastRadius === 0 ? [armOf(weapon, values)] : [];
  });
}

const alike = (a: OwnArm, b: OwnArm) => a.use === b.use && a.damage === b.damage;

/** The weapon of its creation that a side has taken up under this name. */
export function armHeld(
  { creation, ownWeapon, secondWeapon }: ArmedSide,
  mode: AttackKind,
  held: 'own' | 'own-2' = 'own',
): CreationArm | undefined {
  const own = held === 'own' ? ownWeapon : secondWeapon;
  return creation && armsOf(creation, mode).find((arm) => alike(arm.own, own));
}

/** How many weapons a creation uses at once in close combat, as far as a side can show them (BW-CRE-25, BW-OPR-04). */
export function armsAtOnce(creation: BuiltCreation): number {
  return Math.min(2, creationProfile(creation, creationRules.pl).capacity?.meleeWeapons ?? 1);
}

/** What a creation brings as a side: Skill of its Mind or else of a minifig, the Armor of its Structure, its Size. */
export function creationValues(
  creation: BuiltCreation,
  edition: EditionId,
):
  | {
      readonly unit: 'own';
      readonly ownSkill: string;
      readonly ownArmor: string;
      readonly bonusDice: 'no-skill' | 'take';
    }
  | undefined {
  const rules = creationRules[edition];
  const operator = { skill: units.minifig.skill };
  // A raise that an edition does not know is a fault of the creation, and no reason not to fight.
  const side =
    creationSide(creationProfile(creation, rules), 'close', { operator }) ??
    creationSide(creationProfile(creation, creationRules.pl), 'close', { operator });
  return (
    side && {
      unit: 'own',
      ownSkill: side.skill,
      ownArmor: side.armor,
      bonusDice: side.skillBonusDice === 'decline' ? 'no-skill' : 'take',
    }
  );
}

/** The rule by which a creation that is attacked cannot strike back (BW-CCB-02, BW-CCB-03). */
export function barOf({
  mode,
  attacker,
  defender,
}: {
  readonly mode: AttackKind;
  readonly attacker: { readonly size: number };
  readonly defender: { readonly size: number; readonly creation?: BuiltCreation };
}): ReturnType<typeof counterBar> {
  const { creation, size } = defender;
  if (mode !== 'close' || !creation) return undefined;
  return counterBar({ mind: creation.mind.kind, size }, attacker.size);
}
