// A melee as its players enter it (U161-180/171-190): who fights, and what is left to their choice.

import type { Nearness } from '../nearness.ts';
import { type Fighter, heroIn, leading } from '../units/fighter.ts';
import { hasShield, isSpecialised, machineOf } from '../units/profile.ts';
import type { StatValue } from '../units/unit.ts';

/** Whose turn it is, and the target; in a later round of a locked fight nobody charges. */
export const meleeRoles = ['charger', 'target'] as const;
export type MeleeRole = (typeof meleeRoles)[number];

export const otherRole = { charger: 'target', target: 'charger' } as const;

/** What a charged unit may do before contact (USB-REACT-02). */
export const reactions = ['none', 'move', 'shoot', 'entrench'] as const;
export type Reaction = (typeof reactions)[number];

/** What a shield is used for: failed saves again, or keeping the right to strike back (USB-MELEE-08). */
export const shieldUses = ['strike', 'reroll'] as const;
export type ShieldUse = (typeof shieldUses)[number];

/** What two heroes who meet do (USB-DUEL-01, USB-DUEL-02). */
export const duelChoices = ['fight', 'charger-flees', 'target-flees'] as const;
export type DuelChoice = (typeof duelChoices)[number];

/** The one roll of a game that a blessed unit makes again (USB-SPEC-08). */
export const blessings = ['none', 'hits', 'saves', 'morale'] as const;
export type Blessing = (typeof blessings)[number];

export interface MeleeSide {
  readonly fighter: Fighter;
  /** Friends that are in this fight already: they count for the result and share it, but strike in activations of their own. */
  readonly others: readonly Fighter[];
  /** It has not rolled to hit in a melee this round: its leaders help (USB-MELEE-09, USB-A-59). */
  readonly firstFight: boolean;
  /** Obrona of a friendly hero within 10 inches, for its morale (USB-HERO-01). */
  readonly aura?: StatValue;
  readonly blessed: Blessing;
  /** It destroys itself instead of striking (USB-MELEE-11). */
  readonly selfDestructs: boolean;
}

/** Checked by `checkMelee`. */
export interface MeleeSetup {
  readonly charger: MeleeSide;
  readonly target: MeleeSide;
  /** A later round of a locked fight: no charge, no terrain, no reaction (USB-MELEE-12). */
  readonly locked: boolean;
  /** Inches between the nearest models when the charge is declared. */
  readonly distance: number;
  /** Slow ground or a road on the way, beside what the charger stands in. */
  readonly slowWay: boolean;
  readonly roadWay: boolean;
  /** One model of the charger sees one of the target (USB-MELEE-01). */
  readonly seen: boolean;
  /** Whether the target is the nearest enemy activation (USB-MELEE-02, USB-A-03). */
  readonly nearness: Nearness;
  /** The target's phalanx is met from a side or from behind. */
  readonly flank: boolean;
  /** The target is under a False Flag: nobody may charge it (USB-PP-06). */
  readonly falseFlag: boolean;
  /** Points of Standfast that the charger lost on its way, off its models already: climbing, dangerous ground (USB-A-13). */
  readonly lostOnTheWay: number;
  readonly reaction: Reaction;
  /** The target's, while its strike back is still to come. */
  readonly shield: ShieldUse;
  readonly duel: DuelChoice;
  /** Power points that the charger's hero spends on striking again (USB-PP-04). */
  readonly braveAttacks: number;
  /** Power points that he may spend on his own dice in the play (USB-PP-02); the odds leave them out. */
  readonly luck: number;
}

export const longestDistance = 40;
export const mostOthers = 5;
/** Inches that a unit moves in reaction to a charge, and that a loser gives ground. */
export const reactionInches = 3;
export const pushedInches = 2;

export function meleeSide(fighter: Fighter): MeleeSide {
  return {
    fighter,
    others: [],
    firstFight: fighter.fights === 0 && !fighter.activated,
    blessed: 'none',
    selfDestructs: false,
  };
}

/** A plain charge of one unit against another: in reach, seen, the nearest, met from the front, without a reaction. */
export function meleeBetween(charger: Fighter, target: Fighter): MeleeSetup {
  return {
    charger: { ...meleeSide(charger), firstFight: charger.fights === 0 },
    target: meleeSide(target),
    locked: false,
    distance: 8,
    slowWay: false,
    roadWay: false,
    seen: true,
    nearness: 'nearest',
    flank: false,
    falseFlag: false,
    lostOnTheWay: 0,
    reaction: 'none',
    shield: 'strike',
    duel: 'fight',
    braveAttacks: 0,
    luck: 0,
  };
}

/** Whether both sides have a hero and one charges, so that they meet in a duel (USB-DUEL-01). */
export function isDuel({ charger, target, locked }: MeleeSetup): boolean {
  return !locked && heroIn(charger.fighter) !== undefined && heroIn(target.fighter) !== undefined;
}

/** Points that a side lost in this charge before it was entered here: its morale counts them in (USB-MOR-08, USB-A-24). */
export function earlierLoss({ locked, lostOnTheWay }: MeleeSetup, who: MeleeRole): number {
  return who === 'charger' && !locked ? lostOnTheWay : 0;
}

/** A phalanx attacks to its front only: met from elsewhere it does not strike back (USB-FORM-04). */
export function strikesBack({ target, flank }: MeleeSetup): boolean {
  return !(flank && target.fighter.formation === 'phalanx');
}

/**
 * Whether failed saves may be rolled again at no price: by units with no strike back to lose, and by machines
 * (USB-MELEE-08, USB-C-10). `fighter` is the part of the unit that is struck.
 */
export function hasFreeShield(setup: MeleeSetup, role: MeleeRole, fighter: Fighter): boolean {
  const unit = leading(fighter);
  if (machineOf(unit)?.equipment.includes('shield') === true) return true;
  const nothingToLose = role === 'charger' || !strikesBack(setup) || setup.charger.selfDestructs;
  return nothingToLose && hasShield(unit);
}

/** Whether the target must choose between its shield and its strike back (USB-MELEE-08). */
export function hasShieldChoice(setup: MeleeSetup): boolean {
  const { fighter } = setup.target;
  return hasShield(leading(fighter)) && !hasFreeShield(setup, 'target', fighter);
}

export function canSelfDestruct(fighter: Fighter): boolean {
  return isSpecialised(leading(fighter), 'self-destruction');
}
