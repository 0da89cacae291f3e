// What the texts say differently about creations, units and armies, as data (BWC-16, BWC-35, BWC-39, BWC-114).

import { byEdition, editionIds } from '../edition-ids.ts';

export const creationEditionIds = [...editionIds, 'pl-supplements', 'league'] as const;
export type CreationEditionId = (typeof creationEditionIds)[number];

/** By what the inches of weapons are limited: the creation's Size, or its Structure Level as one Polish list has it (BWC-16). */
export const weaponLimits = ['size', 'level'] as const;

/** The switches of building: an edition's own values, or a table's house rules laid over them. */
export interface CreationRules {
  /** Inches a turn of regular Propulsion, and of flight (BW-CRE-10). */
  readonly speedLimit: number;
  readonly flightLimit: number;
  readonly weaponLimit: (typeof weaponLimits)[number];
  /** A creation that flies in outer space carries as much as one on the ground (BWC-16). */
  readonly spaceExempt: boolean;
  /** The Skill of an Incompetent creature can be raised (BWC-35). */
  readonly incompetentRaise: boolean;
  /** A six of an Incompetent creature's Skill roll earns a bonus die (BWC-35). */
  readonly incompetentBonus: boolean;
  /** Healing, magic, hiding, perception and weapon mastery can be bought. */
  readonly supplements: boolean;
  /** Inches that no printed Move may pass (BW-LG-05, BWC-100); left out, there is no limit. */
  readonly moveLimit?: number;
  /** Construction Points that no army may pass, whatever its budget (BW-LG-05). */
  readonly armyLimit?: number;
}

const rules2005: CreationRules = {
  speedLimit: 16,
  flightLimit: 24,
  weaponLimit: 'size',
  spaceExempt: true,
  incompetentRaise: false,
  incompetentBonus: true,
  supplements: false,
};
const polish: CreationRules = { ...rules2005, incompetentRaise: true, incompetentBonus: false };
const supplemented: CreationRules = { ...polish, supplements: true };

/** Each edition's way of building as data; no function asks for its name. */
export const creationRules: Readonly<Record<CreationEditionId, CreationRules>> = {
  ...byEdition({ '2005': rules2005, pl: polish }),
  'pl-supplements': supplemented,
  league: { ...supplemented, speedLimit: 10, flightLimit: 10, moveLimit: 10, armyLimit: 150 },
};
