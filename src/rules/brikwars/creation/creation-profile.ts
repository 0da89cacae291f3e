// What a creation is in a fight, as designed and unhurt.
import type { DiceExpression } from '../../dice/expression.ts';
import { printDice } from '../../dice/notation.ts';
import type { OwnWeapon, SideSetup } from '../attack/setup.ts';
import type { ChargeSideSetup } from '../charge/charge-setup.ts';
import { alternateMove } from '../wreck/propulsion.ts';
import { stepsToDestroy } from '../wreck/size-damage.ts';
import { levelArmor, partLevel } from '../wreck/structure-armor.ts';
import type { Creation, CreationWeapon, PartKind } from './creation.ts';
import { type Capacity, type CreatureSkill, capacityOf, creatureSkill } from './creation-mind.ts';
import type { CreationRules } from './creation-rules.ts';
import { type CreationClass, creationClass } from './creation-structure.ts';
import { type WeaponValues, weaponValues } from './creation-weapons.ts';

/** How a weapon of a creation is used: in close combat, in a Charge, shot along a line of fire, or where it lies. */
export type WeaponManner = 'close' | 'ram' | 'shot' | 'placed';

const manners: Readonly<Record<CreationWeapon['kind'], WeaponManner>> = {
  melee: 'close',
  jousting: 'ram',
  gun: 'shot',
  launcher: 'shot',
  explosive: 'placed',
  rocket: 'shot',
  plate: 'close',
};

/** A weapon of a creation with its figures and its place in the design. */
export interface ProfileWeaponStats extends WeaponValues {
  readonly place: number;
  readonly weapon: CreationWeapon;
  readonly manner: WeaponManner;
}

export interface CreationProfile {
  readonly kind: CreationClass;
  readonly size: number;
  /** Pips of Size Damage that destroy it (BW-DMG-04). */
  readonly pips: number;
  /** Armor of each kind of part (BW-CRE-06, BW-CRE-07); vermin have the same points everywhere (BW-CRE-05). */
  readonly armor: Readonly<Record<PartKind, DiceExpression>>;
  /** Inches a turn of its fastest Propulsion, 0 where nothing moves it. */
  readonly move: number;
  /** Inches a turn out of its medium, where it can move there at all (BW-CRE-12). */
  readonly alternate: number;
  /** Without a Mind it has the Skill of its operator (BW-OPR-01). */
  readonly skill?: CreatureSkill;
  /** What its Mind can do in a turn; without one its Operators count (BW-CRE-25). */
  readonly capacity?: Capacity;
  readonly weapons: readonly ProfileWeaponStats[];
}

/**
 * What a creation is in a fight: Size, pips, Armor, Move, Skill, capacity and each weapon's figures (BW-CRE-05, BW-CRE-06,
 * BW-CRE-07, BW-CRE-12, BW-CRE-14, BW-CRE-18, BW-CRE-21, BW-CRE-25). Nothing in it is checked; `creationIssues` does.
 */
export function creationProfile(creation: Creation, rules: CreationRules): CreationProfile {
  const { size, mind, hands, weapons } = creation;
  const move = Math.max(
    0,
    ...[...creation.propulsion, ...(creation.exotic ?? [])].map(({ inches }) => inches),
  );
  const skill = creatureSkill(mind, rules);
  return {
    kind: creationClass(creation),
    size,
    pips: stepsToDestroy(size),
    armor: armorOf(creation),
    move,
    alternate: alternateMove(move),
    ...(skill === undefined ? {} : { skill }),
    ...(mind.kind === 'none' ? {} : { capacity: capacityOf(mind, hands) }),
    weapons: weapons.map((weapon, place) => ({
      ...weaponValues(weapon),
      place,
      weapon,
      manner: manners[weapon.kind],
    })),
  };
}

function armorOf({ size, level, verminArmor = 0 }: Creation): CreationProfile['armor'] {
  const of = (part: PartKind): DiceExpression =>
    size === 0 ? { groups: [], constant: verminArmor } : levelArmor(partLevel(level, part));
  return { structure: of('structure'), surface: of('surface'), moving: of('moving') };
}

/** Who operates a creation without a Mind: his Skill as dice. */
export interface Operator {
  readonly skill: string;
}

/**
 * A creation as a side of a close combat or a shooting: Skill of its Mind or else of its Operator, Armor of what is
 * struck, and the weapons at these places, by default as many as its Mind uses at once (BW-CRE-25, BW-CRE-26). A plate
 * parries and shoves like a shield (BW-CRE-14, BWC-18). What explodes is no weapon of a side. `undefined` where nobody
 * acts for it.
 */
export function creationSide(
  profile: CreationProfile,
  mode: 'close' | 'shot',
  { operator, part = 'structure', places }: CreationSideChoice = {},
): SideSetup | undefined {
  const skill = skillOf(profile, operator);
  if (skill === undefined) return undefined;
  const fit = profile.weapons.filter(({ manner, blastRadius }) => manner === mode && blastRadius === 0);
  const most = mode === 'close' ? profile.capacity?.meleeWeapons : profile.capacity?.rangedWeapons;
  const chosen =
    places === undefined ? fit.slice(0, most ?? 1) : fit.filter(({ place }) => places.includes(place));
  return {
    skill,
    armor: printDice(profile.armor[part]),
    weapons: chosen.map(ownWeapon),
    size: profile.size,
    ...(profile.skill?.bonusDice === false ? { skillBonusDice: 'decline' } : {}),
  };
}

/** What is chosen of a creation for one fight. */
export interface CreationSideChoice {
  readonly operator?: Operator;
  /** What of it is struck; its Structure if nothing else is said. */
  readonly part?: PartKind;
  /** Places of the weapons used. */
  readonly places?: readonly number[];
}

function skillOf({ skill }: CreationProfile, operator: Operator | undefined): string | undefined {
  return skill === undefined ? operator?.skill : printDice(skill.skill);
}

function ownWeapon({ use, damageD6, armorD6, weapon }: ProfileWeaponStats): OwnWeapon {
  return weapon.kind === 'plate'
    ? { use, damage: `${armorD6}d6`, kind: 'shield' }
    : { use, damage: `${damageD6}d6`, kind: 'natural' };
}

/**
 * A creation as a side of a Charge: its Size, the Armor of what is struck, and a jousting weapon that reaches as many
 * inches as its Weapon Size and adds its dice to the impact (BW-CHG-04, BW-CRE-14). Without anybody's Skill it rams with
 * its body alone. `place` names the jousting weapon; the first if nothing else is said.
 */
export function creationChargeSide(
  profile: CreationProfile,
  { operator, part = 'structure' }: CreationSideChoice = {},
  place?: number,
): ChargeSideSetup {
  const skill = skillOf(profile, operator);
  const joust = profile.weapons.find(
    (weapon) => weapon.manner === 'ram' && (place === undefined || weapon.place === place),
  );
  return {
    armor: printDice(profile.armor[part]),
    size: profile.size,
    ...(skill === undefined ? {} : { skill }),
    ...(skill === undefined || joust === undefined
      ? {}
      : { weapon: { skill, use: joust.use, damage: `${joust.damageD6}d6`, reach: joust.weapon.size } }),
  };
}
