import { printDice } from '../../dice/notation.ts';
import { type Profile, profileLimits } from '../units/profile.ts';
import { units } from '../units.ts';
import type { BuiltCreation } from './built.ts';
import { type CreationProfile, creationProfile, creationSide } from './creation-profile.ts';
import { creationRules } from './creation-rules.ts';

/** The values of a unit that a creation has. */
type UnitValues = Pick<Profile, 'skill' | 'armor' | 'move' | 'size' | 'hands' | 'weapons'>;

/** Who is at the controls of what has no Mind, unless somebody else is named: a minifig (BW-OPR-01). */
const defaultOperator = { skill: units.minifig.skill } as const;

const { size: largest, weapons: most } = profileLimits;

/** What a creation fights with in close combat, as a unit's weapons: as many as a unit has. */
function closeWeapons(profile: CreationProfile): Profile['weapons'] {
  const side = creationSide(profile, 'close', { operator: defaultOperator });
  return (side?.weapons ?? []).flatMap((weapon) =>
    typeof weapon === 'object' && weapon.kind === 'natural'
      ? [{ use: weapon.use, damage: weapon.damage, kind: weapon.kind }]
      : [],
  );
}

/**
 * A creation as a unit of an army: its Skill or its Operator's, the Armor of its Structure, Move, Size and what it strikes
 * with (BW-CRE-06, BW-CRE-09, BW-CRE-18, BW-OPR-01). Whole inches; what a unit has no room for stays with the creation.
 */
export function unitOfCreation(creation: BuiltCreation): UnitValues {
  // Where a raise is not allowed that is a fault of its own.
  const profile = creationProfile(creation, creationRules.pl);
  return {
    skill: profile.skill === undefined ? defaultOperator.skill : printDice(profile.skill.skill),
    armor: printDice(profile.armor.structure),
    move: Math.floor(profile.move),
    size: Math.min(largest, profile.size),
    hands: 0,
    weapons: closeWeapons(profile).slice(0, most),
  };
}
