// Creations: custom buildings, vehicles and creatures (E:1872-2228; P:756-987).

/** In what a Propulsion moves (BW-CRE-09). */
export const mediums = ['ground', 'water', 'underwater', 'flight'] as const;
export type Medium = (typeof mediums)[number];

/** The seven kinds of weapon that a creation can have at Weapon Sizes 1 to 5 (BW-CRE-14). */
export const creationWeaponKinds = [
  'melee',
  'jousting',
  'gun',
  'launcher',
  'explosive',
  'rocket',
  'plate',
] as const;
export type CreationWeaponKind = (typeof creationWeaponKinds)[number];

/** A whole Mind, or the four kinds of half a one; vehicles and buildings have none (BW-CRE-18, BW-CRE-20). */
export const mindKinds = ['none', 'whole', 'incompetent', 'simple', 'submissive', 'subjugated'] as const;
export type MindKind = (typeof mindKinds)[number];

/** What a part is: of the Structure itself, on its Surface, or moving there (BW-CRE-03, BW-CRE-07). */
export const partKinds = ['structure', 'surface', 'moving'] as const;
export type PartKind = (typeof partKinds)[number];

/** Move bought in one medium; `parts` are its major components, of which some can be lost (BW-CRE-09, BW-CRE-13). */
export interface Propulsion {
  readonly medium: Medium;
  /** Inches a turn, in halves of an inch at the finest. */
  readonly inches: number;
  readonly parts?: number;
}

/** Climbing, tunnelling, teleporting: what the players agree on, at the price they agree on (BW-CRE-11). */
export interface ExoticPropulsion {
  readonly name: string;
  readonly inches: number;
  /** Construction Points, in halves at the finest. */
  readonly cost: number;
}

export interface CreationWeapon {
  readonly kind: CreationWeaponKind;
  /** Weapon Size, 1 to 5; it may be less than what the model measures (BW-CRE-16). */
  readonly size: number;
  /** Inches of the model, where they were measured. */
  readonly modelInches?: number;
  /** Weapon Size of the Explosive in a launcher, which is bought as a weapon of its own; 0 or left out is none (BW-CRE-17). */
  readonly payload?: number;
  readonly name?: string;
}

export interface CreationMind {
  readonly kind: MindKind;
  /** What is added to the Skill roll. */
  readonly skillRaise?: number;
  /** Levels of Multidexterity (BW-CRE-26). */
  readonly multidexterity?: number;
  /** Levels of Multitasking (BW-CRE-27). */
  readonly multitasking?: number;
}

/** Specialties that any unit can be given; a printed unit's own are in its price (BW-UNIT-09). */
export const specialtyIds = ['ego', 'leadership', 'pilot', 'healing', 'hiding', 'perception'] as const;
export type SpecialtyId = (typeof specialtyIds)[number];

/** Area spells of one level, bought cast by cast (BW-MAG-03). */
export interface BoughtCasts {
  readonly level: number;
  readonly casts: number;
}

/** What a unit has learnt beyond its body and Mind; what is left out is none. */
export interface Training {
  readonly specialties?: readonly SpecialtyId[];
  /** How many weapons it is master of (BW-SKL-03). */
  readonly weaponMasters?: number;
  /** Level of magic (BW-MAG-01). */
  readonly magic?: number;
  readonly summoning?: boolean;
  readonly necromancy?: boolean;
  readonly area?: readonly BoughtCasts[];
  /** Level of the magic shield; 0 is none (BW-MAG-04). */
  readonly shield?: number;
}

/** Whether it flies now, and where: the air allows fewer weapons than outer space (BW-CRE-15). */
export type FliesIn = 'none' | 'air' | 'space';

/**
 * A creation as it is designed: its Structure, what moves it, what it is armed with and what thinks in it (BW-CRE-01).
 * What happens to it in a battle is no part of this.
 */
export interface Creation {
  readonly name?: string;
  /** Inches of the longest side of its Structure, rounded as its owner likes; 0 for vermin (BW-CRE-04, BW-CRE-05). */
  readonly size: number;
  /** The same side as measured, where it was. */
  readonly modelInches?: number;
  /** Structure Level, 0 to 5 (BW-CRE-06). */
  readonly level: number;
  /** Points of Armor bought for vermin. */
  readonly verminArmor?: number;
  readonly propulsion: readonly Propulsion[];
  readonly exotic?: readonly ExoticPropulsion[];
  readonly weapons: readonly CreationWeapon[];
  readonly mind: CreationMind;
  readonly training?: Training;
  /** Hands or limbs that can hold a weapon; left out, its weapons are grown or mounted. */
  readonly hands?: number;
}
